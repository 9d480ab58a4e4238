import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { MarketId, PlayPeriodId } from '@touchline/contracts/odds'
import { type LegMatchState, legMatchState } from '@touchline/rules'
import type { SlipMatch } from '../../shared/domain/slip-match'

/** Is a bet not decided yet? */
export const isOpenBet = ({ status }: Pick<Bet, 'status'>): boolean =>
  status === 'waiting' || status === 'running'

/** Does the possible return of a bet differ from its win: it is open and of several legs. */
export const hasProspect = (bet: Pick<Bet, 'status' | 'legs'>): boolean =>
  isOpenBet(bet) && bet.legs.length > 1

/** Has the match of a leg begun, as far as the bet and its kick-off show? */
export const hasStarted = (leg: BetLeg, at: number): boolean =>
  leg.market === MarketId.live || leg.kickoff <= at || leg.period_now !== PlayPeriodId.toCome

/** Matches of a bet that are worth following now: begun, and their legs not decided. */
export const matchesToFollow = (bet: Bet, at: number): number[] =>
  isOpenBet(bet)
    ? bet.legs
        .filter((leg) => leg.result === null && leg.bet_type !== 'orz' && hasStarted(leg, at))
        .map((leg) => leg.match_id)
    : []

/** State of the match of a leg: from its channel while it is live, else from the bet. */
export function currentMatchState(leg: BetLeg, match: SlipMatch | undefined): LegMatchState {
  if (match?.market !== MarketId.live) return legMatchState(leg)
  return { score: match.score, half: leg.half_score, period: match.period }
}
