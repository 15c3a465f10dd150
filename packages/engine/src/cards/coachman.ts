import { delivery } from '../board.ts'
import type { Card } from '../card.ts'

export const coachman = {
  number: 17,
  id: 'coachman',
  name: 'Coachman',
  field: 'grain',
  barrow: { goods: ['olive', 'pig', 'wine'], points: 4 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Pay 1 silver in your own transport turn: make one delivery.',
    phases: ['transport'],
    limit: 'round',
    may: [{ when: 'ownTransport', pay: { silver: 1 }, needs: 'delivery', gives: [delivery('card:coachman')] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
