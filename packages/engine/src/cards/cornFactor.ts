import type { Card } from '../card.ts'

export const cornFactor = {
  number: 27,
  id: 'cornFactor',
  name: 'Corn Factor',
  field: 'olive',
  barrow: { goods: ['olive', 'wine', 'meat'], points: 5 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'Your harvest goods sell for 1 silver more. Income: 1 silver.',
    phases: ['any'],
    limit: 'always',
    each: { income: () => ({ silver: 1 }) },
    adjust: { salePrice: (price, good) => (good === 'pig' ? price : price + 1) },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
