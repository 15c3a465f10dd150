import type { Card } from '../card.ts'

export const cartMaker = {
  number: 47,
  id: 'cartMaker',
  name: 'Cart Maker',
  field: 'olive',
  barrow: { goods: ['olive', 'grape', 'meat'], points: 4 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'You may have a fourth barrow.',
    phases: ['any'],
    limit: 'always',
    adjust: { barrowLimit: () => 4 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
