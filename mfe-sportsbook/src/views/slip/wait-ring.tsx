import { Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './slip-notice.module.css'
import type { Wait } from './use-wait'
import { waitTitle } from './wait-words'

/** The countdown of a bet that waits for acceptance, the same for every kind. */
export function WaitRing({ wait: { seconds, share } }: { wait: Wait }) {
  const { t } = useWords()
  return (
    <div className={styles.waiting}>
      <Ring share={share} size={44}>
        {seconds > 0 ? seconds : '…'}
      </Ring>
      <p>
        <strong>{waitTitle(t, seconds)}</strong>
      </p>
    </div>
  )
}
