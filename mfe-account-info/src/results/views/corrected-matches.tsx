import type { ResultDetails } from '@touchline/contracts/calls'
import { useWords } from '@touchline/ui/words'
import { momentText } from '../../shared/views/clock-text'
import { scoreText } from '../domain/results'
import { Corrections } from './corrections'
import { MatchState, Sides } from './match-facts'
import styles from './result-cards.module.css'

/** Matches whose results were corrected, the newest correction first. */
export function CorrectedMatches({ matches }: { matches: readonly ResultDetails[] }) {
  const { t, name } = useWords()
  return (
    <ul className={styles.list} aria-label={t('results.view.corrected')}>
      {matches.map((match) => (
        <li key={match.match_id} className={styles.card}>
          <div className={styles.line}>
            <span>
              <Sides match={match} /> <b translate="no">{scoreText(match.full_time)}</b>
            </span>
            <MatchState match={match} />
          </div>
          <span className={styles.small}>
            {name(match.league)} · {momentText(match.kickoff)}
          </span>
          <Corrections match={match} />
        </li>
      ))}
    </ul>
  )
}
