import { lazily } from '@touchline/ui/lazily'
import { type ComponentProps, Suspense } from 'react'
import { withOutcomeWords } from '../../locales/words'
import { isPlaying } from '../domain/leg-progress'
import type { BetProspectProps } from './bet-prospect'
import type { BetReasonProps } from './bet-reason'
import type { CombinedOddsProps } from './combined-odds'
import type { LegNowProps } from './leg-now'

/** It needs everything that settles bets, so it comes with a bet that has a prospect or a void leg, one in play, a rejected or a Burmese one. */
const outcomes = () => withOutcomeWords(import('./outcomes'))

const BetProspect = lazily(async () => (await outcomes()).BetProspect)
const LegNow = lazily(async () => (await outcomes()).LegNow)
const BurmeseSum = lazily(async () => (await outcomes()).BurmeseSum)
const LegVoid = lazily(async () => (await outcomes()).LegVoid)
const BetReason = lazily(async () => (await outcomes()).BetReason)
const CombinedOdds = lazily(async () => (await outcomes()).CombinedOdds)
const BurmeseEnd = lazily(async () => (await outcomes()).BurmeseEnd)

/** The possible return of a running bet of several legs; of a system its tickets, to look into. */
export function BetPossible(props: BetProspectProps) {
  const { bet } = props
  if (bet.legs.length < 2 || (bet.status !== 'running' && bet.kind !== 'system')) return null
  return (
    <Suspense>
      <BetProspect {...props} />
    </Suspense>
  )
}

/** The calculation of a settled body or maung. */
export const LazyBurmeseSum = (props: ComponentProps<typeof BurmeseSum>) => (
  <Suspense>
    <BurmeseSum {...props} />
  </Suspense>
)

/** How the end of a decided Burmese leg came about. */
export const LazyBurmeseEnd = (props: ComponentProps<typeof BurmeseEnd>) => (
  <Suspense>
    <BurmeseEnd {...props} />
  </Suspense>
)

/** The state of a running bet's leg while its match is played. */
export function LazyLegNow(props: LegNowProps) {
  const { bet, place } = props
  const leg = bet.legs[place]
  if (bet.status !== 'running' || !leg || !isPlaying(leg)) return null
  return (
    <Suspense>
      <LegNow {...props} />
    </Suspense>
  )
}

/** The factor of a parlay or a maung. */
export function LazyCombinedOdds(props: CombinedOddsProps) {
  if (props.bet.kind !== 'parlay' && props.bet.kind !== 'mmo_parlay') return null
  return (
    <Suspense>
      <CombinedOdds {...props} />
    </Suspense>
  )
}

/** Why a bet was rejected. */
export function LazyBetReason(props: BetReasonProps) {
  if (props.bet.reason === null) return null
  return (
    <Suspense>
      <BetReason {...props} />
    </Suspense>
  )
}

/** Why a leg is void. */
export function LazyLegVoid(props: ComponentProps<typeof LegVoid>) {
  if (!props.leg.void_reason) return null
  return (
    <Suspense>
      <LegVoid {...props} />
    </Suspense>
  )
}
