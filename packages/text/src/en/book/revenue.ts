import type { Book } from '../../book.ts'

export const revenue = {
  '7': {
    title: 'Revenue phase',
    short: 'The dice are rolled. Everybody takes one, then a second one, and the last die is for all.',
    long: [
      'First the dice are taken one by one (§7.1), and each brings what its space offers (§7.2). You resolve a die before the next player takes one.',
      'A few helpers act just before or just after the roll, in turn order.',
    ],
  },
  '7.1': {
    title: 'Taking dice',
    short: 'In turn order each player takes a die and resolves its space. This happens twice. Then one die is left.',
    long: [
      'A die has to be taken, even if you have no use for it; what its space offers you may leave (R11).',
      'The last die is not taken by anybody. In turn order every player resolves its space.',
    ],
  },
  '7.2': {
    title: 'The revenue spaces',
    short: 'A pig, a card or good, two goods, silver, upgrades and siesta steps, or a delivery.',
    long: [
      [
        '1: one pig.',
        '2: play a card, or draw one, or take one harvest good. An extension costs its goods as always.',
        '3: two different harvest goods.',
        '4: 4 silver.',
        '5: two things out of free upgrade and siesta step; twice the same is fine.',
        '6: one delivery, or 2 silver.',
      ],
      'Siesta steps move your disc at once, and so they count when the order is decided later in the round (§8.2). A delivery follows the rules of §8.3.',
    ],
  },
} satisfies Partial<Book['sections']>
