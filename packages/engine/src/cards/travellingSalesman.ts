import { optionOf } from '../board.ts'
import type { Card } from '../card.ts'
import type { Task } from '../task.ts'

export const travellingSalesman = {
  number: 66,
  id: 'travellingSalesman',
  name: 'Travelling Salesman',
  field: 'grape',
  barrow: { goods: ['grain', 'wine'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'When you turn in a trade commodity, take 2 VP more; the option that you used is closed to you for the rest of the game.',
    phases: ['any'],
    limit: 'always',
    on: {
      commoditySpent: (event, seat) =>
        event.seat === seat
          ? [
              {
                do: 'picking',
                by: 'card:travellingSalesman',
                left: 1,
                from: [{ pick: 'collect', tasks: [closing(optionOf(event.on))] }],
              },
            ]
          : [],
    },
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'rulebook' },
} as const satisfies Card

function closing(use: string): Task {
  return {
    do: 'gain',
    gains: [
      { gain: 'closing', use, after: [{ do: 'points', amount: 2, source: 'helpers', by: 'card:travellingSalesman' }] },
    ],
  }
}
