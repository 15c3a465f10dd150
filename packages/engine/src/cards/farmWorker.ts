import type { Card } from '../card.ts'

export const farmWorker = {
  number: 4,
  id: 'farmWorker',
  name: 'Farm Worker',
  field: 'grain',
  barrow: { goods: ['grain', 'pig', 'meat'], points: 4 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Pay 1 VP: play a card from your hand; an extension still costs its goods.',
    phases: ['any'],
    limit: 'round',
    may: [
      {
        when: 'turn',
        pay: { points: 1 },
        needs: 'cardInHand',
        gives: [{ do: 'picking', by: 'card:farmWorker', left: 1, from: [{ pick: 'play' }] }],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public' },
} as const satisfies Card
