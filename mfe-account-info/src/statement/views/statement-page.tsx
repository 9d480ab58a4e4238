import { STATEMENT_DAYS, type StatementDay } from '@touchline/contracts/calls'
import { bettingDay, formatMoney } from '@touchline/rules'
import { DAY_PRESETS, type DayRange, dayRange, weekdayOf } from '@touchline/rules/days'
import { ListBody, LoadingRows, ScreenPage } from '@touchline/screens'
import { EmptyState, NoticeBox, useHost } from '@touchline/ui'
import { type Column, Table } from '@touchline/ui/table'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { dayText } from '../../shared/views/clock-text'
import { FoldedFilters } from '../../shared/views/folded-filters'
import { Money } from '../../shared/views/money'
import { useWide } from '../../shared/views/use-wide'
import { WorkingDays } from '../../shared/views/working-days'
import { statementDays, wrongDays } from '../domain/statement-days'
import { DAY_SUMS, MOVED_SUMS } from '../domain/statement-sums'
import type { StatementStore } from '../state/statement-store'
import type { StatementPage } from '../transport/statement'
import { StatementCards } from './statement-cards'
import { Closing } from './statement-closing'
import { StatementDayParts } from './statement-day'
import { StatementFiles } from './statement-files'
import styles from './statement-page.module.css'
import { StatementPaper } from './statement-paper'

/** Room that the nine columns of the table need. */
const TABLE_MIN_PX = 800

/** The member's money by betting days, each of which opens to what it is made of. */
export const StatementPageView = observer(({ store }: { store: StatementStore }) => {
  const { t } = useWords()
  const host = useHost()
  const { ref, isWide } = useWide(TABLE_MIN_PX)
  const startHour = host.brand.bettingDayStartHour
  const hour = `${String(startHour).padStart(2, '0')}:00`
  const days = statementDays(store.list.view, host.now(), startHour)
  const wrong = wrongDays(store.list.view)
  const today = bettingDay(host.now(), startHour).date
  const currency = store.list.data?.currency
  const note = [...(currency ? [currency] : []), t('statement.note', { hour })].join(' · ')
  return (
    <div ref={ref} className={styles.sheet}>
      <ScreenPage title={t('statement.title')} note={note}>
        <div className={styles.top}>
          <FoldedFilters isFolded={!isWide} chosen={chosenText(days, host.now(), startHour, t)}>
            <WorkingDays days={days} daysMax={STATEMENT_DAYS} onChoose={store.choose} />
            <StatementFiles view={store.list.view} />
          </FoldedFilters>
        </div>
        {wrong && (
          <div className={styles.wrong}>
            <NoticeBox tone="warning" role="alert">
              {t(`statement.wrongDays.${wrong}`, { count: STATEMENT_DAYS })} {t('statement.wrongDays.shown')}
            </NoticeBox>
          </div>
        )}
        <ListBody
          list={store.list}
          isEmpty={({ days: shown }) => shown.length === 0}
          empty={
            <EmptyState
              icon="clock"
              title={t('statement.empty')}
              text={t('statement.emptyHint', { today: dayText(today) })}
            />
          }
          failed={t('statement.failed')}
          loading={<LoadingRows label={t('statement.loading')} height="40px" />}
        >
          {(page) => (
            <>
              <StatementPaper page={page} />
              {isWide ? <Days page={page} store={store} /> : <StatementCards page={page} store={store} />}
              {isWide && page.total > page.days.length && <Grand page={page} />}
              <p className={styles.foot}>
                {t('statement.how')}{' '}
                {page.running > 0 &&
                  t('statement.running', { amount: formatMoney(page.running, page.currency) })}
              </p>
            </>
          )}
        </ListBody>
      </ScreenPage>
    </div>
  )
})

/** "This week, 22/11 – 28/11"; days that have no name by their dates alone. */
function chosenText({ from, to }: DayRange, now: number, startHour: number, t: Translate): string {
  const dates = from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
  const name = DAY_PRESETS.find((preset) => {
    const range = dayRange(preset, now, startHour)
    return range.from === from && range.to === to
  })
  return name ? `${t(`betList.days.${name}`)}, ${dates}` : dates
}

type Sum = (typeof DAY_SUMS)[number]

function Days({ page, store }: { page: StatementPage; store: StatementStore }) {
  const { t } = useWords()
  const { days, total, grand, currency } = page
  const isWhole = total === days.length
  const sums = isWhole ? grand : sumOf(days)
  const shown = (id: Sum, of: Pick<StatementDay, Sum>, isStrong: boolean) =>
    id === 'closing' ? (
      <Closing minor={of.closing} page={page} />
    ) : (
      <Money minor={of[id]} currency={currency} isStrong={isStrong} />
    )
  const column = (id: Sum): Column<StatementDay> => ({
    id,
    head: t(`statement.${id}`),
    align: 'end',
    cell: (day) => shown(id, day, false),
    total: shown(id, sums, true),
  })
  return (
    <Table
      caption={t('statement.title')}
      columns={[
        {
          id: 'day',
          head: t('statement.day'),
          cell: ({ working_date }) => (
            <>
              {dayText(working_date)}{' '}
              <span className={styles.weekday}>{t(`statement.weekday.${weekdayOf(working_date)}`)}</span>
            </>
          ),
        },
        ...DAY_SUMS.map(column),
      ]}
      rows={days}
      keyOf={({ working_date }) => working_date}
      totalLabel={t(isWhole ? 'statement.total' : 'statement.pageTotal', { count: days.length })}
      details={{
        of: ({ working_date }) => (
          <StatementDayParts store={store} date={working_date} currency={currency} isWide />
        ),
        label: ({ working_date }) => t('statement.details', { day: dayText(working_date) }),
        isOpen: ({ working_date }) => store.isOpen(working_date),
        onToggle: ({ working_date }, isOpen) => store.keepOpen(working_date, isOpen),
      }}
    />
  )
}

/** All pages together, where the table shows one of them. */
function Grand({ page }: { page: StatementPage }) {
  const { t } = useWords()
  const { grand, total, currency } = page
  return (
    <div className={styles.grand}>
      <b>{t('statement.total', { count: total })}</b>
      <dl>
        {DAY_SUMS.map((id) => (
          <div key={id}>
            <dt>{t(`statement.${id}`)}</dt>
            <dd>
              {id === 'closing' ? (
                <Closing minor={grand.closing} page={page} />
              ) : (
                <Money minor={grand[id]} currency={currency} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function sumOf(days: readonly StatementDay[]): StatementPage['grand'] {
  const sum = (of: (day: StatementDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const moved = Object.fromEntries(MOVED_SUMS.map((id) => [id, sum((day) => day[id])]))
  return {
    ...(moved as Record<(typeof MOVED_SUMS)[number], number>),
    opening: days[0]?.opening ?? 0,
    bets: sum(({ bets }) => bets),
    closing: days.at(-1)?.closing ?? 0,
  }
}
