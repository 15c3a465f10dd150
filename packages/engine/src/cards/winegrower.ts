import type { Card } from '../card.ts'

export const winegrower = {
  number: 9,
  id: 'winegrower',
  name: 'Winegrower',
  field: 'olive',
  barrow: { goods: ['grain', 'grape'], points: 2 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'When you upgrade a grape, take 1 VP.',
    phases: ['any'],
    limit: 'round',
    on: {
      upgraded: (event, seat) =>
        event.seat === seat && event.good === 'grape'
          ? [{ do: 'points', amount: 1, source: 'helpers', by: 'card:winegrower' }]
          : [],
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
