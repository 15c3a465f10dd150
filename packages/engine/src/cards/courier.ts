import type { Card } from '../card.ts'

export const courier = {
  number: 59,
  id: 'courier',
  name: 'Courier',
  field: 'olive',
  barrow: { goods: ['grape', 'food'], points: 3 },
  extension: ['card', 'income', 'pen'],
  helper: {
    says: 'When the donkeys have been revealed, pay 1 silver: exchange yours for another that you have not used.',
    phases: ['transport'],
    limit: 'round',
    may: [{ when: 'revealed', pay: { silver: 1 }, needs: 'otherDonkey', gives: [{ do: 'exchangingDonkey' }] }],
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'house' },
} as const satisfies Card
