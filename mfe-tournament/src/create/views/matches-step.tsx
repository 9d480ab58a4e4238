import { useField } from '@touchline/screens'
import { useHost } from '@touchline/ui'
import { SearchField } from '@touchline/ui/search-field'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { startText } from '../../shared/domain/start-text'
import type { CreateRoomStore } from '../state/create-room-store'
import styles from './create-room-page.module.css'

/** Matches by league and search, as boxes to tick. */
export const MatchesStep = observer(({ store }: { store: CreateRoomStore }) => {
  const { t, name } = useWords()
  const { now } = useHost()
  const { choices, matches, league, search, form } = store
  const { value, error } = useField(form, 'matches', t('createStep.matches'))
  const { min = 3, max = 12 } = choices?.bounds.matches ?? {}
  return (
    <>
      <p className={styles.small}>{t('matchesHint', { min, max })}</p>
      <div className={styles.filters}>
        <select
          className={styles.league}
          aria-label={t('league')}
          value={league ?? ''}
          onChange={({ target }) => store.chooseLeague(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('allLeagues')}</option>
          {choices?.leagues.map((one) => (
            <option key={one.league_id} value={one.league_id}>
              {name(one.league)} ({one.matches})
            </option>
          ))}
        </select>
        <SearchField
          label={t('findMatch')}
          clearLabel={t('clearSearch')}
          value={search}
          onSearch={store.find}
        />
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {matches.length === 0 ? (
        <p>{t(store.stage.stage === 'loading' ? 'loadingMatches' : 'noMatches')}</p>
      ) : (
        <ul className={styles.matches} aria-label={t('createStep.matches')}>
          {matches.map((match) => (
            <li key={match.match_id}>
              <label>
                <input
                  type="checkbox"
                  checked={value.includes(match.match_id)}
                  disabled={!value.includes(match.match_id) && value.length >= max}
                  onChange={() => store.toggle(match.match_id)}
                />
                <span>
                  <strong>
                    {name(match.home)} – {name(match.away)}
                  </strong>
                  <span className={styles.small}>
                    {name(match.league)} ·{' '}
                    {dateText(startText(match.kickoff, now(), (day) => t(`weekday.${day}`)))}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small} role="status">
        {t('chosenMatches', { count: value.length })}
      </p>
    </>
  )
})
