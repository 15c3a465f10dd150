import { type GameState, legalActions, type PlayerView, play, record, replay, type Seat, view } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { withOtherSecrets } from '../../engine/test/laws/laws.ts'
import { deepFreeze } from '../../engine/test/scenario.ts'
import { slipOf } from '../src/coach/blame.ts'
import { glanceAt } from '../src/coach/glance.ts'
import { judged } from '../src/coach/judge.ts'
import { reasonsFor } from '../src/coach/reasons.ts'
import { trimmed } from '../src/coach/trim.ts'
import { storyOf, type Turn } from '../src/coach/turns.ts'
import { chanceFrom, makeBot, playMatch } from '../src/index.ts'
import { LA_GRANJA_STYLE } from '../src/levels.ts'

vi.setConfig({ testTimeout: 120_000 })

const effort = { iterations: 8, deals: 4 }
const style = LA_GRANJA_STYLE
const SEAT: Seat = 2

const players = (['novice', 'farmer', 'novice'] as const).map(name => ({ bot: makeBot(name) }))
const GAME = record(playMatch({ seed: 'fair coach', players: 3, edition: 'deluxe' }, players).state)
const STORY = storyOf(GAME, SEAT)
const SAMPLE = STORY.turns.filter((_, index) => index % 3 === 0)

/** The same turn in a game that looks the same to the seat until it ends. */
function elsewhere(turn: Turn): { turn: Turn; state: GameState; other: GameState } {
  const state = replay({ ...GAME, actions: GAME.actions.slice(0, turn.at) })
  const other = withOtherSecrets(state, SEAT, chanceFrom(`others ${turn.at}`))
  const views: PlayerView[] = []
  let now = other
  for (const action of turn.actions) {
    views.push(view(now, SEAT))
    const played = play(now, action)
    if ('refusal' in played) throw new Error(played.refusal.why)
    now = played.state
  }
  return { turn: { ...turn, views }, state, other }
}

function everythingAbout(turn: Turn): unknown {
  const verdict = judged(turn, effort, style)
  const best = verdict.best === verdict.played ? (verdict.others[0] ?? verdict.best) : verdict.best
  return {
    verdict,
    slip: slipOf(turn, best.line, effort, style),
    trimmed: trimmed({ ...verdict, best }, effort.deals, style),
    reasons: reasonsFor(verdict.view, verdict.played.line, best.line, style),
    glance: glanceAt({ at: turn.at, view: turn.views[0]! }, style),
  }
}

describe('what the player could not see', () => {
  test('is really different in these games', () => {
    expect(SAMPLE.length).toBeGreaterThan(15)
    let hands = 0
    for (const { state, other } of SAMPLE.map(elsewhere)) {
      expect(other.secrets.random).not.toEqual(state.secrets.random)
      if (JSON.stringify(other.secrets.hands) !== JSON.stringify(state.secrets.hands)) hands++
    }
    expect(hands).toBeGreaterThan(SAMPLE.length / 2)
  })

  test('changes nothing that the coach says', () => {
    for (const turn of SAMPLE) {
      const other = elsewhere(turn)
      expect(other.turn.views).toEqual(turn.views)
      expect(everythingAbout(other.turn)).toEqual(everythingAbout(turn))
    }
  })
})

test('a turn ends where somebody knows more than before', () => {
  for (const { at, actions, views } of STORY.turns) {
    const { round, step } = views[0]!.table
    for (const seen of views) expect([seen.table.round, seen.table.step]).toEqual([round, step])
    const hands = views.map(({ hand, pile }) => [pile, hand.length])
    // Cards leave the hand in a turn; none comes into it.
    hands.slice(1).forEach(([pile, hand], index) => {
      expect(pile, `action ${at + index}`).toBe(hands[index]![0])
      expect(hand).toBeLessThanOrEqual(hands[index]![1]!)
    })
    expect(actions.length).toBe(views.length)
    expect(legalActions(views[0]!).length).toBeGreaterThan(0)
  }
})

test('the coach leaves views as they were', () => {
  for (const turn of SAMPLE.slice(0, 4)) expect(() => everythingAbout(deepFreeze(structuredClone(turn)))).not.toThrow()
})
