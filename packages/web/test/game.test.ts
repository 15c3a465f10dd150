import { chanceFrom, makeBot } from '@la-granja/bots'
import { type Action, legalActions, result, type Seat, stateHash, view, waitingFor } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import {
  act,
  begin,
  canUndo,
  computerToMove,
  type LocalGame,
  load,
  personToMove,
  redo,
  restart,
  save,
  undo,
} from '../src/game/game.ts'

const invitation = {
  game: { seed: 'kitchen table', players: 2, edition: 'classic' },
  sitters: ['person', 'farmer'],
  names: ['You', 'Ana'],
} as const

function done(game: LocalGame, action: Action): LocalGame {
  const next = act(game, action)
  if ('refusal' in next) throw new Error(next.refusal.why)
  return next
}

/** Plays with Farmer in every seat until the test says stop. */
function playUntil(stop: (game: LocalGame) => boolean): LocalGame {
  const bot = makeBot('farmer')
  const chance = chanceFrom('web')
  let game = begin(invitation, 'id', 1)
  while (!stop(game)) {
    const [seat] = waitingFor(game.state)
    if (seat === undefined) return game
    game = done(game, bot.choose(view(game.state, seat), chance))
  }
  return game
}

const over = () => playUntil(game => game.state.table.over)

describe('a game on this device', () => {
  it('is played to its end and loaded again, step by step the same', () => {
    const game = over()
    expect(result(game.state)?.ranking).toHaveLength(2)
    const again = load(JSON.parse(JSON.stringify(save(game, 2))))
    expect(stateHash(again.state)).toBe(stateHash(game.state))
    expect(again.steps.map(step => step.events)).toEqual(game.steps.map(step => step.events))
    expect(again.names).toEqual(game.names)
  })

  it('a damaged record is refused with a reason', () => {
    const saved = save(over(), 2)
    const { record } = saved
    expect(() => load({ ...saved, record: { ...record, actions: ['0 dance'] } })).toThrow('not an action: 0 dance')
    expect(() => load({ ...saved, record: { ...record, actions: [...record.actions].reverse() } })).toThrow()
    expect(() => load({ ...saved, record: { ...record, players: 7 as never } })).toThrow('players')
  })

  it('an action that is refused changes nothing', () => {
    const game = begin(invitation, 'id', 1)
    const [seat] = waitingFor(game.state)
    const other = (seat === 0 ? 1 : 0) as Seat
    expect(act(game, { type: 'endTurn', seat: other })).toMatchObject({ refusal: { why: 'notYourTurn' } })
    expect(game.steps).toEqual([])
  })
})

describe('undo and redo', () => {
  const mine = playUntil(game => personToMove(game) === 0)

  it('takes back one’s own actions, brings them back, and starts over', () => {
    const plays = legalActions(view(mine.state, 0)).filter(
      action => action.type === 'play' && (action.side === 'field' || action.side === 'helper'),
    )
    const once = done(mine, plays[0] as Action)
    expect(canUndo(once, 0)).toBe(true)
    const back = undo(once)
    expect(stateHash(back.state)).toBe(stateHash(mine.state))
    expect(stateHash(redo(back).state)).toBe(stateHash(once.state))
    const second = legalActions(view(once.state, 0)).find(action => action.type === 'play') as Action
    const twice = done(once, second)
    expect(stateHash(restart(twice, 0).state)).toBe(stateHash(mine.state))
    expect(restart(twice, 0).undone).toHaveLength(2)
  })

  it('a new action forgets what was taken back', () => {
    const [first, other] = legalActions(view(mine.state, 0)) as [Action, Action]
    const back = undo(done(mine, first))
    expect(done(back, other).undone).toEqual([])
  })

  it('never goes back before what somebody has seen, nor over a computer’s action', () => {
    const game = over()
    let lines = 0
    for (let length = 1; length <= game.steps.length; length++) {
      const so_far: LocalGame = { ...game, steps: game.steps.slice(0, length) }
      const last = game.steps[length - 1]
      const allowed = canUndo(so_far, 0)
      if (last?.action.seat !== 0) expect(allowed).toBe(false)
      if (last?.events.some(event => event.type === 'cardsDrawn' || event.type === 'diceRolled')) {
        expect(allowed).toBe(false)
        lines++
      }
    }
    expect(lines).toBeGreaterThan(5)
    expect(canUndo(game, 1)).toBe(false)
  })

  it('with nothing done there is nothing to take back', () => {
    const fresh = begin(invitation, 'id', 1)
    expect(canUndo(fresh, 0)).toBe(false)
    expect(undo(fresh)).toBe(fresh)
    expect(redo(fresh)).toBe(fresh)
  })
})

describe('who moves', () => {
  it('computer players first where several decide at once', () => {
    const game = playUntil(({ state }) => state.table.step === 'choosingDonkeys' && waitingFor(state).length === 2)
    expect(computerToMove(game)).toBe(1)
    expect(personToMove(game)).toBeUndefined()
  })

  it('nobody when the game is over', () => {
    const game = over()
    expect(computerToMove(game)).toBeUndefined()
    expect(personToMove(game)).toBeUndefined()
  })
})
