import { type Card, type Helper, QUESTION_BITS, REACTION_BITS } from '../card.ts'
import { CARDS } from '../cards/index.ts'
import type { Table } from '../state.ts'
import type { Edition } from '../words.ts'
import { CLASSIC } from './classic.ts'
import { DELUXE } from './deluxe.ts'
import type { ComponentSet, PrintedCard, PrintedHex } from './set.ts'

/** A component set made ready for quick questions: cards and hexes by number, neighbours, open hexes by player count. */
export interface Parts {
  readonly set: ComponentSet
  /** By card number. */
  readonly cards: readonly PlayableCard[]
  /** By hex number. */
  readonly hexes: readonly PrintedHex[]
  /** Neighbouring hex numbers by hex number. */
  readonly neighbours: readonly (readonly number[])[]
}

/** The same fields on every card, so that V8 sees one shape where the rules look at any helper. */
type PlayableHelper = { readonly [K in keyof Required<Helper>]: Helper[K] | undefined } & Pick<
  Helper,
  'says' | 'phases' | 'limit'
>

export interface PlayableCard extends PrintedCard {
  readonly name: string
  readonly helper: PlayableHelper
  /** The questions that the helper adjusts, as `QUESTION_BITS`. */
  readonly adjusts: number
  /** The events to which it reacts, as `REACTION_BITS`. */
  readonly reacts: number
}

/** What each edition is played with unless the table brings a set of its own. */
export const EDITION_SETS: Readonly<Record<Edition, ComponentSet>> = { classic: CLASSIC, deluxe: DELUXE }

const made = new WeakMap<ComponentSet, Parts>()
let classic: Parts | undefined
let deluxe: Parts | undefined

export function partsOf(table: Table): Parts {
  return partsFor(table.edition, table.components)
}

export function partsFor(edition: Edition, components: ComponentSet | undefined): Parts {
  // Asked dozens of times per action, nearly always for an edition's own set.
  const own = edition === 'classic' ? classic : deluxe
  if (components === undefined && own !== undefined) return own
  const set = components ?? EDITION_SETS[edition]
  const parts = made.get(set) ?? makeParts(set)
  made.set(set, parts)
  if (set === CLASSIC) classic = parts
  if (set === DELUXE) deluxe = parts
  return parts
}

export function cardOf(table: Table, card: number): PlayableCard {
  const found = partsOf(table).cards[card]
  if (found === undefined) throw new RangeError(`no card ${card}`)
  return found
}

function makeParts(set: ComponentSet): Parts {
  const cards: PlayableCard[] = []
  for (const printed of set.cards) {
    const card: Card = CARDS[printed.id]
    const { name, helper } = card
    const { number, id, field, barrow, extension } = printed
    cards[number] = { number, id, field, barrow, extension, name, helper: uniform(helper), ...bitsOf(helper) }
  }
  const hexes: PrintedHex[] = []
  for (const hex of set.hexes) hexes[hex.hex] = hex
  const neighbours: number[][] = []
  for (const hex of set.hexes) neighbours[hex.hex] = neighboursOf(set.hexes, hex).map(other => other.hex)
  return { set, cards, hexes, neighbours }
}

function uniform({ says, phases, limit, each, may, on, adjust, worth }: Helper): PlayableHelper {
  return { says, phases, limit, each, may, on, adjust, worth }
}

function bitsOf({ adjust = {}, on = {} }: Helper): Pick<PlayableCard, 'adjusts' | 'reacts'> {
  const union = <K extends string>(keys: object, bits: Readonly<Partial<Record<K, number>>>) =>
    (Object.keys(keys) as K[]).reduce((all, key) => all | (bits[key] ?? 0), 0)
  return { adjusts: union(adjust, QUESTION_BITS), reacts: union(on, REACTION_BITS) }
}

export function neighboursOf(hexes: readonly PrintedHex[], hex: PrintedHex): PrintedHex[] {
  return hexes.filter(other => adjacent(hex, other))
}

function adjacent(a: PrintedHex, b: PrintedHex): boolean {
  const dq = b.q - a.q
  const dr = b.r - a.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1
}
