import type { Book } from '../../book.ts'

export const readings: Book['readings'] = {
  markBack: {
    says: 'If you call back the mark of a helper (R1), the helper still counts as used.',
    reason: 'Otherwise a missing marker would buy a second use.',
  },
  closedBack: {
    says: 'Markers on options that the Travelling Salesman has closed cannot be called back.',
    reason: 'That would open what the card has closed.',
  },
  markForgone: {
    says: 'If you let the mark of a helper go (R1), the helper does nothing, and what was paid stays paid.',
    reason: 'Payment comes first, then the mark, then the effect.',
  },
  lostPens: {
    says: 'Pigs that lose their pens when the Swineherd leaves are lost, not sold.',
    reason: 'What a discarded card held is gone (R6).',
  },
  neededCards: {
    says: 'Foreman and Cart Maker cannot be the card that makes room while they are needed.',
    reason: 'Without them the other cards would have no place.',
  },
  alikeRows: {
    says: 'Of empty rows that are alike the first one is claimed.',
    reason: 'Nothing depends on it, so nobody is asked.',
  },
  quickDie: {
    says: 'A die is resolved as soon as it is taken, unless something could still be done to it.',
    reason: 'Nobody likes to confirm what cannot be otherwise.',
  },
  extraSteps: {
    says: 'The extra siesta steps of Wainwright and Dreamer are your choice.',
    reason: 'Most books word the Wainwright’s step as a permission; the Dreamer is treated alike.',
  },
  scoringOrder: {
    says: 'Scoring helpers that ask nothing score before the Money Lender is offered.',
    reason: 'The 2 silver that it costs change none of them.',
  },
  uselessOffers: {
    says: 'A roof or helper that could do nothing at all is not offered.',
    reason: 'It could only be wasted by a slip of the finger.',
  },
  leftBonus: {
    says: 'Goods of your choice may be left (R11), except income.',
    reason: 'Goods bind markers (R1), so doing without can be wise; income is due.',
  },
  secretCard: {
    says: 'A card that you are about to play stays secret, and can be taken back, until it is paid for or room is made.',
    reason: 'Until then it is part of your hand.',
  },
}
