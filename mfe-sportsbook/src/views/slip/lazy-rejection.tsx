import { lazily } from '@touchline/ui/lazily'
import { type ComponentProps, Suspense } from 'react'
import { withBetsWords } from '../../locales/bets-words'

const Rejection = lazily(
  async () =>
    (await withBetsWords(import(/* webpackChunkName: "slip-more" */ './said-rejection'))).SaidRejection,
)

/** Why a bet does not stand, as it is spoken: never before its words are there, which are those of My Bets. */
export const LazyRejection = (props: ComponentProps<typeof Rejection>) => (
  <Suspense fallback={null}>
    <Rejection {...props} />
  </Suspense>
)
