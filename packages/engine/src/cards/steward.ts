import type { Card } from '../card.ts'

export const steward = {
  number: 65,
  id: 'steward',
  name: 'Steward',
  field: 'grape',
  barrow: { goods: ['grain', 'food', 'food'], points: 5 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'At the end of the game take 1 VP for each upgraded good in your dens, at most 4.',
    phases: ['end'],
    limit: 'always',
    worth: ({ goods }) => Math.min(4, goods.food + goods.wine + goods.meat),
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
