import { counterFor } from '../../plural.ts'
import type { Ui } from '../../ui.ts'

const count = counterFor('cs')

export const back: Ui['back'] = {
  title: 'Od tvé poslední návštěvy',
  lastLook: when => `Poslední návštěva: ${when}`,
  yours: 'Co to znamená pro tebe',
  nothingYours: 'Tvoje farma, stánky i místo v pořadí jsou jako předtím.',
  ownDone: 'Z tvého místa',
  others: 'Co udělali ostatní',
  nothing: 'Nic, co by zůstalo na stole.',
  did: {
    delivered: 'Dodáno',
    loaded: 'Naloženo na trakaře',
    completed: 'Dokončené budovy',
    barrows: 'Dokončené trakaře',
    stalls: 'Postavené stánky',
    removed: 'Odstraněné stánky',
    cards: 'Zahrané karty',
    roofs: 'Střechy',
    dice: 'Vzaté kostky',
    donkey: 'Oslík',
    siesta: 'Kroky siesty',
    sold: 'Prodáno',
    bought: 'Koupeno',
    upgraded: 'Vylepšeno na',
    drawn: 'Dobrané karty',
  },
  hex: hex => `pole trhu ${hex}`,
  hexOf: (hex, owner) => `pole trhu ${hex} (${owner})`,
  neutral: 'neutrální hráč',
  every: 'Každý tah podrobně',
  silver: 'Stříbrné',
  points: 'VB',
  place: 'Místo v pořadí hráčů',
  change: (before, after) => `${before} → ${after}`,
  now: 'Teď',
  draft: actions =>
    `Co máš připraveno, je pořád tady: ${count(actions, { one: 'akce', few: 'akce', many: 'akce', other: 'akcí' })}, zatím neodesláno.`,
  note: 'Tvoje poznámka',
  show: 'Ukaž mi to',
  close: 'Pokračovat',

  tables: {
    running: 'Rozehrané',
    gathering: 'Ještě nezačaly',
    finished: 'Dohrané',
    turnOf: names => `na tahu: ${names}`,
    turnBegan: when => `tah začal ${when}`,
    count: (amount, title) => `(${amount}) ${title}`,
    waiting: amount =>
      `${amount > 1 && amount < 5 ? 'Čekají' : 'Čeká'} na tebe ${count(amount, { one: 'stůl', few: 'stoly', many: 'stolu', other: 'stolů' })}.`,
  },
}
