import {
  type Action,
  type GameState,
  legalActions,
  newGame,
  play,
  type Seat,
  view,
  waitingFor,
} from '@la-granja/engine'
import { describe, expect, test } from 'vitest'
import { chanceFrom, determinize } from '../src/index.ts'

type See = (state: GameState, seat: Seat | undefined) => void

/** Random games over player counts, editions and options; shows a position now and then to every seat and to a spectator. */
function lookAround(games: number, see: See): number {
  let shown = 0
  for (let game = 0; game < games; game++) {
    const players = ([1, 2, 3, 4] as const)[game % 4]!
    const edition = game % 8 < 4 ? 'classic' : 'deluxe'
    const chance = chanceFrom(`around ${game}`)
    let state = newGame({ seed: `around ${game}`, players, edition, options: { simultaneousFarm: game % 3 === 0 } })
    for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
      const seat = waiting[chance.between(0, waiting.length - 1)]!
      const legal = legalActions(view(state, seat))
      const played = play(state, legal[chance.between(0, legal.length - 1)]!)
      if ('refusal' in played) throw new Error(played.refusal.why)
      state = played.state
      if (chance.between(1, 12) > 1) continue
      for (const watcher of [undefined, ...state.table.order]) see(state, watcher)
      shown++
    }
  }
  return shown
}

const cardsIn = ({ table, secrets }: GameState): number[] =>
  [
    ...secrets.hands.flat(),
    ...secrets.pile,
    ...table.discards,
    ...table.farms.flatMap(farm => [
      ...[...farm.fields, ...farm.barrows, ...farm.helpers].map(slot => slot.card),
      ...farm.extensions,
    ]),
  ].sort((a, b) => a - b)

describe('determinize', () => {
  test('the seat sees the same as before, and all 66 cards are somewhere', () => {
    const shown = lookAround(24, (state, seat) => {
      const seen = view(state, seat)
      const guess = determinize(seen, chanceFrom('guess'))
      expect(view(guess, seat)).toEqual(seen)
      expect(cardsIn(guess)).toEqual(cardsIn(state))
      expect(guess.secrets.roofs.map(stack => stack.length)).toEqual(state.secrets.roofs.map(stack => stack.length))
    })
    expect(shown).toBeGreaterThan(300)
  })

  test('it knows nothing but the view: other secrets, same guess', () => {
    lookAround(8, (state, seat) => {
      const other = determinize(view(state, seat), chanceFrom('other secrets'))
      const guesses = [state, other].map(one => determinize(view(one, seat), chanceFrom('guess')))
      expect(guesses[0]).toEqual(guesses[1])
    })
  })

  test('a guessed state can be played to the end', () => {
    let played = 0
    lookAround(4, (state, seat) => {
      if (seat === undefined || played >= 24) return
      played++
      const chance = chanceFrom(`playout ${played}`)
      let guess = determinize(view(state, seat), chance)
      for (let waiting = waitingFor(guess); waiting.length > 0; waiting = waitingFor(guess)) {
        const legal = legalActions(view(guess, waiting[0]))
        const next = play(guess, legal[chance.between(0, legal.length - 1)] as Action)
        if ('refusal' in next) throw new Error(next.refusal.why)
        guess = next.state
      }
      expect(guess.table.over).toBe(true)
    })
    expect(played).toBe(24)
  })
})
