import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardGroup } from '../../../shared/domain/board-list'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { FeedAge } from '../state/feed-age'

interface GroupHeadingProps {
  store: BoardStore
  heading: { readonly group: BoardGroup; readonly count: number }
}

/** "Live now 9" with the age of the feed, "Today 3" with the end of the betting day. */
export const GroupHeading = observer(function GroupHeading({ store, heading }: GroupHeadingProps) {
  const { t } = useWords()
  const { group, count } = heading
  const until = `${String(store.host.brand.bettingDayStartHour).padStart(2, '0')}:00`
  return (
    <div className={cx('group', group === 'live' && 'groupLive')}>
      <h2>
        {t(`group.${group}`)} <span className={cx('count')}>{count}</span>
      </h2>
      <span className={cx('groupNote')}>
        {group === 'live' ? <FeedNote store={store} /> : null}
        {group === 'today' ? t('group.todayUntil', { time: until }) : null}
      </span>
    </div>
  )
})

/** Prices that are renewed by hand have no age to speak of: the member knows when they were asked for. */
const FeedNote = observer(function FeedNote({ store }: { store: BoardStore }) {
  const { t } = useWords()
  return store.page.settings.oddsRefresh === 'manual' ? t('feedByHand') : <FeedAge store={store} />
})
