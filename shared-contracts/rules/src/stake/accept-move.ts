import type { OddsPolicy } from '@touchline/contracts/calls'
import type { OddsType } from '@touchline/contracts/odds'
import { compareInHk } from '../odds/compare-in-hk'
import type { OddsHundredths, QuarterGoals } from '../odds/units'

export interface PricedLine {
  readonly odds: OddsHundredths
  /** Where the bet type has no line null or 0, the same on both sides. */
  readonly line: QuarterGoals | null
}

export type MoveVerdict = 'same' | 'accepted' | 'odds_changed' | 'line_changed'

/**
 * Is a bet placed at `old` acceptable at `now`? A moved line always asks again; a moved price is compared by
 * its payout per unit risked (domain 5.3). 'accepted' means: place it, at the current price.
 */
export function acceptMove(
  policy: OddsPolicy,
  old: PricedLine,
  now: PricedLine,
  oddsType: OddsType,
): MoveVerdict {
  if (old.line !== now.line) return 'line_changed'
  if (old.odds === now.odds) return 'same'
  switch (policy) {
    case 'none':
      return 'odds_changed'
    case 'better':
      return compareInHk(now.odds, oddsType, old.odds, oddsType) >= 0 ? 'accepted' : 'odds_changed'
    case 'any':
      return 'accepted'
  }
}

/** The policy of a player's two preference switches; any includes better. */
export function oddsPolicy(preferences: { acceptBetterOdds: boolean; acceptAnyOdds: boolean }): OddsPolicy {
  if (preferences.acceptAnyOdds) return 'any'
  return preferences.acceptBetterOdds ? 'better' : 'none'
}
