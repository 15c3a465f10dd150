import type { Card } from '../card.ts'
import { cropKinds } from '../goods.ts'

export const beekeeper = {
  number: 52,
  id: 'beekeeper',
  name: 'Beekeeper',
  field: 'olive',
  barrow: { goods: ['olive', 'grape', 'grape'], points: 3 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Income: 1 silver for each kind of crop among your fields.',
    phases: ['farm'],
    limit: 'always',
    each: { income: (table, seat) => ({ silver: cropKinds(table, seat).length }) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
