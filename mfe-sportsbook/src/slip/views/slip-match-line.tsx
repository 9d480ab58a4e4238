import { useWords } from '@touchline/ui/words'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { MatchScore } from './match-score'
import { SlipClock } from './slip-clock'
import { useSlip } from './slip-context'
import styles from './slip-leg.module.css'
import { kickoffWords } from './slip-times'
import { matchName } from './slip-words'

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
