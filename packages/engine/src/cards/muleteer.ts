import type { Card } from '../card.ts'

export const muleteer = {
  number: 16,
  id: 'muleteer',
  name: 'Muleteer',
  field: 'grain',
  barrow: { goods: ['olive', 'grain', 'food', 'wine'], points: 6 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'If your donkey shows 1 or 2 deliveries, you have one more free delivery.',
    phases: ['transport'],
    limit: 'always',
    adjust: { freeDeliveries: (deliveries, shown) => (shown <= 2 ? deliveries + 1 : deliveries) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
