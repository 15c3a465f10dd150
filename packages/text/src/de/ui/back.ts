import { counterFor } from '../../plural.ts'
import type { Ui } from '../../ui.ts'

const count = counterFor('de')

export const back: Ui['back'] = {
  title: 'Seit du zuletzt hier warst',
  lastLook: when => `Zuletzt hier: ${when}`,
  yours: 'Was das für dich heißt',
  nothingYours: 'Dein Hof, deine Marktstände und dein Platz in der Reihenfolge sind unverändert.',
  ownDone: 'Von deinem Platz aus',
  others: 'Was die anderen gemacht haben',
  nothing: 'Nichts, was auf dem Tisch bleibt.',
  did: {
    delivered: 'Geliefert',
    loaded: 'Auf Karren geladen',
    completed: 'Gebäude komplett',
    barrows: 'Karren voll',
    stalls: 'Marktstände aufgestellt',
    removed: 'Marktstände entfernt',
    cards: 'Karten ausgespielt',
    roofs: 'Dachmarker',
    dice: 'Würfel genommen',
    donkey: 'Eselmarker',
    siesta: 'Siestaschritte',
    sold: 'Verkauft',
    bought: 'Gekauft',
    upgraded: 'Aufgewertet zu',
    drawn: 'Karten nachgezogen',
  },
  hex: hex => `Marktfeld ${hex}`,
  hexOf: (hex, owner) => `Marktfeld ${hex} (${owner})`,
  neutral: 'neutraler Spieler',
  every: 'Jeder einzelne Zug',
  silver: 'Silber',
  points: 'SP',
  place: 'Platz in der Spielreihenfolge',
  change: (before, after) => `${before} → ${after}`,
  now: 'Jetzt',
  draft: actions =>
    `Was du vorbereitet hattest, ist noch da: ${count(actions, { one: 'Aktion', other: 'Aktionen' })}, noch nicht abgeschickt.`,
  note: 'Deine Notiz',
  show: 'Zeig es mir',
  close: 'Weiter',

  tables: {
    running: 'Laufende Partien',
    gathering: 'Noch nicht begonnen',
    finished: 'Beendet',
    turnOf: names => `am Zug: ${names}`,
    turnBegan: when => `Zug begann ${when}`,
    count: (amount, title) => `(${amount}) ${title}`,
    waiting: amount => `${count(amount, { one: 'Tisch wartet', other: 'Tische warten' })} auf dich.`,
  },
}
