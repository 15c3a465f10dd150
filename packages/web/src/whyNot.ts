import {
  type Action,
  COMMODITY_USES,
  cardOf,
  HELPER_USES,
  type PlayerView,
  type Refusal,
  refusal,
  type Seat,
  SIDES,
} from '@la-granja/engine'
import { legalIn } from './game/seen.ts'
import type { Thing } from './things.ts'

/** What somebody who touches a thing most likely means; the engine tells why it is not possible. */
const MEANT: Readonly<Record<string, (seat: Seat, rest: readonly string[], view: PlayerView) => readonly Action[]>> = {
  card: (seat, [card]) => SIDES.map(side => ({ type: 'play', seat, card: Number(card), side }) as Action),
  side: (seat, [side], { hand }) => [{ type: 'play', seat, card: hand[0] ?? 1, side } as Action],
  silver: seat => [{ type: 'pay', seat, good: 'silver', from: 'store' }],
  points: seat => [{ type: 'pay', seat, good: 'point', from: 'store' }],
  good: (seat, [good, from]) => [
    ...(good === 'commodity' ? [{ type: 'spend', seat, on: 'silver' } as Action] : []),
    ...(['sell', 'upgrade'] as const).map(type => ({ type, seat, good, from }) as Action),
    { type: 'deliver', seat, good, from, building: 'deli', row: 0 } as Action,
  ],
  row: (seat, [building, row]) => [
    { type: 'deliver', seat, good: 'olive', from: 'store', building, row: Number(row) } as Action,
  ],
  building: (seat, [building]) => [
    { type: 'deliver', seat, good: 'olive', from: 'store', building, row: 0 } as Action,
    { type: 'repeat', seat, building } as Action,
  ],
  barrow: (seat, [card]) => [{ type: 'load', seat, good: 'olive', from: 'store', card: Number(card) } as Action],
  helper: (seat, [card], { table }) => [
    ...COMMODITY_USES.filter(on => HELPER_USES[on] === cardOf(table, Number(card)).id).map(
      on => ({ type: 'spend', seat, on }) as Action,
    ),
    { type: 'use', seat, card: Number(card), offer: 0 } as Action,
  ],
  roof: (seat, [space]) => [{ type: 'useRoof', seat, space: Number(space) } as Action],
  shop: (seat, [roof], { table }) => [
    { type: 'buyRoof', seat, roof: Number(roof), space: table.farms[seat]?.roofs.length ?? 0 } as Action,
  ],
  roofSpace: (seat, [space]) => [{ type: 'buyRoof', seat, roof: 0, space: Number(space) } as Action],
  die: (seat, [die]) => [{ type: 'takeDie', seat, die: Number(die) } as Action],
  donkey: (seat, [donkey]) => [{ type: 'chooseDonkey', seat, donkey: Number(donkey) } as Action],
  hex: (seat, [hex]) => [{ type: 'placeStall', seat, hex: Number(hex) } as Action],
  siesta: (seat, [space], { table }) => {
    const steps = Number(space) - table.siesta.findIndex(discs => discs.includes(seat))
    // Backwards is no number of steps; too many have a reason.
    return [{ type: 'advance', seat, steps: steps < 0 ? 8 : steps } as Action]
  },
  pile: seat => [{ type: 'draw', seat }],
}

/** Why nothing can be done with this thing now; nothing if nobody could say what was meant. */
export function whyNot(thing: Thing, view: PlayerView): Refusal | undefined {
  const { seat } = view
  if (seat === undefined || legalIn(view).length === 0)
    return { rule: 'R4', why: view.table.over ? 'gameOver' : 'notYourTurn' }
  const [kind = '', ...rest] = thing.split(':')
  for (const action of MEANT[kind]?.(seat, rest, view) ?? []) {
    const refused = refusal(view, action)
    if (refused !== undefined && refused.why !== 'malformed') return refused
  }
  return undefined
}
