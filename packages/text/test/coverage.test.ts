import {
  type Action,
  BUILDINGS,
  CARDS,
  type Card,
  CLASSIC,
  newGame,
  type PlayerView,
  parseAction,
  type Refusal,
  refusal,
  SHAPES,
  type Task,
  taskOf,
  view,
  type Why,
} from '@la-granja/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '../src/en/index.ts'
import { describeAction, describeEvent, describeRefusal, describeTask, LANGUAGES, learn } from '../src/index.ts'
import { type Watcher, watchGame } from './games.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const who = (seat: number) => `Player ${seat + 1}`

beforeAll(() => Promise.all(LANGUAGES.map(learn)))

/** No hole where a word should be, one sentence mark at the end, no doubled spaces. */
function expectReadable(text: string, ending: '.' | '' = ''): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\{|\}| {2}|\(\)/)
  expect(text.length).toBeGreaterThan(3)
  expect(text).toMatch(/^[\p{Lu}0-9“„«]/u)
  if (ending === '.') expect(text).toMatch(/[^.]\.$/)
  else expect(text).not.toMatch(/\.\.$/)
}

describe.each(LANGUAGES)('every kind has a sentence in %s', language => {
  it.each(Object.values(EVENTS))('event $type', event =>
    expectReadable(describeEvent(event, who, undefined, language), '.'),
  )
  it.each(Object.values(TASKS))('task $do', task => expectReadable(describeTask(task, undefined, language), '.'))
  it.each(Object.values(ACTIONS))('action $type', action => expectReadable(describeAction(action, undefined, language)))

  it('every refusal, with amounts and without', () => {
    for (const why of Object.keys(texts.refusals) as Why[]) {
      expectReadable(describeRefusal({ rule: '6.4', why }, language), '.')
      expectReadable(describeRefusal({ rule: 'R1', why, need: 1, have: 0 }, language), '.')
      expectReadable(
        describeRefusal({ rule: 'card:coachman', why, need: 3, have: 2, field: 'good', during: 'paying' }, language),
        '.',
      )
    }
    for (const during of Object.keys(TASKS) as Task['do'][])
      expectReadable(describeRefusal({ rule: 'R23', why: 'notNow', during }, language), '.')
  })

  it('every offer of every helper', () => {
    const cards: readonly Card[] = Object.values(CARDS)
    for (const { number: card, helper } of cards)
      helper.may?.forEach((_, offer) => {
        expectReadable(describeAction({ type: 'use', seat: 0, card, offer }, undefined, language))
      })
  })
})

/** Some actions that are not possible, as a person might type them. */
function wrongActions(seen: PlayerView, turn: number): Refusal[] {
  const types = Object.keys(SHAPES) as (keyof typeof SHAPES)[]
  const type = types[turn % types.length]!
  const fields = Object.values(SHAPES[type]) as (readonly (string | number)[])[]
  const line = [seen.seat, type, ...fields.map(values => values[turn % values.length])].join(' ')
  const refused = refusal(seen, parseAction(line))
  return refused === undefined ? [] : [refused]
}

describe.each(LANGUAGES)('over many random games in %s', language => {
  it('everything that can be seen, asked, done or refused reads well', () => {
    const sentences = new Set<string>()
    const labels = new Set<string>()
    const kinds = { events: new Set<string>(), tasks: new Set<string>(), refusals: new Set<string>() }
    let turn = 0
    for (let game = 0; game < 16; game++) {
      const players = (1 + (game % 4)) as 1 | 2 | 3 | 4
      const edition = game % 8 < 4 ? 'classic' : 'deluxe'
      const options = { simultaneousFarm: game % 3 === 1, extraDeliveriesUpFront: game % 3 === 2 }
      const watcher: Watcher = {
        event(event) {
          kinds.events.add(event.type)
          sentences.add(describeEvent(event, who, undefined, language))
        },
        decision(seen, legal) {
          const task = taskOf(seen)!
          kinds.tasks.add(task.do)
          sentences.add(describeTask(task, seen, language))
          for (const action of legal) labels.add(describeAction(action, seen, language))
          for (const refused of wrongActions(seen, turn++)) {
            kinds.refusals.add(refused.why)
            sentences.add(describeRefusal(refused, language))
          }
        },
      }
      watchGame(game, players, options, watcher, edition)
    }
    for (const sentence of sentences) expectReadable(sentence, '.')
    for (const label of labels) expectReadable(label)
    expect(kinds.events.size).toBeGreaterThan(45)
    expect(kinds.tasks.size).toBeGreaterThan(15)
    expect(kinds.refusals.size).toBeGreaterThan(15)
  })
})

describe('two different legal actions never share a label', () => {
  /** In all languages, as the language and the label. */
  function shared(seen: PlayerView, actions: readonly Action[]): string[] {
    return LANGUAGES.flatMap(language => {
      const labels = actions.map(action => describeAction(action, seen, language))
      return labels.filter((label, index) => labels.indexOf(label) !== index).map(label => `${language}: ${label}`)
    })
  }

  it('in whole games, but for rows that are alike', () => {
    const found = new Set<string>()
    const watcher: Watcher = {
      decision(seen, legal) {
        const actions = legal.filter(action => action.type !== 'deliver')
        for (const one of shared(seen, actions)) found.add(one)
      },
    }
    for (let game = 0; game < 12; game++) watchGame(100 + game, 3, {}, watcher, game < 6 ? 'classic' : 'deluxe')
    expect([...found]).toEqual([])
  })

  /** The start of a game with this to do, and with rows of the village claimed by seat 0. */
  function doing(task: Task): PlayerView {
    const seen = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)
    const [farm, ...others] = seen.table.farms
    const buildings = { ...seen.table.buildings }
    for (const place of BUILDINGS) {
      const [row, ...rows] = buildings[place].rows
      buildings[place] = { ...buildings[place], rows: [{ ...row!, seat: 0 }, ...rows] }
    }
    return {
      ...seen,
      table: { ...seen.table, waiting: [0], buildings, farms: [{ ...farm!, todo: [task] }, ...others] },
    }
  }

  it('when one of two gains that are alike is forgone', () => {
    const olive = { gain: 'good', good: 'olive', by: 'income' } as const
    const seen = doing({ do: 'placing', gains: [{ gain: 'birth' }, olive, { gain: 'birth' }, olive] })
    expect(
      shared(
        seen,
        [0, 1, 2, 3].map(gain => ({ type: 'forgo', seat: 0, gain })),
      ),
    ).toEqual([])
  })

  it('when a marker is taken back from one of two symbols that are alike', () => {
    const seen = doing(TASKS.placing)
    const buildings = BUILDINGS.map(place => ({ place, symbols: CLASSIC.buildings[place].rows[0]! }))
    const barrows = CLASSIC.cards.map(({ number: place, barrow }) => ({ place, symbols: barrow.goods }))
    const twins = [...buildings, ...barrows].filter(({ symbols }) => new Set(symbols).size < symbols.length)
    expect(twins.map(({ place }) => typeof place)).toEqual(expect.arrayContaining(['string', 'number']))
    for (const { place, symbols } of twins) {
      const actions = symbols.map((_, symbol): Action => ({ type: 'takeBackDelivery', seat: 0, place, symbol }))
      expect(shared(seen, actions)).toEqual([])
    }
  })
})
