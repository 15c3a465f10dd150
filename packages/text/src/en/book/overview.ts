import type { Book } from '../../book.ts'

export const overview = {
  '1': {
    title: 'What the game is about',
    short: 'Everybody runs a small farm on Mallorca. In six rounds you make it earn more esteem than the others.',
    long: [
      'Your farm begins with next to nothing. Cards turn into fields, barrows, extensions and helpers; fields bear olives, grain and grapes; pigs move into the sty. What you grow you sell, refine, or send to the village by donkey.',
      'In the village wait six craft buildings, a crowded market, and a siesta that is worth something too. La Granja is for one to four people; alone you play against the neutral player (§11).',
    ],
  },
  '2': {
    title: 'What lies on the table',
    short: 'In the middle the village with market, buildings and siesta track; around it a farm for each player.',
    long: [
      'The pages of this section tell what the parts are. The rules of using them follow from §5 on.',
      'Prices and other numbers are printed on the parts themselves. Not all of them are known to us from a text; the page about sources says where every number comes from.',
    ],
  },
  '2.1': {
    title: 'The village',
    short: 'Six craft buildings, the market, six revenue spaces for the dice, and the siesta track.',
    long: [
      [
        'Each craft building has four rows of symbols. One player can claim one row there and deliver the goods that it shows (§8.3.1).',
        'The market is made of hexes worth 2 to 6. A stall on one of them brings a point every round (§8.3.3, §9).',
        'The revenue spaces 1 to 6 say what a die is good for (§7.2).',
        'The siesta track decides who goes first, and it gives points to those who rest well (§8.2).',
      ],
    ],
  },
  '2.2': {
    title: 'The farm cards',
    short: 'There are 66 cards, and every one of them can be four things. You choose one; the other three are gone.',
    long: [
      'Tucked in on the left, a card is a field; on top, a market barrow; on the right, an extension; at the bottom, a helper. Only the side that sticks out counts from then on.',
      'Hands and the pile are secret. Discards lie open, and anybody may look through them. As soon as the pile is used up, the discards are shuffled into a new one, even in the middle of a draw.',
    ],
  },
  '2.3': {
    title: 'The dice',
    short: 'The dice belong to nobody. They are rolled once a round, and each is worth what its space says.',
    long: [
      'There are two for each player and one more: five with two players, seven with three, nine with four. A game alone uses five.',
    ],
  },
  '2.4': {
    title: 'Your farm',
    short: 'Dens for goods, a sty for pigs, a yard for crates, five roof spaces, and room for cards on all four sides.',
    long: [
      [
        'There is one den for each harvest good and each upgraded good. A den never gets full.',
        'The sty has two pens. Each pen sign on an extension is room for one more pig, and a helper may add some.',
        'Trade commodities stand in the middle, as many as you like.',
        'The roof spaces are covered from left to right (§6.4).',
      ],
      'The number of fields and extensions is not limited. Barrows and helpers find room for three each.',
    ],
  },
  '2.5': {
    title: 'Tiles and coins',
    short: 'Silver, victory points, craft markers, roofs, donkeys and order markers.',
    long: [
      [
        'Silver and victory points (VP) never run out.',
        'Each building holds one craft marker for each player. Its first side works once, at the moment when you get it; the other side works from the next round on (§8.3.1).',
        'Roofs come in six sets, one for each round. As many lie open as there are players (§6.4).',
        'Every player has the same four donkeys (§8.1).',
        'Three order markers block three of the buildings at the start (§8.3.2).',
      ],
    ],
  },
  '2.6': {
    title: 'How this table helps you',
    short: 'What is lit can be touched. What is not lit tells you why, and with which rule.',
    long: [
      'Behind every reason stands a rule in brackets. It opens this book at the right page, and the game waits where it was. The question mark beside the sentence at the bottom opens the page of the step that is being played.',
      'Everything can be taken back until somebody has learnt something new from it: a drawn card, a roll, a choice that was passed on. Such actions carry a small lock.',
      'Every sign explains itself when the pointer rests on it, when it has the focus, or when you press it for a while. Everything can be done by key, too; the key ? lists them all.',
    ],
  },
  '2.7': {
    title: 'Markers and discs',
    short: 'You own 25 markers. Every good, crop, pig, crate, delivery and stall of yours is one of them.',
    long: [
      'A marker changes its meaning with its place: on a field it is a crop, in the sty a pig, on a hex a stall. Silver and VP are coins and tiles and need none.',
      'Whoever has used all 25 must call one back before something new can be placed, or do without it; R1 tells how.',
      'The disc on the siesta track is not one of the 25.',
    ],
  },
  '2.8': {
    title: 'Words with a meaning',
    short: 'A few words are used exactly: resource, upgraded good, farm good, delivery.',
    long: [
      [
        'Harvest good: olive, grain or grape.',
        'Resource: a harvest good or a pig. Resources are what you can buy, sell and upgrade.',
        'Upgraded good: food, wine or meat. It is neither bought nor sold, unless a helper allows it.',
        'Farm good: one of nine kinds that pay for an extension: silver, VP, olive, grain, grape, pig, food, wine, meat. One silver or one VP is one good.',
        'Trade commodity: a crate. It is no farm good.',
        'Delivery: one good goes from a field, den, sty or crate space to a row of a building or to a barrow of your own.',
        'Active player: the one whose decision it is.',
      ],
      'A harvest good that you get goes into its den; only growth (§6.3) puts crops on fields. A pig needs a free pen (R5).',
    ],
  },
  '3': {
    title: 'How to win',
    short: 'Most victory points after six rounds. If two are level, the one with more silver left is ahead.',
    long: [
      'There are many ways to points:',
      [
        'complete rows at the craft buildings; later rounds pay more (§8.3.1);',
        'complete barrows and keep stalls on the market, every round anew (§8.3.3, §9);',
        'push other stalls away, buy roofs, rest well in the siesta;',
        'helpers, and at the very end the silver that is left (§10).',
      ],
      'If silver is level too, the victory is shared.',
    ],
  },
  '4': {
    title: 'Setting up',
    short: 'The table is set by itself. Here is what it does, for those who want to know or who play at home.',
    long: [
      {
        steps: [
          'Each player gets 1 VP, 1 silver, 1 trade commodity, four donkeys and 25 markers.',
          'The 66 cards are shuffled, and each player is dealt four. The rest is the pile.',
          'For each round, as many roofs as there are players are drawn at random and unseen. Those of round 1 are turned up.',
          'Each building gets one craft marker for each player, and 1 VP for the first to complete it.',
          'Three buildings are rolled for, and get the order markers 1, 2 and 3 with 1 VP each. They are blocked for now.',
          'Somebody is drawn to go first; the others follow clockwise.',
          'Two dice for each player and one more are laid out; alone, five.',
          'In turn order everybody puts one stall on the central hexes 2, 3, 4, 5, the first player on the 2.',
          'All siesta discs are stacked on the lowest space, the first player’s on top.',
          'With fewer players some market hexes are closed.',
        ],
      },
    ],
  },
} satisfies Partial<Book['sections']>
