import { silver } from '../board.ts'
import type { Card } from '../card.ts'

export const baker = {
  number: 8,
  id: 'baker',
  name: 'Baker',
  field: 'olive',
  barrow: { goods: ['olive', 'grain', 'food'], points: 4 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Upgrade one grain free of charge and take 1 silver.',
    phases: ['any'],
    limit: 'round',
    may: [
      {
        when: 'turn',
        needs: 'grain',
        gives: [
          { do: 'picking', by: 'card:baker', left: 1, must: true, from: [{ pick: 'upgrade', goods: ['grain'] }] },
          silver(1, 'card:baker'),
        ],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
