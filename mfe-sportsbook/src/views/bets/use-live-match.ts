import type { LiveService } from '@touchline/contracts/host'
import { useEffect, useState } from 'react'
import type { SlipMatch } from '../../domain/slip-match'
import { followBetsMatch } from '../../state/follow-bets-match'

/** The match as its live channel tells it while `isWanted`; null until it does, and once it is offered no more. */
export function useLiveMatch(live: LiveService, matchId: number, isWanted: boolean): SlipMatch | null {
  const [match, setMatch] = useState<SlipMatch | null>(null)
  useEffect(() => {
    if (!isWanted) return setMatch(null)
    return followBetsMatch(live, matchId, setMatch)
  }, [live, matchId, isWanted])
  return match
}
