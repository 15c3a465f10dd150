import type { Card } from '../card.ts'

export const foreman = {
  number: 48,
  id: 'foreman',
  name: 'Foreman',
  field: 'olive',
  barrow: { goods: ['olive', 'grain', 'grape'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'You may have up to four helpers besides the Foreman.',
    phases: ['any'],
    limit: 'always',
    adjust: { helperLimit: () => 5 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
