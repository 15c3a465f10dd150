import type { Card } from '../card.ts'

export const mayor = {
  number: 56,
  id: 'mayor',
  name: 'Mayor',
  field: 'olive',
  barrow: { goods: ['food', 'food', 'wine'], points: 6 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'When you are the first to complete a building, take 2 VP more.',
    phases: ['revenue', 'transport'],
    limit: 'always',
    on: {
      buildingCompleted: (event, seat) =>
        event.seat === seat && event.first ? [{ do: 'points', amount: 2, source: 'helpers', by: 'card:mayor' }] : [],
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
