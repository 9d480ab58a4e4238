import type { OddsPolicy } from '@touchline/contracts/calls'
import { acceptMove, countsAfterBet } from '@touchline/rules'
import type { SlipTerms } from './slip-terms'

/**
 * What lies between the terms that a player has seen and those of now. `covered` means that the odds policy already
 * consents to the new price; `price` and `line` ask.
 */
export type SlipConsent = 'same' | 'covered' | 'price' | 'line'

/**
 * Compares terms of one selection. Where a handicap in play counts goals from the bet on, a new score makes another bet of
 * the same line and always asks, as a moved line does (domain 2.2, 5.3).
 */
export function slipConsent(seen: SlipTerms, now: SlipTerms, policy: OddsPolicy): SlipConsent {
  if (seen.lineId !== now.lineId && seen.line !== now.line) return 'line'
  if (now.betType === 'hdp' && !isSameScore(now.sport, seen.score, now.score)) return 'line'
  // Prices of two odds types do not compare; the shown one changed because the player changed the type.
  if (seen.oddsType !== now.oddsType) return 'price'
  switch (acceptMove(policy, seen, now, now.oddsType)) {
    case 'same':
      return 'same'
    case 'accepted':
      return 'covered'
    case 'odds_changed':
      return 'price'
    case 'line_changed':
      return 'line'
  }
}

function isSameScore(sport: number, a: SlipTerms['score'], b: SlipTerms['score']): boolean {
  if (a === null || b === null) return a === b
  if (!countsAfterBet(sport)) return true
  return a[0] === b[0] && a[1] === b[1]
}
