import type { ResultMatch } from '@touchline/contracts/calls'
import { Icon, useHost } from '@touchline/ui'
import { Flag } from '@touchline/ui/flag'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Fragment, useId, useState } from 'react'
import { byLeague, dayOf, momentsOfDay, scoreText } from '../domain/results'
import type { ResultsStore } from '../state/results-store'
import { isRunner, Kickoff, MatchReason, MatchState, Sides, Winner } from './match-facts'
import { MyBets } from './my-bets'
import { OpenedMatch } from './opened-match'
import styles from './result-table.module.css'

export interface MatchesProps {
  matches: readonly ResultMatch[]
  store: ResultsStore
}

const COLUMNS = 7

/** Matches league by league, each of which opens to all that is known of it. */
export const ResultTable = observer(({ matches, store }: MatchesProps) => {
  const { t } = useWords()
  const isOutright = store.list.view.view === 'outrights'
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('results.title.all')}>
        <thead>
          <tr>
            <th scope="col">{t('results.kickoff')}</th>
            <th scope="col">{t(isOutright ? 'betList.selection' : 'results.match')}</th>
            {isOutright ? (
              <th scope="col" colSpan={2}>
                {t('results.winners')}
              </th>
            ) : (
              (['half', 'full'] as const).map((head) => (
                <th key={head} scope="col" className={styles.score}>
                  {t(`results.${head}`)}
                </th>
              ))
            )}
            <th scope="col">{t('results.status')}</th>
            <th scope="col">{t('results.myBet')}</th>
            <th scope="col">
              <span className={styles.spoken}>{t('results.details')}</span>
            </th>
          </tr>
        </thead>
        {byLeague(matches).map((group) => (
          <League key={`${group[0]?.league_id} ${group[0]?.match_id}`} matches={group} store={store} />
        ))}
      </table>
    </div>
  )
})

function League({ matches, store }: MatchesProps) {
  const { name } = useWords()
  const [first] = matches
  if (!first) return null
  return (
    <tbody>
      <tr className={styles.league}>
        <th scope="rowgroup" colSpan={COLUMNS}>
          <Flag country={first.country} beside={name(first.league)} /> {name(first.league)}{' '}
          <span className={styles.count}>{matches.length}</span>
        </th>
      </tr>
      {matches.map((match) => (
        <MatchRow key={match.match_id} match={match} store={store} />
      ))}
    </tbody>
  )
}

const MatchRow = observer(({ match, store }: { match: ResultMatch; store: ResultsStore }) => {
  const { t, name } = useWords()
  const { brand, now } = useHost()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const startHour = brand.bettingDayStartHour
  const day = momentsOfDay(dayOf(store.list.view, now(), startHour), startHour).from
  const { home, away, half_time, full_time } = match
  return (
    <Fragment>
      {/* A pointer may press anywhere on the row; the keyboard opens it by the button. */}
      <tr className={isOpen ? styles.open : styles.row} onClick={() => setOpen(!isOpen)}>
        <td className={styles.time}>
          <Kickoff at={match.kickoff} day={day} />
        </td>
        <th scope="row">
          <Sides match={match} />
          <MatchReason match={match} />
        </th>
        {isRunner(match) ? (
          <td colSpan={2}>
            <Winner match={match} />
          </td>
        ) : (
          <>
            <td className={styles.score} translate="no">
              {scoreText(half_time)}
            </td>
            <td className={styles.score} translate="no">
              <b>{scoreText(full_time)}</b>
            </td>
          </>
        )}
        <td>
          <MatchState match={match} />
        </td>
        <td>
          <MyBets bets={store.betsOn(match.match_id)} />
        </td>
        <td>
          <button
            type="button"
            className={styles.opener}
            aria-label={
              isRunner(match)
                ? `${t('results.details')}: ${name(home)}`
                : t('results.detailsOf', { home, away })
            }
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
          >
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.details}>
          <td colSpan={COLUMNS}>
            <OpenedMatch match={match.match_id} store={store} />
          </td>
        </tr>
      )}
    </Fragment>
  )
})
