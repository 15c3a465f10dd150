import type { Card } from '../card.ts'

export const barterer = {
  number: 50,
  id: 'barterer',
  name: 'Barterer',
  field: 'grape',
  barrow: { goods: ['food', 'wine', 'wine'], points: 6 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Exchange up to two harvest goods in your dens for as many harvest goods of your choice.',
    phases: ['any'],
    limit: 'round',
    may: [
      {
        when: 'turn',
        needs: 'harvestInDen',
        gives: [{ do: 'picking', by: 'card:barterer', left: 2, from: [{ pick: 'barter' }] }],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
