import { SPORTS, sportKey } from '@touchline/contracts'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { SportIcon } from '../sport-icon'
import { cx } from './board-classes'

/** Sports side by side, with how many matches the chosen market has of each. */
export const SportChips = observer(function SportChips({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { menu, filters } = store
  const counted = menu.ordered(store.mirror.preferences.sportsOrder)
  const sports = counted.length > 0 ? counted : SPORTS
  return (
    <nav className={cx('sportChips')} aria-label={t('sports')}>
      {sports.map((sport) => (
        <button
          key={sport.id}
          type="button"
          className={cx('sportChip')}
          aria-current={sport.id === filters.sport ? 'true' : undefined}
          onClick={() => store.filter({ sport: sport.id, view: 'hdpou', leagues: null })}
        >
          <SportIcon sport={sportKey(sport.id)} />
          {t(`sport.${sportKey(sport.id) ?? 'other'}`, { id: sport.id })}
          {'early' in sport ? <span>{sport[filters.market]}</span> : null}
        </button>
      ))}
    </nav>
  )
})
