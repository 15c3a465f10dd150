import type { Card } from '../card.ts'

export const marketWoman = {
  number: 37,
  id: 'marketWoman',
  name: 'Market Woman',
  field: 'grape',
  barrow: { goods: ['grain', 'grain', 'grape'], points: 3 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Hand limit +1. Before you draw in the farm phase you may discard any cards.',
    phases: ['farm'],
    limit: 'always',
    adjust: { handLimit: limit => limit + 1, sortsHand: () => 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
