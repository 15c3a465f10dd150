import type { Card } from '../card.ts'

export const agriculturalWorker = {
  number: 35,
  id: 'agriculturalWorker',
  name: 'Agricultural Worker',
  field: 'grape',
  barrow: { goods: ['grain', 'grain', 'grape', 'pig'], points: 5 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'You may also sell crops straight from your fields.',
    phases: ['any'],
    limit: 'always',
    adjust: { sellsCrops: () => 1 },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'rulebook' },
} as const satisfies Card
