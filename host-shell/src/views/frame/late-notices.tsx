import { clockTime } from '@touchline/rules'
import { Button, Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import type { AreaState } from '../../composition/composition'
import type { SlipSummary } from '../../state/slip-summary'
import { useStream } from '../../state/use-stream'
import { KeepContacts } from '../overlay/keep-contacts'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './frame.module.css'

export interface LateNoticesProps {
  /** What stands below the bars. */
  main: AreaState
  /** What the slip says of itself, where there is one. */
  summary$: Observable<SlipSummary>
}

/** Bars that nobody can need while the page is on its way: no connection, a newer version; and what is kept for later. */
export const LateNotices = ({ main, summary$ }: LateNoticesProps) => (
  <>
    <OfflineBar main={main} />
    <OlderVersionBar summary$={summary$} />
    <KeepContacts />
  </>
)

/** The board has a notice about its own prices; everywhere else the shell shows one. */
function OfflineBar({ main }: Pick<LateNoticesProps, 'main'>) {
  const { network, live, host } = useShell()
  const t = useWords()
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
function OlderVersionBar({ summary$ }: Pick<LateNoticesProps, 'summary$'>) {
  const { composition, shellOutdated$ } = useShell()
  const t = useWords()
  const isWaiting = (useStream(summary$, null)?.waiting ?? 0) > 0
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
