import { lazily } from '@touchline/ui/lazily'
import { Suspense } from 'react'
import type { BetProspectProps } from './bet-prospect'

/** It needs everything that settles bets, so it comes when there is a bet that has a prospect. */
const BetProspect = lazily(async () => (await import('./bet-prospect')).BetProspect)

/** What a running bet of several legs may still return; of a system its tickets, to look into. */
export function BetPossible(props: BetProspectProps) {
  const { bet } = props
  if (bet.legs.length < 2 || (bet.status !== 'running' && bet.kind !== 'system')) return null
  return (
    <Suspense>
      <BetProspect {...props} />
    </Suspense>
  )
}
