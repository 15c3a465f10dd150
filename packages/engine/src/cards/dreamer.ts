import type { Card } from '../card.ts'

export const dreamer = {
  number: 60,
  id: 'dreamer',
  name: 'Dreamer',
  field: 'grape',
  barrow: { goods: ['grape', 'food', 'wine'], points: 5 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'In the siesta step you advance 1 step more.',
    phases: ['transport'],
    limit: 'always',
    adjust: { restingSteps: steps => steps + 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
