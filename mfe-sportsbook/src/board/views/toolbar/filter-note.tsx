import { dayMonth } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { dateText, type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { dayStart, timeFilterApplies } from '../../../shared/domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'

/** One line naming the filters that hide matches, with the way to all of them. */
export const FilterNote = observer(function FilterNote({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const filters = filterTexts(store, t)
  // Its place is there before the matches: the list does not move when they come.
  if (store.feed.stage.stage === 'loading')
    return filters.length > 0 ? <div className={cx('filterNote')} aria-hidden="true" /> : null
  if (store.feed.stage.stage !== 'ready') return null
  const { matchCount: count, allCount: all } = store
  if (count >= all && store.filters.search === '') return null
  return (
    <div className={cx('filterNote')} role="status">
      <p>
        <b>{t('countOf', { count, all })}</b> · {filters.join(' · ')}
      </p>
      <Button size="small" look="quiet" onClick={() => store.showAll()}>
        {t('showAll')}
      </Button>
    </div>
  )
})

function filterTexts(store: BoardStore, t: Translate): string[] {
  const { filters, leagueChoices } = store
  const { search, leagues, time, day, liveOnly } = filters
  return [
    ...(search === '' ? [] : [`“${search}”`]),
    ...(leagues ? [leaguesText(leagues, leagueChoices, t)] : []),
    ...(liveOnly ? [t('liveOnly')] : []),
    ...(timeFilterApplies(filters) && time !== 0 && !liveOnly
      ? [`${t('time.label')}: ${t(`time.${time}`)}`]
      : []),
    ...(day === null ? [] : [dateText(dayMonth(dayStart(day)))]),
  ]
}

function leaguesText(chosen: readonly number[], choices: BoardStore['leagueChoices'], t: Translate): string {
  const count = choices.filter(({ league }) => chosen.includes(league.id)).length
  return t('leagues.button', { chosen: count, all: choices.length })
}
