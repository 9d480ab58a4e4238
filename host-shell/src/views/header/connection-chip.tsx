import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './header.module.css'

/** Age of the prices on screen, or failing calls, in words. */
export function ConnectionChip() {
  const { live, network } = useShell()
  const t = useWords()
  const { freshness, ageMs } = useStream(live.freshness$)
  const state = useStream(network.state$)
  const shown = state === 'offline' ? 'lost' : state === 'online' || freshness === 'lost' ? freshness : state
  const text = t(`connection.${shown}`, { seconds: Math.floor(ageMs / 1000) })
  return (
    <span className={`${styles.chip} ${styles[shown]}`}>
      <span className={styles.dot} aria-hidden="true" />
      {shown === 'connecting' ? (
        // As wide as the word that follows: nothing beside it moves.
        <span className={styles.usual} data-usual={t('connection.fresh')}>
          <span className={styles.spoken}>{text}</span>
        </span>
      ) : (
        text
      )}
    </span>
  )
}
