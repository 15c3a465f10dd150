import type { Card } from '../card.ts'

export const guildMaster = {
  number: 43,
  id: 'guildMaster',
  name: 'Guild Master',
  field: 'grape',
  barrow: { goods: ['olive', 'grain', 'grape', 'wine'], points: 5 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Each opponent’s stall that you remove from the market is worth 2 VP to you instead of 1.',
    phases: ['revenue', 'transport'],
    limit: 'always',
    adjust: { removalPoints: () => 2 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
