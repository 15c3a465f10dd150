import { chanceFrom, randomBot } from '@la-granja/bots'
import { type GameState, newGame, play, showsSomething, view, waitingFor } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { donkeyOut } from '../src/farm/facts.ts'
import { legalIn } from '../src/game/seen.ts'
import { isLocked, lockedIn } from '../src/table/locked.ts'
import { actionsOn, litThings } from '../src/things.ts'

/** Every state of a random game. */
function* states(seed: string, players: 2 | 3 | 4): Generator<GameState> {
  const chance = chanceFrom(seed)
  let state = newGame({ seed, players, edition: 'classic' })
  for (let seat = waitingFor(state)[0]; seat !== undefined; seat = waitingFor(state)[0]) {
    yield state
    const played = play(state, randomBot.choose(view(state, seat), chance))
    if ('refusal' in played) throw new Error(played.refusal.why)
    state = played.state
  }
}

describe('locks', () => {
  it('are on what shows something new or hands over to others, and on nothing else', () => {
    const tried = { locked: 0, open: 0 }
    for (const state of states('locks', 3)) {
      for (const seat of waitingFor(state)) {
        const seen = view(state, seat)
        for (const action of legalIn(seen)) {
          const played = play(state, action)
          if ('refusal' in played) throw new Error(played.refusal.why)
          const crosses = showsSomething(played.events) || !waitingFor(played.state).includes(seat)
          expect(isLocked(seen, action), JSON.stringify(action)).toBe(crosses)
          tried[crosses ? 'locked' : 'open']++
        }
      }
    }
    expect(tried.locked).toBeGreaterThan(100)
    expect(tried.open).toBeGreaterThan(1000)
  })

  it('are on a thing only when its touch does something at once', () => {
    const kinds = new Set<string>()
    for (const state of states('things', 2)) {
      const seen = view(state, waitingFor(state)[0])
      const locked = lockedIn(seen, undefined)
      for (const thing of litThings(legalIn(seen), seen.table, undefined)) {
        const [only, ...more] = actionsOn(thing, legalIn(seen), seen.table)
        expect(locked(thing)).toBe(only !== undefined && more.length === 0 && isLocked(seen, only))
        if (locked(thing)) kinds.add(thing.split(':')[0] ?? '')
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['pile', 'donkey', 'siesta']))
  })
})

it('a donkey is out from the moment that it is revealed until the round ends', () => {
  const seen = { before: 0, after: 0 }
  for (const { table } of states('donkeys', 2)) {
    const after = ['exchangingDonkeys', 'resting', 'delivering', 'buying', 'scoring'].includes(table.step)
    expect(donkeyOut(table, 1) > 0, table.step).toBe(after)
    seen[after ? 'after' : 'before']++
  }
  expect(Math.min(seen.before, seen.after)).toBeGreaterThan(10)
})
