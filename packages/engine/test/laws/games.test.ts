import { describe, expect, test } from 'vitest'
import { BUILDINGS, CARDS, ROOFS, record, replay, result, stateHash } from '../../src/index.ts'
import { watch } from './coverage.ts'
import {
  cardsAreConserved,
  eventsHideSecrets,
  hiddenThingsStayHidden,
  listedActionsApply,
  listIsComplete,
  notationIsInvertible,
  nothingIsLost,
  othersWait,
  stateIsJson,
} from './laws.ts'
import { planFor, playGame } from './randomGame.ts'

describe('laws over seeded random games', () => {
  test('every game ends with a result, and cards, markers and points add up after every action', () => {
    for (let index = 0; index < 60; index++) {
      const state = playGame(planFor(index), ({ after }) => {
        cardsAreConserved(after)
        nothingIsLost(after)
      })
      expect(state.table).toMatchObject({ over: true, round: 6 })
      expect(result(state)?.ranking).toHaveLength(state.table.players)
    }
  })

  test('only who has the turn can act; the state is plain JSON; notation can be read back', () => {
    for (let index = 0; index < 24; index++) {
      playGame(planFor(index, 'plain'), ({ after, legal }) => {
        othersWait(after)
        stateIsJson(after)
        notationIsInvertible(legal)
      })
    }
  })

  test('the legal list is exact: all of it applies, and nothing else in the whole space of actions does', () => {
    let checked = 0
    for (let index = 0; index < 24; index++) {
      playGame(planFor(index, 'exact'), (decision, dice) => {
        if (dice.between(1, 25) > 1) return
        listedActionsApply(decision)
        listIsComplete(decision)
        checked++
      })
    }
    expect(checked).toBeGreaterThan(300)
  })

  test('changing what a seat cannot see changes neither its view nor its legal actions, and events keep secrets', () => {
    let checked = 0
    for (let index = 0; index < 24; index++) {
      playGame(planFor(index, 'hidden'), (decision, dice) => {
        eventsHideSecrets(decision)
        if (dice.between(1, 5) > 1) return
        hiddenThingsStayHidden(decision.after, dice)
        checked++
      })
    }
    expect(checked).toBeGreaterThan(1000)
  })

  test('the same record gives the same hash, also through JSON', () => {
    for (let index = 0; index < 24; index++) {
      const state = playGame(planFor(index, 'record'))
      const again = replay(JSON.parse(JSON.stringify(record(state))))
      expect(stateHash(again)).toBe(stateHash(state))
      expect(again).toStrictEqual(state)
    }
  })

  test('every helper, every roof and every craft marker has acted', () => {
    const acted = watch()
    const missing = () => [
      ...Object.keys(CARDS).filter(id => !acted.helpers.has(id as keyof typeof CARDS)),
      ...ROOFS.filter(roof => !acted.roofs.has(roof)),
      ...BUILDINGS.filter(building => !acted.crafts.has(building)),
    ]
    for (let index = 0; index < 3000 && missing().length > 0; index++) {
      playGame(planFor(index, 'cast'), ({ events, after }) => acted.see(events, after))
    }
    acted.stop()
    expect(missing()).toEqual([])
  }, 60_000)
})
