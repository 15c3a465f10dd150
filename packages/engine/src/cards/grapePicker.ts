import type { Card } from '../card.ts'

export const grapePicker = {
  number: 55,
  id: 'grapePicker',
  name: 'Grape Picker',
  field: 'olive',
  barrow: { goods: ['olive', 'wine', 'wine'], points: 5 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Income: 1 grape.',
    phases: ['farm'],
    limit: 'always',
    each: { income: () => ({ goods: ['grape'] }) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
