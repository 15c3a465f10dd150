import type { Card } from '../card.ts'

export const turner = {
  number: 11,
  id: 'turner',
  name: 'Turner',
  field: 'grain',
  barrow: { goods: ['grain', 'wine', 'meat'], points: 5 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Roofs cost you 1 silver less.',
    phases: ['farm'],
    limit: 'always',
    adjust: { roofPrice: price => price - 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public' },
} as const satisfies Card
