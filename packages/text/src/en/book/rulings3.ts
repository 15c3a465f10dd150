import type { Book } from '../../book.ts'

export const rulings3: Pick<Book['rulings'], `R${25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36}`> = {
  R25: {
    title: 'Who is first when you play alone',
    question: 'How far must my disc be to make me first in the next round?',
    answer: 'Three steps or more above the start. It is looked up before the discs go back.',
    reason: 'The books name the third space without saying where to count from. The lowest space is 0 in all of them.',
  },
  R26: {
    title: 'The market when you play alone',
    question: 'Are the hexes with an X closed when the classic game is played alone?',
    answer: 'Yes.',
    reason:
      'The classic books close them for two and three players and forget the single one, who needs an even smaller market.',
  },
  R27: {
    title: 'The roof with a bought delivery',
    question: 'Does this delivery cost something, and does it count for §8.4?',
    answer:
      'It costs the same as in §8.4, 1 silver or what your helpers make of it, and it comes on top of the number there.',
    reason: 'The deluxe book calls it a bought delivery and says no more about it.',
  },
  R28: {
    title: 'The roof that changes a die',
    question: 'Which die may be changed, when, and how far?',
    answer:
      'Your first or second die, after you have taken it and before it is resolved; by exactly the number on the roof, up or down, never beyond 1 or 6. The shared last die cannot be changed.',
    reason: 'The deluxe book speaks of a die that you have taken and of 6 as the highest. The rest follows from that.',
  },
  R29: {
    title: 'The income roof',
    question: 'What does “income once more” include?',
    answer: 'The whole income step: extensions, craft markers and helpers.',
    reason: 'The deluxe book points to that step and excepts nothing.',
  },
  R30: {
    title: 'The stall roof',
    question: 'Does the stall of this roof push others away?',
    answer: 'No. It goes on any empty open hex, scores nothing and removes nobody.',
    reason: 'The deluxe book rules out VP and does not mention neighbours. Pushing belongs to a full barrow.',
  },
  R31: {
    title: 'The doubling roof',
    question: 'Which roof space is doubled, and can it be tripled?',
    answer:
      'The VP of a roof space are scored once more when a roof is placed: this one, or one that you place later. Each placing is doubled once at most.',
    reason: 'The deluxe book allows both moments and does not say what two such roofs would do together.',
  },
  R32: {
    title: 'Helpers in the scoring phase',
    question: 'The marks come off first. May I use my helpers again at once?',
    answer:
      'No. Only helpers made for the scoring phase act in it, after stalls and siesta, each once and in turn order. All others wait for the next round, and there are no actions at any time.',
    reason: 'Taken by the letter, the books would let every helper act twice in a round.',
  },
  R33: {
    title: 'The last exchange',
    question: 'Do helpers change what a commodity is worth at the end?',
    answer:
      'No. The exchange happens by itself, and a commodity is always worth 4 silver in it. The Agricultural Worker then also sells the crops on your fields.',
    reason:
      'It is no turning in, just the count. The right of the Agricultural Worker to sell from fields holds for every sale.',
  },
  R34: {
    title: 'Enough silver and VP',
    question: 'What if the coins run out?',
    answer: 'They do not: silver and VP are unlimited.',
    reason: 'The books count the pieces in the box, but never make a limit of them.',
  },
  R35: {
    title: 'Buying is dearer than selling',
    question: 'With certain helpers, could I buy and sell at a profit for ever?',
    answer: 'No. Buying a resource costs you at least 1 silver more than you would get for it.',
    reason: 'With printed prices nobody needs this rule. Helpers that change both could meet.',
  },
  R36: {
    title: 'Helpers in another player’s turn',
    question: 'My helper gives me something while another player acts. Am I asked?',
    answer:
      'No. It comes by itself; if the helper works once a round, at the first occasion. If a marker would be missing, that gain is lost.',
    reason: 'Decisions belong to the player whose turn it is (R4). A question to somebody else would stop the table.',
  },
}
