import { Button, Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useStream } from '../../state/use-stream'
import { clockText } from '../header/clock'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './frame.module.css'

/** Bars above the page: no connection, and a newer version. Neither covers anything or acts by itself. */
export function PageNotices() {
  return (
    <>
      <OfflineBar />
      <OlderVersionBar />
    </>
  )
}

function OfflineBar() {
  const { network, live, host } = useShell()
  const t = useWords()
  const state = useStream(network.state$)
  const { freshness } = useStream(live.freshness$)
  const isLost = state === 'offline' || freshness === 'lost'
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    setSince(isLost ? host.now() : null)
  }, [isLost, host])
  if (since === null) return null
  return (
    <div className={styles.bar} data-tone="warning" role="status">
      <Icon name="offline" size={18} />
      {t(state === 'offline' ? 'offline.device' : 'offline.feed', { time: clockText(since) })}
    </div>
  )
}

function OlderVersionBar() {
  const { composition, shellOutdated$ } = useShell()
  const t = useWords()
  const isShellOutdated = useStream(shellOutdated$)
  const outdated = useStream(composition.outdated$, NONE)
  if (!isShellOutdated && outdated.length === 0) return null
  return (
    <div className={styles.bar} data-tone="info" role="status">
      <Icon name="info" size={18} />
      {t('olderVersion')}
      <Button size="small" onClick={() => window.location.reload()}>
        {t('refreshNow')}
      </Button>
    </div>
  )
}

const NONE: readonly string[] = []
