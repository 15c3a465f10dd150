import type { Card } from '../card.ts'

export const olivePicker = {
  number: 53,
  id: 'olivePicker',
  name: 'Olive Picker',
  field: 'olive',
  barrow: { goods: ['olive', 'grape'], points: 2 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Income: 1 olive and 1 silver.',
    phases: ['farm'],
    limit: 'always',
    each: { income: () => ({ silver: 1, goods: ['olive'] }) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
