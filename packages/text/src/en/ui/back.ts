import { counterFor } from '../../plural.ts'

const count = counterFor('en')

/** Coming back to a table, and the list of one's tables. */
export const back = {
  title: 'Since you were last here',
  lastLook: (when: string) => `Your last look: ${when}`,
  yours: 'What it means for you',
  nothingYours: 'Your farm, your stalls and your place are as they were.',
  ownDone: 'Done from your seat',
  others: 'What each did',
  nothing: 'Nothing that stays on the table.',
  did: {
    delivered: 'Delivered',
    loaded: 'Loaded on barrows',
    completed: 'Buildings completed',
    barrows: 'Barrows completed',
    stalls: 'Stalls put up',
    removed: 'Stalls removed',
    cards: 'Cards played',
    roofs: 'Roofs',
    dice: 'Dice taken',
    donkey: 'Donkey',
    siesta: 'Siesta steps',
    sold: 'Sold',
    bought: 'Bought',
    upgraded: 'Upgraded to',
    drawn: 'Cards drawn',
  },
  hex: (hex: number) => `hex ${hex}`,
  hexOf: (hex: number, owner: string) => `hex ${hex} (${owner})`,
  neutral: 'neutral player',
  every: 'Every move',
  silver: 'Silver',
  points: 'VP',
  place: 'Place in the turn order',
  change: (before: number, after: number) => `${before} → ${after}`,
  now: 'Now',
  draft: (actions: number) =>
    `What you had prepared is still here: ${count(actions, { one: 'action', other: 'actions' })}, not sent yet.`,
  note: 'Your note',
  show: 'Show me',
  close: 'Go on',

  tables: {
    running: 'Running',
    gathering: 'Not begun yet',
    finished: 'Finished',
    turnOf: (names: string) => `turn: ${names}`,
    turnBegan: (when: string) => `turn began ${when}`,
    count: (amount: number, title: string) => `(${amount}) ${title}`,
    waiting: (amount: number) => `${count(amount, { one: 'table waits', other: 'tables wait' })} for you.`,
  },
} as const
