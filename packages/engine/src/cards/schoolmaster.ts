import type { Card } from '../card.ts'

export const schoolmaster = {
  number: 38,
  id: 'schoolmaster',
  name: 'Schoolmaster',
  field: 'grain',
  barrow: { goods: ['olive', 'food', 'food'], points: 5 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Hand limit +1. Income: 1 silver.',
    phases: ['farm'],
    limit: 'always',
    each: { income: () => ({ silver: 1 }) },
    adjust: { handLimit: limit => limit + 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
