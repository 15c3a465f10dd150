import type { Card } from '../card.ts'

export const joiner = {
  number: 22,
  id: 'joiner',
  name: 'Joiner',
  field: 'olive',
  barrow: { goods: ['olive', 'meat'], points: 3 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'When you buy a roof you may pay with harvest goods from your dens at 3 silver each, together with silver; no change is given.',
    phases: ['farm'],
    limit: 'always',
    adjust: { paysRoofsWithHarvest: () => 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public in part' },
} as const satisfies Card
