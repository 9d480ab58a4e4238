import { clockTime } from '@touchline/rules'
import { Button, Icon } from '@touchline/ui'
import { useEffect, useMemo, useState } from 'react'
import { NOTHING, slipSummary$ } from '../../state/slip-summary'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './frame.module.css'
import { useArea } from './use-area'

/** Bars above the page: what the member may not do, no connection, a newer version. None covers anything or acts by itself. */
export function PageNotices() {
  return (
    <>
      <ViewOnlyBar />
      <OfflineBar />
      <OlderVersionBar />
    </>
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
      <p>{t('account.viewOnly')}</p>
    </div>
  )
}

/** The board has a notice about its own prices; everywhere else the shell shows one. */
function OfflineBar() {
  const { network, live, host } = useShell()
  const t = useWords()
  const main = useArea('main')
  const state = useStream(network.state$)
  const { freshness } = useStream(live.freshness$)
  const isLost = state === 'offline' || freshness === 'lost'
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    setSince(isLost ? host.now() : null)
  }, [isLost, host])
  if (since === null || (main.stage === 'mounted' && main.area === 'sportsbook')) return null
  return (
    <div className={styles.bar} data-tone="warning" role="status">
      <Icon name="offline" size={18} />
      <p>{t(state === 'offline' ? 'offline.device' : 'offline.feed', { time: clockTime(since) })}</p>
      <Button size="small" onClick={() => live.refresh()}>
        {t('offline.retry')}
      </Button>
    </div>
  )
}

/** Offers a refresh, but never in the middle of a bet. */
function OlderVersionBar() {
  const { composition, shellOutdated$, bus } = useShell()
  const t = useWords()
  const summary$ = useMemo(() => slipSummary$(bus), [bus])
  const isWaiting = useStream(summary$, NOTHING).waiting > 0
  const isShellOutdated = useStream(shellOutdated$)
  const outdated = useStream(composition.outdated$, NONE)
  if (!isShellOutdated && outdated.length === 0) return null
  return (
    <div className={styles.bar} data-tone="info" role="status">
      <Icon name={isWaiting ? 'clock' : 'info'} size={18} />
      <p>
        {t('olderVersion.title')} <span>{t(isWaiting ? 'olderVersion.waiting' : 'olderVersion.text')}</span>
      </p>
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
