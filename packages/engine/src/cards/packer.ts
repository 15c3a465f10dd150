import type { Card } from '../card.ts'

export const packer = {
  number: 20,
  id: 'packer',
  name: 'Packer',
  field: 'grain',
  barrow: { goods: ['olive', 'pig'], points: 2 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Your bought deliveries cost nothing.',
    phases: ['transport'],
    limit: 'always',
    adjust: { deliveryPrice: () => 0 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public in part' },
} as const satisfies Card
