import { type Seat, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../../src/online/game.ts'
import { calm, screen, TWO, twoScreens } from './simulated.ts'

describe('what is known of a table', () => {
  it('somebody who comes later hears the whole story, as the seat saw it', async () => {
    const { server, screens, close } = await twoScreens(TWO, 'story')
    for (let count = 0; count < 60; count++) {
      const mover = screens.find(one => one.legal().length > 0)
      mover?.act(mover.legal()[0]!)
      await calm()
    }
    const [ann] = screens
    const later = screen(server, 'ann')
    await calm()
    const told = (one: typeof ann) => one.now.known?.games[0]?.moves.map(({ seat, events }) => ({ seat, events }))
    expect(told(later)).toHaveLength(server.room.moves)
    expect(told(later)).toEqual(told(ann))
    // Only what was heard of has no moment of its own to show again.
    expect(later.now.game?.steps.every(({ heard }) => heard === true)).toBe(true)
    expect(ann.now.game?.steps.every(({ heard }) => heard === undefined)).toBe(true)
    const rounds = later.now.game?.steps.map(({ before: { table } }) => `${table.round} ${table.step}`)
    const real = ann.now.game?.steps.map(({ before: { table } }) => `${table.round} ${table.step}`)
    expect(new Set(rounds)).toEqual(new Set(real))
    later.link.close()
    close()
  })

  it('somebody who comes later may see what the table looked like to the seat, from any action on', async () => {
    const { server, screens, close } = await twoScreens(TWO, 'scenes')
    const views = new Map<number, unknown>()
    for (let count = 0; count < 60; count++) {
      const { game, moves } = server.room
      if (game !== undefined) views.set(moves, view(game, 0))
      const mover = screens.find(one => one.legal().length > 0)
      mover?.act(mover.legal()[0]!)
      await calm()
    }
    const later = screen(server, 'ann')
    await calm()
    later.link.picture(10, 0)
    await calm()
    const { moves = [] } = later.now.known?.games[0] ?? {}
    expect(moves).toHaveLength(server.room.moves)
    expect(moves.findIndex(({ before }) => before !== undefined)).toBe(10)
    expect(moves.slice(10).every(({ before }) => before !== undefined)).toBe(true)
    const known = [...views].filter(([at]) => at >= 10 && at < moves.length)
    expect(known.length).toBeGreaterThan(10)
    for (const [at, seen] of known) expect(moves[at]?.before).toEqual(JSON.parse(JSON.stringify(seen)))
    expect(later.now.game?.steps.findIndex(({ heard }) => heard === undefined)).toBe(10)
    later.link.close()
    close()
  })

  it('who is here, and what is said, change nothing of the game', async () => {
    const { screens, close } = await twoScreens()
    const [ann, bob] = screens
    const { game } = ann.now
    await bob.link.do({ do: 'say', text: 'hello' })
    await calm()
    expect(ann.now.known?.table?.talk.map(({ name, text }) => `${name}: ${text}`)).toEqual(['bob: hello'])
    expect(ann.now.game).toBe(game)
    expect(ann.now.known?.here).toEqual([0, 1] satisfies Seat[])
    bob.link.close()
    await calm()
    expect(ann.now.known?.here).toEqual([0])
    close()
  })

  it('no two at the table have the same name', () => {
    const chairs = [
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: 'Ana' },
      { kind: 'computer', level: 'farmer' },
      { kind: 'computer', level: 'farmer', name: 'Ben', away: true },
    ] as const
    expect(namesOf(chairs, ['Ana', 'Ben'])).toEqual(['Ana', 'Ana 2', 'Ana 3', 'Ben'])
  })
})
