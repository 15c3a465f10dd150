import { counterFor } from '../../plural.ts'

const count = counterFor('en')
const cards = (amount: number): string => count(amount, { one: 'card', other: 'cards' })

/** Around the rule book: what it is opened, searched, filtered and printed with. */
export const book = {
  title: 'Rule book',
  /** At the table. */
  now: 'What can I do now? Open the rule book at this step',
  openRule: (rule: string) => `Open the rule book at ${rule}`,
  back: 'Back to the start',
  asPage: 'Open in a tab of its own',
  loading: 'Fetching the book…',
  failed: 'The book could not be fetched. Is there a network?',
  retry: 'Try again',
  /** Shown while a language has no book yet. */
  inEnglish: 'This book has not been translated yet; it is in English.',

  contents: 'Contents',
  chapters: 'Chapters',
  form: 'How much to show',
  short: 'Short',
  long: 'Long',
  previous: 'Previous',
  next: 'Next',
  see: 'See also',
  print: 'Print this page',
  whole: 'The whole book on one page',

  search: 'Search the rules',
  clear: 'Clear the search',
  found: (amount: number) =>
    amount === 0 ? 'Nothing found' : count(amount, { one: 'page found', other: 'pages found' }),
  nothingHint: 'Try a shorter word, a number such as 6.4, or the name of a card.',

  rulings: 'Rulings',
  rulingsLead:
    'Where the rulebooks are silent or disagree, a ruling decides. Each has a number, and the reason stands with it.',
  readings: 'Smaller decisions',
  why: 'Why',
  only: { solo: 'alone', deluxe: 'deluxe' },

  editions: 'Differences of the editions',
  editionsLead: 'Both editions follow the same rules except for these points.',
  difference: 'Differs by edition',
  edition: 'Edition',

  signs: 'Signs and pieces',
  signsLead: 'Everything that is drawn on cards and boards, in one sentence each.',
  signGroups: {
    goods: 'Goods and money',
    sides: 'Sides of a card',
    icons: 'Signs of extensions',
    spaces: 'Revenue spaces',
    buildings: 'Craft buildings',
    pieces: 'Pieces',
    roofs: 'Roofs',
    signs: 'Other signs',
  },

  example: 'Example',
  before: 'Before',
  after: 'After',
  happens: 'What happens',
  players: ['Red', 'Blue', 'Yellow', 'Violet'],
  asks: 'Asks for',
  building: 'Building',
  good: 'Good',
  buy: 'Buy',
  sell: 'Sell',
  upgrade: 'Upgrade',
  roundName: 'Round',

  cards: 'Cards',
  cardsLead: 'All 66 farm cards with their four uses.',
  cardsShown: (shown: number, all: number) => (shown === all ? cards(all) : `${shown} of ${cards(all)}`),
  noCards: 'No card is like that. Take away a filter.',
  filters: 'Filters',
  filterText: 'Name or text',
  filterField: 'Field',
  filterBarrow: 'Barrow wants',
  filterIcon: 'Extension',
  filterPhase: 'Helper in',
  filterLimit: 'Helper works',
  limits: { always: 'always', round: 'once a round' },
  clearFilters: 'Clear filters',
  note: 'To be exact',
  sourcesOf: 'Where this card comes from',

  values: 'Where the numbers come from',
  valuesLead:
    'The rulebooks do not print everything: prices, cards, rows and the market were partly ours to choose. Here is every value with its source. Whoever owns the game may replace the whole set.',
  onlyHouse: 'Only our own values',
  value: 'Value',
  source: 'Source',
  what: 'What',
  valueGroups: {
    prices: 'Prices',
    tracks: 'Tracks and numbers',
    buildings: 'Rows of the craft buildings',
    hexes: 'Market hexes',
    roofs: 'Roofs by round',
    roofPhases: 'Phases of the roofs',
    cards: 'Cards',
  },
  valueNames: {
    siesta: 'VP of the siesta spaces, from the bottom',
    donkeys: 'Donkeys: deliveries and hats',
    pens: 'Pens of the sty',
    handLimit: 'Hand limit',
    boughtDeliveries: 'Bought deliveries',
    markers: 'Markers of each player',
  },
  roofSpace: (space: number) => `VP of roof space ${space}`,
  hex: (hex: number) => `Hex ${hex}`,
  hexValue: (value: number) => `value ${value}`,
  hexCentre: 'centre',
  hexClosed: (players: readonly number[]) => `closed with ${players.join(', ')}`,
} as const
