import type { Bet } from '@touchline/contracts/calls'
import { Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useSlip } from './slip-context'
import styles from './slip-several.module.css'
import { useNow } from './use-now'

const TICK_MS = 250

/** How long one of several bets still waits for acceptance. */
export function BetWait({ bet: { decide_at, placed_at } }: { bet: Bet }) {
  const { t } = useWords()
  const { now } = useSlip()
  const at = useNow(now, TICK_MS)
  const end = decide_at ?? at
  const leftMs = Math.max(0, end - at)
  const seconds = Math.ceil(leftMs / 1000)
  return (
    <span className={styles.wait}>
      <Ring share={leftMs / Math.max(1, end - placed_at)} size={16} />{' '}
      {seconds > 0 ? t('waiting.title', { seconds }) : t('waiting.titleLong')}
    </span>
  )
}
