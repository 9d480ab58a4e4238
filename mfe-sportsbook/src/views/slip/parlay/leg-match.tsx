import { useWords } from '@touchline/ui/words'
import type { SlipLeg } from '../../../domain/slip-leg'
import type { SlipMatch } from '../../../domain/slip-match'
import { SlipClock } from '../slip-clock'
import { useSlip } from '../slip-context'
import { kickoffWords } from '../slip-times'
import { matchName } from '../slip-words'
import styles from './parlay.module.css'

/** Match of a leg, with score and minute once it runs, and where and when it is played. */
export function LegMatch({ leg, match }: { leg: SlipLeg | null; match: SlipMatch | null }) {
  const { t } = useWords()
  const { now } = useSlip()
  if (!leg) return null
  const isLive = match?.market === 3
  return (
    <>
      <p className={styles.match}>
        {isLive ? (
          <>
            {leg.home} <b>{match.score.join('-')}</b> {leg.away} <SlipClock match={match} />
          </>
        ) : (
          matchName(t, leg)
        )}
      </p>
      <p className={styles.match}>
        {isLive ? leg.league : `${leg.league} · ${kickoffWords(leg.kickoff, now())}`}
      </p>
    </>
  )
}
