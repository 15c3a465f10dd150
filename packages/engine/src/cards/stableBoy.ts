import type { Card } from '../card.ts'

export const stableBoy = {
  number: 29,
  id: 'stableBoy',
  name: 'Stable Boy',
  field: 'grain',
  barrow: { goods: ['olive', 'food', 'wine'], points: 5 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'One pig is enough for yours to breed.',
    phases: ['farm'],
    limit: 'always',
    adjust: { breeders: () => 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
