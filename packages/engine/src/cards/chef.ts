import type { Card } from '../card.ts'

export const chef = {
  number: 1,
  id: 'chef',
  name: 'Chef',
  field: 'grape',
  barrow: { goods: ['olive', 'olive'], points: 2 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Every paid upgrade costs 1 silver less.',
    phases: ['any'],
    limit: 'always',
    adjust: { upgradePrice: price => price - 1 },
  },
  sources: { field: 'public', barrow: 'public in part', extension: 'public', helper: 'public' },
} as const satisfies Card
