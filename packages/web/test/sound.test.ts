import type { GameEvent } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { makeRation } from '../src/sound/ration.ts'
import { voiceOf, voicesOf } from '../src/sound/voiceOf.ts'
import { LONGEST, NOTES, VOICES } from '../src/sound/voices.ts'
import { playedGame } from './playedGame.ts'

const game = playedGame({ seed: 'sound', players: 3 })

describe('what an event sounds like', () => {
  const sounds: readonly (readonly [GameEvent, string | undefined])[] = [
    [{ type: 'cardPlayed', seat: 0, card: 7, side: 'field' }, 'card'],
    [{ type: 'diceRolled', seat: 0, dice: [1, 2] }, 'dice'],
    [{ type: 'sold', seat: 0, good: 'olive', from: 'store', price: 1 }, 'coin'],
    [{ type: 'silverGained', seat: 0, amount: 2, by: 'income' }, 'coin'],
    [{ type: 'gained', seat: 0, good: 'grain', by: 'income' }, 'goods'],
    [{ type: 'delivered', seat: 0, good: 'pig', from: 'store', building: 'butcher', row: 0, symbol: 0 }, 'delivery'],
    [{ type: 'donkeysRevealed', donkeys: [1, 2] }, 'hat'],
    [{ type: 'gameEnded' }, 'end'],
    [{ type: 'turnEnded', seat: 0 }, undefined],
  ]
  it.each(sounds)('%j', (event, voice) => {
    expect(voiceOf(event)).toBe(voice)
  })

  it('an action sounds like at most three things, each once, in their order', () => {
    for (const step of game.steps) {
      const voices = voicesOf(step, 0)
      expect(voices.length).toBeLessThanOrEqual(3)
      expect(new Set(voices).size).toBe(voices.length)
    }
    const rolled = game.steps.find(({ events }) => events.some(({ type }) => type === 'diceRolled'))
    expect(rolled === undefined ? [] : voicesOf(rolled, 0)).toContain('dice')
  })

  it('the end is heard, whatever led to it', () => {
    const last = game.steps.at(-1)
    expect(last === undefined ? [] : voicesOf(last, 0)).toContain('end')
  })
})

describe('voices', () => {
  it.each(VOICES)('%s is short, and quiet together with two others', voice => {
    expect(NOTES[voice].length).toBeGreaterThan(0)
    for (const { at, lasts, gain } of NOTES[voice]) {
      expect(at + lasts).toBeLessThanOrEqual(LONGEST)
      expect(gain).toBeLessThanOrEqual(0.8)
    }
  })

  it('three at once are enough, and none comes again at once', () => {
    const may = makeRation()
    expect([may('coin', 0), may('coin', 50), may('card', 60), may('goods', 70), may('dice', 80)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    expect(may('dice', 500)).toBe(true)
  })
})
