import type { Card } from '../card.ts'

export const fisherman = {
  number: 51,
  id: 'fisherman',
  name: 'Fisherman',
  field: 'grain',
  barrow: { goods: ['grain', 'grape'], points: 2 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Income: 2 silver.',
    phases: ['farm'],
    limit: 'always',
    each: { income: () => ({ silver: 2 }) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
