import type { Book } from '../../book.ts'

export const editions: Book['editions'] = {
  scores: {
    title: 'Scores',
    classic: 'Players may cover their VP; an option does it for you (R21).',
    deluxe: 'Silver and VP are open.',
  },
  tokens: {
    title: 'Used helpers',
    classic: 'One of your 25 markers shows that a helper was used (R2).',
    deluxe: 'A token shows it, and your markers stay free.',
  },
  market: {
    title: 'The market for few players',
    classic: 'Hexes with an X are closed with up to three players.',
    deluxe: 'One and two players use a smaller side of the board; with three, tiles cover some hexes.',
  },
  fullMarket: {
    title: 'No empty hex of the value',
    classic: 'You must replace a stall of another player if you can.',
    deluxe: 'You may replace one, or place no stall.',
  },
  roofs: {
    title: 'Roofs',
    classic: 'Fourteen kinds of bonus.',
    deluxe: 'Ten more kinds, and other sets for each round (§D).',
  },
  modules: {
    title: 'Modules',
    classic: 'There are none.',
    deluxe: 'The box has twelve modules; they are not part of this game.',
  },
}
