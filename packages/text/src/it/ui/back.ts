import { counterFor } from '../../plural.ts'
import type { Ui } from '../../ui.ts'

const count = counterFor('it')

export const back: Ui['back'] = {
  title: 'Dalla tua ultima visita',
  lastLook: when => `Ultima visita: ${when}`,
  yours: 'Che cosa cambia per te',
  nothingYours: 'La tua fattoria, i tuoi banchi e il tuo posto nell’ordine sono come prima.',
  ownDone: 'Dal tuo posto',
  others: 'Che cosa hanno fatto gli altri',
  nothing: 'Niente che resti sul tavolo.',
  did: {
    delivered: 'Consegne',
    loaded: 'Sui carretti',
    completed: 'Negozi completati',
    barrows: 'Carretti completati',
    stalls: 'Banchi nuovi',
    removed: 'Banchi rimossi',
    cards: 'Carte giocate',
    roofs: 'Tetti',
    dice: 'Dadi presi',
    donkey: 'Asino',
    siesta: 'Spazi siesta',
    sold: 'Vendite',
    bought: 'Acquisti',
    upgraded: 'Lavorazioni',
    drawn: 'Carte pescate',
  },
  hex: hex => `spazio mercato ${hex}`,
  hexOf: (hex, owner) => `spazio mercato ${hex} (${owner})`,
  neutral: 'giocatore neutrale',
  every: 'Tutte le mosse',
  silver: 'Monete',
  points: 'PV',
  place: 'Posto nell’ordine di turno',
  change: (before, after) => `${before} → ${after}`,
  now: 'Adesso',
  draft: actions =>
    `Quello che avevi preparato è ancora qui: ${count(actions, { one: 'azione non ancora inviata', other: 'azioni non ancora inviate' })}.`,
  note: 'La tua nota',
  show: 'Fammi vedere',
  close: 'Continua',

  tables: {
    running: 'In corso',
    gathering: 'Non ancora iniziati',
    finished: 'Finiti',
    turnOf: names => `di turno: ${names}`,
    turnBegan: when => `turno iniziato ${when}`,
    count: (amount, title) => `(${amount}) ${title}`,
    waiting: amount => `${count(amount, { one: 'tavolo ti aspetta', other: 'tavoli ti aspettano' })}.`,
  },
}
