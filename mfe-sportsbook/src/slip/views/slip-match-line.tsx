import { matchPeriod, type Score } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { clockText, matchClock } from '../../shared/domain/match-clock'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { countedText } from '../../shared/views/kind-text'
import { periodText } from '../../shared/views/period-text'
import slipStyles from './slip.module.css'
import { useSlip } from './slip-context'
import styles from './slip-leg.module.css'
import { kickoffWords, matchName } from './slip-words'
import { useNow } from './use-now'

/** League and kick-off, then the match: with score and minute once it runs. */
export function SlipMatchLine({ leg, match }: { leg: SlipLeg; match: SlipMatch | null }) {
  const { t, name } = useWords()
  const { now } = useSlip()
  const isLive = match ? match.market === 3 : leg.market === 3
  const score = match?.score ?? leg.score_at_bet
  return (
    <div className={styles.matchLine}>
      <p className={styles.league}>
        {isLive ? name(leg.league) : `${name(leg.league)} · ${kickoffWords(leg.kickoff, now())}`}
      </p>
      {isLive && score ? (
        <p>
          <MatchScore leg={leg} score={score} /> {match && <SlipClock match={match} />}
        </p>
      ) : (
        <p>{matchName(t, leg)}</p>
      )}
    </div>
  )
}

/** "Arsenal 1-0 Chelsea", or "Arsenal Corners 1-0 Chelsea". The score is never broken: half of it reads as another. */
export function MatchScore({ leg, score }: { leg: SlipLeg; score: Score }) {
  const { t, name } = useWords()
  const counted = countedText(leg, t)
  return (
    <>
      {name(leg.home)}{' '}
      <b className={slipStyles.score} translate="no">
        {`${counted ? `${counted} ` : ''}${score.join('-')}`}
      </b>{' '}
      {name(leg.away)}
    </>
  )
}

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
