import type { Card } from '../card.ts'

export const swineherd = {
  number: 30,
  id: 'swineherd',
  name: 'Swineherd',
  field: 'olive',
  barrow: { goods: ['grain', 'pig'], points: 2 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Room for two more pigs.',
    phases: ['any'],
    limit: 'always',
    adjust: { pens: pens => pens + 2 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'effect public' },
} as const satisfies Card
