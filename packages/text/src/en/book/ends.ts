import type { Book } from '../../book.ts'

export const ends = {
  '9': {
    title: 'Scoring phase',
    short: '1 VP for each of your stalls, and the VP beside your siesta disc.',
    long: [
      {
        steps: [
          'Marks leave the used helpers; they are ready in the next round.',
          'Every stall on the market scores 1 VP for its owner. Signs of ownership at buildings score nothing.',
          'Every disc scores what its siesta space shows.',
          'Helpers for this phase act, in turn order.',
          'All discs go back to the lowest space, stacked in turn order with the first player’s on top.',
          'Roofs that nobody has bought leave, and those of the next round are turned up.',
          'New craft markers turn to their lasting side.',
        ],
      },
      'There are no actions at any time in this phase. After round 6 the last three steps are left out.',
    ],
  },
  '10': {
    title: 'End of the game',
    short: 'After round 6 your goods become silver, and every 5 silver become 1 VP.',
    long: [
      'All resources in dens and sty are sold at your prices, and each commodity brings 4 silver. Crops on fields, food, wine and meat bring nothing. Then every 5 silver are turned into 1 VP; what is left over decides ties.',
      'Helpers that speak of selling prices or of the end of the game count before that (R18). All of it happens by itself.',
    ],
  },
  '11': {
    title: 'Playing alone',
    short: 'You play against a neutral player who takes dice away and sets up stalls. Your own score is the measure.',
    long: [
      'One of the turn-order markers 2 and 3 is drawn. With the 2 you are first and your stall stands on the central 2, with the 3 you are second and it stands on the 3; the neutral stall takes the other. Two roofs lie open in each round, and each building has one craft marker.',
      'Revenue: there are five dice. If you are first, you take one, one is discarded, you take one, one is discarded. If you are second, one is discarded before each of your choices. The last die is yours either way. In rounds 1 to 3 the lowest die is discarded, from round 4 on the highest.',
      'Transport: the neutral player turns up the top card and puts a stall on a hex of its barrow’s value; after your whole transport phase if you are first, before you choose a donkey if you are second. It prefers, in this order:',
      {
        steps: [
          'the hex that removes most of your stalls, counting one that is replaced;',
          'the hex with the fewest higher empty open hexes beside it;',
          'the hex furthest from any other neutral stall;',
          'the lowest number (R19).',
        ],
      },
      'Replacing happens only when no hex of the value is empty. The neutral player scores nothing. Your siesta decides the place in the next round only (R25).',
    ],
  },
  D: {
    title: 'The deluxe edition',
    short: 'The same game with more kinds of roofs, another market for few players, and open scores.',
    long: [
      'Only the base game is played here, without modules.',
      'These roofs are new: 3 or 4 silver; two free upgrades; one upgraded good; a bought delivery (R27); changing a die (R28); income once more (R29); a stall (R30); and doubling a roof space (R31).',
      'A helper that has been used is marked by a token, which is none of your 25 markers (R2). If the market has no empty hex of the value, you may leave your stall instead of replacing another one.',
    ],
  },
} satisfies Partial<Book['sections']>
