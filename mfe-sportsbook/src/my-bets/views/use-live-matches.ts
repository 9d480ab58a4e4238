import type { LiveService } from '@touchline/contracts/host'
import { useEffect, useState } from 'react'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { followBetsMatch } from '../state/follow-bets-match'

export type LiveMatches = ReadonlyMap<number, SlipMatch>

const NONE: LiveMatches = new Map()

/** Matches from their live channels; a match is missing until its channel has it, and once it is offered no more. */
export function useLiveMatches(live: LiveService, ids: readonly number[]): LiveMatches {
  const [matches, setMatches] = useState(NONE)
  const wanted = [...new Set(ids)].sort((a, b) => a - b).join()
  useEffect(() => {
    if (wanted === '') return setMatches(NONE)
    const update = (id: number) => (match: SlipMatch | null) =>
      setMatches((held) => {
        const next = new Map(held)
        if (match) next.set(id, match)
        else next.delete(id)
        return next
      })
    const stops = wanted.split(',').map((id) => followBetsMatch(live, Number(id), update(Number(id))))
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, wanted])
  return matches
}
