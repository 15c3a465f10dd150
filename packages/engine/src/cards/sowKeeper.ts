import type { Card } from '../card.ts'

export const sowKeeper = {
  number: 31,
  id: 'sowKeeper',
  name: 'Sow Keeper',
  field: 'grain',
  barrow: { goods: ['olive', 'grape', 'wine', 'meat'], points: 6 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'When your pigs breed, take up to two pigs, as far as pens allow.',
    phases: ['farm'],
    limit: 'always',
    adjust: { litter: () => 2 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
