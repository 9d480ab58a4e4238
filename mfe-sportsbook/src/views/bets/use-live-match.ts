import type { HostServices } from '@touchline/contracts'
import { useEffect, useState } from 'react'
import type { SlipMatch } from '../../domain/slip-match'
import { slipFeed$ } from '../../transport/slip-feed'

/** The match as its live channel tells it while `isWanted`; null until it does, and once it is offered no more. */
export function useLiveMatch(
  live: HostServices['live'],
  matchId: number,
  isWanted: boolean,
): SlipMatch | null {
  const [match, setMatch] = useState<SlipMatch | null>(null)
  useEffect(() => {
    if (!isWanted) return setMatch(null)
    const following = slipFeed$(live, matchId).subscribe((feed) =>
      setMatch(feed.feed === 'match' ? feed.match : null),
    )
    return () => following.unsubscribe()
  }, [live, matchId, isWanted])
  return match
}
