import type { BotTexts } from '../language.ts'

export const bots: BotTexts = {
  novice: {
    name: 'Novice',
    line: 'First summer on the farm: cheerful, and easily led astray by a ripe grape.',
  },
  farmer: {
    name: 'Farmer',
    line: 'Up before the cock, knows every furrow, and takes what the day offers.',
  },
  steward: {
    name: 'Steward',
    line: 'Keeps the books of the estate and thinks a whole round through.',
  },
  lagranja: {
    name: 'La Granja',
    line: 'The old house itself: a thousand harvests seen and none forgotten.',
  },
}
