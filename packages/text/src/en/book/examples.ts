import type { Book } from '../../book.ts'

export const examples: Book['examples'] = {
  card: {
    title: 'One card, four uses',
    says: 'On the left what grows if it becomes a field, on top the goods that its barrow wants and the VP for them, on the right the signs of an extension, and below the helper.',
    so: 'Whichever side you choose, the other three lie under your farm and count no more.',
  },
  trade: {
    title: 'Selling and upgrading',
    says: 'Red has two olives, a grape, a pig and 2 silver. The numbers below each good are its prices; the number above an arrow is the price of the upgrade.',
    so: 'Selling one thing often pays for refining another. Upgrading needs no building and no turn of its own.',
  },
  roof: {
    title: 'Buying a roof',
    says: 'It is round 2, so every roof costs 2 silver. Red has one roof already, which covers the first space.',
    so: 'The later the roof, the dearer; the further right the space, the more VP.',
  },
  siesta: {
    title: 'Who goes first?',
    says: 'All discs lie on the lowest space. Red shows a donkey with 2 hats, Blue one with 3, and Yellow one with 2.',
    so: 'Red and Yellow share a space, but Yellow arrived later and lies on top, so Yellow goes before Red.',
  },
  row: {
    title: 'A row is completed',
    says: 'Red lacks one meat at the Deli. Nobody has completed the Deli yet, and the Butcher is still blocked by order marker 1. It is round 3.',
    so: 'One delivery brought points from three places, and opened the Butcher for everybody.',
  },
  barrow: {
    title: 'A barrow is completed',
    says: 'Red lacks one grape on this barrow and has one in the den.',
    so: 'The card is gone, but its markers are home again, a commodity stands in the yard, and a stall is due.',
  },
  push: {
    title: 'Pushing others off the market',
    says: 'The barrow was worth 4, so Red puts a stall on an empty hex of value 4. Two hexes beside it hold stalls of Blue: one worth 3, one worth 5.',
    so: 'The lower stall had to go, for 1 VP. The higher one stays where it is.',
  },
}
