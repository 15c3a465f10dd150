import type { Card } from '../card.ts'

export const apprentice = {
  number: 58,
  id: 'apprentice',
  name: 'Apprentice',
  field: 'olive',
  barrow: { goods: ['food', 'meat', 'meat'], points: 6 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Turn in a trade commodity: resolve the instant effect of one of your craft markers again.',
    phases: ['transport'],
    limit: 'round',
    // The use of a commodity that this helper opens stands with the others in `board.ts`.
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
