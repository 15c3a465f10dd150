import { type Seat, view } from '@la-granja/engine'
import { LANGUAGES, learn, uiIn } from '@la-granja/text'
import { expect, test } from 'vitest'
import { choicesIn, newsSince } from '../src/ear/news.ts'
import { pageOf, type Section } from '../src/ear/page.ts'
import type { LocalGame } from '../src/game/game.ts'
import { legalIn, seenBy } from '../src/game/seen.ts'
import { groupsOf } from '../src/table/groups.ts'
import { linesOf } from '../src/table/logLines.ts'
import { playedGame } from './playedGame.ts'
import { factsIn } from './viewFacts.ts'

const GAMES: readonly LocalGame[] = [
  playedGame({ seed: 'ear one', players: 3 }),
  playedGame({ seed: 'ear two', players: 2 }),
  playedGame({ seed: 'ear deluxe', players: 3, edition: 'deluxe' }),
]

/** The game after so many of its actions. */
function earlier(game: LocalGame, actions: number): LocalGame {
  const next = game.steps[actions]
  return next === undefined ? game : { ...game, state: next.before, steps: game.steps.slice(0, actions) }
}

/** A few moments of each game, its last one among them. */
const MOMENTS = GAMES.flatMap(game =>
  [0, 0.15, 0.3, 0.5, 0.7, 0.9, 1].map(part => earlier(game, Math.floor(part * game.steps.length))),
)

/** Every item and every row, as one line each. */
function linesIn({ title, parts }: Section): string[] {
  return [
    title,
    ...parts.flatMap(part =>
      part.kind === 'list' ? [part.title ?? '', ...part.items] : [part.title, ...part.rows.map(row => row.join(' | '))],
    ),
  ]
}

test('every fact of the view stands in the text table', () => {
  for (const game of MOMENTS)
    for (const seat of [0, 1] as const) {
      const seen = seenBy(game.state, seat)
      const page = pageOf({ view: seen, names: game.names, language: 'en' })
      const facts = factsIn(seen, game.names)
      expect(facts.length).toBeGreaterThan(70)
      const missing = facts.filter(({ section, text }) => {
        const found = page.find(({ id }) => id === section)
        return found === undefined || !linesIn(found).some(line => text.every(words => line.includes(words)))
      })
      expect(missing).toEqual([])
    }
})

test('the page has the same shape in every language, and no gaps', async () => {
  const shape = (page: readonly Section[]) =>
    page.map(({ id, parts }) => [id, parts.map(part => (part.kind === 'list' ? part.items.length : part.rows.length))])
  for (const game of MOMENTS.slice(3, 7)) {
    const seen = seenBy(game.state, 0)
    const english = shape(pageOf({ view: seen, names: game.names, language: 'en' }))
    for (const language of LANGUAGES) {
      await learn(language)
      const page = pageOf({ view: seen, names: game.names, language })
      expect(shape(page)).toEqual(english)
      for (const section of page) {
        expect(linesIn(section).join('. ')).not.toMatch(/undefined|NaN|\[object|\{|\}/)
        for (const part of section.parts) {
          expect(part.title).not.toBe('')
          if (part.kind === 'list') expect(part.items.filter(item => item.trim() === '')).toEqual([])
          else
            for (const row of part.rows)
              expect([row.length, row[0]]).toEqual([part.head.length, expect.stringMatching(/./)])
        }
      }
    }
  }
})

test('whoever looks on hears all farms and no hand', () => {
  const game = MOMENTS[2] as LocalGame
  const page = pageOf({ view: view(game.state, undefined), names: game.names, language: 'en' })
  expect(page.map(({ id }) => id).filter(id => id.startsWith('farm-'))).toEqual(['farm-0', 'farm-1', 'farm-2'])
  expect(page.find(({ id }) => id === 'hand')?.parts).toEqual([{ kind: 'list', items: [uiIn('en').farm.handsHidden] }])
})

test('every choice of a moment is in one group', () => {
  for (const game of MOMENTS)
    for (const seat of game.state.table.waiting) {
      const legal = legalIn(seenBy(game.state, seat))
      const all = groupsOf(legal).flatMap(({ actions }) => actions)
      expect(new Set(all)).toEqual(new Set(legal))
      expect(all).toHaveLength(legal.length)
    }
})

test('news come by whole turns, as much as wanted', () => {
  const game = earlier(GAMES[0] as LocalGame, 200)
  const { steps } = game
  const at = steps.findIndex(
    ({ action }, index) => index > 20 && action.seat !== 0 && steps[index + 1]?.action.seat === action.seat,
  )
  const middle = earlier(game, at + 1)
  const waits = middle.state.table.waiting.includes(steps[at]?.action.seat as Seat)
  expect(waits).toBe(true)
  // Somebody is in the middle of a turn: nothing of it is told yet.
  const before = steps.slice(0, at + 1).findLastIndex(({ action }) => action.seat !== steps[at]?.action.seat) + 1
  expect(newsSince(middle, 0, before, 'all', 'en')).toEqual({ text: '', upTo: before })

  const all = newsSince(game, 0, 0, 'all', 'en')
  const short = newsSince(game, 0, 0, 'short', 'en')
  expect(short.upTo).toBe(all.upTo)
  expect(short.text.length).toBeGreaterThan(100)
  expect(short.text.length).toBeLessThan(all.text.length)
  for (const { text, at: action } of linesOf(game, 0, 'en')) if (action < all.upTo) expect(all.text).toContain(text)
  // In short: what the others lay down, not what they trade, and nothing of one's own.
  expect(all.text).toMatch(/You played/)
  expect(all.text).toMatch(/(Ana|Ben) sold/)
  expect(short.text).toMatch(/(Ana|Ben) played/)
  expect(short.text).not.toMatch(/You played|(Ana|Ben) sold/)
  expect(newsSince(game, 0, 0, 'off', 'en')).toEqual({ text: '', upTo: steps.length })
  // After something was taken back there is nothing to tell.
  expect(newsSince(game, 0, steps.length + 3, 'all', 'en').text).toBe('')
})

test('what can I do: few choices one by one, many by their kind', () => {
  const counts = new Set<boolean>()
  for (const game of MOMENTS) {
    const [seat] = game.state.table.waiting
    if (seat === undefined) continue
    const seen = seenBy(game.state, seat)
    const legal = legalIn(seen)
    const [sentence, ...choices] = choicesIn(seen, game.state.table.farms[seat]?.todo.at(-1), legal, 'en')
    expect(sentence).not.toBe('')
    counts.add(legal.length > 9)
    expect(choices).toHaveLength(legal.length > 9 ? groupsOf(legal).length : legal.length)
  }
  expect(counts.has(true)).toBe(true)
  const over = GAMES[0] as LocalGame
  expect(choicesIn(seenBy(over.state, 0), undefined, [], 'en')).toEqual([uiIn('en').ear.over])
})
