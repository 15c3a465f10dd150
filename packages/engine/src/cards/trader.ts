import type { Card } from '../card.ts'

export const trader = {
  number: 7,
  id: 'trader',
  name: 'Trader',
  field: 'grape',
  barrow: { goods: ['olive', 'grain', 'grape', 'food'], points: 5 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Turn in a trade commodity for one olive, one grain and one grape, or for 7 silver, instead of its usual options.',
    phases: ['any'],
    limit: 'round',
    // The two uses of a commodity that this helper opens stand with the others in `board.ts`.
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public in part' },
} as const satisfies Card
