/** A bet that would have so much at risk on a match, minor units; below the least it cannot be placed. */
export interface AskedOfMatch {
  readonly risk: number
  readonly least: number
}

/**
 * What each of several bets on a match may have at risk of what its limit leaves: what it asks where that is little, and the same
 * for all who ask for more, but no bet less than its least. Where it is not enough for the least of all, the first ones whose
 * least fits have it and the others nothing.
 */
export function risksOnMatch(left: number, asked: readonly AskedOfMatch[]): readonly number[] {
  let rest = left
  const served = asked.map(({ risk, least }) => {
    const isServed = least > 0 ? least <= rest : rest > 0
    if (isServed) rest -= least
    // A stake below the least is raised to it.
    return isServed ? { least, most: Math.max(risk, least) } : NOTHING
  })
  const upTo = (level: number) => served.map(({ least, most }) => Math.min(most, Math.max(least, level)))
  let level = 0
  let high = Math.max(0, ...served.map(({ most }) => most))
  // Together they risk more the higher it is: bisection finds the highest at which all fit.
  while (level < high) {
    const middle = level + Math.ceil((high - level) / 2)
    if (sumOf(upTo(middle)) <= left) level = middle
    else high = middle - 1
  }
  return upTo(level)
}

const NOTHING = { least: 0, most: 0 }

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)
