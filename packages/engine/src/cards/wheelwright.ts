import type { Card } from '../card.ts'

export const wheelwright = {
  number: 49,
  id: 'wheelwright',
  name: 'Wheelwright',
  field: 'grape',
  barrow: { goods: ['food', 'wine'], points: 4 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'When you play a barrow you may at once make one delivery to it.',
    phases: ['any'],
    limit: 'always',
    on: {
      cardPlayed: (event, seat) =>
        event.seat === seat && event.side === 'barrow'
          ? [{ do: 'picking', by: 'card:wheelwright', left: 1, from: [{ pick: 'deliver', barrow: event.card }] }]
          : [],
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
