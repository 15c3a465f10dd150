import type { Ui } from '../../ui.ts'
import { count } from '../names.ts'

const games = (amount: number): string => count(amount, { one: 'Partie', other: 'Partien' })

/** What one's finished games add up to. */
export const numbers: Ui['numbers'] = {
  link: 'Zahlen',
  title: 'Deine Zahlen',
  back: 'Zurück zum Start',
  looking: 'Deine Partien werden gelesen\u00a0…',
  none: 'Noch gibt es nichts zu zählen.',
  noneHint:
    'Spiel eine Partie zu Ende, dann steht hier, woher deine SP kamen, was deine Karten gebracht haben und wie du begonnen hast.',
  blocked: 'Dieser Browser speichert nichts, also gibt es keine Partien zu zählen.',
  noneSuch: 'Keine deiner Partien ist so.',
  partial: 'Der Server konnte gerade nicht alle deine Online-Partien nennen.',
  whose:
    'Gezählt werden die beendeten Partien auf diesem Gerät und deine beendeten Online-Partien. Saßen mehrere Menschen an diesem Bildschirm, bist du die erste Person.',

  which: 'Welche Partien',
  all: 'Alle',
  players: 'Spieler',
  edition: 'Ausgabe',
  opponents: 'Mitspieler',
  people: 'Menschen',
  playing: amount => (amount === 1 ? 'Solo' : count(amount, { one: 'Spieler', other: 'Spieler' })),

  games: 'Partien',
  wins: 'Siege',
  average: 'SP im Schnitt',
  best: 'Höchste SP',
  share: (wins, all) => `${wins} von ${all}`,
  by: 'Nach Art der Partie',
  kind: 'Art',

  you: 'Du',
  others: 'Andere',
  last: 'Letzte 10',
  before: 'Davor',
  above: by => `Im Schnitt hast du ${by} SP mehr als die anderen.`,
  below: by => `Im Schnitt hast du ${by} SP weniger als die anderen.`,
  level: 'Im Schnitt hast du so viele SP wie die anderen.',
  up: by => `Deine letzten zehn Partien brachten ${by} SP mehr als die davor.`,
  down: by => `Deine letzten zehn Partien brachten ${by} SP weniger als die davor.`,
  same: 'Deine letzten zehn Partien brachten so viele SP wie die davor.',
  past: 'Deine letzten zehn Partien',
  gains: 'Was jede Runde bringt',

  rating: {
    title: 'Wertung',
    now: (rating, spread) => `${rating} ± ${spread}`,
    hint: 'Die Linie ist die Schätzung nach jeder gewerteten Partie. Das Band zeigt, wie sicher sie ist: Deine wahre Stärke liegt fast immer darin.',
    chart: (from, to) => `Wertung nach jeder gewerteten Partie, von ${from} bis ${to}`,
  },

  helpers: { title: 'Lieblingshelfer', helper: 'Helfer', uses: 'Einsätze', brought: 'SP durch ihn' },

  cards: {
    title: 'Karten',
    hint: 'Wie oft du jede Karte auf welcher Seite ausgespielt hast und wie diese Partien ausgingen.',
    card: 'Karte',
    all: amount => `Alle ${amount} zeigen`,
    fewer: 'Weniger zeigen',
  },

  opening: {
    title: 'Deine ersten Runden',
    hint: 'Was du in Runde 1 gewählt hast und wie diese Partien ausgingen.',
    sides: 'Seiten des Hofs',
    cards: 'Karten',
    dice: 'Würfel',
    die: (die, gives) => `${die}: ${gives}`,
    roofs: 'Dachmarker',
    noRoof: 'kein Dachmarker',
    donkeys: 'Eselmarker',
    donkey: donkey => `Eselmarker ${donkey}`,
    siesta: 'Siestaleiste',
    space: space => `Feld ${space}`,
  },

  end: {
    above: (by, average, amount) => `${by} SP über deinem Schnitt von ${average} (${games(amount)} dieser Art).`,
    below: (by, average, amount) => `${by} SP unter deinem Schnitt von ${average} (${games(amount)} dieser Art).`,
    level: (average, amount) => `Genau dein Schnitt von ${average} (${games(amount)} dieser Art).`,
    best: 'Dein bisher bestes Ergebnis!',
    first: 'Deine erste beendete Partie dieser Art.',
  },
}
