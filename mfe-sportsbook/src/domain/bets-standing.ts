import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { type Standing, standingOf } from '@touchline/rules'
import type { SlipMatch } from './slip-match'

const LIVE = 3

/** Is a bet not decided yet? */
export const isOpenBet = ({ status }: Pick<Bet, 'status'>): boolean =>
  status === 'waiting' || status === 'running'

/** Has the match of a leg begun, as far as its kick-off tells? */
export const hasStarted = (leg: BetLeg, at: number): boolean => leg.market === LIVE || leg.kickoff <= at

/** Matches of a bet that are worth following now: begun, and their legs not decided. */
export const matchesToFollow = (bet: Bet, at: number): number[] =>
  isOpenBet(bet)
    ? bet.legs
        .filter((leg) => leg.result === null && leg.bet_type !== 'orz' && hasStarted(leg, at))
        .map((leg) => leg.match_id)
    : []

/** How the match of a leg stands: as its channel tells while it is in play, else as the bet does. */
export function standingNow(leg: BetLeg, match: SlipMatch | undefined): Standing {
  if (match?.market !== LIVE) return standingOf(leg)
  return { score: match.score, half: leg.half_score, period: match.period }
}
