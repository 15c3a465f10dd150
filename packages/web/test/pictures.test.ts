import { uiIn } from '@la-granja/text'
import { describe, expect, it } from 'vitest'
import { sizeOfStrip } from '../src/pictures/Strip.tsx'
import { lastScenes, roundScenes, sceneAt } from '../src/pictures/scenes.ts'
import { playedGame } from './playedGame.ts'

const game = playedGame({ seed: 'pictures', players: 3 })
const last = game.steps.length
const tongue = { ui: uiIn('en'), language: 'en' } as const

describe('the scenes of a picture', () => {
  it('show what anybody may see', () => {
    const { view, says } = sceneAt(game, 40, tongue)
    expect(view.seat).toBeUndefined()
    expect(JSON.stringify(view)).not.toContain('"secrets"')
    expect(says).toMatch(/^Round 1 · /)
  })

  it('round by round: after each, then the moment itself', () => {
    const scenes = roundScenes(game, last, tongue)
    expect(scenes.map(({ says }) => says)).toEqual([
      'After round 1',
      'After round 2',
      'After round 3',
      'After round 4',
      'After round 5',
      'The game is over',
    ])
    expect(roundScenes(game, 3, tongue)).toHaveLength(1)
  })

  it('the last actions: as many as were asked for, each with something to tell, up to the moment', () => {
    const scenes = lastScenes(game, 100, 8, tongue)
    expect(scenes).toHaveLength(8)
    expect(scenes.slice(0, -1).every(({ told }) => told !== '')).toBe(true)
    expect(scenes.at(-1)).toEqual(sceneAt(game, 100, tongue))
    expect(lastScenes(game, 2, 8, tongue).length).toBeLessThanOrEqual(2)
  })

  it('of what was only told, nothing is drawn', () => {
    const steps = game.steps.map((step, at) => (at < 100 ? { ...step, heard: true as const } : step))
    expect(lastScenes({ ...game, steps }, 100, 8, tongue)).toHaveLength(1)
    expect(roundScenes({ ...game, steps }, 100, tongue)).toHaveLength(1)
  })

  it('a strip has two columns', () => {
    const [one, two, six] = [sizeOfStrip(1), sizeOfStrip(2), sizeOfStrip(6)]
    expect(two.width).toBeGreaterThan(1.9 * one.width)
    expect(two.height).toBe(one.height)
    expect(six.width).toBe(two.width)
    expect(six.height).toBeGreaterThan(2.8 * one.height)
  })
})
