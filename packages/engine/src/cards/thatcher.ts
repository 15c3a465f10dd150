import type { Card } from '../card.ts'

export const thatcher = {
  number: 45,
  id: 'thatcher',
  name: 'Thatcher',
  field: 'grape',
  barrow: { goods: ['olive', 'grape', 'food'], points: 4 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Pay 3 silver: turn one of your used roofs face up.',
    phases: ['any'],
    limit: 'round',
    may: [
      {
        when: 'turn',
        pay: { silver: 3 },
        needs: 'usedRoof',
        gives: [{ do: 'picking', by: 'card:thatcher', left: 1, from: [{ pick: 'turnUp' }] }],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
