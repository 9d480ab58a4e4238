import { Icon } from '@touchline/ui'
import type { Observable } from 'rxjs'
import { NOTHING, type SlipSummary } from '../../state/slip-summary'
import { useStream } from '../../state/use-stream'
import { useWords } from '../use-words'
import styles from './header.module.css'

interface SlipButtonProps {
  summary$: Observable<SlipSummary>
  open: boolean
  onOpen: () => void
}

/** The slip of a page that has the whole width: how much it holds, and the way to it. */
export function SlipButton({ summary$, open, onOpen }: SlipButtonProps) {
  const t = useWords()
  const { picks } = useStream(summary$, NOTHING)
  return (
    <button type="button" className={styles.slip} aria-expanded={open} onClick={onOpen}>
      <Icon name="slip" size={18} />
      {t('dock.slip')}
      {picks > 0 && <span translate="no">{` ${picks}`}</span>}
    </button>
  )
}
