import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { NOT_IN_TIME_HOURS } from '@touchline/contracts/limits'
import type { Translate } from '@touchline/ui/words'

/** Why a leg is void; null where it is not. */
export const voidText = (leg: BetLeg, t: Translate): string | null =>
  leg.void_reason ? t(`legVoid.${leg.void_reason}`, { hours: NOT_IN_TIME_HOURS }) : null

/** Why a bet is void: the reasons of its legs, each once; null if none is known. */
export function voidTextOfBet({ legs }: Bet, t: Translate): string | null {
  const reasons = new Set(legs.flatMap((leg) => voidText(leg, t) ?? []))
  return reasons.size > 0 ? [...reasons].join(' ') : null
}
