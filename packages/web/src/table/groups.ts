import type { Action, ActionType } from '@la-granja/engine'

const GROUPS = [
  ['turn', ['endTurn', 'finish', 'cancel', 'collect']],
  ['dice', ['takeDie', 'changeDie', 'resolve']],
  ['transport', ['chooseDonkey', 'advance']],
  ['deliveries', ['deliver', 'load', 'buyDeliveries']],
  ['market', ['placeStall']],
  ['cards', ['play', 'draw', 'discard', 'keep']],
  ['goods', ['take', 'grow', 'barter', 'pay', 'repeat']],
  ['trade', ['sell', 'buy', 'upgrade', 'spend']],
  ['roofs', ['buyRoof', 'useRoof', 'turnUp']],
  ['helpers', ['use']],
  ['markers', ['forgo', 'takeBack', 'takeBackDelivery', 'takeBackStall', 'takeBackMark']],
] as const satisfies readonly (readonly [string, readonly ActionType[]])[]

// An action type in no group would be out of reach in the lists, so it must not compile.
type Missing = Exclude<ActionType, (typeof GROUPS)[number][1][number]>
const complete: Missing extends never ? true : Missing = true

export interface ActionGroup {
  readonly name: (typeof GROUPS)[number][0]
  readonly actions: readonly Action[]
}

/** Everything that can be done, by what it is about. */
export function groupsOf(legal: readonly Action[]): readonly ActionGroup[] {
  return GROUPS.flatMap(([name, types]) => {
    const actions = legal.filter(({ type }) => complete && (types as readonly ActionType[]).includes(type))
    return actions.length === 0 ? [] : [{ name, actions }]
  })
}
