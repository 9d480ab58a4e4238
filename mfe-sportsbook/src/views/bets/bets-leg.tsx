import type { BetLeg } from '@touchline/contracts/calls'
import { ODDS_TYPE_LABEL } from '@touchline/contracts/odds'
import { countsFrom, givesGoals, lineText, matchPeriod } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { kindText } from '../kind-text'
import { periodText } from '../period-text'
import slip from '../slip/slip.module.css'
import { SlipClock } from '../slip/slip-clock'
import { useSlip } from '../slip/slip-context'
import { SlipPrice } from '../slip/slip-price'
import { kickoffWords } from '../slip/slip-times'
import { pickName } from '../slip/slip-words'
import { useNow } from '../slip/use-now'
import styles from './bets.module.css'
import { useLiveMatch } from './use-live-match'

const KICKOFF_CHECK_MS = 15_000

/** One selection of a bet with its price; under it the match as it stands. `isOpen`: the bet is not decided. */
export function BetsLeg({ leg, isOpen }: { leg: BetLeg; isOpen: boolean }) {
  const { t } = useWords()
  const line = lineText(leg)
  const from = countsFrom(leg)
  return (
    <div className={styles.leg}>
      <p className={styles.legPick}>
        <b>
          {pickName(t, leg)} {line && <span className={givesGoals(leg) ? slip.negative : ''}>{line}</span>}
        </b>
        <b>
          <SlipPrice odds={leg.odds} />
        </b>
      </p>
      <BetsMatch leg={leg} isOpen={isOpen} />
      <p className={styles.legKind}>
        {kindText(leg, t)}
        {from && `, ${t('fromScore', { score: from })}`} · {ODDS_TYPE_LABEL[leg.odds_type]}
      </p>
    </div>
  )
}

/** "Arsenal 1-0 Chelsea 1H 31′" while it runs, the kick-off before, the end after. */
function BetsMatch({ leg, isOpen }: { leg: BetLeg; isOpen: boolean }) {
  const { t } = useWords()
  const { host, now } = useSlip()
  const at = useNow(now, KICKOFF_CHECK_MS, isOpen)
  const hasStarted = leg.market === 3 || leg.kickoff <= at
  const match = useLiveMatch(host.live, leg.match_id, isOpen && hasStarted)
  const score = match?.market === 3 ? match.score : leg.score
  if (leg.bet_type === 'orz') return <p className={styles.match}>{leg.league}</p>
  if (!score || (!hasStarted && isOpen)) {
    return (
      <p className={styles.match}>
        <span>{t('leg.versus', { home: leg.home, away: leg.away })}</span>
        {isOpen && (
          <span className={styles.kickoff}>
            <Icon name="clock" size={13} /> {kickoffWords(leg.kickoff, at)}
          </span>
        )}
      </p>
    )
  }
  return (
    <p className={styles.match}>
      <span>
        {leg.home} <b>{score.join('-')}</b> {leg.away}
      </span>
      {match?.market === 3 ? (
        <SlipClock match={match} />
      ) : (
        <span className={isOpen ? slip.clock : ''}>
          {periodText(matchPeriod(leg.period_now, leg.sport, leg.score), t)}
        </span>
      )}
    </p>
  )
}
