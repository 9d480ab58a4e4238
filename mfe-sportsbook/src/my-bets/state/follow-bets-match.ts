import type { LiveService } from '@touchline/contracts/host'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { slipFeed$ } from '../../slip'

/** Reports the match of a bet from its live channel, null once it is offered no more; the returned function stops it. */
export function followBetsMatch(
  live: LiveService,
  matchId: number,
  report: (match: SlipMatch | null) => void,
): () => void {
  const following = slipFeed$(live, matchId).subscribe((feed) =>
    report(feed.feed === 'match' ? feed.match : null),
  )
  return () => following.unsubscribe()
}
