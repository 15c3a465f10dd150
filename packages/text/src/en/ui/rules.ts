/** A short tour of the rules, for somebody who has played games like this before. */
export const rules = {
  title: 'How a round goes',
  lead: 'You run a small farm on Mallorca for six rounds. Goods grow on your fields, become food, wine and meat, and are carried to the village by donkey. Most victory points (VP) after six rounds win.',
  phases: [
    {
      phase: 'farm',
      says: [
        'Play a card (in the first round up to two) on one side of your farm. Each card can be four things: left a field, top a market barrow, right an extension, bottom a helper. Extensions cost goods, all of different kinds; the other sides are free.',
        'Then everybody draws up to the hand limit, takes income, lets one crop grow on each empty field, and breeds one pig if there are two and a free pen.',
        'Last, you may buy one roof. It brings VP at once and an extra that you can use once.',
      ],
    },
    {
      phase: 'revenue',
      says: [
        'The dice are rolled onto the revenue spaces. In turn order you take one and get what its space shows; then everybody takes a second one.',
        'The last die is for everybody.',
      ],
    },
    {
      phase: 'transport',
      says: [
        'All choose a donkey in secret. Its hats move your disc along the siesta track: who is furthest goes first from now on. Its bags are your free deliveries.',
        'Deliver goods to the rows of the six craft buildings, or load your barrows. A full row gives VP and a craft marker with a lasting advantage; a full barrow gives VP, a trade commodity and a stall on the market.',
        'A new stall pushes lower stalls of other players beside it off the market, for 1 VP each.',
        'At last, deliveries can be bought, as many as the signs on your farm allow.',
      ],
    },
    {
      phase: 'scoring',
      says: [
        'Every stall of yours is worth 1 VP, and your siesta space what is printed beside it. Used helpers are ready again.',
        'After the sixth round, leftover goods are sold, and every 5 silver are 1 VP. Ties are broken by the silver that is left.',
      ],
    },
  ],
  anytime: 'On your own turn, at any time',
  anytimeSays:
    'Sell or buy goods, upgrade them, turn in trade commodities, use roofs and helpers. You have 25 markers for everything: goods, deliveries, stalls.',
  screen: 'At this table',
  screenSays: [
    'Whatever has a green ring can be touched. If there are several things to do with it, they are listed at the bottom, and what goes with it is lit.',
    'Undo as much as you like until something new becomes known. Actions that cannot be taken back carry a small lock.',
    'Touch something that is not lit, and the table tells you why it is not possible now.',
  ],
  keys: 'Keys',
  keysSays: [
    'Tab and Enter: reach and use everything',
    'Esc: drop the choice',
    'Ctrl+Z, Ctrl+Y: undo, redo',
    'E: end your turn',
  ],
} as const
