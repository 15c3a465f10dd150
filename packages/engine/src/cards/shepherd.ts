import { silver } from '../board.ts'
import type { Card } from '../card.ts'

export const shepherd = {
  number: 14,
  id: 'shepherd',
  name: 'Shepherd',
  field: 'grape',
  barrow: { goods: ['olive', 'grain', 'wine'], points: 4 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Advance 1 siesta step and take 1 silver.',
    phases: ['revenue'],
    limit: 'round',
    may: [{ when: 'turn', gives: [{ do: 'advance', steps: 1, by: 'card:shepherd' }, silver(1, 'card:shepherd')] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
