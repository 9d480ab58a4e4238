import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { type ComponentProps, Suspense } from 'react'
import { withBetsWords } from '../../locales/bets-words'
import { SlipEmptyText } from './slip-empty-text'
import headStyles from './slip-head.module.css'
import legStyles from './slip-leg.module.css'

/**
 * What a slip shows once something has been typed, bet or picked beside something else. It comes when the page has a moment,
 * so that none of these waits for it.
 */
export const loadMore = () => import(/* webpackChunkName: "slip-more" */ './slip-more')
/** What rejects a bet is said in the words of My Bets. */
const loadMoreWithBets = () => withBetsWords(loadMore())

const Announcer = lazily(async () => (await loadMore()).SlipAnnouncer)
const Idle = lazily(async () => (await loadMore()).SlipIdle)
const Ladder = lazily(async () => (await loadMore()).SlipLadderView)
const Receipts = lazily(async () => (await loadMore()).SlipReceipts)
const Rejected = lazily(async () => (await loadMoreWithBets()).SlipRejected)
const Foot = lazily(async () => (await loadMore()).SlipFoot)
const Refusal = lazily(async () => (await loadMore()).RefusalRule)
const Head = lazily(async () => (await loadMore()).SlipHead)
const Said = lazily(async () => (await loadMore()).SaidBets)
const Waiting = lazily(async () => (await loadMoreWithBets()).SlipWaiting)
const Several = lazily(async () => (await loadMoreWithBets()).SlipSeveral)

/** "What happens if…" settles trial results, which is most of the rules of settlement. */
export const LazyLadder = (props: ComponentProps<typeof Ladder>) => (
  <Suspense fallback={null}>
    <Ladder {...props} />
  </Suspense>
)

/** What a screen reader is told of prices. */
export const LazyAnnouncer = () => (
  <Suspense fallback={null}>
    <Announcer />
  </Suspense>
)

export const LazyReceipts = () => (
  <Suspense fallback={null}>
    <Receipts />
  </Suspense>
)

/** What waits or does not stand was answered: there is a connection that brings the words for it. */
export const LazyRejected = (props: ComponentProps<typeof Rejected>) => (
  <Suspense fallback={null}>
    <Rejected {...props} />
  </Suspense>
)

export const LazyWaiting = (props: ComponentProps<typeof Waiting>) => (
  <Suspense fallback={null}>
    <Waiting {...props} />
  </Suspense>
)

/** What a screen reader is told of bets. */
export const LazySaidBets = () => (
  <Suspense fallback={null}>
    <Said />
  </Suspense>
)

/** Last of all, so that nothing moves when it comes. */
export const LazyFoot = () => (
  <Suspense fallback={null}>
    <Foot />
  </Suspense>
)

export const LazyRefusalRule = (props: ComponentProps<typeof Refusal>) => (
  <Suspense fallback={null}>
    <Refusal {...props} />
  </Suspense>
)

/** Its room is there from the start. */
export const LazyHead = (props: ComponentProps<typeof Head>) => (
  <Suspense fallback={<div className={headStyles.head} />}>
    <Head {...props} />
  </Suspense>
)

/** An empty slip: its words at once, what can be done with it a moment later. */
export const LazyIdle = () => (
  <Suspense fallback={<SlipEmptyText />}>
    <Idle />
  </Suspense>
)

/** Several singles. */
export function LazySeveral() {
  const { t } = useWords()
  return (
    <Suspense fallback={<p className={legStyles.loading}>{t('button.loading')}</p>}>
      <Several />
    </Suspense>
  )
}
