import { silver } from '../board.ts'
import type { Card } from '../card.ts'

export const gatekeeper = {
  number: 57,
  id: 'gatekeeper',
  name: 'Gatekeeper',
  field: 'grain',
  barrow: { goods: ['olive', 'pig', 'grape'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Each time a blocked building opens, take 4 silver.',
    phases: ['revenue', 'transport'],
    limit: 'always',
    on: { buildingOpened: () => [silver(4, 'card:gatekeeper')] },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
