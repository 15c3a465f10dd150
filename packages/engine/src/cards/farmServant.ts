import { upgrades } from '../board.ts'
import type { Card } from '../card.ts'

export const farmServant = {
  number: 23,
  id: 'farmServant',
  name: 'Farm Servant',
  field: 'grain',
  barrow: { goods: ['grain', 'food', 'wine'], points: 5 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'One upgrade free of charge.',
    phases: ['any'],
    limit: 'round',
    may: [{ when: 'turn', needs: 'resource', gives: [upgrades(1, 'card:farmServant')] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public' },
} as const satisfies Card
