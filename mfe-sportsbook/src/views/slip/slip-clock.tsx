import { matchClock } from '../../domain/match-clock'
import type { SlipMatch } from '../../domain/slip-match'
import { useWords } from '../locale-provider'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { useNow } from './use-now'

const TICK_MS = 1000

/** Period and minute of a running match: "1H 22'", "HT", "2H 90+2'". */
export function SlipClock({ match }: { match: SlipMatch }) {
  const { t } = useWords()
  const { now } = useSlip()
  const at = useNow(now, TICK_MS, match.clockBase !== null)
  const clock = matchClock(match.period, match.clockBase, match.clockRate, at)
  const minute = clock.minute === null ? '' : ` ${clock.minute}${clock.added > 0 ? `+${clock.added}` : ''}′`
  return (
    <span className={styles.clock}>
      {t(`period.${clock.period}`)}
      {minute}
    </span>
  )
}
