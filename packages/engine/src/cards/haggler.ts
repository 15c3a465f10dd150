import type { Card } from '../card.ts'

export const haggler = {
  number: 28,
  id: 'haggler',
  name: 'Haggler',
  field: 'olive',
  barrow: { goods: ['olive', 'grain', 'meat'], points: 4 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Resources cost you 1 silver less to buy.',
    phases: ['any'],
    limit: 'always',
    adjust: { buyPrice: price => price - 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
