export type Interval = readonly [low: number, high: number]

/** The 95 % interval of a share, by Wilson's score: honest for few games and for shares near 0 and 1 too, if one looks but once. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1]
  const z = 1.96
  const share = wins / games
  const centre = share + (z * z) / (2 * games)
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return [wins === 0 ? 0 : (centre - spread) / scale, wins === games ? 1 : (centre + spread) / scale]
}

/** A share is ruled out when what was seen is so many times as likely if all shares are equally likely; 1 in 20 is 95 %. */
const ODDS = Math.log(20)

/**
 * An interval of a share that holds with 95 % however often one looks and whenever one stops (Ville's inequality, for the mixture
 * of all shares). It is wider than Wilson's, so that games need not be counted out before they are judged. Parts of wins are
 * counted on the safe side.
 */
export function lasting(wins: number, games: number): Interval {
  if (games === 0) return [0, 1]
  const losses = games - wins
  const all = logFactorial(wins) + logFactorial(losses) - logFactorial(games + 1)
  const isRuledOut = (share: number) => all - power(share, wins) - power(1 - share, losses) >= ODDS
  const seen = wins / games
  return [wins === 0 ? 0 : border(0, seen, isRuledOut), losses === 0 ? 1 : border(1, seen, isRuledOut)]
}

/** Where shares stop being ruled out, between one that is and one that is not. */
function border(outside: number, inside: number, isRuledOut: (share: number) => boolean): number {
  let [out, within] = [outside, inside]
  for (let step = 0; step < 50; step++) {
    const middle = (out + within) / 2
    if (isRuledOut(middle)) out = middle
    else within = middle
  }
  return out
}

/** The logarithm of `base ** times`; nothing to the power of nothing is one. */
function power(base: number, times: number): number {
  return times === 0 ? 0 : times * Math.log(base)
}

/** The logarithm of n!, for parts of numbers too: Stirling's series where it is precise, and back from there. */
function logFactorial(n: number): number {
  if (n < 10) return logFactorial(n + 1) - Math.log(n + 1)
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
}
