import { silver } from '../board.ts'
import type { Card } from '../card.ts'

export const marketCrier = {
  number: 18,
  id: 'marketCrier',
  name: 'Market Crier',
  field: 'grain',
  barrow: { goods: ['olive', 'grain'], points: 2 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'When you complete a barrow, take 2 silver.',
    phases: ['revenue', 'transport'],
    limit: 'always',
    on: { barrowCompleted: (event, seat) => (event.seat === seat ? [silver(2, 'card:marketCrier')] : []) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
