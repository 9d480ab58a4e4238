import type { LegVoidReason } from '@touchline/contracts/calls'
import type { MatchResult, StruckLeg } from '@touchline/rules'
import { voidReasonOf } from '../fixtures'
import { voidByTime } from './leg-outcome'

/** Decided otherwise than by play, as far as that leaves bets void. */
const NOT_BY_PLAY: Partial<Record<string, LegVoidReason>> = {
  retired: 'retired',
  walkover: 'walkover',
  awarded: 'awarded',
  noResult: 'noResult',
}

/** Why a leg is void, by the result that made it so; without one its match was called off. */
export function legVoidReason(
  leg: Pick<StruckLeg, 'market' | 'bet_type' | 'kickoff'>,
  placedAt: number,
  result: MatchResult | null,
): LegVoidReason {
  if (!result) return 'cancelled'
  return (
    voidByTime(leg, placedAt, result) ??
    voidReasonOf(result) ??
    NOT_BY_PLAY[result.decided ?? ''] ??
    'notPlayed'
  )
}
