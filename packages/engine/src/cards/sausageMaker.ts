import { silver } from '../board.ts'
import type { Card } from '../card.ts'

export const sausageMaker = {
  number: 12,
  id: 'sausageMaker',
  name: 'Sausage Maker',
  field: 'grain',
  barrow: { goods: ['grain', 'grape', 'wine'], points: 4 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Upgrade one pig free of charge and take 1 silver.',
    phases: ['any'],
    limit: 'round',
    may: [
      {
        when: 'turn',
        needs: 'pig',
        gives: [
          { do: 'picking', by: 'card:sausageMaker', left: 1, must: true, from: [{ pick: 'upgrade', goods: ['pig'] }] },
          silver(1, 'card:sausageMaker'),
        ],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
