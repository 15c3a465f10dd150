import {
  CARDS,
  type Card,
  type PlayerView,
  parseAction,
  type Refusal,
  refusal,
  SHAPES,
  type Task,
  taskOf,
  type Why,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { en } from '../src/en/index.ts'
import { describeAction, describeEvent, describeRefusal, describeTask } from '../src/index.ts'
import { watchGame } from './games.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const who = (seat: number) => `Player ${seat + 1}`

/** No hole where a word should be, one sentence mark at the end, no doubled spaces. */
function expectReadable(text: string, ending: '.' | '' = ''): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\{|\}| {2}|\(\)/)
  expect(text.length).toBeGreaterThan(3)
  expect(text).toMatch(/^[A-Z0-9“]/)
  if (ending === '.') expect(text).toMatch(/[^.]\.$/)
  else expect(text).not.toMatch(/\.\.$/)
}

describe('every kind has a sentence', () => {
  it.each(Object.values(EVENTS))('event $type', event => expectReadable(describeEvent(event, who), '.'))
  it.each(Object.values(TASKS))('task $do', task => expectReadable(describeTask(task), '.'))
  it.each(Object.values(ACTIONS))('action $type', action => expectReadable(describeAction(action)))

  it('every refusal, with amounts and without', () => {
    for (const why of Object.keys(en.refusals) as Why[]) {
      expectReadable(describeRefusal({ rule: '6.4', why }), '.')
      expectReadable(describeRefusal({ rule: 'R1', why, need: 1, have: 0 }), '.')
      expectReadable(
        describeRefusal({ rule: 'card:coachman', why, need: 3, have: 2, field: 'good', during: 'paying' }),
        '.',
      )
    }
    for (const during of Object.keys(TASKS) as Task['do'][])
      expectReadable(describeRefusal({ rule: 'R23', why: 'notNow', during }), '.')
  })

  it('every offer of every helper', () => {
    const cards: readonly Card[] = Object.values(CARDS)
    for (const { number: card, helper } of cards)
      helper.may?.forEach((_, offer) => {
        expectReadable(describeAction({ type: 'use', seat: 0, card, offer }))
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

describe('over many random games', () => {
  it('everything that can be seen, asked, done or refused reads well', () => {
    const sentences = new Set<string>()
    const labels = new Set<string>()
    const kinds = { events: new Set<string>(), tasks: new Set<string>(), refusals: new Set<string>() }
    let turn = 0
    for (let game = 0; game < 24; game++) {
      const players = (2 + (game % 3)) as 2 | 3 | 4
      const options = { simultaneousFarm: game % 4 === 1, extraDeliveriesUpFront: game % 4 === 2 }
      watchGame(game, players, options, {
        event(event) {
          kinds.events.add(event.type)
          sentences.add(describeEvent(event, who))
        },
        decision(seen, legal) {
          const task = taskOf(seen)!
          kinds.tasks.add(task.do)
          sentences.add(describeTask(task, seen))
          for (const action of legal) labels.add(describeAction(action, seen))
          for (const refused of wrongActions(seen, turn++)) {
            kinds.refusals.add(refused.why)
            sentences.add(describeRefusal(refused))
          }
        },
      })
    }
    for (const sentence of sentences) expectReadable(sentence, '.')
    for (const label of labels) expectReadable(label)
    expect(kinds.events.size).toBeGreaterThan(45)
    expect(kinds.tasks.size).toBeGreaterThan(15)
    expect(kinds.refusals.size).toBeGreaterThan(15)
  })

  it('two different legal actions never share a label, but for rows that are alike', () => {
    const shared = new Set<string>()
    for (let game = 0; game < 6; game++) {
      watchGame(
        100 + game,
        3,
        {},
        {
          decision(seen, legal) {
            const labels = legal.filter(action => action.type !== 'deliver').map(action => describeAction(action, seen))
            for (const label of labels.filter((one, index) => labels.indexOf(one) !== index)) shared.add(label)
          },
        },
      )
    }
    expect([...shared]).toEqual([])
  })
})
