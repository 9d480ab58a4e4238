import type { Bet } from '@touchline/contracts/calls'
import { Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './slip-notice.module.css'
import { useWait } from './use-wait'
import { waitTitle } from './wait-words'

/** The countdown of a waiting bet. It redraws itself alone. */
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
