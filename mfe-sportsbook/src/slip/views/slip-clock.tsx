import { matchPeriod } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { clockText, matchClock } from '../../shared/domain/match-clock'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { periodText } from '../../shared/views/period-text'
import { useSlip } from './slip-context'
import styles from './slip-leg.module.css'
import { useNow } from './use-now'

const TICK_MS = 1000

/** Period and minute of a running match: "1H 22'", "HT", "2H 90+2'", "Q2 3:40", "Set 2". */
export function SlipClock({ match }: { match: SlipMatch }) {
  const { t } = useWords()
  const { now } = useSlip()
  const at = useNow(now, TICK_MS, match.clockBase !== null)
  const clock = clockText(matchClock(match, match.clockRate, at))
  return (
    <span className={styles.clock} translate="no">
      {`${periodText(matchPeriod(match.period, match.sport, match.score), t)} ${clock}`}
    </span>
  )
}
