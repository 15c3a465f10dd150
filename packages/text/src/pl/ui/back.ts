import { counterFor } from '../../plural.ts'
import type { Ui } from '../../ui.ts'

const count = counterFor('pl')

export const back: Ui['back'] = {
  title: 'Od twojej ostatniej wizyty',
  lastLook: when => `Ostatnia wizyta: ${when}`,
  yours: 'Co to znaczy dla ciebie',
  nothingYours: 'Twoja farma, stragany i miejsce w kolejności są takie jak przedtem.',
  ownDone: 'Z twojego miejsca',
  others: 'Co zrobili inni',
  nothing: 'Nic, co zostaje na stole.',
  did: {
    delivered: 'Dostarczono',
    loaded: 'Na wózki',
    completed: 'Zapełnione budynki',
    barrows: 'Zapełnione wózki',
    stalls: 'Postawione stragany',
    removed: 'Usunięte stragany',
    cards: 'Zagrane karty',
    roofs: 'Znaczniki dachu',
    dice: 'Wzięte kości',
    donkey: 'Znacznik osłów',
    siesta: 'Kroki sjesty',
    sold: 'Sprzedano',
    bought: 'Kupiono',
    upgraded: 'Po przetworzeniu',
    drawn: 'Dobrane karty',
  },
  hex: hex => `pole rynku ${hex}`,
  hexOf: (hex, owner) => `pole rynku ${hex} (${owner})`,
  neutral: 'neutralny gracz',
  every: 'Każdy ruch',
  silver: 'Srebro',
  points: 'PZ',
  place: 'Miejsce w kolejności graczy',
  change: (before, after) => `${before} → ${after}`,
  now: 'Teraz',
  draft: actions =>
    `To, co masz przygotowane, nadal tu jest: ${count(actions, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' })}, jeszcze nie wysłano.`,
  note: 'Twoja notatka',
  show: 'Pokaż mi',
  close: 'Dalej',

  tables: {
    running: 'Trwające gry',
    gathering: 'Jeszcze nie zaczęte',
    finished: 'Zakończone',
    turnOf: names => `tura: ${names}`,
    turnBegan: when => `tura zaczęła się ${when}`,
    count: (amount, title) => `(${amount}) ${title}`,
    waiting: amount => `Czekające na ciebie stoły: ${amount}.`,
  },
}
