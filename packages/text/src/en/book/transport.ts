import type { Book } from '../../book.ts'

export const transport = {
  '8': {
    title: 'Transport phase',
    short: 'Choose a donkey, take your siesta, make your free deliveries, and buy some more.',
    long: [
      'The donkey decides both how far your disc moves and how much you may deliver. Much of one is little of the other.',
    ],
  },
  '8.1': {
    title: 'Choose a donkey',
    short: 'All choose one of their unused donkeys in secret, and show it together.',
    long: [
      'The bags on a donkey are free deliveries, the hats are siesta steps.',
      'A donkey that was used stays out. At the start of the transport phase of round 4 all four come back, and rounds 4 to 6 go as rounds 1 to 3 did: in each half of the game one donkey stays at home.',
    ],
  },
  '8.2': {
    title: 'Siesta and the new turn order',
    short: 'Your disc moves as many steps as your donkey has hats. Whoever is furthest goes first from now on.',
    long: [
      'The discs move in the old turn order. A disc never goes beyond the last space; where others lie already it goes on top of them. When it leaves a stack, it leaves alone.',
      'Then the order is set: the furthest disc first, and on one space the upper disc before the lower. It holds at once, and through the farm and revenue phases of the next round.',
      'Steps from dice, roofs and helpers that were taken earlier in the round count. Steps that come later raise your VP in §9, but change the order no more.',
    ],
  },
  '8.3': {
    title: 'Free deliveries',
    short: 'In the new order each player makes as many deliveries as the donkey shows, all in one go.',
    long: [
      'A delivery takes one good from a field, a den, the sty or the crate space, and puts it on an open symbol of the same kind: in a row of a craft building (§8.3.1) or on one of your own barrows (§8.3.3). You may spread your deliveries over several places.',
      'What you do not use is lost. With a lasting Wainwright marker you have one more.',
      'Deliveries from dice, roofs and markers follow the same rules, in whatever phase they happen, and the number of the current round counts.',
    ],
  },
  '8.3.1': {
    title: 'Craft buildings',
    short: 'Fill a row, and you get VP as the number of the round, a craft marker, and its effect at once.',
    long: [
      'With the first delivery you claim an empty row for the whole game. The symbols may be filled in any order and over several rounds. You can complete each building once. A blocked building accepts nothing (§8.3.2).',
      'When a row is full, this happens (R24):',
      {
        steps: [
          'One marker stays as a sign of ownership, the others come home.',
          'The first player ever to complete this building takes the 1 VP that lies there, and a blocked building opens.',
          'You take a craft marker, and VP as the number of the round. A lasting Village Store adds its 2 VP.',
          'The marker’s instant effect happens, now or never.',
        ],
      },
      'From the next round on the marker has its lasting effect.',
    ],
  },
  '8.3.2': {
    title: 'Blocked buildings',
    short: 'Each time a building is completed for the first time, the lowest order marker goes and its building opens.',
    long: [
      'It opens at once and for everybody, and the player who caused it takes the 1 VP beside the marker. This happens three times; after that all buildings are open.',
      'Completing a building that somebody else has completed before opens nothing.',
    ],
  },
  '8.3.3': {
    title: 'Barrows and the market',
    short: 'A full barrow brings VP, a commodity and a stall. The stall pushes lower stalls of others beside it away.',
    long: [
      'Barrows are filled like rows, in any order and over several rounds. When one is full, this happens (R14):',
      {
        steps: [
          'You score the VP on it, and its markers come home.',
          'You get a trade commodity, and the card goes to the discards.',
          'You must put a stall on an empty open hex of exactly that value.',
          'Each stall of another player on a hex beside it that is worth less is removed, and you take 1 VP for each.',
        ],
      },
      'If all open hexes of the value are taken, you replace a stall of another player on one of them, for 1 VP as well; then the neighbours follow as usual. If nobody else’s can be replaced, you place no stall (R13).',
      'Stalls of equal or higher value beside yours stay, and so do your own.',
    ],
  },
  '8.4': {
    title: 'Bought deliveries',
    short:
      'In turn order you may buy deliveries for 1 silver each: one, and one more for each delivery sign on your extensions.',
    long: [
      'You pay for one, make it, and then decide about the next, so what the first earns can pay for the second (R16). The number is counted when your turn begins (R17).',
      'The Wainwright adds nothing here.',
    ],
  },
} satisfies Partial<Book['sections']>
