import type { Card } from '../card.ts'

export const negotiator = {
  number: 2,
  id: 'negotiator',
  name: 'Negotiator',
  field: 'grape',
  barrow: { goods: ['grain', 'meat', 'meat'], points: 5 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Each time one of your stalls is removed from the market, take 1 VP.',
    phases: ['revenue', 'transport'],
    limit: 'always',
    on: {
      stallRemoved: ({ owner }, seat) =>
        owner === seat ? [{ do: 'points', amount: 1, source: 'helpers', by: 'card:negotiator' }] : [],
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public' },
} as const satisfies Card
