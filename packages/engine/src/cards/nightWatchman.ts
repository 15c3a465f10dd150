import type { Card } from '../card.ts'

export const nightWatchman = {
  number: 42,
  id: 'nightWatchman',
  name: 'Night Watchman',
  field: 'grain',
  barrow: { goods: ['grain', 'meat'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Your stalls on hexes of value 2 cannot be removed.',
    phases: ['revenue', 'transport'],
    limit: 'always',
    adjust: { protectsStall: (answer, value) => (value === 2 ? 1 : answer) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
