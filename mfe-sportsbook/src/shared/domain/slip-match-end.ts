import { PlayPeriodId } from '@touchline/contracts/odds'
import type { SlipMatch } from './slip-match'

/** Is its play over, by the last news of the feed? */
export const hasEnded = ({ period, suspension }: Pick<SlipMatch, 'period' | 'suspension'>): boolean =>
  period === PlayPeriodId.ended || suspension === 'ended'

/** The code for a match that its channel no longer has: it has ended, if the feed reported that before. */
export const whyGone = (last: SlipMatch | null): string =>
  last && hasEnded(last) ? 'matchEnded' : 'matchNotActive'
