import type { Book } from '../../book.ts'

export const rulings: Pick<Book['rulings'], `R${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`> = {
  R1: {
    title: 'All 25 markers in use',
    question: 'I am to get something, but no marker is left. What happens?',
    answer:
      'First everything is paid, and markers of a full row or barrow come home. Then you settle one missing marker after the other, in the order that you like: call any marker of yours back, or let that one gain go. The place that it leaves is empty, nothing is given for it, and a claimed row stays yours. Ownership signs at completed buildings stay.',
    reason:
      'The books let you take a marker away from farm or board, but do not say what becomes of its place, or whether you may do without. A completed building without its sign would have no meaning.',
  },
  R2: {
    title: 'Marks on used helpers',
    question: 'Is the mark on a helper that I have used one of my 25 markers?',
    answer: 'In the classic game it is. In the deluxe game it is a token, and there are always enough.',
    reason:
      'The classic books take markers off the helpers when scoring, and there are no other pieces to put there. The deluxe book has tokens for it and sets no limit.',
  },
  R3: {
    title: 'No cards to draw',
    question: 'The pile is empty and nothing has been discarded. And now?',
    answer:
      'The pile stays empty. When a card is needed again, it is made from the discards of that moment. If there are none even then, nothing is drawn.',
    reason: 'All books shuffle the discards, but none thinks of there being no discards.',
  },
  R4: {
    title: 'Only on your own turn',
    question: 'May I sell something while another player is deciding?',
    answer:
      'No. Actions at any time belong to your own turn: not while somebody else decides, and not while donkeys are chosen in secret.',
    reason:
      'The first book is strict about it, the later ones are vague. At a table with a clock it has to be certain.',
  },
  R5: {
    title: 'A pig without a pen',
    question: 'I get a pig, but all pens are full.',
    answer:
      'A pig from a die, roof, commodity, income or helper is sold at once at your price and needs no marker. You may make room before the effect begins, not during it. A piglet is simply not born, and without a pen you cannot buy a pig.',
    reason:
      'The books say so for dice, roofs and piglets and are silent about the other ways. We treat all gifts alike.',
  },
  R6: {
    title: 'Making room for a card',
    question: 'What happens to the barrow or helper that I discard for a new one?',
    answer:
      'It goes face up to the discards. Markers on it come home, goods on it are lost, and that it was used this round is forgotten. It makes no difference in which phase you play the new card.',
    reason: 'The books just say to discard one. What lay on it is mentioned nowhere.',
  },
  R7: {
    title: 'Two cards in round 1',
    question: 'Must I play two cards in the first round?',
    answer: 'No. You may play two, one or none.',
    reason:
      'For every other round the books say “may”. For the first they just say “two”; we take that to change the number only.',
  },
  R8: {
    title: 'When the blue markers pay',
    question: 'In which step do Merchant House, Deli and Greengrocer pay?',
    answer: 'In the income step.',
    reason: 'Some books print the number of the next step by mistake, but list these markers under income themselves.',
  },
  R9: {
    title: 'A new roof at once',
    question: 'May I use a roof in the turn in which I bought it?',
    answer: 'Yes, if this is one of its phases.',
    reason: 'No book asks for a wait, and one deluxe roof works while it is being placed.',
  },
  R10: {
    title: 'Turning up a roof',
    question: 'May the roof that turns up a roof turn up itself?',
    answer: 'No. It needs another roof, one that has been used.',
    reason: 'A roof that turned itself up could be used for ever.',
  },
  R11: {
    title: 'Leaving what a space offers',
    question: 'Must I use everything that my die gives?',
    answer: 'No. You must take a die, but you may leave all or part of what its space offers.',
    reason:
      'Most books call upgrades and steps things that one can do. A space that can be used only in part is mentioned by none.',
  },
  R12: {
    title: 'A disc that does not move',
    question: 'My donkey has no hats. Does my disc go on top of the stack?',
    answer: 'No. A disc that stays, with no hats or at the end of the track, keeps its place in the stack.',
    reason: 'Discs go on top when they arrive. One that stays does not arrive.',
  },
}
