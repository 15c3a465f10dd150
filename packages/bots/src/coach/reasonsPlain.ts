import { type Account, saw } from './account.ts'
import type { Finder } from './reasons.ts'
import { paidIn } from './reasonsGains.ts'

// What differs, where nothing else that either turn brought tells why.

const lessSilver: Finder = (played, better) => {
  const silver = { played: silverIn(played), better: silverIn(better) }
  return silver.better > silver.played ? [{ kind: 'lessSilver', ...silver }] : []
}

/** What came in, less what went out. */
function silverIn(account: Account): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const sales = [...saw(account, 'sold'), ...saw(account, 'soldUnhoused')].map(({ price }) => price)
  const gains = saw(account, 'silverGained').map(({ amount }) => amount)
  return sum(sales) + sum(gains) - paidIn(account).silver
}

const weakerDie: Finder = (played, better) => {
  const [from] = saw(played, 'dieTaken')
  const [to] = saw(better, 'dieTaken')
  return from === undefined || to === undefined || from.die === to.die
    ? []
    : [{ kind: 'weakerDie', played: from.die, better: to.die }]
}

const weakerDonkey: Finder = (played, better) => {
  const from = saw(played, 'donkeyChosen')[0]?.donkey
  const to = saw(better, 'donkeyChosen')[0]?.donkey
  return from === undefined || to === undefined || from === to
    ? []
    : [{ kind: 'weakerDonkey', played: from, better: to }]
}

const weakerHex: Finder = (played, better) => {
  const [from] = saw(played, 'stallPlaced')
  const [to] = saw(better, 'stallPlaced')
  return from === undefined || to === undefined || from.hex === to.hex
    ? []
    : [{ kind: 'weakerHex', played: from.hex, better: to.hex }]
}

export const PLAIN_FINDERS: readonly Finder[] = [lessSilver, weakerDie, weakerDonkey, weakerHex]
