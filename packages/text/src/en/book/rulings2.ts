import type { Book } from '../../book.ts'

export const rulings2: Pick<Book['rulings'], `R${13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24}`> = {
  R13: {
    title: 'No hex for the stall',
    question: 'All open hexes of my value are taken, and none can be replaced.',
    answer: 'If all of them are your own or protected, you place no stall.',
    reason: 'The books tell how to replace another player’s stall. The case that there is none is missing.',
  },
  R14: {
    title: 'The order at a full barrow',
    question: 'What comes first when a barrow is full?',
    answer: 'VP, its markers home, the commodity, the card to the discards, the stall, and last the neighbours.',
    reason:
      'In the books the markers come home a little later. Done before, they can serve as commodity and stall, which matters to somebody short of markers (R1).',
  },
  R15: {
    title: 'Neutral stalls',
    question: 'Is a neutral stall the stall of an opponent?',
    answer: 'Yes, for everything: pushing, replacing, and helpers that speak of opponents.',
    reason: 'The books give 1 VP for removing one and leave the rest open.',
  },
  R16: {
    title: 'Bought deliveries one by one',
    question: 'Must I pay for all bought deliveries before I make the first?',
    answer:
      'No. You pay for each when you make it, so the reward of one can buy the next. The option “Bought deliveries up front” plays the stricter way.',
    reason: 'The first book wants them bought in one go; the later ones give no order.',
  },
  R17: {
    title: 'How many deliveries to buy',
    question: 'I play an extension with a delivery sign while buying deliveries. Does it count already?',
    answer: 'No. The number is counted when your turn in §8.4 begins.',
    reason: 'No book says when to count. Counting once keeps the number from growing while it is spent.',
  },
  R18: {
    title: 'Helpers at the end',
    question: 'Do helpers change the final sale?',
    answer:
      'Yes. Selling prices are those of your farm, and helpers that act at the end of the game come before silver becomes VP.',
    reason: 'The books speak of the usual price without a thought for helpers. We take the price that you always get.',
  },
  R19: {
    title: 'Where the neutral stall goes',
    question: 'Several hexes are equally good for the neutral player.',
    answer:
      'Higher empty hexes beside it are looked at first, then the distance to other neutral stalls; if it is still level, the lowest number wins.',
    reason:
      'The books join two measures by “or”, differ in them, and break no last tie. A computer needs one certain answer.',
  },
  R20: {
    title: 'The neutral player’s card',
    question: 'Where does the card go that the neutral player turned up?',
    answer: 'To the discards.',
    reason: 'No book says it. That is where every card goes that has been seen.',
  },
  R21: {
    title: 'Are points secret?',
    question: 'May I hide my victory points?',
    answer:
      'Points are open in both editions. The option “Covered scores” covers the totals of the others until the end.',
    reason:
      'The classic books allow hiding, the deluxe book does not. Every point is won in the open, so whoever counts along knows the total anyway.',
  },
  R22: {
    title: 'A roof on the Storage Builder',
    question: 'May I discard the Storage Builder with a roof on it?',
    answer: 'No, not while a roof lies there.',
    reason: 'Roofs are never given up, and this one would fall with its helper.',
  },
  R23: {
    title: 'The turns of a round',
    question: 'When exactly is it my turn?',
    answer:
      'In the card step; between income and growth; in the roof step; with each of the three dice; before your disc moves; for free deliveries; and for bought ones. Before, between and after what such a turn asks, you may trade and use roofs and helpers, but not in the middle of one effect. The turn ends when you say so.',
    reason: 'The books say “on your turn” and never list the turns. Without a list nobody knows when it is too late.',
  },
  R24: {
    title: 'The order at a full row',
    question: 'What comes first when a row is full?',
    answer:
      'Markers home, the VP for the first, the opening of a blocked building with its VP, the craft marker with the VP of the round, the Village Store’s bonus, and last the instant effect. If that effect completes something, it is finished before anything else goes on.',
    reason:
      'The books tell the same things in different places. The building has to be open before the effect, because the Wainwright’s delivery may go there.',
  },
}
