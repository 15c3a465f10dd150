import type { Card } from '../card.ts'
import { stallsOf } from '../look.ts'

export const stallholder = {
  number: 19,
  id: 'stallholder',
  name: 'Stallholder',
  field: 'grain',
  barrow: { goods: ['grain', 'grape', 'pig'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'With three or more stalls on the market, score 1 VP more.',
    phases: ['scoring'],
    limit: 'always',
    each: { scoring: (table, seat) => (stallsOf(table, seat) >= 3 ? 1 : 0) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
