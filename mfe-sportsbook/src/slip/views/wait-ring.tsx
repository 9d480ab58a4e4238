import type { Bet } from '@touchline/contracts/calls'
import { Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './slip-notice.module.css'
import { useWait } from './use-wait'
import { waitTitle } from './wait-words'

/** The countdown of a bet that waits for acceptance, the same for every kind. It counts by itself: what it stands in is not drawn anew. */
export function WaitRing({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const { seconds, share } = useWait(bet)
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
