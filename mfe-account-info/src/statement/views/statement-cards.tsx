import type { StatementDay } from '@touchline/contracts/calls'
import { weekdayOf } from '@touchline/rules/days'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useId, useState } from 'react'
import { dayText } from '../../shared/views/clock-text'
import { Money } from '../../shared/views/money'
import { DAY_SUMS } from '../domain/statement-sums'
import type { StatementStore } from '../state/statement-store'
import type { StatementPage } from '../transport/statement'
import styles from './statement-cards.module.css'
import { Closing } from './statement-closing'
import { StatementDayParts } from './statement-day'

type Sums = Pick<StatementDay, (typeof DAY_SUMS)[number]>

interface StatementCardsProps {
  page: StatementPage
  store: StatementStore
}

/** Betting days where nine columns have no room: what each won or lost and closed with, the rest when it is opened. */
export function StatementCards({ page, store }: StatementCardsProps) {
  const { t } = useWords()
  const { days, grand, total } = page
  return (
    <div className={styles.cards}>
      {days.map((day) => (
        <DayCard key={day.working_date} day={day} page={page} store={store} />
      ))}
      <section className={styles.total}>
        <b>{t('statement.total', { count: total })}</b>
        <SumList sums={grand} page={page} />
      </section>
    </div>
  )
}

interface DayCardProps {
  day: StatementDay
  page: StatementPage
  store: StatementStore
}

function DayCard({ day, page, store }: DayCardProps) {
  const { currency } = page
  const { t } = useWords()
  const [isOpen, setOpen] = useState(() => store.isOpen(day.working_date))
  const id = useId()
  const toggle = () => {
    store.keepOpen(day.working_date, !isOpen)
    setOpen(!isOpen)
  }
  const name = dayText(day.working_date)
  return (
    <section className={styles.card}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
        <b>
          {name} {t(`statement.weekday.${weekdayOf(day.working_date)}`)}
        </b>
        <span className={styles.amounts}>
          <span>
            <small>{t('statement.settled')}</small> <Money minor={day.settled} currency={currency} />
          </span>
          <span>
            <small>{t('statement.closing')}</small> <Closing minor={day.closing} page={page} isBare />
          </span>
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.inside}>
          <SumList sums={day} page={page} />
          <StatementDayParts store={store} date={day.working_date} currency={currency} isWide={false} />
        </div>
      )}
    </section>
  )
}

function SumList({ sums, page }: { sums: Sums; page: StatementPage }) {
  const { t } = useWords()
  return (
    <dl className={styles.sums}>
      {DAY_SUMS.map((id) => (
        <div key={id}>
          <dt>{t(`statement.${id}`)}</dt>
          <dd>
            {id === 'closing' ? (
              <Closing minor={sums.closing} page={page} />
            ) : (
              <Money minor={sums[id]} currency={page.currency} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
