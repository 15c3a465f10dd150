import { silver } from '../board.ts'
import type { Card } from '../card.ts'

export const tollKeeper = {
  number: 21,
  id: 'tollKeeper',
  name: 'Toll Keeper',
  field: 'grape',
  barrow: { goods: ['grain', 'food'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'When the dice have been rolled, take 2 silver for each die on space 4, at most 4.',
    phases: ['revenue'],
    limit: 'round',
    may: [
      {
        when: 'rolled',
        needs: 'dieOnFour',
        gives: ({ dice }) => [silver(Math.min(4, 2 * dice.filter(die => die === 4).length), 'card:tollKeeper')],
      },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
