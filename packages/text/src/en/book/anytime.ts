import type { Book } from '../../book.ts'

export const anytime = {
  '5': {
    title: 'The course of the game',
    short: 'Six rounds, each with four phases: farm, revenue, transport, scoring.',
    long: [
      [
        'Farm phase (§6): play a card, take income, let things grow, buy a roof.',
        'Revenue phase (§7): take dice and what their spaces give.',
        'Transport phase (§8): choose a donkey, take your siesta, deliver goods.',
        'Scoring phase (§9): stalls and siesta bring VP.',
      ],
      'Everybody plays in turn order. Only the siesta changes that order, in the middle of the transport phase.',
    ],
  },
  '5.1': {
    title: 'Actions at any time',
    short:
      'On your own turn you may trade, upgrade, turn in commodities, and use roofs and helpers, as often as you can.',
    long: [
      'Such actions need no room in the turn: you do them before, between or after the things that the phase asks of you. You may do several, in any order.',
      'You cannot do them while somebody else decides, nor while donkeys are chosen in secret (R4), nor in the middle of an effect. R23 lists all turns of a round.',
      'Roofs and many helpers name the phases in which they work; in other phases they have to wait.',
    ],
  },
  '5.1.1': {
    title: 'Turning in a trade commodity',
    short:
      'A crate is worth 4 silver, or two harvest goods, or a card, or a pig, or two upgrades: whatever you need just now.',
    long: [
      'Turn in one commodity and choose one of these:',
      [
        '4 silver;',
        'two different harvest goods;',
        'play a card from your hand, or draw one; an extension still costs its goods;',
        'one pig;',
        'up to two upgrades free of charge.',
      ],
      'Where a row asks for a commodity you can deliver it instead. That is not turning it in.',
    ],
  },
  '5.1.2': {
    title: 'Buying and selling',
    short: 'Resources are bought and sold at the prices on your farm. Upgraded goods are not for sale.',
    long: [
      'What you buy goes into its den; a pig needs a free pen. You can sell what is in a den or in the sty, but not a crop that still stands on its field.',
      'Helpers can change prices. Even so, buying always costs you at least 1 silver more than selling would bring (R35).',
    ],
  },
  '5.1.3': {
    title: 'Upgrading',
    short: 'For a little silver an olive or grain becomes food, a grape wine, and a pig meat.',
    long: [
      'You may upgrade from a field, a den or the sty. The upgraded good goes into its den, and a field that was emptied grows again in the next round.',
      'Where something gives a free upgrade, you pay nothing; everything else stays the same.',
    ],
  },
  '5.1.4': {
    title: 'Crops on fields',
    short: 'A crop waits on its field until you upgrade it, pay with it or deliver it. It never goes into a den.',
    long: [
      'So each field holds one crop at most, and a field that is not cleared does not grow. A crop can be upgraded, be part of the price of an extension, or be delivered. It cannot be sold, unless you have the Agricultural Worker.',
    ],
  },
} satisfies Partial<Book['sections']>
