import { kickoffTime } from '@touchline/rules'
import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { timeFilterApplies } from '../../../shared/domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'

/** Replaces a list that is missing: prices did not come, or nothing was found. */
export const BoardRest = ({ store, code }: { store: BoardStore; code: string | null }) =>
  code === null ? <BoardEmpty store={store} /> : <BoardFailed store={store} code={code} />

/** Prices did not come: a way to ask again. */
function BoardFailed({ store, code }: { store: BoardStore; code: string }) {
  const { t } = useWords()
  return (
    <div role="alert">
      <EmptyState
        icon="offline"
        title={t('error.title')}
        text={
          <>
            {t('error.text')} <span className={cx('code')}>{t('error.code', { code })}</span>
          </>
        }
        actions={
          <Button look="primary" onClick={() => store.refresh()}>
            {t('error.retry')}
          </Button>
        }
      />
    </div>
  )
}

/** Nothing found, with ways on. */
const BoardEmpty = observer(function BoardEmpty({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { filters } = store
  const windowed = timeFilterApplies(filters) && filters.time !== 0
  const market = t(`market.${filters.liveOnly ? 'live' : filters.market}`)
  const sport = t(`sport.${store.sportKey}`, { id: filters.sport })
  const title = filters.search
    ? t('empty.search', { search: filters.search })
    : t(windowed ? 'empty.windowTitle' : 'empty.title', { market, sport, window: t(`time.${filters.time}`) })
  return (
    <EmptyState
      icon="sports"
      title={title}
      text={<DayTurn store={store} />}
      actions={<WaysOn store={store} windowed={windowed} />}
    />
  )
})

/** Today runs until the betting day turns: shortly before, all its remaining matches have begun. */
const DayTurn = observer(function DayTurn({ store }: { store: BoardStore }) {
  const { t } = useWords()
  if (store.filters.market !== 'today' || store.filters.liveOnly) return null
  const { dayEnd, minute } = store
  const minutes = Math.max(1, Math.ceil((dayEnd - minute) / 60_000))
  const time = kickoffTime(dayEnd)
  return t(minutes < 120 ? 'empty.dayTurns' : 'empty.dayLasts', { time, minutes })
})

/** Buttons that loosen one filter each. */
const WaysOn = observer(function WaysOn({ store, windowed }: { store: BoardStore; windowed: boolean }) {
  const { filters } = store
  const notToday = filters.liveOnly || filters.market !== 'today'
  return (
    <>
      <WayOn when={filters.search !== ''} word="clearSearch" go={() => store.filter({ search: '' })} />
      <WayOn when={filters.leagues !== null} word="allLeagues" go={() => store.filter({ leagues: null })} />
      <WayOn when={windowed} word="allTimes" go={() => store.filter({ time: 0 })} />
      <WayOn when={filters.day !== null} word="allTimes" go={() => store.filter({ day: null })} />
      <WayOn when={notToday} word="today" go={() => store.filter({ market: 'today', liveOnly: false })} />
      <WayOn
        when={filters.market !== 'early'}
        word="early"
        go={() => store.filter({ market: 'early', liveOnly: false })}
      />
    </>
  )
})

function WayOn({ when, word, go }: { when: boolean; word: string; go: () => void }) {
  const { t } = useWords()
  return when ? <Button onClick={go}>{t(`empty.${word}`)}</Button> : null
}
