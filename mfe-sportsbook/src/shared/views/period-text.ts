import type { MatchPeriod } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'

/** A period in words: "1H", "Q2", "Set 3"; the first overtime is just "OT". */
export function periodText({ word, number }: MatchPeriod, t: Translate): string {
  return t(`period.${word}`, { number })
}
