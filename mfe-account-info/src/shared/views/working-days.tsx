import { bettingDay } from '@touchline/rules'
import { DAY_PRESETS, type DayRange, dayRange } from '@touchline/rules/days'
import { Chip, useHost } from '@touchline/ui'
import { DateRangeField } from '@touchline/ui/date-range'
import { useWords } from '@touchline/ui/words'
import styles from './working-days.module.css'

interface WorkingDaysProps {
  days: DayRange
  /** Most that may be chosen at once. */
  daysMax: number
  onChoose: (days: DayRange) => void
}

/** From which betting day to which: by name, typed or by calendar. */
export function WorkingDays({ days, daysMax, onChoose }: WorkingDaysProps) {
  const { t, tag } = useWords()
  const { brand, now } = useHost()
  const startHour = brand.bettingDayStartHour
  const hour = `${String(startHour).padStart(2, '0')}:00`
  return (
    <div className={styles.days}>
      <fieldset className={styles.names} aria-label={t('betList.days.label')}>
        {DAY_PRESETS.map((name) => {
          const range = dayRange(name, now(), startHour)
          const isShown = range.from === days.from && range.to === days.to
          return (
            <Chip key={name} pressed={isShown} onClick={() => onChoose(range)}>
              {t(`betList.days.${name}`)}
            </Chip>
          )
        })}
      </fieldset>
      <DateRangeField
        label={t('betList.days.label')}
        hint={t('betList.days.hint', { hour, count: daysMax })}
        value={days}
        onChange={onChoose}
        today={bettingDay(now(), startHour).date}
        latest={bettingDay(now(), startHour).date}
        daysMax={daysMax}
        tag={tag}
        labels={{
          from: t('betList.days.from'),
          to: t('betList.days.to'),
          until: '–',
          calendar: t('betList.days.calendar'),
          previous: t('betList.days.previous'),
          next: t('betList.days.next'),
          unclear: t('betList.days.unclear'),
          reversed: t('betList.days.reversed'),
          many: t('betList.days.many', { count: daysMax }),
          outside: t('betList.days.future'),
        }}
      />
    </div>
  )
}
