import type { Ui } from '../../ui.ts'
import { count } from '../names.ts'
import { rules } from './rules.ts'
import { start } from './start.ts'

// A player's name may be “Du”, so it never stands behind a preposition.

const points = (amount: number): string => `${amount} SP`

export const table: Ui['table'] = {
  start,
  rules,

  bar: {
    round: (round, last) => `Runde ${round} von ${last}`,
    roundShort: round => `Runde ${round}`,
    phases: 'Phasen der Runde',
    order: 'Spielreihenfolge',
    points,
    covered: 'SP sind verdeckt',
    deciding: 'am Zug',
    thinking: 'denkt nach',
    neutral: 'Neutraler Spieler',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    restart: 'Zug neu beginnen',
    noUndo: 'Nichts rückgängig zu machen: Zuletzt hast nicht du gehandelt, oder es wurde etwas Neues bekannt',
    noRedo: 'Nichts zu wiederholen',
    again: 'Letzte Züge der anderen noch einmal zeigen',
    tools: 'Werkzeuge',
    toDark: 'Dunkle Farben',
    toLight: 'Helle Farben',
    settings: 'Einstellungen',
    rules: 'Regeln',
    leave: 'Tisch verlassen (die Partie bleibt gespeichert)',
  },

  prompt: {
    label: 'Was du tun kannst',
    over: 'Die Partie ist zu Ende.',
    results: 'Ergebnis',
    waiting: names => `Am Zug: ${names}.`,
    thinking: name => `${name} denkt nach.`,
    settling: 'Einen Moment.',
    about: 'Was du damit tun kannst',
    choices: 'Deine Wahl',
    drop: 'Doch nicht',
    more: 'Mehr',
    moreLabel: amount => `Alles, was du jetzt tun kannst: ${count(amount, { one: 'Aktion', other: 'Aktionen' })}`,
    lock: 'nicht rückgängig zu machen',
    dismiss: 'Schließen',
    groups: {
      turn: 'Zug',
      cards: 'Karten',
      trade: 'Handel',
      roofs: 'Dachmarker',
      helpers: 'Helfer',
      dice: 'Würfel',
      transport: 'Eselmarker und Siesta',
      deliveries: 'Lieferungen',
      market: 'Markt',
      goods: 'Güter',
      markers: 'Spielermarker',
    },
  },

  rooms: {
    village: 'Stadt',
    farm: 'Hof',
    others: 'Andere',
    log: 'Verlauf',
    otherFarms: 'Andere Höfe',
    hand: 'Deine Karten',
    side: 'Verlauf und Vorschau',
    tabs: 'Teile des Tischs',
    canDo: 'hier ist etwas zu tun',
  },

  log: {
    title: 'Verlauf',
    all: 'Alle',
    only: name => `Nur ${name}`,
    mine: 'Für mich',
    mineHint: 'Was mich betrifft: meine Züge, was mir genommen wird und was allen geschieht',
    linesLead:
      'Die Pfeiltasten führen von Zeile zu Zeile. Die Zeile zeigt auf dem Tisch, worum es geht; ein Druck öffnet dort die Aufzeichnung.',
    linesPoint: 'Die Pfeiltasten führen von Zeile zu Zeile. Die Zeile zeigt auf dem Tisch, worum es geht.',
    filter: 'Wessen Züge',
    earlier: 'Frühere zeigen',
    empty: 'Noch ist nichts geschehen.',
    heading: (round, step) => `Runde ${round} · ${step}`,
    again: 'Was geschah seit meinem letzten Zug?',
    nothingNew: 'Seitdem war niemand sonst am Zug.',
  },

  again: {
    title: 'Die letzten Züge der anderen',
    showing: 'Noch einmal:',
    count: (number, all) => `${number} von ${all}`,
    skip: 'Überspringen',
  },

  forecast: {
    title: 'Vorschau',
    says: 'Wenn die Runde jetzt gewertet würde:',
    player: 'Spieler',
    now: 'Jetzt',
    stalls: 'Stände',
    siesta: 'Siesta',
    after: 'Dann',
    gain: amount => `+${amount}`,
    covered: '?',
    note: 'Ohne Helfer und Spielende.',
  },

  curtain: {
    pass: name => `Bildschirm weitergeben: ${name}`,
    why: 'Die Karten der anderen bleiben geheim.',
    here: name => `Ich bin ${name}`,
  },

  trouble: {
    notKept: 'Dieses Gerät kann die Partie nicht speichern. Wenn du die Seite schließt, ist sie verloren.',
    detail: reason => `Grund: ${reason}`,
    save: 'Als Datei sichern',
    stuck: 'Die Computerspieler lassen sich nicht laden. Neuer Versuch\u00a0…',
  },

  end: {
    title: 'Die Partie ist zu Ende',
    won: name => `${name} gewinnt`,
    wonYou: 'Du hast gewonnen',
    shared: names => `Geteilter Sieg: ${names}`,
    solo: amount => `Dein Ergebnis: ${points(amount)}`,
    place: rank => `${rank}.`,
    points,
    silver: amount => `${amount} Silber übrig`,
    ranking: 'Rangliste',
    sources: 'Woher die SP kamen',
    source: 'Quelle',
    total: 'Summe',
    bars: 'SP nach Quelle für alle Spieler',
    rounds: 'SP nach jeder Runde',
    rematch: 'Noch einmal',
    save: 'Partie sichern',
    back: 'Zum Start',
    look: 'Tisch ansehen',
  },

  lost: {
    loading: 'Der Tisch wird gedeckt\u00a0…',
    missing: 'Diese Partie gibt es auf diesem Gerät nicht.',
    missingHint: 'Vielleicht wurde sie gelöscht, oder sie liegt in einem anderen Browser.',
    broken: 'Diese Partie lässt sich nicht öffnen.',
    brokenHint: 'Sie ist noch da. Du kannst sie als Datei sichern und damit den Fehler melden.',
    save: 'Rohdaten sichern',
    back: 'Zum Start',
  },

  broken: {
    title: 'Beim Zeichnen ist etwas schiefgegangen.',
    why: 'Deine Partie ist gespeichert, wie sie vorher war. Lade die Seite neu, um weiterzuspielen; geschieht es wieder, sichere die Partie als Datei und melde den Fehler damit.',
    detail: reason => `Der Browser sagt: ${reason}`,
    reload: 'Seite neu laden',
    save: 'Partie als Datei sichern',
  },

  elsewhere: {
    title: 'Diese Partie läuft in einem anderen Tab.',
    why: 'Sie wurde dort geöffnet; so wird nichts doppelt gespielt.',
    take: 'Hier weiterspielen',
  },

  dialog: { close: 'Schließen' },
}
