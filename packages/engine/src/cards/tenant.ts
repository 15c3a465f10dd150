import type { Card, Price } from '../card.ts'

const PAYMENTS: readonly Price[] = [{ silver: 2 }, { olive: 1 }, { grain: 1 }, { grape: 1 }]

export const tenant = {
  number: 26,
  id: 'tenant',
  name: 'Tenant',
  field: 'olive',
  barrow: { goods: ['olive', 'grain', 'pig', 'meat'], points: 5 },
  extension: ['card', 'income', 'delivery'],
  helper: {
    says: 'Pay a harvest good from a den, or 2 silver: up to two of your empty fields grow their crop.',
    phases: ['any'],
    limit: 'round',
    may: PAYMENTS.map(pay => ({
      when: 'turn',
      pay,
      needs: 'emptyField',
      gives: [{ do: 'picking', by: 'card:tenant', left: 2, from: [{ pick: 'grow' }] }],
    })),
  },
  sources: { field: 'house', barrow: 'house', extension: 'house', helper: 'name public' },
} as const satisfies Card
