import { TIME_FILTERS } from '@touchline/contracts/limits'
import { Chip, Switch } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { timeFilterApplies } from '../../../shared/domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { FittingRow } from '../row/fitting-row'

/** Windows of kick-offs; shown where they apply. */
export const TimeChips = observer(function TimeChips({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { filters } = store
  if (!timeFilterApplies(filters)) return null
  return (
    <fieldset className={cx('chips')} disabled={filters.liveOnly}>
      <legend className={cx('spoken')}>{t('time.label')}</legend>
      <FittingRow
        choices={TIME_FILTERS}
        chosen={filters.time}
        nameOf={(time) => t(`time.${time}`)}
        choose={(time) => store.chooseTime(time)}
        entryOf={(time) => (
          <Chip className={cx('chip')} pressed={time === filters.time} onClick={() => store.chooseTime(time)}>
            {t(`time.${time}`)}
          </Chip>
        )}
      />
    </fieldset>
  )
})

export const LiveOnlySwitch = observer(function LiveOnlySwitch({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { filters } = store
  // No outright is in play.
  if (filters.market !== 'today' || filters.view === 'outright') return null
  return (
    <span className={cx('liveOnly')}>
      <Switch checked={filters.liveOnly} onChange={(liveOnly) => store.filter({ liveOnly })}>
        {t('liveOnly')}
      </Switch>
    </span>
  )
})
