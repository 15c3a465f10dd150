import type { Card } from '../card.ts'

export const moneyLender = {
  number: 64,
  id: 'moneyLender',
  name: 'Money Lender',
  field: 'grain',
  barrow: { goods: ['grape', 'pig', 'food'], points: 4 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Pay 2 silver: take 1 VP.',
    phases: ['scoring'],
    limit: 'round',
    may: [
      {
        when: 'scoring',
        pay: { silver: 2 },
        gives: [{ do: 'points', amount: 1, source: 'helpers', by: 'card:moneyLender' }],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
