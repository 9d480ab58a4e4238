import { Icon, type IconName } from '@touchline/ui'
import type { ReactNode } from 'react'
import type { Observable } from 'rxjs'
import type { Sheets } from '../../state/open-sheet'
import { NOTHING, type SlipSummary } from '../../state/slip-summary'
import type { Layout } from '../../state/use-layout'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useDock } from '../use-entries'
import { usePlace } from '../use-place'
import { useWords } from '../use-words'
import { currentEntry } from './current-entry'
import styles from './dock.module.css'

interface DockProps {
  sheets: Sheets
  layout: Layout
  summary$: Observable<SlipSummary>
}

/** The bar at the bottom of a phone, the icon rail of a tablet; above it the first selection, so that it is never lost. */
export function Dock({ sheets, layout, summary$ }: DockProps) {
  const t = useWords()
  const { pathname, search } = usePlace()
  const { picks, text, bets } = useStream(summary$, NOTHING)
  const open = useStream(sheets.open$)
  const unread = useStream(useShell().unread$)
  const entries = useDock()
  const current = currentEntry(entries, pathname, search)?.id
  return (
    <>
      {picks > 0 && text && layout.left === 'sheet' && open === null && (
        <button type="button" data-mini className={styles.mini} onClick={() => sheets.show('slip')}>
          <span className={styles.count}>{picks}</span>
          <span className={styles.summary} translate="no">
            {text}
          </span>
          <Icon name="chevronUp" size={18} />
        </button>
      )}
      <nav className={styles.dock} data-left={layout.left} aria-label={t('landmark.dock')}>
        {entries.map(({ id, to, icon, label }) => (
          <ShellLink key={id} to={to} aria-current={id === current ? 'page' : undefined}>
            <Mark icon={icon} label={label} />
          </ShellLink>
        ))}
        <button type="button" aria-expanded={open === 'slip'} onClick={() => sheets.show('slip')}>
          <Mark icon="slip" label={t('dock.slip')} count={picks} />
        </button>
        <button type="button" onClick={() => sheets.show('slip', 'bets')}>
          <Mark icon="bets" label={t('dock.bets')} count={bets} />
        </button>
        <button type="button" aria-expanded={open === 'menu'} onClick={() => sheets.show('menu')}>
          <Mark icon="menu" label={t('dock.menu')} count={unread} />
        </button>
      </nav>
    </>
  )
}

function Mark({ icon, label, count = 0 }: { icon: IconName; label: ReactNode; count?: number }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  )
}
