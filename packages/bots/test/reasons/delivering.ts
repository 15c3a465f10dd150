import { expect } from 'vitest'
import { level } from '../turns.ts'
import { type Case, lastWine, rows, stall, toHouse, wheelwright } from './plans.ts'

/** Donkeys, deliveries, stalls and turn order. */
export const delivering = {
  missedFirst: {
    plan: lastWine,
    played: ['deliver food store wainwright 0', 'endTurn'],
    better: toHouse,
    finds: { kind: 'missedFirst', building: 'merchantHouse' },
    unless: ['deliver wine store wainwright 0', 'endTurn'],
  },
  missedBuilding: {
    plan: { ...lastWine, buildings: { merchantHouse: { ...rows.merchantHouse, owners: [1] } } },
    played: ['deliver food store wainwright 0', 'endTurn'],
    better: toHouse,
    finds: { kind: 'missedBuilding', building: 'merchantHouse' },
    unless: ['deliver wine store wainwright 0', 'endTurn'],
  },
  missedBarrow: {
    plan: stall,
    played: ['deliver wine store wainwright 0', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    finds: { kind: 'missedBarrow', card: wheelwright, points: 4 },
    unless: ['deliver wine store merchantHouse 0', 'endTurn'],
  },
  missedPush: {
    plan: stall,
    played: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 3', 'endTurn'],
    finds: { kind: 'missedPush', played: 0, better: 1 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
  },
  weakerPush: {
    plan: stall,
    played: [`load wine store ${wheelwright}`, 'placeStall 3', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 5', 'endTurn'],
    finds: { kind: 'weakerPush', played: 1, better: 2 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
  },
  weakerHex: {
    plan: stall,
    played: [`load wine store ${wheelwright}`, 'placeStall 21', 'endTurn'],
    better: [`load wine store ${wheelwright}`, 'placeStall 11', 'endTurn'],
    finds: { kind: 'weakerHex', played: 21, better: 11 },
    unless: [`load wine store ${wheelwright}`, 'placeStall 3', 'endTurn'],
  },
  unusedDelivery: {
    plan: lastWine,
    played: ['endTurn'],
    better: ['deliver food store wainwright 0', 'endTurn'],
    finds: { kind: 'unusedDelivery', left: 1 },
    unless: ['upgrade grain store', 'endTurn'].slice(1),
  },
  fewerDeliveries: {
    plan: {
      round: 3,
      step: 'choosingDonkeys',
      farms: [{ ...level, goods: { olive: 3, grain: 3, grape: 3, food: 2 } }, level],
    },
    played: ['chooseDonkey 1'],
    better: ['chooseDonkey 4'],
    finds: { kind: 'fewerDeliveries', played: expect.any(Number), better: expect.any(Number) },
    unless: ['chooseDonkey 1'],
  },
  weakerDelivery: {
    plan: lastWine,
    played: ['deliver food store wainwright 0', 'endTurn'],
    better: ['deliver food store deli 0', 'endTurn'],
    finds: { kind: 'weakerDelivery', played: { good: 'food', to: 'wainwright' }, better: { good: 'food', to: 'deli' } },
    unless: ['deliver food store wainwright 0', 'endTurn'],
  },
  weakerDonkey: {
    plan: { round: 3, step: 'choosingDonkeys', siesta: [[], [], [], [], [1, 0]], farms: [level, level] },
    played: ['chooseDonkey 2'],
    better: ['chooseDonkey 3'],
    finds: { kind: 'weakerDonkey', played: 2, better: 3 },
    unless: ['chooseDonkey 2'],
  },
  lostTurnOrder: {
    plan: {
      round: 3,
      step: 'resting',
      order: [1, 0],
      siesta: [[0], [], [], [1], []],
      farms: [
        { ...level, donkey: 2, crafts: ['wainwright'] },
        { ...level, donkey: 4 },
      ],
    },
    before: ['1: advance 0'],
    played: ['advance 2'],
    better: ['advance 3'],
    finds: { kind: 'lostTurnOrder', played: 2, better: 1 },
    unless: ['advance 2'],
  },
} satisfies Record<string, Case>
