import { harvest } from '../board.ts'
import type { Card } from '../card.ts'

export const gleaner = {
  number: 41,
  id: 'gleaner',
  name: 'Gleaner',
  field: 'grape',
  barrow: { goods: ['food', 'meat'], points: 4 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'When the dice have been rolled and one lies on space 3, take one harvest good.',
    phases: ['revenue'],
    limit: 'round',
    may: [{ when: 'rolled', needs: 'dieOnThree', gives: [harvest(1, 'card:gleaner')] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
