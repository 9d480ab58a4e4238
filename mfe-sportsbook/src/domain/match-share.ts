/** A bet that would have so much at risk on a match; below the least it cannot be placed. */
export interface AskedOfMatch {
  readonly risk: number
  readonly least: number
}

/**
 * What each of several bets on a match may have at risk of what its limit leaves: what it asks where that is little, and the same
 * for all who ask for more. Where it is not enough for the least of all, the first ones have it and the others nothing.
 */
export function sharesOfMatch(left: number, asked: readonly AskedOfMatch[]): readonly number[] {
  const most = Math.max(1, ...asked.map(({ least }) => least))
  const served = Math.min(asked.length, Math.max(1, Math.floor(left / most)))
  const level = levelOf(
    left,
    asked.slice(0, served).map(({ risk }) => risk),
  )
  return asked.map(({ risk }, place) => (place < served ? Math.min(risk, level) : 0))
}

/** The highest amount that nobody may exceed so that all together fit. */
function levelOf(left: number, risks: readonly number[]): number {
  let rest = left
  const ascending = [...risks].sort((a, b) => a - b)
  for (const [place, risk] of ascending.entries()) {
    const share = Math.floor(rest / (ascending.length - place))
    if (risk > share) return share
    rest -= risk
  }
  return Number.MAX_SAFE_INTEGER
}
