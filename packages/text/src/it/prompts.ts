import { deliveryPrice, handLimit, type PlayerView, roofPrice, type Task } from '@la-granja/engine'
import type { CardNames, TaskTexts } from '../language.ts'
import type { Forms } from '../plural.ts'
import { effectPhrase, gainsPhrase, pickingPhrase } from './effects.ts'
import { amountOf, capital, count, listed, names } from './names.ts'

const effect = (task: Task, _: PlayerView | undefined, nameOf: CardNames): string =>
  `${capital(effectPhrase(task, nameOf))}.`

/** The verb agrees with the amount: `Ti resta 1 …`, `Ti restano 2 …`. */
const remaining = (left: number, forms: Forms): string => `Ti ${left === 1 ? 'resta' : 'restano'} ${count(left, forms)}`

const READY = 'termina il turno quando vuoi'

type OfferTime = Extract<Task, { do: 'offered' }>['at']

const MOMENTS: Readonly<Record<OfferTime, string>> = {
  turn: 'Tocca a te',
  ownTransport: 'Tocca a te nella fase Trasporto',
  beforeRoll: 'I dadi stanno per essere lanciati',
  rolled: 'I dadi sono stati lanciati',
  takenDie: 'Hai preso un dado',
  anyDie: 'Stai per risolvere un dado',
  resolvedDie: 'Hai risolto un dado',
  revealed: 'Gli asini sono stati scoperti',
  scoring: 'Si fa il conteggio del round',
}

/** The card that is about to be played, for its owner. */
function chosen(view: PlayerView | undefined, nameOf: CardNames): string | undefined {
  return view === undefined || view.chosen === 0 ? undefined : nameOf(view.chosen)
}

export const tasks: TaskTexts = {
  playing({ plays }) {
    if (plays === 0) return `Hai giocato le tue carte; ${READY}.`
    return `Puoi giocare ${plays === 1 ? 'una carta su un lato della tua fattoria' : `${plays} carte, ognuna su un lato della tua fattoria`}, poi termina il turno.`
  },
  trading: () => 'I ricavi sono arrivati. Commercia come vuoi, poi termina il turno e lascia crescere i campi.',
  roofing({ bought }, view) {
    if (bought) return `Hai comprato il tuo tetto; ${READY}.`
    const price = view?.seat === undefined ? undefined : roofPrice(view.table, view.seat)
    return `Puoi comprare un tetto${price === undefined ? '' : ` per ${amountOf(price, 'silver')}`}, poi termina il turno.`
  },
  choosingDie: () => 'Prendi uno dei dadi: ottieni ciò che mostra il suo spazio.',
  dieTaken: ({ die, last }) =>
    `${last ? 'L’ultimo dado è di tutti e mostra' : 'Il tuo dado mostra'} ${die}: ${names.spaces[die] ?? ''}. Risolvilo.`,
  dieResolved: () => `Il tuo dado è risolto; ${READY}.`,
  resting: () => 'Siesta: avanza con il dischetto secondo i cappelli del tuo asino. Il turno finisce così.',
  delivering: ({ left }) =>
    left > 0
      ? `${remaining(left, { one: 'consegna', other: 'consegne' })}, ai negozi o ai tuoi carretti; termina il turno quando hai finito.`
      : `Non restano consegne gratuite; ${READY}.`,
  buying({ left, paid }, view) {
    if (left === 0) return `Non si possono comprare altre consegne; ${READY}.`
    if (paid)
      return `${remaining(left, { one: 'consegna già pagata', other: 'consegne già pagate' })}; poi termina il turno.`
    const price = view?.seat === undefined ? undefined : deliveryPrice(view.table, view.seat)
    const cost =
      price === undefined
        ? ''
        : price === 0
          ? ' gratis'
          : left === 1
            ? ` per ${amountOf(price, 'silver')}`
            : ` a ${amountOf(price, 'silver')} l’una`
    const many = count(left, { one: 'consegna extra', other: 'consegne extra' })
    return `Puoi comprare ${left === 1 ? '' : 'fino a '}${many}${cost}, poi termina il turno.`
  },

  offered: ({ at }) => `${MOMENTS[at]}: ora puoi usare un aiutante.`,
  choosingDonkey: () => 'Scegli un asino in segreto: si scoprono tutti insieme.',
  exchangingDonkey: () => `Scegli un altro asino al posto del tuo (${names.cards.courier.name}).`,
  sorting: () => `Prima di pescare puoi scartare le carte che non vuoi (${names.cards.marketWoman.name}).`,
  discarding(_, view) {
    const limit = view?.seat === undefined ? undefined : handLimit(view.table, view.seat)
    return `Scarta una carta: in mano ne hai più ${limit === undefined ? 'del limite' : `di ${limit}`}.`
  },
  makingRoom: ({ side }, view, nameOf) =>
    `Non c’è posto per un altro ${names.sides[side]}: togline uno per ${chosen(view, nameOf) ?? 'quello nuovo'}.`,
  paying({ cost, paid }, view, nameOf) {
    const card = chosen(view, nameOf)
    const sofar = paid.length === 0 ? '' : ` Finora: ${listed(paid.map(({ good }) => amountOf(1, good)))}.`
    const price = count(cost, { one: 'risorsa della fattoria', other: 'risorse della fattoria, tutte diverse' })
    return `L’estensione${card === undefined ? '' : ` ${card}`} costa ${price}.${sofar} ${cost === 1 ? 'Pagala' : 'Pagane una'}.`
  },
  payingRoof: ({ owed }) =>
    `Il tetto costa ancora ${amountOf(owed, 'silver')}; una merce coltivata ne vale 3 (${names.cards.joiner.name}).`,
  placing: ({ gains }, _, nameOf) =>
    `Tutte le tue pedine sono in uso. Riprendine una per ${gainsPhrase(gains, nameOf)}, oppure rinuncia.`,
  stalling: ({ value, quiet }) =>
    quiet === true
      ? 'Metti un banco su uno spazio mercato vuoto qualsiasi.'
      : `Metti il tuo banco su uno spazio mercato di valore ${value}.`,
  doubling: ({ points }) =>
    `Puoi usare un tetto per prendere un’altra volta ${amountOf(points, 'point')} da questo spazio.`,
  peeking: () => 'Tieni una di queste due carte; l’altra va in fondo al mazzo.',
  repeating: () => 'Scegli il segnalino Negoziante di cui ripetere l’effetto istantaneo.',
  picking: (task, _, nameOf) =>
    `${capital(names.cause(task.by))}: ${pickingPhrase(task, nameOf)}${task.must === true ? '' : ', oppure rinuncia'}.`,

  silver: effect,
  points: effect,
  gain: effect,
  advance: effect,
  space: effect,
  instant: effect,
  siestaPoints: effect,
  barrowPoints: effect,
  changeDie: effect,
  resolveDie: effect,
  reserve: effect,
  peek: effect,
  drawUp: effect,
  income: effect,
}
