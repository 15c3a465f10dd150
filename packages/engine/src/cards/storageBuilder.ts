import type { Card } from '../card.ts'

export const storageBuilder = {
  number: 44,
  id: 'storageBuilder',
  name: 'Storage Builder',
  field: 'grain',
  barrow: { goods: ['olive', 'olive', 'grain'], points: 3 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'One more roof space, on this card, worth 3 VP when covered; a roof that you buy may go here instead of on the leftmost free space.',
    phases: ['farm'],
    limit: 'always',
    adjust: { hasRoofSpace: () => 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'name public' },
} as const satisfies Card
