import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { withBetsWords } from '../../locales/bets-words'
import headStyles from './slip-head.module.css'
import legStyles from './slip-leg.module.css'
import type * as Parts from './slip-more'
import { SlipEmptyText } from './slip-notice'

type More = typeof Parts

let come: More | undefined

/**
 * Parts of the slip that no empty slip and no first selection shows. They load while the page is idle, with the words of My Bets,
 * which have the reasons of rejections.
 */
export async function loadMore(): Promise<More> {
  come = await withBetsWords(import(/* webpackChunkName: "slip-more" */ './slip-more'))
  return come
}

/** Draws a loaded part at once: React would show the fallback for a third of a second. */
export function late<Props extends object>(
  pick: (more: More) => ComponentType<Props>,
  fallback: ReactNode = null,
) {
  const Coming = lazily(async () => pick(await loadMore()))
  return function Late(props: Props & { meanwhile?: ReactNode }) {
    const [Part] = useState<ComponentType<Props>>(() => (come ? pick(come) : Coming))
    return (
      <Suspense fallback={props.meanwhile ?? fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** "What happens if…" settles trial results, which is most of the rules of settlement. */
export const LazyLadder = late((more) => more.SlipLadderView)
/** Announces prices to screen readers. */
export const LazyAnnouncer = late((more) => more.SlipAnnouncer)
export const LazyReceipts = late((more) => more.SlipReceipts, <Words of="receipt.title" />)
export const LazyRejected = late((more) => more.SlipRejected)
export const LazyWaiting = late((more) => more.SlipWaiting)
export const LazyUnknown = late((more) => more.SlipUnknown)
/** Announces bets to screen readers. */
export const LazySpokenBets = late((more) => more.SpokenBets)
/** Last of all, so that nothing moves when it comes. */
export const LazyFoot = late((more) => more.SlipFoot)
/** The notice of a move or of a lock. */
export const LazyGateNotice = late((more) => more.SlipGateNotice)
export const LazyRefusalRule = late((more) => more.RefusalRule)
/** Its room is there from the start. */
export const LazyHead = late((more) => more.SlipHead, <div className={headStyles.head} />)
/** An empty slip: its words at once, its buttons a moment later. */
export const LazyIdle = late((more) => more.SlipIdle, <SlipEmptyText />)
/** Several singles. */
export const LazySeveral = late((more) => more.SlipSeveral, <Words of="button.loading" />)

function Words({ of }: { of: string }) {
  const { t } = useWords()
  return <p className={legStyles.loading}>{t(of)}</p>
}
