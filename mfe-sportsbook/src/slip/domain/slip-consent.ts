import type { OddsPolicy } from '@touchline/contracts/calls'
import { acceptMove, countsAfterBet } from '@touchline/rules'
import { restated, type SlipTerms } from '../../shared/domain/slip-terms'
import type { Comparison } from './slip-gate'

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
  // The player may have changed the odds type meanwhile: the same price in other words is no move.
  const isSamePrice = seen.stored !== null && seen.stored === now.stored && seen.line === now.line
  switch (isSamePrice ? 'same' : acceptMove(policy, restated(seen, now.oddsType), now, now.oddsType)) {
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

export const ASIAN: Comparison<SlipTerms> = {
  consent: slipConsent,
  restated: (seen, now) => restated(seen, now.oddsType),
}

/** A goal alone made another bet of the same line: the line did not move. */
export const isScoreMove = (from: SlipTerms, to: SlipTerms): boolean =>
  from.line === to.line && slipConsent(from, to, 'any') === 'line'

function isSameScore(sport: number, a: SlipTerms['score'], b: SlipTerms['score']): boolean {
  if (a === null || b === null) return a === b
  if (!countsAfterBet(sport)) return true
  return a[0] === b[0] && a[1] === b[1]
}
