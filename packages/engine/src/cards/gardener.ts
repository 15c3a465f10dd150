import type { Card } from '../card.ts'
import { cropKinds } from '../goods.ts'

export const gardener = {
  number: 13,
  id: 'gardener',
  name: 'Gardener',
  field: 'grape',
  barrow: { goods: ['olive', 'wine'], points: 3 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'In the growth step take, into its den, one harvest good of a kind that one of your fields grows.',
    phases: ['farm'],
    limit: 'always',
    each: {
      growth(table, seat) {
        const kinds = cropKinds(table, seat)
        return kinds.length > 0
          ? [{ do: 'picking', by: 'card:gardener', left: 1, from: [{ pick: 'take', goods: kinds }] }]
          : []
      },
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
