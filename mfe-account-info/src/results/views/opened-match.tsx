import { Link } from '@touchline/screens'
import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { betResultPath } from '../../shared/domain/result-paths'
import type { ResultsStore } from '../state/results-store'
import { BetExplained } from './bet-explained'
import { MatchDetails } from './match-details'
import styles from './opened-match.module.css'

/** All that is known of a match that was opened, and the member's bets on it, each with its reason. */
export const OpenedMatch = observer(({ match, store }: { match: number; store: ResultsStore }) => {
  const { t } = useWords()
  // Its row has moved: so have its details.
  const { data } = store.list
  useEffect(() => {
    if (data) void store.open(match)
  }, [store, match, data])
  const known = store.stageOf(match)
  if (known.stage === 'loading') return <p role="status">{t('results.loading')}</p>
  if (known.stage === 'failed')
    return (
      <FailedState
        title={t('results.failed')}
        text={known.code}
        retryLabel={t('results.retry')}
        retry={() => void store.open(match)}
      />
    )
  const { opened } = known
  const others = store
    .betsOn(match)
    .filter(({ bet_id }) => !opened.bets.some(({ bet }) => bet.bet_id === bet_id))
  return (
    <div className={styles.opened}>
      {opened.bets.length > 0 && (
        <div className={styles.bets}>
          {opened.bets.map(({ bet, legs }) => (
            <BetExplained
              key={bet.bet_id}
              bet={bet}
              legs={legs}
              only={(id) => id === match || opened.match.children.some((child) => child.match_id === id)}
            />
          ))}
          {others.map(({ bet_id }) => (
            <Link key={bet_id} to={betResultPath(bet_id)}>
              {t('results.bet', { id: bet_id })}
            </Link>
          ))}
        </div>
      )}
      <MatchDetails match={opened.match} />
    </div>
  )
})
