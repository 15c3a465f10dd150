import type { Card } from '../card.ts'

export const pigDealer = {
  number: 24,
  id: 'pigDealer',
  name: 'Pig Dealer',
  field: 'grain',
  barrow: { goods: ['olive', 'grape'], points: 2 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Your pigs sell for 2 silver more.',
    phases: ['any'],
    limit: 'always',
    adjust: { salePrice: (price, good) => (good === 'pig' ? price + 2 : price) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
