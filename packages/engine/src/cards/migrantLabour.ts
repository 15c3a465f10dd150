import type { Card } from '../card.ts'

export const migrantLabour = {
  number: 15,
  id: 'migrantLabour',
  name: 'Migrant Labour',
  field: 'olive',
  barrow: { goods: ['olive', 'pig', 'food', 'meat'], points: 6 },
  extension: ['card', 'delivery', 'pen'],
  helper: {
    says: 'Change a die that you took by 1 up or down before you resolve it (1 to 6), or advance 1 siesta step.',
    phases: ['revenue'],
    limit: 'round',
    may: [
      { when: 'takenDie', needs: 'dieUp', gives: [{ do: 'changeDie', change: 1 }] },
      { when: 'takenDie', needs: 'dieDown', gives: [{ do: 'changeDie', change: -1 }] },
      { when: 'turn', needs: 'siestaStep', gives: [{ do: 'advance', steps: 1, by: 'card:migrantLabour' }] },
    ],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public in part' },
} as const satisfies Card
