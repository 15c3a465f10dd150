import type { Dice } from '../random.ts'
import { discardDie } from '../solo/dice.ts'
import { emit, type Turn, withChance } from '../turn.ts'
import { offered } from './offered.ts'
import { inOrder, isSolo, type StepRule } from './step.ts'

/** Before the roll (card 5); it ends with the roll. */
export const reserving: StepRule = { ...offered('beforeRoll'), end: roll }

/** Right after the roll (cards 21 and 41). */
export const rolled: StepRule = offered('rolled')

function roll(turn: Turn): void {
  const { order, players } = turn.state.table
  const [first] = order
  if (first === undefined) return
  const count = players === 1 ? 5 : 2 * players + 1 // §4.7
  const dice = withChance(turn, chance => rolledDice(count, chance))
  emit(turn, { type: 'diceRolled', seat: first, dice })
}

function rolledDice(count: number, chance: Dice): readonly number[] {
  const dice: number[] = []
  while (dice.length < count) dice.push(chance.between(1, 6))
  return dice.sort((a, b) => a - b)
}

/** §7: one die each, twice. §11: whoever is first takes first; the neutral player's dice are discarded. */
export const firstDie: StepRule = {
  begin(turn) {
    if (isSolo(turn) && turn.state.table.neutralFirst) discardDie(turn)
  },
  seats: inOrder,
  enter: () => [{ do: 'choosingDie' }],
  end(turn) {
    if (isSolo(turn) && !turn.state.table.neutralFirst) discardDie(turn)
  },
}
export const secondDie: StepRule = firstDie

/** §7: the die that is left is resolved by everybody. */
export const lastDie: StepRule = {
  seats: inOrder,
  enter: turn => [{ do: 'dieTaken', die: turn.state.table.dice[0] ?? 1, last: true }],
  end: turn => emit(turn, { type: 'lastDieGone' }),
}
