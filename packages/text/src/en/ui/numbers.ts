import { count } from '../names.ts'

const games = (amount: number): string => count(amount, { one: 'game', other: 'games' })

/** What one's finished games add up to. Averages come as text, with the decimals that the language writes. */
export const numbers = {
  link: 'Numbers',
  title: 'Your numbers',
  back: 'Back to the start',
  looking: 'Reading your games…',
  none: 'There is nothing to count yet.',
  noneHint:
    'Finish a game and you will find here where your points came from, how your cards did, and what you began with.',
  blocked: 'This browser lets no page keep anything, so there are no games to count.',
  noneSuch: 'None of your games is like that.',
  partial: 'The server could not tell of all your online games just now.',
  whose:
    'Counted are the finished games on this device and your finished online games. Where several people shared this screen, the first of them counts as you.',

  which: 'Which games',
  all: 'All',
  players: 'Players',
  edition: 'Edition',
  opponents: 'Opponents',
  people: 'People',
  playing: (amount: number) => (amount === 1 ? 'Solo' : count(amount, { one: 'player', other: 'players' })),

  games: 'Games',
  wins: 'Wins',
  average: 'Average VP',
  best: 'Best VP',
  share: (wins: number, all: number) => `${wins} of ${all}`,
  by: 'By kind of game',
  kind: 'Kind',

  you: 'You',
  others: 'Others',
  last: 'Last 10',
  before: 'Before',
  above: (by: string) => `You have ${by} VP more than the others on average.`,
  below: (by: string) => `You have ${by} VP fewer than the others on average.`,
  level: 'You and the others have equally many VP on average.',
  up: (by: string) => `Your last ten games brought ${by} VP more than those before.`,
  down: (by: string) => `Your last ten games brought ${by} VP fewer than those before.`,
  same: 'Your last ten games brought as many VP as those before.',
  past: 'Your last ten games',
  gains: 'What each round brings',

  rating: {
    title: 'Rating',
    now: (rating: string, spread: string) => `${rating} ± ${spread}`,
    hint: 'The line is the estimate after each rated game. The band shows how sure it is: your true strength lies within it nearly always.',
    chart: (from: string, to: string) => `Rating after each rated game, from ${from} to ${to}`,
  },

  helpers: { title: 'Favourite helpers', helper: 'Helper', uses: 'Uses', brought: 'VP by itself' },

  cards: {
    title: 'Cards',
    hint: 'How often you played each card on which side, and how those games ended.',
    card: 'Card',
    all: (amount: number) => `Show all ${amount}`,
    fewer: 'Show fewer',
  },

  opening: {
    title: 'Your first rounds',
    hint: 'What you chose in round 1, and how those games ended.',
    sides: 'Sides of the farm',
    cards: 'Cards',
    dice: 'Dice',
    die: (die: number, gives: string) => `${die}: ${gives}`,
    roofs: 'Roof',
    noRoof: 'no roof',
    donkeys: 'Donkey',
    donkey: (donkey: number) => `Donkey ${donkey}`,
    siesta: 'Siesta track',
    space: (space: number) => `Space ${space}`,
  },

  end: {
    above: (by: string, average: string, amount: number) =>
      `${by} VP above your average of ${average} (${games(amount)} of this kind).`,
    below: (by: string, average: string, amount: number) =>
      `${by} VP below your average of ${average} (${games(amount)} of this kind).`,
    level: (average: string, amount: number) => `Exactly your average of ${average} (${games(amount)} of this kind).`,
    best: 'Your best result so far!',
    first: 'Your first finished game of this kind.',
  },
} as const
