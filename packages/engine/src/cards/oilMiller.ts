import type { Card } from '../card.ts'

export const oilMiller = {
  number: 10,
  id: 'oilMiller',
  name: 'Oil Miller',
  field: 'grape',
  barrow: { goods: ['grain', 'grain'], points: 2 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Pay 1 silver: upgrade up to two olives.',
    phases: ['any'],
    limit: 'round',
    may: [
      {
        when: 'turn',
        pay: { silver: 1 },
        needs: 'olive',
        gives: [{ do: 'picking', by: 'card:oilMiller', left: 2, from: [{ pick: 'upgrade', goods: ['olive'] }] }],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
