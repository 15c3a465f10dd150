import type { Book } from '../../book.ts'

export const farm = {
  '6': {
    title: 'Farm phase',
    short: 'Four steps: cards, income, growth, roofs. Everybody finishes a step before the next one begins.',
    long: [
      'Each step is played in turn order.',
      'With the option “Farm phase at once” all play the first three steps at the same time. Cards are drawn in turn order when everybody has played theirs; apart from that nothing that draws or shows cards may be used in these steps.',
    ],
  },
  '6.1': {
    title: 'Play a card, then draw',
    short: 'You may play one card, in round 1 up to two. When all are done, everybody draws up to the hand limit.',
    long: [
      'Choose the side on which you lay the card:',
      [
        'Left, a field. It is free, and empty until something grows on it.',
        'Top, a market barrow. It is free. You may have three.',
        'Right, an extension. The first costs one farm good, the second two, the third three, and so on, all of different kinds. Crops on fields and VP can pay as well.',
        'Bottom, a helper. It is free. You may have three.',
      ],
      'A fourth barrow or helper may still be played if you discard one of the three first (R6). Fields and extensions stay for good.',
      'When everybody has played, all draw in turn order until they hold as many cards as their limit: three, one more for each extension, and what helpers add. Whoever holds more discards down to it. At all other times you may hold as many cards as you like.',
    ],
  },
  '6.2': {
    title: 'Income',
    short: 'Take what your extensions, your helpers and your lasting craft markers bring.',
    long: [
      [
        'Each coin sign on an extension: 1 silver.',
        'Merchant House marker: 3 silver. Deli marker: 1 commodity. Greengrocer marker: 1 resource of your choice.',
        'Helpers with the word “Income”.',
      ],
      'Income has to be taken. A pig without a free pen is sold at once (R5). Before things grow, everybody has a short turn for actions at any time.',
    ],
  },
  '6.3': {
    title: 'Growth and breeding',
    short: 'Every empty field grows one crop. Two pigs and a free pen: one piglet.',
    long: [
      'Each field bears what is printed on it. A field that still has its crop gets no second one.',
      'However many pigs you keep, one is born, and only if there is room for it. Without a free pen nothing is born, and nothing is paid for that.',
    ],
  },
  '6.4': {
    title: 'Buy a roof',
    short: 'In turn order everybody may buy one open roof. It costs as much silver as the number of the round.',
    long: [
      'In round 1, and only then, the order is reversed: the last player chooses first.',
      'The roof covers your leftmost free roof space and scores the VP that it shows. If all spaces are covered, you cannot buy one. Roofs are never discarded.',
      'Each roof carries a bonus that you use once, on a turn of your own, in one of the phases that it names; if it names none, in any phase. Then it is turned down. It may be used in the very turn in which it was bought (R9).',
    ],
  },
} satisfies Partial<Book['sections']>
