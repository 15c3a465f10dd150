import {
  BUILDINGS,
  cardOf,
  GOODS,
  handLimit,
  isOpen,
  NEUTRAL,
  NOBODY,
  type PlayerView,
  partsOf,
  roofPrice,
  type Seat,
} from '../../engine/src/index.ts'
import { cardName, namesIn } from '../../text/src/index.ts'

/** Something that whoever sees the table knows: where it is told, and the words that must stand together there. */
export interface Fact {
  /** The section of the text table. */
  readonly section: string
  /** In one item or row of the text table. */
  readonly text: readonly string[]
  /** In one name of the drawn table. */
  readonly drawn: readonly string[]
}

const names = namesIn('en')
const one = (good: keyof typeof names.goods): string => names.goods[good].one ?? names.goods[good].other

/** Written down from the view alone, so that neither table can forget what the other forgot too. In English. */
export function factsIn(view: PlayerView, people: readonly string[]): Fact[] {
  const { table, seat: own } = view
  const facts: Fact[] = [
    same('moment', `Round ${table.round} of 6`),
    { section: 'cards', text: [`Draw pile: ${view.pile}`], drawn: [`Draw pile: ${view.pile}`] },
    {
      section: 'cards',
      text: table.discards.length === 0 ? ['No card'] : [cardName(table.discards.at(-1) ?? 0, table)],
      drawn: [`Show the discards: ${table.discards.length}`],
    },
    ...table.order.map((seat, index) => ({
      section: 'moment',
      text: [`${people[seat]} | ${index + 1}`],
      drawn: [`${people[seat]}`],
    })),
    ...people.flatMap((name, seat) => farmFacts(view, seat as Seat, name)),
    ...marketFacts(view, people),
    ...BUILDINGS.flatMap(id => buildingFacts(view, id, people)),
    ...[1, 2, 3, 4, 5, 6].map(space => {
      const dice = table.dice.filter(die => die === space).length
      return { section: 'dice', text: [`${space} | `, ` | ${dice} | `], drawn: [`Space ${space}, `, `: ${dice} di`] }
    }),
    ...table.siesta.flatMap((discs, space) =>
      discs.map(seat => ({
        section: 'siesta',
        text: [`${space} | `, people[seat] ?? ''],
        drawn: [`Siesta space ${space},`, people[seat] ?? ''],
      })),
    ),
  ]
  if (own !== undefined) {
    const price = roofPrice(table, own)
    for (const roof of table.roofs)
      facts.push({
        section: 'roofs',
        text: [names.roofs[roof].slice(1), ` | ${price} | `],
        drawn: [`Roof, ${price} silver: `, names.roofs[roof]],
      })
    for (const card of view.hand) facts.push(...cardFacts(view, card))
  }
  return facts
}

function same(section: string, ...words: readonly string[]): Fact {
  return { section, text: words, drawn: words }
}

function farmFacts(view: PlayerView, seat: Seat, name: string): Fact[] {
  const { table } = view
  const farm = table.farms[seat]
  if (farm === undefined) throw new Error(`no seat ${seat}`)
  const own = seat === view.seat
  const section = `farm-${seat}`
  // All of another farm is the name of one strip.
  const strip = own ? [] : [`Farm of ${name}.`]
  const told = (...words: readonly string[]): Fact => ({ section, text: words, drawn: [...strip, ...words] })
  const covered = table.options.hiddenScores === true && !own && !table.over
  const markers = partsOf(table).set.markers
  const hand = `${view.hands[seat]} card`
  return [
    told(covered ? 'VP covered' : `${farm.points} VP`),
    told(`${farm.silver} silver`),
    { section, text: [hand, `limit ${handLimit(table, seat)}`], drawn: own ? ['in hand'] : [...strip, hand] },
    {
      section,
      text: [`${farm.pool} of ${markers} markers`],
      drawn: own ? ['markers'] : [...strip, `${farm.pool} of ${markers}`],
    },
    ...GOODS.filter(good => own || farm.goods[good] > 0).map(good => ({
      section,
      text: own ? [`${capital(one(good))} | ${farm.goods[good]}`] : [names.count(farm.goods[good], names.goods[good])],
      drawn: own
        ? [`${capital(names.goods[good].other)}: ${farm.goods[good]}`]
        : [...strip, names.count(farm.goods[good], names.goods[good])],
    })),
    ...farm.fields.map(({ good, ripe }) => told(`Field: ${one(good)} ${ripe ? 'grown' : 'not grown'}`)),
    ...farm.barrows.map(({ card }) => told(`Barrow ${cardName(card, table)}, ${cardOf(table, card).barrow.points} VP`)),
    ...farm.helpers.map(({ card, used }) => told(`Helper ${cardName(card, table)}${used ? ', used' : ''}`)),
    ...farm.extensions.map(card => told('Extension: ', names.icons[cardOf(table, card).extension[0] ?? 'card'])),
    ...farm.roofs.map(({ roof, space, used }) =>
      told(`Roof on space ${space + 1}: ${names.roofs[roof]}${used ? ', used' : ''}`),
    ),
    ...farm.crafts.map(({ building, lasting }) =>
      told(`${names.buildings[building]}, ${lasting ? 'lasting' : 'used at once'}`),
    ),
  ]
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function marketFacts({ table }: PlayerView, people: readonly string[]): Fact[] {
  return partsOf(table)
    .set.hexes.filter(hex => isOpen(table, hex))
    .map(({ hex, value }) => {
      const owner = table.stalls[hex] ?? NOBODY
      const stands = owner === NOBODY ? 'empty' : owner === NEUTRAL ? 'neutral stall' : `stall of ${people[owner]}`
      return {
        section: 'market',
        text: [`${hex} | ${value} | ${stands} | `],
        drawn: [`Hex ${hex}, value ${value}: ${stands}`],
      }
    })
}

function buildingFacts({ table }: PlayerView, id: (typeof BUILDINGS)[number], people: readonly string[]): Fact[] {
  const { rows, owners, orderMarker } = table.buildings[id]
  const called = names.buildings[id]
  const blocked = `locked by order marker ${orderMarker}`
  const printed = partsOf(table).set.buildings[id].rows
  return [
    ...(orderMarker === 0 ? [] : [{ section: 'buildings', text: [blocked], drawn: [called, blocked] }]),
    ...(owners.length === 0
      ? []
      : [
          {
            section: 'buildings',
            text: ['ompleted by', people[owners[0] ?? 0] ?? ''],
            drawn: [called, 'completed by'],
          },
        ]),
    ...rows.flatMap(({ seat, filled }, row) => {
      if (seat === undefined) return []
      const owner = people[seat] ?? ''
      const done = owners.includes(seat)
      const delivered = (printed[row] ?? []).filter((_, index) => (filled & (1 << index)) !== 0).map(one)
      return [
        {
          section: 'buildings',
          text: [`${row + 1} | ${owner} | `, ...(done ? ['completed'] : delivered)],
          drawn: [`${called}, row ${row + 1} of ${owner}: `, ...(done ? ['completed'] : delivered)],
        },
      ]
    }),
  ]
}

/** All four sides of a card. */
function cardFacts({ table }: PlayerView, card: number): Fact[] {
  const { field, barrow, extension } = cardOf(table, card)
  const name = cardName(card, table)
  const helper = names.cards[cardOf(table, card).id].says
  const side = (text: string, drawn: string): Fact => ({ section: 'hand', text: [text], drawn: [name, drawn] })
  return [
    same('hand', name),
    side(`Field: ${one(field)}`, `Field: 1 ${one(field)}`),
    side(`Barrow: ${barrow.goods.map(one).join(', ')}; ${barrow.points} VP`, `${barrow.points} VP. Extension`),
    side(`Extension: ${extension.map(icon => names.icons[icon]).join(', ')}`, names.icons[extension[0] ?? 'card']),
    side(`Helper: ${helper}`, helper.replaceAll('"', '\\"')),
  ]
}
