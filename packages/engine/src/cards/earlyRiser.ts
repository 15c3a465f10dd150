import type { Card } from '../card.ts'

export const earlyRiser = {
  number: 61,
  id: 'earlyRiser',
  name: 'Early Riser',
  field: 'grain',
  barrow: { goods: ['grape', 'food', 'meat'], points: 5 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'On a shared siesta space your disc counts as the uppermost for turn order.',
    phases: ['transport'],
    limit: 'always',
    adjust: { restsUppermost: () => 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
