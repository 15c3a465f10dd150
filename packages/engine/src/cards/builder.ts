import type { Card } from '../card.ts'

export const builder = {
  number: 25,
  id: 'builder',
  name: 'Builder',
  field: 'grape',
  barrow: { goods: ['grain', 'grain', 'wine'], points: 4 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Your extensions cost two farm goods less, but at least one.',
    phases: ['any'],
    limit: 'always',
    adjust: { extensionCost: cost => Math.max(1, cost - 2) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'name public' },
} as const satisfies Card
