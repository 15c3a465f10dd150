import type { Card } from '../card.ts'
import { topTask } from '../look.ts'

export const dayLabourer = {
  number: 40,
  id: 'dayLabourer',
  name: 'Day Labourer',
  field: 'grain',
  barrow: { goods: ['grain', 'grape', 'meat'], points: 4 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'After resolving a die that you took, pay 3 silver: resolve its space again.',
    phases: ['revenue'],
    limit: 'round',
    may: [
      {
        when: 'resolvedDie',
        pay: { silver: 3 },
        gives(table, seat) {
          const task = topTask(table, seat)
          return task?.do === 'dieResolved' ? [{ do: 'space', space: task.space }] : []
        },
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
