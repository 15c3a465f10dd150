import type { Card } from '../card.ts'

export const fortuneTeller = {
  number: 39,
  id: 'fortuneTeller',
  name: 'Fortune Teller',
  field: 'grape',
  barrow: { goods: ['grain', 'grape', 'food', 'meat'], points: 6 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Pay 1 silver: look at the top two cards of the pile, take one, put the other under the pile.',
    phases: ['any'],
    limit: 'round',
    may: [{ when: 'turn', pay: { silver: 1 }, needs: 'cardToDraw', gives: [{ do: 'peek' }] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
