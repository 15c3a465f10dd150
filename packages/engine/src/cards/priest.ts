import type { Card } from '../card.ts'

export const priest = {
  number: 62,
  id: 'priest',
  name: 'Priest',
  field: 'grain',
  barrow: { goods: ['grape', 'grape'], points: 2 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'If you are first in turn order, score 1 VP more.',
    phases: ['scoring'],
    limit: 'always',
    each: { scoring: (table, seat) => (table.order[0] === seat && !table.neutralFirst ? 1 : 0) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
