import type { Card } from '../card.ts'

export const reaper = {
  number: 54,
  id: 'reaper',
  name: 'Reaper',
  field: 'grain',
  barrow: { goods: ['olive', 'food'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Income: 1 grain and 1 silver.',
    phases: ['farm'],
    limit: 'always',
    each: { income: () => ({ silver: 1, goods: ['grain'] }) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
