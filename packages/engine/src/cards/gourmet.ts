import type { Card } from '../card.ts'
import { farmOf } from '../look.ts'
import { UPGRADED } from '../words.ts'

export const gourmet = {
  number: 63,
  id: 'gourmet',
  name: 'Gourmet',
  field: 'olive',
  barrow: { goods: ['food', 'wine', 'meat'], points: 6 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'With food, wine and meat in your dens, score 2 VP.',
    phases: ['scoring'],
    limit: 'always',
    each: {
      scoring: (table, seat) => (UPGRADED.every(good => farmOf(table, seat).goods[good] > 0) ? 2 : 0),
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
