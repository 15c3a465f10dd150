import {
  formatAction,
  type GameRecord,
  type GameState,
  legalActions,
  PHASE_OF,
  play,
  RecordError,
  record,
  replay,
  type Seat,
  topTask,
  view,
  waitingFor,
} from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import {
  analyse,
  analysing,
  type BotName,
  chanceFrom,
  makeBot,
  type Progress,
  playMatch,
  type Verdict,
} from '../src/index.ts'
import { playFrom } from '../src/match.ts'
import { after } from './positions.ts'

vi.setConfig({ testTimeout: 120_000 })

function game(bots: readonly BotName[], seed: string, edition: 'classic' | 'deluxe' = 'classic'): GameRecord {
  const players = bots.map(name => ({ bot: makeBot(name) }))
  return record(playMatch({ seed, players: bots.length as 1 | 2 | 3 | 4, edition }, players).state)
}

const FOUR = game(['farmer', 'novice', 'farmer', 'farmer'], 'coach four')
const brief = { iterations: 12 }
const NOVICE = analyse(FOUR, 1, brief)

function isSane(verdict: Verdict): void {
  const { at, played, best, others, loss, missed, ahead } = verdict
  expect(played.line[0]).toEqual(legalActions(verdict.view).find(one => formatAction(one) === FOUR.actions[at]))
  for (const { points, winChance } of [played, best, ...others]) {
    expect(Number.isFinite(points)).toBe(true)
    expect(winChance).toBeGreaterThanOrEqual(0)
    expect(winChance).toBeLessThanOrEqual(1)
  }
  expect(loss).toBeCloseTo(best.winChance - played.winChance, 10)
  expect(missed.gap).toBeGreaterThanOrEqual(0)
  expect(ahead.gap).toBeGreaterThanOrEqual(0)
  expect(missed.gap === 0 || ahead.gap === 0).toBe(true)
}

describe('an analysis', () => {
  test('judges every turn of the seat that held a choice', () => {
    const begun = NOVICE.verdicts.map(({ at }) => at)
    expect([...begun].sort((a, b) => a - b)).toEqual(begun)
    expect(new Set(begun).size).toBe(begun.length)
    const within = new Set(NOVICE.verdicts.flatMap(({ at, played }) => played.line.map((_, index) => at + index)))
    let state = replay({ ...FOUR, actions: [] })
    for (const [at, line] of FOUR.actions.entries()) {
      const seat = Number(line[0]) as Seat
      const legal = legalActions(view(state, seat))
      if (seat === 1 && legal.length > 1) expect(within.has(at), `${at} ${line}`).toBe(true)
      if (seat !== 1) expect(within.has(at), `${at} ${line}`).toBe(false)
      state = after(state, legal.find(action => formatAction(action) === line)!)
    }
  })

  test('has numbers that make sense', () => {
    for (const verdict of NOVICE.verdicts) isSane(verdict)
    expect(NOVICE.graph.map(({ at }) => at)).toEqual(NOVICE.verdicts.map(({ at }) => at))
    for (const { winChances, points } of NOVICE.table) {
      expect(points).toHaveLength(4)
      expect(winChances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10)
    }
    const { farms } = replay(FOUR).table
    expect(NOVICE.table.at(-1)).toMatchObject({ at: FOUR.actions.length, points: farms.map(({ points }) => points) })
  })

  test('expects after a turn what the table shows then, and not less for playing on by hunches', () => {
    const gaps = NOVICE.verdicts.map(({ at, played }) => {
      const then = NOVICE.table.find(glance => glance.at === at + played.line.length)
      return played.points - then!.points[1]!
    })
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.abs(mean(gaps))).toBeLessThan(0.5)
    expect(mean(gaps.map(Math.abs))).toBeLessThan(1)
  })

  test('is the same twice', () => {
    expect(analyse(FOUR, 1, brief)).toEqual(NOVICE)
  })

  test('survives a message to another thread', () => {
    expect(structuredClone(NOVICE)).toEqual(NOVICE)
  })

  test('has turning points that are apart, sure, and can be played on the spot', () => {
    const { turningPoints } = NOVICE
    expect(turningPoints.length).toBeGreaterThanOrEqual(3)
    expect(turningPoints.length).toBeLessThanOrEqual(5)
    const places = turningPoints.map(({ round, step }) => `${round} ${PHASE_OF[step]}`)
    expect(new Set(places).size).toBe(places.length)
    for (const { at, turn, view: seen, best, missed, reasons } of turningPoints) {
      expect(missed.gap).toBeGreaterThan(2 * missed.error)
      expect(at).toBeGreaterThanOrEqual(turn)
      expect(reasons.length).toBeGreaterThan(0)
      let state = replay({ ...FOUR, actions: FOUR.actions.slice(0, at) })
      expect(view(state, 1)).toEqual(seen)
      for (const action of best.line) state = after(state, action)
    }
  })

  test('has a quiz from the player’s own mistakes', () => {
    expect(NOVICE.quiz.length).toBeGreaterThan(0)
    for (const { at, view: seen, options, best, played } of NOVICE.quiz) {
      expect(NOVICE.turningPoints.map(point => point.at)).toContain(at)
      const legal = legalActions(seen).map(formatAction)
      const firsts = options.map(({ line }) => legal.indexOf(formatAction(line[0]!)))
      expect(options.length).toBeGreaterThanOrEqual(2)
      expect(options.length).toBeLessThanOrEqual(4)
      expect(firsts).not.toContain(-1)
      expect([...new Set(firsts)].sort((a, b) => a - b)).toEqual(firsts)
      expect(best).not.toBe(played)
      expect(legal[firsts[played]!]).toBe(FOUR.actions[at])
    }
  })
})

describe('step by step', () => {
  test('progress covers everything and ends at the end', () => {
    const steps: Progress[] = []
    const running = analysing(FOUR, 3, { iterations: 2 })
    let step = running.next()
    for (; step.done !== true; step = running.next()) steps.push(step.value)
    const { total } = steps[0]!
    steps.forEach((one, index) => {
      expect(one.total).toBe(total)
      expect(one.done).toBeGreaterThan(steps[index - 1]?.done ?? 0)
    })
    expect(steps.at(-1)?.done).toBe(total)
    const judged = new Set(steps.map(({ verdict }) => verdict.at))
    expect([...judged]).toEqual(step.value.verdicts.map(({ at }) => at))
  })

  test('it can be stopped, which disturbs nothing', () => {
    const stopped = analysing(FOUR, 1, brief)
    for (let count = 0; count < 3; count++) expect(stopped.next().done).toBe(false)
    expect(stopped.return(NOVICE).done).toBe(true)
    expect(stopped.next()).toEqual({ done: true, value: undefined })
    const steps = analysing(FOUR, 1, brief)
    expect(steps.next().value).toMatchObject({ done: 1, verdict: { at: NOVICE.verdicts[0]!.at } })
  })
})

describe('records of all kinds', () => {
  test.each([
    ['solo', game(['novice'], 'alone')],
    ['solo, deluxe', game(['novice'], 'alone', 'deluxe')],
    ['two', game(['farmer', 'random'], 'two')],
    ['three, deluxe', game(['novice', 'farmer', 'random'], 'three', 'deluxe')],
    ['four, deluxe', game(['random', 'novice', 'farmer', 'random'], 'four', 'deluxe')],
  ])('%s', (_, json) => {
    const analysis = analyse(json, (json.players - 1) as Seat, { iterations: 2 })
    expect(analysis.verdicts.length).toBeGreaterThan(20)
    expect(analysis.table.at(-1)?.points).toEqual(replay(json).table.farms.map(({ points }) => points))
    for (const { winChance, points } of analysis.graph) {
      expect(winChance).toBeGreaterThanOrEqual(0)
      expect(winChance).toBeLessThanOrEqual(1)
      expect(Number.isFinite(points)).toBe(true)
    }
  })

  test('a game that has just begun, or has stopped in the middle of a turn', () => {
    const begun = { ...FOUR, actions: [] }
    expect(analyse(begun, 0, brief)).toMatchObject({ verdicts: [], turningPoints: [], quiz: [], graph: [] })
    expect([...analysing(begun, 0, brief)]).toEqual([])
    const [first] = NOVICE.verdicts
    const halfway = { ...FOUR, actions: FOUR.actions.slice(0, first!.at + 1) }
    expect(analyse(halfway, 1, brief).verdicts).toMatchObject([{ at: first!.at }])
  })

  test('farm steps that all play at once', () => {
    const options = { simultaneousFarm: true }
    const players = [{ bot: makeBot('novice') }, { bot: makeBot('farmer') }]
    const { state } = playMatch({ seed: 'at once', players: 2, edition: 'classic', options }, players)
    expect(analyse(record(state), 1, { iterations: 2 }).verdicts.length).toBeGreaterThan(20)
  })

  test('what cannot be played, and seats that are not there, are refused', () => {
    expect(() => analyse({ ...FOUR, actions: ['0 takeDie 3'] }, 0)).toThrow(RecordError)
    expect(() => analyse(game(['novice', 'random'], 'two'), 2)).toThrow(RangeError)
  })
})

/** A game between Farmers in which seat 0 once ends a turn in which there is a lot to deliver. */
function blundered(): { readonly json: GameRecord; readonly at: number } {
  const chance = chanceFrom('blunder')
  const bot = makeBot('farmer')
  let state: GameState = replay({ ...FOUR, actions: [] })
  for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
    const seat = waiting[0]!
    const task = topTask(state.table, seat)
    const legal = legalActions(view(state, seat))
    const lots = legal.filter(({ type }) => type === 'deliver' || type === 'load').length >= 3
    if (seat === 0 && state.table.round >= 5 && task?.do === 'delivering' && task.left >= 2 && lots) {
      const at = record(state).actions.length
      const gone = play(state, { type: 'endTurn', seat })
      if ('refusal' in gone) throw new Error('refused')
      const players = [0, 1, 2, 3].map(() => ({ bot }))
      return { json: record(playFrom(gone.state, 'blunder', players).state), at }
    }
    state = after(state, bot.choose(view(state, seat), chance))
  }
  throw new Error('nothing to blunder')
}

test('a blunder in a good game is a turning point, with its reason', () => {
  const { json, at } = blundered()
  const { turningPoints, verdicts } = analyse(json, 0, { iterations: 20 })
  const point = turningPoints.find(({ turn }) => turn === at)
  expect(point).toBeDefined()
  expect(point!.played.line.map(formatAction)).toEqual(['0 endTurn'])
  expect(point!.lostPoints).toBeGreaterThan(1)
  expect(point!.reasons.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(unusedDelivery|missed(First|Building|Barrow))$/)]),
  )
  const judged = verdicts.find(verdict => verdict.at === at)!
  const near = verdicts.filter(({ round, step }) => round === judged.round && PHASE_OF[step] === 'transport')
  expect(Math.max(...near.map(({ missed }) => missed.gap))).toBe(judged.missed.gap)
})
