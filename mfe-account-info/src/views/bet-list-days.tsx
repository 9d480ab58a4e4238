import { FULL_LIST_DAYS } from '@touchline/contracts/calls'
import { bettingDay, DAY_PRESETS, dayRange } from '@touchline/rules'
import { Chip, useHost } from '@touchline/ui'
import { DateRangeField } from '@touchline/ui/date-range'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { daysOf } from '../domain/bet-list-view'
import type { BetListStore } from '../state/bet-list-store'
import styles from './bet-list-days.module.css'

/** From which betting day to which: by name, typed or by calendar. */
export const BetListDays = observer(({ store }: { store: BetListStore }) => {
  const { t, tag } = useWords()
  const { brand, now } = useHost()
  const startHour = brand.bettingDayStartHour
  const hour = `${String(startHour).padStart(2, '0')}:00`
  const days = daysOf(store.list.view, now(), startHour)
  return (
    <div className={styles.days}>
      <fieldset className={styles.names} aria-label={t('betList.days.label')}>
        {DAY_PRESETS.map((name) => {
          const range = dayRange(name, now(), startHour)
          const isShown = range.from === days.from && range.to === days.to
          return (
            <Chip key={name} pressed={isShown} onClick={() => store.chooseDays(range)}>
              {t(`betList.days.${name}`)}
            </Chip>
          )
        })}
      </fieldset>
      <DateRangeField
        label={t('betList.days.label')}
        hint={t('betList.days.hint', { hour, count: FULL_LIST_DAYS })}
        value={days}
        onChange={store.chooseDays}
        today={bettingDay(now(), startHour).date}
        latest={bettingDay(now(), startHour).date}
        daysMax={FULL_LIST_DAYS}
        tag={tag}
        labels={{
          from: t('betList.days.from'),
          to: t('betList.days.to'),
          until: '–',
          calendar: t('betList.days.calendar'),
          previous: t('betList.days.previous'),
          next: t('betList.days.next'),
          unclear: t('betList.days.unclear', { count: FULL_LIST_DAYS }),
        }}
      />
    </div>
  )
})
