import type { ResultMatch } from '@touchline/contracts/calls'
import { Icon, useHost } from '@touchline/ui'
import { Flag } from '@touchline/ui/flag'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { byLeague, dayOf, momentsOfDay, scoreText } from '../domain/results'
import type { ResultsStore } from '../state/results-store'
import { isRunner, Kickoff, MatchReason, MatchState, Sides, Winner } from './match-facts'
import { MyBets } from './my-bets'
import { OpenedMatch } from './opened-match'
import styles from './result-cards.module.css'
import type { MatchesProps } from './result-table'

/** Matches where the columns have no room. */
export const ResultCards = observer(({ matches, store }: MatchesProps) => {
  const { name } = useWords()
  return (
    <>
      {byLeague(matches).map((group) => (
        <section key={`${group[0]?.league_id} ${group[0]?.match_id}`} className={styles.league}>
          <h2>
            <Flag country={group[0]?.country ?? ''} beside={name(group[0]?.league ?? '')} />{' '}
            {name(group[0]?.league ?? '')} <span>{store.countOf(group[0]?.league_id ?? 0)}</span>
          </h2>
          {group.map((match) => (
            <MatchCard key={match.match_id} match={match} store={store} />
          ))}
        </section>
      ))}
    </>
  )
})

const MatchCard = observer(({ match, store }: { match: ResultMatch; store: ResultsStore }) => {
  const { t } = useWords()
  const { brand, now } = useHost()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const startHour = brand.bettingDayStartHour
  const day = momentsOfDay(dayOf(store.list.view, now(), startHour), startHour).from
  const bets = store.betsOn(match.match_id)
  return (
    <article className={styles.card}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.sides}>
          <Sides match={match} />
        </span>
        <span className={styles.full} translate="no">
          {isRunner(match) ? <Winner match={match} /> : scoreText(match.full_time)}
        </span>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        <span className={styles.meta}>
          <span className={styles.small}>
            <Kickoff at={match.kickoff} day={day} />
            {!isRunner(match) && (
              <span translate="no">{` · ${t('results.half')} ${scoreText(match.half_time)}`}</span>
            )}
          </span>
          <span className={styles.badges}>
            <MatchState match={match} />
            {bets.length > 0 && <MyBets bets={bets} />}
          </span>
        </span>
      </button>
      <MatchReason match={match} />
      {isOpen && (
        <div id={id} className={styles.inside}>
          <OpenedMatch match={match.match_id} store={store} />
        </div>
      )}
    </article>
  )
})
