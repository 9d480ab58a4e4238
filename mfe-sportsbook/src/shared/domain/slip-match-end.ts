import { PlayPeriodId } from '@touchline/contracts/odds'
import type { SlipMatch } from './slip-match'

/** Is its play over, as the feed last told it? */
export const hasEnded = ({ period, suspension }: Pick<SlipMatch, 'period' | 'suspension'>): boolean =>
  period === PlayPeriodId.ended || suspension === 'ended'

/** The code for a match that its channel tells nothing of any more: it has ended, where that was seen before. */
export const whyGone = (last: SlipMatch | null): string =>
  last && hasEnded(last) ? 'matchEnded' : 'matchNotActive'
