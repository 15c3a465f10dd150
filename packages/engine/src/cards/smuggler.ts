import { goods } from '../board.ts'
import type { Card } from '../card.ts'

export const smuggler = {
  number: 33,
  id: 'smuggler',
  name: 'Smuggler',
  field: 'grape',
  barrow: { goods: ['grain', 'pig', 'food'], points: 4 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'When one of your stalls is removed from the market, take 1 trade commodity.',
    phases: ['revenue', 'transport'],
    limit: 'round',
    on: { stallRemoved: ({ owner }, seat) => (owner === seat ? [goods('card:smuggler', 'commodity')] : []) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'name public' },
} as const satisfies Card
