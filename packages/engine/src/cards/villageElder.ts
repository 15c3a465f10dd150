import type { Card } from '../card.ts'

export const villageElder = {
  number: 5,
  id: 'villageElder',
  name: 'Village Elder',
  field: 'olive',
  barrow: { goods: ['grape', 'pig'], points: 3 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Before the dice are rolled, name a revenue space. The last die lying on it may be taken as a first or second die by you alone.',
    phases: ['revenue'],
    limit: 'round',
    may: [1, 2, 3, 4, 5, 6].map(space => ({ when: 'beforeRoll', gives: [{ do: 'reserve', space }] })),
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public' },
} as const satisfies Card
