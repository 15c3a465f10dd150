import type { Ui } from '../../ui.ts'

/** The guided first game, and the hints of a game against computer players. */
export const learn: Ui['learn'] = {
  start: 'Spielen lernen',
  startLine: 'eine geführte erste Runde, zehn Minuten',

  panel: 'Geführte erste Partie',
  part: (number, all) => `Teil ${number} von ${all}`,
  next: 'Weiter',
  doIt: 'Mach es für mich',
  more: 'Mehr zu dieser Einführung',
  again: 'Von vorn beginnen',
  leave: 'Einführung beenden',
  wait: 'Einen Augenblick: Nebenan wird gespielt.',
  astray:
    'Diese Partie ist eigene Wege gegangen, und die Einführung kann nicht folgen. Du kannst frei weiterspielen oder von vorn beginnen.',
  steered: {
    early: 'Dein Zug ist noch nicht zu Ende: Es gibt noch etwas zu tun.',
    trade: 'Das ist erlaubt, aber heute hat jedes Gut und jedes Silber seinen Platz. Behalte es noch ein wenig.',
    other: 'Auch das ginge. Nimm für diese Einführung bitte, was umrahmt ist.',
    later: 'Eine gute Idee für ein andermal. Eins nach dem anderen:',
  },
  ending: {
    full: 'Ganze Partie mit Tipps spielen',
    on: 'Diese Partie weiterspielen',
    back: 'Zurück zum Start',
  },

  hints: {
    title: 'Tipps',
    tool: 'Tipp (H)',
    off: 'In dieser Partie sind Tipps ausgeschaltet.',
    what: 'Mit ihnen sagt dir der Computer, was er an deiner Stelle täte. Er weiß nur, was du sehen kannst.',
    on: 'Tipps einschalten',
    turnOff: 'Tipps ausschalten',
    thinking: 'Der Computer versetzt sich in deine Lage …',
    nothing: 'Du hast gerade nichts zu entscheiden.',
    failed: 'Diesmal kein Tipp. Bitte versuche es noch einmal.',
    retry: 'Noch einmal',
    close: 'Tipps schließen',
    best: 'Die besten Züge nach Ansicht des Computers',
    points: points => `etwa ${points} SP`,
    chance: percent => `${percent} % Gewinn`,
    note: 'Deine SP am Ende der Partie und deine Gewinnchance, wie der Computer sie erwartet.',
    noteSolo: 'Deine SP am Ende der Partie, wie der Computer sie erwartet.',
  },
}
