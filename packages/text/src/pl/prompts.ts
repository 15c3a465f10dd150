import { deliveryPrice, handLimit, type PlayerView, roofPrice, type Task } from '@la-granja/engine'
import type { CardNames, TaskTexts } from '../language.ts'
import { effectPhrase, gainsPhrase, pickingPhrase } from './effects.ts'
import { amountOf, capital, cardsOf, count, deliveriesOf, GOODS, listed, noun } from './forms.ts'
import { names } from './names.ts'

const effect = (task: Task, _: PlayerView | undefined, nameOf: CardNames): string =>
  `${capital(effectPhrase(task, nameOf))}.`

type OfferTime = Extract<Task, { do: 'offered' }>['at']

const MOMENTS: Readonly<Record<OfferTime, string>> = {
  turn: 'Twoja tura',
  ownTransport: 'Twoja tura w fazie transportu',
  beforeRoll: 'Zaraz nastąpi rzut kośćmi',
  rolled: 'Kości zostały rzucone',
  takenDie: 'Masz już kość',
  anyDie: 'Zaraz rozpatrzysz kość',
  resolvedDie: 'Kość jest rozpatrzona',
  revealed: 'Znaczniki osłów są odkryte',
  scoring: 'Trwa punktacja rundy',
}

/** The card that is about to be played, for its owner. */
function chosen(view: PlayerView | undefined, nameOf: CardNames): string | undefined {
  return view === undefined || view.chosen === 0 ? undefined : nameOf(view.chosen)
}

export const tasks: TaskTexts = {
  playing({ plays }) {
    if (plays === 0) return 'Karty są zagrane; gdy zechcesz, zakończ turę.'
    if (plays === 1) return 'Możesz zagrać kartę po jednej ze stron farmy, potem zakończ turę.'
    return `Możesz zagrać ${cardsOf(plays)}, każdą po jednej ze stron farmy, potem zakończ turę.`
  },
  trading: () => 'Przychód pobrany. Handluj do woli, potem zakończ turę, a na polach wyrosną plony.',
  roofing({ bought }, view) {
    if (bought) return 'Znacznik dachu jest kupiony; gdy zechcesz, zakończ turę.'
    const price = view?.seat === undefined ? undefined : roofPrice(view.table, view.seat)
    return `Możesz kupić jeden znacznik dachu${price === undefined ? '' : ` za ${amountOf(price, 'silver')}`}, potem zakończ turę.`
  },
  choosingDie: () => 'Weź jedną z kości; dostaniesz to, co pokazuje jej pole dochodu.',
  dieTaken: ({ die, last }) =>
    `${last ? 'Ostatnia kość jest dla wszystkich i leży na polu dochodu' : 'Twoja kość leży na polu dochodu'} ${die}: ${names.spaces[die] ?? ''}. Rozpatrz ją.`,
  dieResolved: () => 'Kość jest rozpatrzona; gdy zechcesz, zakończ turę.',
  resting: () => 'Sjesta: przesuń dysk o tyle kroków, ile kapeluszy ma twój znacznik osłów. To kończy tę turę.',
  delivering: ({ left }) =>
    left > 0
      ? `Masz jeszcze ${deliveriesOf(left)} do budynków lub na wózki; potem zakończ turę.`
      : 'Nie masz już darmowych dostaw; gdy zechcesz, zakończ turę.',
  buying({ left, paid }, view) {
    if (left === 0) return 'Więcej dostaw kupić nie można; gdy zechcesz, zakończ turę.'
    if (paid) return `Opłacone dostawy do wykonania: ${left}; potem zakończ turę.`
    const price = view?.seat === undefined ? undefined : deliveryPrice(view.table, view.seat)
    const silver = price === undefined ? '' : amountOf(price, 'silver')
    const cost = silver === '' ? '' : price === 0 ? ' za darmo' : left === 1 ? ` za ${silver}` : ` (${silver} za każdą)`
    const most = left === 1 ? '1 dodatkową dostawę' : `do ${left} dodatkowych dostaw`
    return `Możesz kupić ${most}${cost}, potem zakończ turę.`
  },

  offered: ({ at }) => `${MOMENTS[at]}: możesz teraz użyć pomocnika.`,
  choosingDonkey: () => 'Wybierz w tajemnicy znacznik osłów; wszyscy odkryją je jednocześnie.',
  exchangingDonkey: () => `Wybierz inny znacznik osłów w zamian za swój (${names.cards.courier.name}).`,
  sorting: () => `Zanim dobierzesz karty, możesz odrzucić te, których nie chcesz (${names.cards.marketWoman.name}).`,
  discarding(_, view) {
    const limit = view?.seat === undefined ? undefined : handLimit(view.table, view.seat)
    return `Odrzuć kartę: masz ich na ręce więcej, niż ${limit === undefined ? 'pozwala limit' : `wynosi limit (${limit})`}.`
  },
  makingRoom({ side }, view, nameOf) {
    const full = side === 'helper' ? 'kolejnego pomocnika: odrzuć jednego' : 'kolejny wózek: odrzuć jeden'
    const card = chosen(view, nameOf)
    return `Nie ma miejsca na ${full}, aby zagrać ${card === undefined ? 'nową kartę' : `kartę ${card}`}.`
  },
  paying({ cost, paid }, view, nameOf) {
    const card = chosen(view, nameOf)
    const sofar = paid.length === 0 ? '' : ` Dotąd: ${listed(paid.map(({ good }) => count(1, GOODS[good])))}.`
    const price = count(cost, noun('towar', 'różne towary', 'różnych towarów'))
    return `Rozszerzenie${card === undefined ? '' : ` ${card}`} kosztuje ${price}.${sofar} Oddaj jeden.`
  },
  payingRoof: ({ owed }) =>
    `Do zapłaty za znacznik dachu: ${count(owed, GOODS.silver)}; plon liczy się za 3 (${names.cards.joiner.name}).`,
  placing: ({ gains }, _, nameOf) =>
    `Wszystkie twoje znaczniki są w użyciu. Odzyskaj jeden, aby zyskać ${gainsPhrase(gains, nameOf)}, albo z tego zrezygnuj.`,
  stalling: ({ value, quiet }) =>
    quiet === true
      ? 'Postaw stragan na dowolnym pustym polu rynku.'
      : `Postaw stragan na polu rynku o wartości ${value}.`,
  doubling: ({ points }) =>
    `Możesz użyć znacznika dachu, aby jeszcze raz dostać ${amountOf(points, 'point')} z tego pola.`,
  peeking: () => 'Zatrzymaj jedną z tych dwóch kart; druga trafi pod stos.',
  repeating: () => 'Wybierz znacznik rzemieślnika, którego funkcję natychmiastową powtórzysz.',
  picking: (task, _, nameOf) =>
    `${capital(names.cause(task.by))}: ${pickingPhrase(task, nameOf)}${task.must === true ? '' : '; możesz też zrezygnować'}.`,

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
