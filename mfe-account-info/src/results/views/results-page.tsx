import { RESULT_DAYS } from '@touchline/contracts/calls'
import { bettingDay } from '@touchline/rules'
import { ListBody, LoadingRows, ScreenPage } from '@touchline/screens'
import { EmptyState, Segmented, useHost } from '@touchline/ui'
import { useWords, type Words } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { FoldedFilters } from '../../shared/views/folded-filters'
import { RoundsLink } from '../../shared/views/rounds-link'
import { useWide } from '../../shared/views/use-wide'
import { dayOf, numberOf, sportOf, sportWord } from '../domain/results'
import type { ResultsStore } from '../state/results-store'
import type { ResultsPage } from '../transport/results'
import { BetOfLink } from './bet-of-link'
import { CancelledBets } from './cancelled-bets'
import { CorrectedMatches } from './corrected-matches'
import { DrawToolbar } from './draw-toolbar'
import { DrawnRounds } from './drawn-rounds'
import { ResultCards } from './result-cards'
import { ResultTable } from './result-table'
import { ResultToolbar } from './result-toolbar'
import styles from './results-page.module.css'
import { SportsOfFamily } from './sports-of-family'
import { WorkingDay } from './working-day'

/** Room that the columns of the table need. */
const TABLE_MIN_PX = 720

/** How the matches of a day ended; with the number of a bet, how that one did. */
export const ResultsPageView = observer(({ store }: { store: ResultsStore }) =>
  store.list.view.bet === '' ? <ResultsOfDay store={store} /> : <BetOfLink store={store} />,
)

const ResultsOfDay = observer(({ store }: { store: ResultsStore }) => {
  const words = useWords()
  const { t } = words
  const { brand, now } = useHost()
  const { ref, isWide } = useWide(TABLE_MIN_PX)
  const { list, family } = store
  const { view } = list.view
  const startHour = brand.bettingDayStartHour
  const hour = `${String(startHour).padStart(2, '0')}:00`
  const today = bettingDay(now(), startHour).date
  const day = view !== 'outrights' && numberOf(list.view) === null && (
    <WorkingDay
      day={dayOf(list.view, now(), startHour)}
      today={today}
      onChoose={(date) => list.choose({ date: date === today ? '' : date, league: 0 })}
    />
  )
  return (
    <ScreenPage
      title={t(`results.title.${family.name}`)}
      note={
        <>
          {t('results.note', { hour })} <RoundsLink />
        </>
      }
    >
      <div ref={ref}>
        <Segmented
          label={t('results.views')}
          look="underline"
          segments={family.views.map((value) => ({ value, label: t(`results.view.${value}`) }))}
          value={view}
          onChange={(chosen) => list.choose({ view: chosen, league: 0 })}
          className={styles.views}
        />
        <div className={styles.toolbar}>
          {hasFilters(store) ? (
            <FoldedFilters isFolded={!isWide} chosen={chosenText(store, words)} beside={day}>
              <Toolbar store={store} />
            </FoldedFilters>
          ) : (
            day
          )}
        </div>
        <ListBody
          list={list}
          isEmpty={isEmpty}
          empty={
            <EmptyState
              icon="trophy"
              title={t(`results.empty.${view}`)}
              text={t(`results.empty.${view}Hint`, { days: RESULT_DAYS })}
            />
          }
          failed={t('results.failed')}
          loading={<LoadingRows label={t('results.loading')} height="40px" />}
        >
          {(page) => <Body page={page} store={store} isWide={isWide} />}
        </ListBody>
        <p className={styles.foot}>{t(`results.foot.${view}`, { days: RESULT_DAYS })}</p>
      </div>
    </ScreenPage>
  )
})

const Toolbar = observer(({ store }: { store: ResultsStore }) => {
  switch (store.list.view.view) {
    case 'draws':
      return <DrawToolbar store={store} />
    case 'corrected':
      return <SportsOfFamily store={store} />
    default:
      return <ResultToolbar store={store} />
  }
})

/** Cancelled bets come by day alone, and corrections by the sports of a family that has some. */
function hasFilters({ list, family }: ResultsStore): boolean {
  const { view } = list.view
  return view === 'corrected' ? family.sports !== null : view !== 'cancelled'
}

/** "Football", with the league and what else narrows the list. */
function chosenText({ list, family }: ResultsStore, { t, name }: Words): string {
  const { view } = list
  if (view.view === 'draws') {
    const kind = t(view.kind ? `draws.kind.${view.kind}` : 'draws.allKinds')
    return [kind, view.number].filter((part) => part).join(' · ')
  }
  const id = sportOf(view, family)
  const known = list.latest?.of === 'matches' ? list.latest.leagues : []
  const league = known.find(({ league_id }) => league_id === view.league)?.league
  const narrowed =
    view.view === 'corrected'
      ? []
      : [
          league && name(league),
          view.search,
          view.state !== 'all' && t(`results.filter.${view.state}`),
          view.mine !== 'all' && t('results.mine'),
        ]
  return [t(`results.sport.${sportWord(id)}`, { id }), ...narrowed].filter((part) => part).join(' · ')
}

const isEmpty = (page: ResultsPage): boolean => page.of !== 'bet' && page.total === 0

function Body({ page, store, isWide }: { page: ResultsPage; store: ResultsStore; isWide: boolean }) {
  switch (page.of) {
    case 'matches': {
      const Matches = isWide ? ResultTable : ResultCards
      return <Matches matches={page.matches} store={store} />
    }
    case 'draws':
      return <DrawnRounds rounds={page.rounds} />
    case 'corrected':
      return <CorrectedMatches matches={page.matches} />
    case 'cancelled':
      return <CancelledBets bets={page.bets} />
    case 'bet':
      return null
  }
}
