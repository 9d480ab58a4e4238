import { TIME_FILTERS } from '@touchline/contracts'
import { observer } from 'mobx-react-lite'
import { timeFilterApplies } from '../../domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { Icon } from '../icons'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'

/** Windows of kick-offs; shown where they apply. */
export const TimeChips = observer(function TimeChips({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { filters } = store
  if (!timeFilterApplies(filters)) return null
  return (
    <fieldset className={cx('chips')} disabled={filters.liveOnly}>
      <legend className={cx('spoken')}>{t('time.label')}</legend>
      {TIME_FILTERS.map((time) => (
        <button
          key={time}
          type="button"
          className={cx('chip', time === filters.time && 'chosen')}
          aria-pressed={time === filters.time}
          onClick={() => store.filter({ time })}
        >
          {time === filters.time ? <Icon name="check" size={13} /> : null}
          {t(`time.${time}`)}
        </button>
      ))}
    </fieldset>
  )
})

export const LiveOnlySwitch = observer(function LiveOnlySwitch({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { filters } = store
  if (filters.market !== 'today') return null
  return (
    <label className={cx('switch')}>
      <input
        type="checkbox"
        role="switch"
        className={cx('spoken')}
        checked={filters.liveOnly}
        aria-checked={filters.liveOnly}
        onChange={(event) => store.filter({ liveOnly: event.target.checked })}
      />
      <span className={cx('switchTrack')} />
      {t('liveOnly')}
    </label>
  )
})
