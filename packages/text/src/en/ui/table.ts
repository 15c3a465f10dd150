import { counterFor } from '../../plural.ts'
import { rules } from './rules.ts'
import { start } from './start.ts'

const count = counterFor('en')
const vp = (points: number): string => `${points} VP`

export const table = {
  start,
  rules,

  bar: {
    round: (round: number, last: number) => `Round ${round} of ${last}`,
    roundShort: (round: number) => `Round ${round}`,
    phases: 'Phases of the round',
    order: 'Turn order',
    points: vp,
    covered: 'VP are covered',
    deciding: 'decides',
    thinking: 'thinks',
    neutral: 'Neutral player',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart the turn',
    noUndo: 'Nothing to take back: the last thing that happened was not yours, or it showed something new',
    noRedo: 'Nothing was taken back',
    again: 'Show the others’ last moves again',
    tools: 'Tools',
    toDark: 'Dark theme',
    toLight: 'Light theme',
    settings: 'Settings',
    rules: 'Rules',
    leave: 'Leave the table (the game is kept)',
  },

  prompt: {
    label: 'What you can do',
    over: 'The game is over.',
    results: 'Results',
    waiting: (names: string) => `Waiting for ${names}.`,
    thinking: (name: string) => `${name} is thinking.`,
    settling: 'One moment.',
    about: 'What you can do with it',
    choices: 'Your choices',
    drop: 'Never mind',
    more: 'More',
    moreLabel: (amount: number) =>
      `Everything that you can do now: ${count(amount, { one: 'action', other: 'actions' })}`,
    lock: 'cannot be taken back',
    dismiss: 'Dismiss',
    groups: {
      turn: 'Turn',
      cards: 'Cards',
      trade: 'Trade',
      roofs: 'Roofs',
      helpers: 'Helpers',
      dice: 'Dice',
      transport: 'Donkeys and siesta',
      deliveries: 'Deliveries',
      market: 'Market',
      goods: 'Goods',
      markers: 'Markers',
    },
  },

  rooms: {
    village: 'Village',
    farm: 'Farm',
    others: 'Others',
    log: 'Log',
    otherFarms: 'Other farms',
    hand: 'Your cards',
    side: 'Log and forecast',
    tabs: 'Parts of the table',
    canDo: 'something can be done here',
  },

  log: {
    title: 'Log',
    all: 'All',
    only: (name: string) => `Only ${name}`,
    mine: 'For me',
    mineHint: 'What concerns me: my moves, what is taken from me, and what happens to all',
    linesLead:
      'Arrow keys go from line to line. The line shows on the table what it is about; pressing it opens the replay there.',
    linesPoint: 'Arrow keys go from line to line. The line shows on the table what it is about.',
    filter: 'Whose moves',
    earlier: 'Show earlier',
    empty: 'Nothing has happened yet.',
    heading: (round: number, step: string) => `Round ${round} · ${step}`,
    again: 'What happened since my last move?',
    nothingNew: 'Nobody else has moved since.',
  },

  again: {
    title: 'Showing the others’ last moves',
    showing: 'Showing again:',
    count: (number: number, all: number) => `${number} of ${all}`,
    skip: 'Skip',
  },

  forecast: {
    title: 'Forecast',
    says: 'If this round were scored now:',
    player: 'Player',
    now: 'Now',
    stalls: 'Stalls',
    siesta: 'Siesta',
    after: 'Then',
    gain: (points: number) => `+${points}`,
    covered: '?',
    note: 'Helpers and the end of the game are not counted.',
  },

  curtain: {
    pass: (name: string) => `Pass the screen to ${name}`,
    why: 'The cards of the others stay secret.',
    here: (name: string) => `I am ${name}`,
  },

  trouble: {
    notKept: 'This device cannot keep the game. If you close the page, it is lost.',
    detail: (reason: string) => `Reason: ${reason}`,
    save: 'Save to a file',
    stuck: 'The computer players cannot be fetched. Trying again…',
  },

  end: {
    title: 'The game is over',
    won: (name: string) => `${name} won`,
    wonYou: 'You won',
    shared: (names: string) => `${names} share the victory`,
    solo: (points: number) => `You finished with ${vp(points)}`,
    place: (rank: number) => `${rank}.`,
    points: vp,
    silver: (amount: number) => `${amount} silver left`,
    ranking: 'Ranking',
    sources: 'Where the points came from',
    source: 'Source',
    total: 'Total',
    bars: 'Points by source for each player',
    rounds: 'Points after each round',
    rematch: 'Play again',
    save: 'Save the game',
    back: 'Back to the start',
    look: 'Look at the table',
  },

  lost: {
    loading: 'Setting the table…',
    missing: 'This game is not on this device.',
    missingHint: 'It may have been deleted, or it is kept in another browser.',
    broken: 'This game cannot be opened.',
    brokenHint: 'It is still here. You can save it to a file and report the trouble with it.',
    save: 'Save the raw record',
    back: 'Back to the start',
  },

  broken: {
    title: 'Something went wrong while drawing.',
    why: 'Your game is kept as it was before. Load the page again to go on; if it happens again, save the game to a file and report it.',
    detail: (reason: string) => `The browser says: ${reason}`,
    reload: 'Load the page again',
    save: 'Save the game to a file',
  },

  elsewhere: {
    title: 'This game goes on in another tab.',
    why: 'It was opened there, so that nothing is played twice.',
    take: 'Go on here',
  },

  dialog: { close: 'Close' },
} as const
