import type { Card } from '../card.ts'

export const porter = {
  number: 3,
  id: 'porter',
  name: 'Porter',
  field: 'olive',
  barrow: { goods: ['pig', 'food', 'meat'], points: 5 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'When you resolve a die on space 2 or 6, take two different options of that space instead of one.',
    phases: ['revenue'],
    limit: 'round',
    may: [{ when: 'anyDie', needs: 'dieOnTwoOrSix', gives: [{ do: 'resolveDie', twice: true }] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public' },
} as const satisfies Card
