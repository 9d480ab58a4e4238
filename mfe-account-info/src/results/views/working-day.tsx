import { RESULT_DAYS } from '@touchline/contracts/calls'
import { addDays, weekdayOf } from '@touchline/rules/days'
import { IconButton } from '@touchline/ui'
import { Select } from '@touchline/ui/select'
import { useWords } from '@touchline/ui/words'
import { dayText } from '../../shared/views/clock-text'
import styles from './results-page.module.css'

/** So many days are in the list; an older day is reached by steps back. */
const LISTED = 31

interface WorkingDayProps {
  /** yyyy-mm-dd. */
  day: string
  today: string
  onChoose: (day: string) => void
}

/** The betting day that is shown: the one before it, the one after it, or one of the last weeks. */
export function WorkingDay({ day, today, onChoose }: WorkingDayProps) {
  const { t } = useWords()
  const days = Array.from({ length: LISTED }, (_, n) => addDays(today, -n))
  const nameOf = (date: string): string => {
    const plain = `${t(`results.weekday.${weekdayOf(date)}`)} ${dayText(date)}`
    if (date === today) return t('results.today', { day: plain })
    return date === addDays(today, -1) ? t('results.yesterday', { day: plain }) : plain
  }
  const step = (by: number) => onChoose(addDays(day, by))
  return (
    <div className={styles.day}>
      <IconButton
        icon="chevronLeft"
        label={t('results.dayBefore')}
        disabled={day <= addDays(today, 1 - RESULT_DAYS)}
        onClick={() => step(-1)}
      />
      <Select
        label={t('results.day')}
        look="inline"
        options={(days.includes(day) ? days : [...days, day]).map((value) => ({
          value,
          label: nameOf(value),
        }))}
        value={day}
        onChange={onChoose}
      />
      <IconButton
        icon="chevronRight"
        label={t('results.dayAfter')}
        disabled={day >= today}
        onClick={() => step(1)}
      />
    </div>
  )
}
