import { deliveryPrice, handLimit, type PlayerView, roofPrice, type Task } from '@la-granja/engine'
import type { CardNames, TaskTexts } from '../language.ts'
import { effectPhrase, gainsPhrase, pickingPhrase, VERBS } from './effects.ts'
import { amountOf, capital, count, listed, names, objectOf } from './names.ts'

const verbs = VERBS.asking

const effect = (task: Task, _: PlayerView | undefined, nameOf: CardNames): string =>
  `${capital(effectPhrase(task, verbs, nameOf))}.`
const deliveries = (left: number): string => count(left, { one: 'dodávku', few: 'dodávky', other: 'dodávek' })
const paidDeliveries = (left: number): string =>
  count(left, { one: 'zaplacenou dodávku', few: 'zaplacené dodávky', other: 'zaplacených dodávek' })
const upTo = (left: number): string => (left === 1 ? '' : 'až ')

type OfferTime = Extract<Task, { do: 'offered' }>['at']

const MOMENTS: Readonly<Record<OfferTime, string>> = {
  turn: 'Jsi na tahu',
  ownTransport: 'Jsi na tahu ve Fázi přepravy',
  beforeRoll: 'Za chvíli se hází kostkami',
  rolled: 'Kostky padly',
  takenDie: 'Máš svou kostku',
  anyDie: 'Čeká tě vyhodnocení kostky',
  resolvedDie: 'Kostka je vyhodnocená',
  revealed: 'Oslíci jsou odhaleni',
  scoring: 'Kolo se boduje',
}

const NO_ROOM: Readonly<Record<Extract<Task, { do: 'makingRoom' }>['side'], string>> = {
  barrow: 'Pro další trakař není místo: vyměň jeden',
  helper: 'Pro dalšího pomocníka není místo: vyměň jednoho',
}

/** The card that is about to be played, for its owner. */
function chosen(view: PlayerView | undefined, nameOf: CardNames): string | undefined {
  return view === undefined || view.chosen === 0 ? undefined : nameOf(view.chosen)
}

export const tasks: TaskTexts = {
  playing({ plays }) {
    if (plays === 0) return 'Karty už máš zahrané; až budeš chtít, ukonči tah.'
    const cards = count(plays, { one: 'kartu', few: 'karty', other: 'karet' })
    return `Můžeš zahrát ${plays === 1 ? 'kartu na jednu stranu farmy' : `${cards}, každou na jednu stranu farmy`}, pak ukonči tah.`
  },
  trading: () => 'Příjem už máš. Obchoduj, jak chceš, pak ukonči tah a nech polnosti růst.',
  roofing({ bought }, view) {
    if (bought) return 'Střechu už máš koupenou; až budeš chtít, ukonči tah.'
    const price = view?.seat === undefined ? undefined : roofPrice(view.table, view.seat)
    return `Můžeš koupit jednu střechu${price === undefined ? '' : ` za ${objectOf(price, 'silver')}`}, pak ukonči tah.`
  },
  choosingDie: () => 'Vezmi si jednu z kostek; dostaneš, co ukazuje její pole.',
  dieTaken: ({ die, last }) =>
    `${last ? 'Poslední kostka patří všem a leží' : 'Tvoje kostka leží'} na poli výnosu ${die}: ${names.spaces[die] ?? ''}. Vyhodnoť ji.`,
  dieResolved: () => 'Kostka je vyhodnocená; až budeš chtít, ukonči tah.',
  resting: () => 'Siesta: posuň svůj žeton o tolik kroků, kolik má tvůj oslík klobouků. Tím tento tah skončí.',
  delivering: ({ left }) =>
    left > 0
      ? `Můžeš provést ještě ${deliveries(left)}, do budovy nebo na trakař; až skončíš, ukonči tah.`
      : 'Žádná dodávka zdarma už nezbývá; až budeš chtít, ukonči tah.',
  buying({ left, paid }, view) {
    if (left === 0) return 'Další dodávky už koupit nejde; až budeš chtít, ukonči tah.'
    if (paid) return `Můžeš provést ještě ${paidDeliveries(left)}, pak ukonči tah.`
    const price = view?.seat === undefined ? undefined : deliveryPrice(view.table, view.seat)
    if (price === 0) return `Můžeš bez placení provést ${upTo(left)}${deliveries(left)}, pak ukonči tah.`
    const each = left === 1 ? ' za' : ', každou za'
    const cost = price === undefined ? '' : `${each} ${objectOf(price, 'silver')}`
    return `Můžeš koupit ${upTo(left)}${deliveries(left)}${cost}, pak ukonči tah.`
  },

  offered: ({ at }) => `${MOMENTS[at]}: teď můžeš použít pomocníka.`,
  choosingDonkey: () => 'Skrytě si vyber oslíka; všichni se odhalí najednou.',
  exchangingDonkey: () => `Vyber si místo svého oslíka jiného (${names.cards.courier.name}).`,
  sorting: () => `Než si dobereš, můžeš odhodit karty, které nechceš (${names.cards.marketWoman.name}).`,
  discarding(_, view) {
    const limit = view?.seat === undefined ? undefined : handLimit(view.table, view.seat)
    return `Odhoď kartu: v ruce jich máš víc${limit === undefined ? ', než dovoluje limit' : ` než ${limit}`}.`
  },
  makingRoom: ({ side }, view, nameOf) => {
    const card = chosen(view, nameOf)
    return `${NO_ROOM[side]} za ${card === undefined ? 'novou kartu' : `kartu ${card}`}.`
  },
  paying({ cost, paid }, view, nameOf) {
    const card = chosen(view, nameOf)
    const sofar = paid.length === 0 ? '' : ` Zatím zaplaceno: ${listed(paid.map(({ good }) => amountOf(1, good)))}.`
    const price = count(cost, {
      one: 'zboží z farmy',
      few: 'různá zboží z farmy',
      other: 'různých zboží z farmy',
    })
    return `Rozšíření${card === undefined ? '' : ` ${card}`} stojí ${price}.${sofar} Vyber, čím zaplatíš${sofar === '' ? '' : ' dál'}.`
  },
  payingRoof: ({ owed }) =>
    `Za střechu zbývá doplatit ${objectOf(owed, 'silver')}; zboží ze sklizně platí za 3 (${names.cards.joiner.name}).`,
  placing: ({ gains }, _, nameOf) =>
    `Všechny tvé hráčské žetony jsou ve hře. Vezmi si jeden zpět pro ${gainsPhrase(gains, nameOf)}, nebo to oželej.`,
  stalling: ({ value, quiet }) =>
    quiet === true
      ? 'Postav stánek na libovolné prázdné pole trhu.'
      : `Postav svůj stánek na pole trhu s hodnotou ${value}.`,
  doubling: ({ points }) => `Můžeš použít střechu a získat ${objectOf(points, 'point')} z tohoto místa ještě jednou.`,
  peeking: () => 'Nech si jednu z těchto dvou karet; druhá půjde pod balíček.',
  repeating: () => 'Vyber žeton řemesla, jehož okamžitou schopnost zopakuješ.',
  picking: (task, _, nameOf) =>
    `${capital(names.cause(task.by))}: ${pickingPhrase(task, verbs, nameOf)}${task.must === true ? '' : '; můžeš to i vynechat'}.`,

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
