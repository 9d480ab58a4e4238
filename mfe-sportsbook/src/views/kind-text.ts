import type { BetLeg } from '@touchline/contracts/calls'
import { matchPeriod } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { periodText } from './period-text'

/** What a leg is about: "Full time handicap", "First half 1X2", "Q2 over / under". */
export function kindText(
  { bet_type, period, sport }: Pick<BetLeg, 'bet_type' | 'period' | 'sport'>,
  t: Translate,
): string {
  if (period <= 1) return t(`kind.${bet_type}.${period}`)
  return t(`kind.${bet_type}.of`, { part: periodText(matchPeriod(period, sport), t) })
}
