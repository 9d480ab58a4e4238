import { dayMonth } from '@touchline/rules'
import { Chip } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import { earlyDays } from '../../state/early-days'
import { cx } from '../board-classes'
import type { FittingRow } from '../row/fitting-row'

const DAY_MS = 86_400_000
const ALL = 'all'

interface DayTabsProps {
  store: BoardStore
  /** Comes from the toolbar: in a file of its own it would be a request more for everybody. */
  Row: typeof FittingRow
}

/** Early by the date of the kick-off: all of it, or one day. */
export const DayTabs = observer(function DayTabs({ store, Row }: DayTabsProps) {
  const { t } = useWords()
  const { filters } = store
  const days = earlyDays(store.listed({ day: null }), filters.day)
  const counts = new Map(days.map(({ day, count }) => [String(day), count]))
  // The first day of 1970 was a Thursday.
  const dateOf = (day: number) => `${t(`weekday.${(day + 4) % 7}`)} ${dateText(dayMonth(day * DAY_MS))}`
  const nameOf = (choice: string) => (choice === ALL ? t('time.0') : dateOf(Number(choice)))
  const chosen = filters.day === null ? ALL : String(filters.day)
  const choose = (choice: string) => store.filter({ day: choice === ALL ? null : Number(choice) })
  return (
    <fieldset className={cx('chips')}>
      <legend className={cx('spoken')}>{t('days')}</legend>
      <Row
        choices={[ALL, ...counts.keys()]}
        chosen={chosen}
        nameOf={nameOf}
        choose={choose}
        entryOf={(choice) => (
          <Chip className={cx('chip')} pressed={choice === chosen} onClick={() => choose(choice)}>
            {nameOf(choice)}
            {counts.has(choice) ? <small className={cx('dayCount')}>{counts.get(choice)}</small> : null}
          </Chip>
        )}
      />
    </fieldset>
  )
})
