import type { BetLeg } from '@touchline/contracts/calls'
import { burmeseKind, type MatchPeriod, matchPeriod } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { periodText } from './period-text'

/** What a leg is about: "Full time handicap", "First half 1X2", "Quarter 2 over / under", Burmese "Body, full time". */
export function kindText(
  leg: Pick<BetLeg, 'bet_type' | 'period' | 'sport' | 'myanmar'>,
  t: Translate,
): string {
  const { bet_type, period, sport } = leg
  const burmese = burmeseKind(leg)
  if (burmese) return t(burmese.key)
  if (period <= 1) return t(`kind.${bet_type}.${period}`)
  return t(`kind.${bet_type}.of`, { part: partName(matchPeriod(period, sport), t) })
}

/** A part by its whole name, where its short one is an abbreviation. */
const partName = (part: MatchPeriod, t: Translate): string =>
  t(`partName.${part.word}`, { number: part.number, defaultValue: periodText(part, t) })
