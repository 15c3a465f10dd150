import type { Card } from '../card.ts'
import { UPGRADED } from '../words.ts'

export const innkeeper = {
  number: 34,
  id: 'innkeeper',
  name: 'Innkeeper',
  field: 'olive',
  barrow: { goods: ['pig', 'food'], points: 3 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Pay 1 silver and hand in one upgraded good from a den: take 2 VP.',
    phases: ['any'],
    limit: 'round',
    may: UPGRADED.map(good => ({
      when: 'turn',
      pay: { silver: 1, [good]: 1 },
      gives: [{ do: 'points', amount: 2, source: 'helpers', by: 'card:innkeeper' }],
    })),
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
