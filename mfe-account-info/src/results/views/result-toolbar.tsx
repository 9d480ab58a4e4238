import { RESULT_FILTERS } from '@touchline/contracts/calls'
import { FOOTBALL } from '@touchline/contracts/odds'
import { Segmented, Switch } from '@touchline/ui'
import { SearchField } from '@touchline/ui/search-field'
import { Select } from '@touchline/ui/select'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { betIdOf, type ResultFamily, sportOf, sportWord } from '../domain/results'
import type { ResultsStore } from '../state/results-store'
import type { MatchesPage } from '../transport/results'
import styles from './results-page.module.css'

/** Which sport and league, which matches of them, and a search for a team or the number of a bet. */
export const ResultToolbar = observer(({ store }: { store: ResultsStore }) => {
  const { t, name } = useWords()
  const { list, family } = store
  const { view } = list
  const known = list.latest?.of === 'matches' ? list.latest.leagues : []
  const sport = sportOf(view, family)
  const leagues = known.filter((league) => league.sport === sport)
  const search = (text: string) => {
    const bet = betIdOf(text)
    list.choose(bet ? { bet, search: '' } : { search: text }, { replace: !bet })
  }
  return (
    <>
      <Segmented
        label={t('results.sports')}
        segments={sportsIn(known, family, sport).map((id) => ({
          value: String(id),
          label: t(`results.sport.${sportWord(id)}`, { id }),
          count: countOf(known.filter((league) => league.sport === id)),
        }))}
        value={String(sport)}
        onChange={(id) => list.choose({ sport: Number(id), league: 0 })}
        className={styles.sports}
      />
      <Select
        label={t('results.league')}
        look="inline"
        className={styles.league}
        options={[
          { value: 0, label: t('results.allLeagues', { count: leagues.length }) },
          ...leagues.map(({ league_id, league, matches }) => ({
            value: league_id,
            label: `${name(league)} (${matches})`,
          })),
        ]}
        value={view.league}
        onChange={(league) => list.choose({ league })}
      />
      <SearchField
        label={t('results.search')}
        clearLabel={t('results.clear')}
        value={view.search}
        onSearch={search}
      />
      <Segmented
        label={t('results.which')}
        segments={RESULT_FILTERS.map((value) => ({ value, label: t(`results.filter.${value}`) }))}
        value={view.state}
        onChange={(state) => list.choose({ state })}
      />
      <Switch
        checked={view.mine === 'mine'}
        onChange={(isMine) => list.choose({ mine: isMine ? 'mine' : 'all' })}
      >
        {t('results.mine')}
      </Switch>
    </>
  )
})

type Leagues = MatchesPage['leagues']

const countOf = (leagues: Leagues): number => leagues.reduce((sum, { matches }) => sum + matches, 0)

/** Sports with matches on the day, and the shown sport. */
function sportsIn(leagues: Leagues, { sports }: ResultFamily, shown: number): number[] {
  const found = new Set([...leagues.map(({ sport }) => sport), shown, ...(sports === null ? [FOOTBALL] : [])])
  return [...found].filter((id) => sports?.includes(id) ?? true).sort((a, b) => a - b)
}
