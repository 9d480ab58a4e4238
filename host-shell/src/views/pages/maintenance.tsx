import { version } from '@touchline/contracts/calls'
import { Badge, Button, Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { HOME } from '../../services/redirect'
import { useStream } from '../../state/use-stream'
import { BrandMark } from '../header/brand-mark'
import { LanguageMenu } from '../header/language-menu'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import { ClosingCard } from './closing-card'
import styles from './maintenance.module.css'

const ASK_MS = 30_000

/** State of a maintenance: unknown (yet), open, or closed until a time, if known. */
type Closing = { is: 'unknown'; failed: boolean } | { is: 'open' } | { is: 'closed'; until: number | null }

/**
 * The product is closed: until when, and back by itself as soon as it is open. `until` comes with a page that was served
 * closed; who opens the address of this page reads whether there is a maintenance at all.
 */
export function Maintenance({ until }: { until: number | null }) {
  const { brand, maintenance } = useShell()
  const t = useWords()
  const closing = useClosing(maintenance ? { is: 'closed', until } : { is: 'unknown', failed: false })
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BrandMark brand={brand} />
        <LanguageMenu full />
      </header>
      <Lines />
      <main className={styles.card}>
        {closing.is === 'unknown' && <p role="status">{t(closing.failed ? 'wentWrong' : 'loading')}</p>}
        {closing.is === 'open' && <Open />}
        {closing.is === 'closed' && <Closed until={closing.until} />}
      </main>
    </div>
  )
}

function Open() {
  const { session, location } = useShell()
  const t = useWords()
  const { stage } = useStream(session.session$)
  const isIn = stage === 'in'
  return (
    <>
      <Badge tone="success">
        <Icon name="check" size={14} /> {t('maintenance.openWord')}
      </Badge>
      <h1>{t('maintenance.openTitle')}</h1>
      <p>{t('maintenance.openText')}</p>
      <div className={styles.actions}>
        <Button look="primary" size="large" onClick={() => location.navigate(isIn ? HOME : '/')}>
          {t(isIn ? 'maintenance.toSports' : 'notFound.home')}
        </Button>
      </div>
    </>
  )
}

function Closed({ until }: { until: number | null }) {
  const { maintenance } = useShell()
  // A page that was served closed is served open again by the edge alone.
  return (
    <ClosingCard
      until={until}
      again={() => (maintenance ? window.location.reload() : window.location.assign('/'))}
    />
  )
}

/** Requested repeatedly while the page is shown. */
function useClosing(first: Closing): Closing {
  const { call, maintenance } = useShell()
  const [closing, setClosing] = useState(first)
  useEffect(() => {
    const ask = async () => {
      const result = await call(version, {}, { quiet: true })
      if (result.kind !== 'ok') {
        setClosing((held) => (held.is === 'unknown' ? { is: 'unknown', failed: true } : held))
        return
      }
      const { maintenance_until: until } = result.data
      setClosing(until === null ? { is: 'open' } : { is: 'closed', until })
    }
    const timer = setInterval(maintenance ? () => window.location.reload() : ask, ASK_MS)
    if (!maintenance) void ask()
    return () => clearInterval(timer)
  }, [call, maintenance])
  return closing
}

/** The halfway line and two penalty areas, behind the card. */
function Lines() {
  return (
    <svg
      className={styles.lines}
      viewBox="0 0 1440 844"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M720 0v700M0 700h1440M-20 180h180v380H-20M1460 180h-180v380h180M560 700a160 160 0 0 1 320 0" />
      <circle cx="720" cy="700" r="5" />
    </svg>
  )
}
