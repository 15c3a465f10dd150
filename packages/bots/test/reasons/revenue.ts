import { expect } from 'vitest'
import { numberOf } from '../../../engine/test/scenario.ts'
import { level } from '../turns.ts'
import { type Case, dice, stall, wheelwright } from './plans.ts'

/** Dice, and what they bring. */
export const revenue = {
  weakerDie: {
    plan: { ...dice, dice: [1, 2, 4, 5, 6] },
    played: ['takeDie 4', 'endTurn'],
    better: ['takeDie 2', 'draw'],
    finds: { kind: 'weakerDie', played: 4, better: 2 },
    unless: ['takeDie 4', 'endTurn'],
  },
  fewerUpgrades: {
    plan: dice,
    before: ['takeDie 5'],
    played: ['upgrade grain store', 'finish', 'endTurn'],
    better: ['upgrade grain store', 'upgrade olive store', 'endTurn'],
    finds: { kind: 'fewerUpgrades', played: 1, better: 2 },
    unless: ['upgrade olive store', 'finish', 'endTurn'],
  },
  endedEarly: {
    plan: dice,
    before: ['takeDie 5'],
    played: ['upgrade grain store', 'finish', 'endTurn'],
    better: ['upgrade grain store', 'upgrade olive store', 'endTurn'],
    finds: { kind: 'endedEarly', left: 1 },
    unless: ['upgrade olive store', 'finish', 'endTurn'],
  },
  shorterSiesta: {
    plan: { ...dice, players: 2, order: [0, 1] },
    before: ['takeDie 5'],
    played: ['upgrade olive store', 'upgrade grain store', 'endTurn'],
    better: ['advance 1', 'advance 1', 'endTurn'],
    finds: { kind: 'shorterSiesta', played: expect.any(Number), better: expect.any(Number) },
    unless: ['upgrade grain store', 'upgrade olive store', 'endTurn'],
  },
  fewerGoods: {
    plan: dice,
    played: ['takeDie 1', 'endTurn'],
    better: ['takeDie 3', 'take olive', 'take grape', 'endTurn'],
    finds: { kind: 'fewerGoods', played: { pig: 1 }, better: { olive: 1, grape: 1 } },
    unless: ['takeDie 4', 'endTurn'],
  },
  weakerGoods: {
    plan: dice,
    before: ['takeDie 3'],
    played: ['take olive', 'take grain', 'endTurn'],
    better: ['take olive', 'take grape', 'endTurn'],
    finds: { kind: 'weakerGoods', played: { olive: 1, grain: 1 }, better: { olive: 1, grape: 1 } },
    unless: ['take grain', 'take olive', 'endTurn'],
  },
  fewerPoints: {
    plan: {
      ...stall,
      farms: [
        {
          ...level,
          donkey: 1,
          barrows: [
            { card: 'wheelwright', filled: ['food'] },
            { card: 'gourmet', filled: ['food', 'meat'] },
          ],
          goods: { wine: 1 },
        },
      ],
    },
    played: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    better: [`load wine store ${numberOf('gourmet')}`, 'placeStall 14', 'endTurn'],
    finds: { kind: 'fewerPoints', source: 'barrows', played: 4, better: 6 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
  },
  lessSilver: {
    plan: { ...dice, farms: [{ ...level, goods: { pig: 2 } }, level] },
    played: ['takeDie 6', 'collect', 'endTurn'],
    better: ['takeDie 4', 'endTurn'],
    finds: { kind: 'lessSilver', played: 2, better: 4 },
    unless: ['takeDie 3', 'take olive', 'take grape', 'endTurn'],
  },
} satisfies Record<string, Case>
