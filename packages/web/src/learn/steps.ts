import type { Action, ActionOf, ActionType } from '@la-granja/engine'
import type { DonePart, ReadPart } from '@la-granja/text'
import type { Thing } from '../things.ts'

/** An action as far as it matters: fields that are not named may be anything. */
export type Wanted = {
  [T in ActionType]: { readonly type: T } & Partial<Omit<ActionOf<T>, 'type' | 'seat'>>
}[ActionType]

interface Pointing {
  /** What the sentences are about, by name, besides what is to be touched; or a part of the table. */
  readonly at: readonly (Thing | Place)[]
  /** The room in which it is, on a phone. */
  readonly room: 'village' | 'farm' | 'log'
}

export interface ReadStep extends Pointing {
  readonly id: ReadPart
}

export interface DoneStep extends Pointing {
  readonly id: DonePart
  /** What has to happen, all of it, in any order. */
  readonly does: readonly Wanted[]
}

export type LessonStep = ReadStep | DoneStep

export const PLACES = {
  prompt: '.table-prompt',
  hand: '.hand-cards',
  dice: '.village-dice',
  siesta: '.village-siesta',
  order: '.table-order',
} as const
export type Place = keyof typeof PLACES

const FIELD_CARD = 8
const BARROW_CARD = 54
const endTurn: Wanted = { type: 'endTurn' }
const step: Wanted = { type: 'advance', steps: 1 }
const toMerchant = { type: 'deliver', building: 'merchantHouse' } as const

/** The guided first game, in order. */
export const STEPS: readonly LessonStep[] = [
  { id: 'welcome', at: ['points'], room: 'farm' },
  { id: 'screen', at: ['prompt'], room: 'farm' },
  { id: 'sides', at: ['side:field', 'side:barrow', 'side:extension', 'side:helper'], room: 'farm' },
  {
    id: 'field',
    at: [],
    room: 'farm',
    does: [{ type: 'play', card: FIELD_CARD, side: 'field' }],
  },
  {
    id: 'barrow',
    at: [],
    room: 'farm',
    does: [{ type: 'play', card: BARROW_CARD, side: 'barrow' }],
  },
  { id: 'endPlaying', at: ['side:extension', 'side:helper'], room: 'farm', does: [endTurn] },
  { id: 'income', at: ['hand'], room: 'farm' },
  { id: 'spend', at: [], room: 'farm', does: [{ type: 'spend', on: 'harvest' }] },
  {
    id: 'takeTwo',
    at: [],
    room: 'farm',
    does: [
      { type: 'take', good: 'grain' },
      { type: 'take', good: 'olive' },
    ],
  },
  { id: 'endIncome', at: [], room: 'farm', does: [endTurn] },
  { id: 'growth', at: ['good:olive:field'], room: 'farm' },
  { id: 'roof', at: [], room: 'village', does: [{ type: 'buyRoof', roof: 1 }] },
  { id: 'endRoofing', at: ['roof:0', 'roofSpace:1', 'roofSpace:4'], room: 'farm', does: [endTurn] },
  { id: 'dice', at: ['dice'], room: 'village' },
  { id: 'silverDie', at: [], room: 'village', does: [{ type: 'takeDie', die: 4 }] },
  { id: 'endDie', at: ['silver'], room: 'farm', does: [endTurn] },
  { id: 'harvestDie', at: ['building:merchantHouse'], room: 'village', does: [{ type: 'takeDie', die: 3 }] },
  {
    id: 'takeHarvest',
    at: [],
    room: 'farm',
    does: [
      { type: 'take', good: 'grain' },
      { type: 'take', good: 'grape' },
    ],
  },
  {
    id: 'upgrade',
    at: [],
    room: 'farm',
    does: [{ type: 'upgrade', good: 'grain' }],
  },
  { id: 'endUpgrade', at: ['die:5'], room: 'village', does: [endTurn] },
  { id: 'lastDie', at: ['die:5'], room: 'village', does: [{ type: 'resolve' }] },
  { id: 'steps', at: ['siesta'], room: 'village', does: [step, step] },
  { id: 'endRevenue', at: [], room: 'farm', does: [endTurn] },
  { id: 'donkey', at: [], room: 'farm', does: [{ type: 'chooseDonkey', donkey: 4 }] },
  { id: 'siesta', at: ['siesta'], room: 'village', does: [{ type: 'advance', steps: 0 }] },
  { id: 'order', at: ['order', 'siesta'], room: 'village' },
  {
    id: 'load',
    at: [],
    room: 'farm',
    does: [
      { type: 'load', good: 'olive' },
      { type: 'load', good: 'food' },
    ],
  },
  { id: 'stall', at: [], room: 'village', does: [{ type: 'placeStall', hex: 10 }] },
  { id: 'pushed', at: ['hex:1', 'hex:10'], room: 'village' },
  {
    id: 'spendAgain',
    at: [],
    room: 'farm',
    does: [
      { type: 'spend', on: 'harvest' },
      { type: 'take', good: 'grain' },
      { type: 'take', good: 'grape' },
    ],
  },
  { id: 'sell', at: [], room: 'farm', does: [{ type: 'sell', good: 'grape' }] },
  { id: 'wine', at: [], room: 'farm', does: [{ type: 'upgrade', good: 'grape' }] },
  { id: 'building', at: ['building:merchantHouse'], room: 'village' },
  {
    id: 'deliver',
    at: [],
    room: 'farm',
    does: [
      { ...toMerchant, good: 'olive' },
      { ...toMerchant, good: 'grain' },
    ],
  },
  {
    id: 'useRoof',
    at: [],
    room: 'farm',
    does: [
      { type: 'useRoof', space: 0 },
      { ...toMerchant, good: 'grain' },
    ],
  },
  { id: 'endDelivering', at: [], room: 'farm', does: [endTurn] },
  { id: 'bought', at: [], room: 'farm', does: [{ ...toMerchant, good: 'wine' }] },
  { id: 'craft', at: ['building:merchantHouse', 'building:villageStore'], room: 'village' },
  { id: 'endBuying', at: [], room: 'farm', does: [endTurn] },
  { id: 'scoring', at: ['hex:2', 'hex:10', 'siesta'], room: 'village' },
  { id: 'rounds', at: ['points'], room: 'farm' },
]

export function isWanted(wanted: Wanted, action: Action): boolean {
  const given = action as Readonly<Record<string, unknown>>
  return Object.entries(wanted).every(([field, value]) => given[field] === value)
}
