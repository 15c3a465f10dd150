import type { Card } from '../card.ts'

export const landowner = {
  number: 36,
  id: 'landowner',
  name: 'Landowner',
  field: 'grape',
  barrow: { goods: ['olive', 'grain', 'pig'], points: 3 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'After you play an extension, take 1 VP.',
    phases: ['any'],
    limit: 'always',
    on: {
      cardPlayed: (event, seat) =>
        event.seat === seat && event.side === 'extension'
          ? [{ do: 'points', amount: 1, source: 'helpers', by: 'card:landowner' }]
          : [],
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
