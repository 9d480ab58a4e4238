import type { BetLeg } from '@touchline/contracts/calls'
import { burmeseKind, countedIn, type MatchPeriod, matchPeriod } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { periodText } from './period-text'

/** What a leg is about: "Full time handicap", "Corners · First half 1X2", "Quarter 2 over / under", Burmese "Body, full time". */
export const kindText = (leg: WordedKind, t: Translate): string => afterCounted(leg, marketText(leg, t), t)

/** A text about a leg, after what its match counts in the place of goals. */
export function afterCounted(leg: Pick<BetLeg, 'league'>, text: string, t: Translate): string {
  const counted = countedText(leg, t)
  return counted ? `${counted} · ${text}` : text
}

/** What the match of a leg counts in the place of goals: "Corners". */
export function countedText({ league }: Pick<BetLeg, 'league'>, t: Translate): string | null {
  const counted = countedIn(league)
  return counted && t(`counted.${counted}`)
}

type WordedKind = Pick<BetLeg, 'league' | 'bet_type' | 'period' | 'sport' | 'myanmar'>

function marketText(leg: WordedKind, t: Translate): string {
  const { bet_type, period, sport } = leg
  const burmese = burmeseKind(leg)
  if (burmese) return t(burmese.key)
  if (period <= 1) return t(`kind.${bet_type}.${period}`)
  return t(`kind.${bet_type}.of`, { part: partName(matchPeriod(period, sport), t) })
}

/** A part by its whole name, where its short one is an abbreviation. */
const partName = (part: MatchPeriod, t: Translate): string =>
  t(`partName.${part.word}`, { number: part.number, defaultValue: periodText(part, t) })
