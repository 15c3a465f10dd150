import type { Card } from '../card.ts'

export const merchant = {
  number: 6,
  id: 'merchant',
  name: 'Merchant',
  field: 'olive',
  barrow: { goods: ['olive', 'olive', 'grain', 'grape'], points: 5 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'After resolving a die that you took, pay 1 VP: also resolve the revenue space whose number is the round.',
    phases: ['revenue'],
    limit: 'round',
    may: [{ when: 'resolvedDie', pay: { points: 1 }, gives: table => [{ do: 'space', space: table.round }] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'public' },
} as const satisfies Card
