import { CARDS, CLASSIC, type ComponentSet, type Farm, newGame, type PlayerView, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { drawHand } from '../src/draw/hand.ts'
import { drawMenu, menuOf } from '../src/draw/menu.ts'
import type { Look } from '../src/draw/paint.ts'
import { drawTable } from '../src/draw/table.ts'
import { tell } from '../src/story.ts'
import { type } from './terminal.ts'

// A set that prints the Coachman on card 1 and the Chef on card 17; in the classic one it is the other way round.

const COACHMAN = 1
const CHEF = 17
const SWAPPED = { chef: 'coachman', coachman: 'chef' } as const
const swapped: ComponentSet = {
  ...CLASSIC,
  cards: CLASSIC.cards.map(card => ({
    ...card,
    id: card.id === 'chef' || card.id === 'coachman' ? SWAPPED[card.id] : card.id,
  })),
}

const look: Look = { colour: false, who: seat => ['You', 'Ben', 'Carla', 'Dan'][seat]! }
const begin = (seed: string) => newGame({ seed, players: 2, edition: 'classic', components: swapped })

/** One's own turn to play, with these cards in hand and this on the farm. */
function playing(hand: readonly number[], change: Partial<Farm> = {}): PlayerView {
  const seen = view(begin('cards'), 0)
  const [farm, ...others] = seen.table.farms
  const farms = [{ ...farm!, todo: [{ do: 'playing', plays: 1 }] as const, ...change }, ...others]
  return { ...seen, hand, table: { ...seen.table, waiting: [0], farms } }
}

/** A game in which the first seat is dealt card 1. */
const dealt = Array.from({ length: 500 }, (_, index) => `deal${index}`).find(seed =>
  view(begin(seed), 0).hand.includes(COACHMAN),
)

const typed = (lines: readonly string[]) =>
  type(`--players 2 --seed ${dealt} --components own.json`, {
    files: new Map([['own.json', JSON.stringify(swapped)]]),
    lines,
  })

describe('a set with two helpers on each other’s cards', () => {
  it('the hand shows the name, the helper’s text and what else the set prints there', () => {
    const text = drawHand(playing([COACHMAN, CHEF]), look)
      .join('\n')
      .replaceAll('\u00a0', ' ')
    expect(text).toMatch(/┌ Coachman .*┌ Chef /)
    expect(text).toMatch(/← grape +││ ← grain/)
    expect(text).toMatch(/│ ↓ Pay 1 silver in +││/)
    expect(text).toMatch(/││ ↓ Every paid upgrade +│/)
    expect(text).toMatch(/│ {3}once a round · +││ +│/)
  })

  it('the table names barrows, helpers and a hand in short', () => {
    const barrows = [{ card: CHEF, filled: 0 }]
    const helpers = [{ card: COACHMAN, used: true, marked: true }]
    const text = drawTable(playing([CHEF, COACHMAN], { barrows, helpers }), look, 'names')
    expect(text).toMatch(/Barrows +Chef \(4 VP: olive ▫ pig ▫ wine ▫\)/)
    expect(text).toMatch(/Helpers +Coachman \(used\)/)
    expect(text).toMatch(/\n {2}Chef, Coachman$/)
  })

  it('the menu names the cards that can be played', () => {
    const seen = playing([COACHMAN])
    const entries = menuOf(seen)
    expect(entries.map(({ label }) => label)).toContain('Play Coachman as a helper')
    expect(drawMenu(entries, seen, look)).toMatch(/Cards +Coachman +1\) grape field/)
  })

  it('the story names the cards that were played', () => {
    const { table } = begin('cards')
    const played = { type: 'cardPlayed', seat: 1, card: COACHMAN, side: 'helper' } as const
    expect(tell([played], table, look)).toContain('Ben played Coachman as a helper.')
  })

  it('card NAME finds the card under its name in the set', async () => {
    const { output } = await typed(['card coachman', `card ${CHEF}`, 'card coach'])
    const [, byName = '', byNumber = '', byPart = ''] = output.replaceAll('\u00a0', ' ').split(/^> card .*$/m)
    const { goods, points } = CARDS.chef.barrow // printed on card 1, whoever helps there
    for (const text of [byName, byPart]) {
      expect(text).toContain('┌ Coachman ')
      expect(text).toContain(`↑ ${goods.join(' ')}: ${points} VP`)
      expect(text).toContain('↓ Pay 1 silver in')
    }
    expect(byNumber).toContain('┌ Chef ')
  })

  it('what was played is told alike in the game, its log and its replay', async () => {
    const { output, files } = await typed([`play ${COACHMAN} field`, 'log', 'save a.json'])
    expect(output.match(/You played Coachman as a field\./g)).toHaveLength(2)
    expect(output).not.toContain('played Chef')
    const { output: again } = await type('replay a.json', { files })
    expect(again).toContain('Ana played Coachman as a field.')
  })

  it('the prompt names the card that is being paid for', async () => {
    const { output } = await typed([`play ${COACHMAN} extension`])
    expect(output).toContain('The extension Coachman costs 1 farm good.')
  })
})
