import type { Card } from '../card.ts'

export const roofer = {
  number: 46,
  id: 'roofer',
  name: 'Roofer',
  field: 'olive',
  barrow: { goods: ['olive', 'grain'], points: 2 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'When you buy a roof, take 1 VP.',
    phases: ['farm'],
    limit: 'always',
    on: {
      roofBought: (event, seat) =>
        event.seat === seat ? [{ do: 'points', amount: 1, source: 'helpers', by: 'card:roofer' }] : [],
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
