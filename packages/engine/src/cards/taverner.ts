import { silver } from '../board.ts'
import type { Card } from '../card.ts'
import { UPGRADED } from '../words.ts'

export const taverner = {
  number: 32,
  id: 'taverner',
  name: 'Taverner',
  field: 'grape',
  barrow: { goods: ['grape', 'wine'], points: 3 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Sell one upgraded good from a den for 5 silver.',
    phases: ['any'],
    limit: 'round',
    may: UPGRADED.map(good => ({ when: 'turn', pay: { [good]: 1 }, gives: [silver(5, 'card:taverner')] })),
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
