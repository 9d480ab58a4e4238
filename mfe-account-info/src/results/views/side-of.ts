import type { ResultMatch } from '@touchline/contracts/calls'
import type { useWords } from '@touchline/ui/words'

/** The name of a side; of a goal nobody scored, that. */
export function sideOf(
  { home, away }: Pick<ResultMatch, 'home' | 'away'>,
  side: 'home' | 'away' | 'none',
  { t, name }: Pick<ReturnType<typeof useWords>, 't' | 'name'>,
): string {
  return side === 'none' ? t('results.nobody') : name(side === 'home' ? home : away)
}
