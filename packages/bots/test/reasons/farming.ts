import { level } from '../turns.ts'
import { type Case, chef, handful, reaper, roofs } from './plans.ts'

/** Cards, roofs, and what is paid for them. */
export const farming = {
  weakerSide: {
    plan: handful,
    played: [`play ${chef} barrow`, 'endTurn'],
    better: [`play ${chef} field`, 'endTurn'],
    finds: { kind: 'weakerSide', card: chef, played: 'barrow', better: 'field' },
    unless: [`play ${reaper} field`, 'endTurn'],
  },
  weakerCard: {
    plan: handful,
    played: [`play ${chef} barrow`, 'endTurn'],
    better: [`play ${reaper} field`, 'endTurn'],
    finds: { kind: 'weakerCard', played: { card: chef, side: 'barrow' }, better: { card: reaper, side: 'field' } },
    unless: [`play ${chef} field`, 'endTurn'],
  },
  missedCard: {
    plan: handful,
    played: ['endTurn'],
    better: [`play ${reaper} field`, 'endTurn'],
    finds: { kind: 'missedCard', better: { card: reaper, side: 'field' } },
    unless: ['upgrade grain store', 'endTurn'],
  },
  missedRoof: {
    plan: roofs,
    played: ['endTurn'],
    better: ['buyRoof 1 0', 'endTurn'],
    finds: { kind: 'missedRoof', roof: 'point' },
    unless: ['buy olive', 'endTurn'],
  },
  weakerRoof: {
    plan: roofs,
    played: ['buyRoof 0 0', 'endTurn'],
    better: ['buyRoof 1 0', 'endTurn'],
    finds: { kind: 'weakerRoof', played: 'olive', better: 'point' },
    unless: ['buyRoof 0 0', 'useRoof 0', 'endTurn'],
  },
  unused: {
    plan: { ...roofs, farms: [{ ...level, roofs: ['harvest'], goods: { commodity: 1 } }, level] },
    played: ['endTurn'],
    better: ['useRoof 0', 'take olive', 'endTurn'],
    finds: { kind: 'unused', roof: 'harvest' },
    unless: ['endTurn'],
  },
  usedTooSoon: {
    plan: { ...roofs, farms: [{ ...level, roofs: ['harvest'], goods: { commodity: 1 } }, level] },
    played: ['spend silver', 'endTurn'],
    better: ['endTurn'],
    finds: { kind: 'usedTooSoon', commodity: 'silver' },
    unless: ['useRoof 0', 'take olive', 'endTurn'],
  },
  wastedGoods: {
    plan: handful,
    played: ['sell grain store', 'endTurn'],
    better: ['endTurn'],
    finds: { kind: 'wastedGoods', how: 'sold', goods: { grain: 1 } },
    unless: ['sell grain store', `play ${reaper} field`, 'endTurn'],
  },
  overpaid: {
    plan: handful,
    played: [`play ${chef} extension`, 'pay wine store', 'endTurn'],
    better: [`play ${chef} extension`, 'pay silver store', 'endTurn'],
    finds: {
      kind: 'overpaid',
      played: { silver: 0, points: 0, goods: { wine: 1 } },
      better: { silver: 1, points: 0, goods: {} },
    },
    unless: [`play ${chef} field`, 'endTurn'],
  },
} satisfies Record<string, Case>
