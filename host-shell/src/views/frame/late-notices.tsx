import { clockTime } from '@touchline/rules'
import { Button, Icon } from '@touchline/ui'
import { type ComponentType, Suspense, useState } from 'react'
import type { Observable } from 'rxjs'
import type { AreaState } from '../../composition/composition'
import type { SlipSummary } from '../../state/slip-summary'
import { useNow } from '../../state/use-now'
import { useStream } from '../../state/use-stream'
import { KeepContacts } from '../overlay/keep-contacts'
import type { ClosedProductProps } from '../pages/closed-product'
import { useShell } from '../shell-context'
import { usePlace } from '../use-place'
import { useRoute } from '../use-route'
import { useWords } from '../use-words'
import over from './bars-over.module.css'
import styles from './frame.module.css'
import { useClosedProducts } from './use-closed-products'
import { useNextTry } from './use-next-try'

export interface LateNoticesProps {
  /** The page that the bars are about. */
  main: AreaState
  /** The summary of the slip, if there is one. */
  summary$: Observable<SlipSummary>
  /** Replaces the page of a closed product: only the first file knows where its file is. */
  closed: ComponentType<ClosedProductProps>
}

/**
 * A member's restrictions are above the page from its start. Connection and version notices come during use:
 * they cover the lower end, so that nothing moves from under a finger.
 */
export const LateNotices = ({ main, summary$, closed }: LateNoticesProps) => (
  <>
    <ViewOnlyBar />
    <ClosedPage closed={closed} />
    <div className={over.over}>
      <ConnectionBar main={main} />
      <OlderVersionBar summary$={summary$} />
    </div>
    <KeepContacts />
  </>
)

/** The page of a closed product; open ones continue. */
function ClosedPage({ closed: ClosedProduct }: Pick<LateNoticesProps, 'closed'>) {
  const closed: Readonly<Record<string, number>> = useClosedProducts()
  const product = useRoute(usePlace().pathname)?.closable
  const until = product === undefined ? undefined : closed[product]
  return product === undefined || until === undefined ? null : (
    <Suspense fallback={null}>
      <ClosedProduct product={product} until={until} />
    </Suspense>
  )
}

function ViewOnlyBar() {
  const { session } = useShell()
  const t = useWords()
  const state = useStream(session.session$)
  if (state.stage !== 'in' || !state.account.info.view_only) return null
  return (
    <div className={styles.bar} data-tone="warning" role="status">
      <Icon name="eye" size={18} />
      <p>{t('viewOnly')}</p>
    </div>
  )
}

function ConnectionBar({ main }: Pick<LateNoticesProps, 'main'>) {
  const { network, live } = useShell()
  const state = useStream(network.state$)
  const { freshness } = useStream(live.freshness$)
  if (state === 'offline' || freshness === 'lost')
    return <OfflineBar main={main} isDevice={state === 'offline'} />
  return state === 'failed' ? <FailedBar /> : null
}

/** Pages with prices say it themselves; everywhere else the shell does. */
function OfflineBar({ main, isDevice }: Pick<LateNoticesProps, 'main'> & { isDevice: boolean }) {
  const { live, host } = useShell()
  const t = useWords()
  const [since] = useState(host.now)
  const hasOwnNotice = useRoute(usePlace().pathname)?.ownConnectionNotice === true
  if (main.stage === 'mounted' && hasOwnNotice) return null
  return (
    <div className={styles.bar} data-tone="warning" role="status">
      <Icon name="offline" size={18} />
      <p>{t(isDevice ? 'offline.device' : 'offline.feed', { time: clockTime(since) })}</p>
      <Button size="small" onClick={() => live.refresh()}>
        {t('offline.retry')}
      </Button>
    </div>
  )
}

/** Prices come, and calls are not answered: it asks again by itself until one is. */
function FailedBar() {
  const { call, live, host } = useShell()
  const t = useWords()
  const { nextAt, tryNow } = useNextTry(call, host.now)
  const seconds = Math.max(0, Math.ceil((nextAt - useNow(host.now)) / 1000))
  return (
    <div className={styles.bar} data-tone="warning" role="status">
      <Icon name="offline" size={18} />
      <p>{t('error.requestFailed')}</p>
      {/* Read out once, and not at every second. */}
      <span aria-hidden="true">{t('areaError.retryIn', { seconds })}</span>
      <Button
        size="small"
        onClick={() => {
          live.refresh()
          tryNow()
        }}
      >
        {t('offline.retry')}
      </Button>
    </div>
  )
}

/** Offers a refresh, but never in the middle of a bet; who says later is asked again with the next version. */
function OlderVersionBar({ summary$ }: Pick<LateNoticesProps, 'summary$'>) {
  const { composition, shellOutdated$ } = useShell()
  const t = useWords()
  const isWaiting = (useStream(summary$, null)?.waiting ?? 0) > 0
  const isShellOutdated = useStream(shellOutdated$)
  const outdated = useStream(composition.outdated$, NONE)
  const revision = useStream(composition.document$, null)?.revision
  const [putOff, setPutOff] = useState<number>()
  if ((!isShellOutdated && outdated.length === 0) || (putOff !== undefined && putOff === revision))
    return null
  return (
    <div className={styles.bar} data-tone="info" role="status">
      <Icon name={isWaiting ? 'clock' : 'info'} size={18} />
      <p>
        {t('olderVersion.title')} <span>{t(isWaiting ? 'olderVersion.waiting' : 'olderVersion.text')}</span>
      </p>
      {!isWaiting && (
        <Button size="small" onClick={() => setPutOff(revision)}>
          {t('olderVersion.later')}
        </Button>
      )}
      <Button
        look={isWaiting ? 'outline' : 'primary'}
        size="small"
        disabled={isWaiting}
        onClick={() => window.location.reload()}
      >
        {t('olderVersion.refresh')}
      </Button>
    </div>
  )
}

const NONE: readonly string[] = []
