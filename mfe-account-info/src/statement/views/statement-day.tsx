import type { Bet, ProductSums, Settlement } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Link } from '@touchline/screens'
import { Button, FailedState } from '@touchline/ui'
import { Table } from '@touchline/ui/table'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { BetRef, LazyCombinedOdds, LegOdds } from '../../bets'
import { BET_LIST } from '../../shared/domain/bet-list-view'
import { momentText } from '../../shared/views/clock-text'
import { Money } from '../../shared/views/money'
import { MOVED_SUMS } from '../domain/statement-sums'
import type { StatementStore } from '../state/statement-store'
import type { Listed } from '../transport/statement'
import { ProductName } from './product-name'
import { ProductCards, type ProductsProps, SettlementCards } from './statement-lists'
import { Movements } from './statement-movements'
import styles from './statement-page.module.css'
import { picksText, SettlementResult, subjectText } from './statement-settlement'

interface StatementDayProps {
  store: StatementStore
  /** yyyy-mm-dd. */
  date: string
  currency: Currency
  /** Whether there is room for tables. */
  isWide: boolean
}

/** The parts of a betting day: its products, and its settlements. */
export const StatementDayParts = observer(({ store, date, currency, isWide }: StatementDayProps) => {
  const { t } = useWords()
  // Its row has moved: so have its parts.
  const { data } = store.list
  useEffect(() => {
    if (data) void store.open(date)
  }, [store, date, data])
  const day = store.partsOf(date)
  if (day.stage === 'loading') return <p role="status">{t('statement.loading')}</p>
  if (day.stage === 'failed')
    return (
      <FailedState
        title={t('statement.failed')}
        text={day.code}
        retryLabel={t('statement.retry')}
        retry={() => void store.open(date)}
      />
    )
  const { products, settlements, movements } = day.parts
  const ProductsShown = isWide ? Products : ProductCards
  const SettlementsShown = isWide ? Settlements : SettlementCards
  if (products.length === 0) return <p>{t('statement.nothing')}</p>
  return (
    <div className={styles.parts}>
      <ProductsShown products={products} currency={currency} date={date} />
      {/* The debit of a day is of the bets placed on it, of which others may have settled than these. */}
      <p className={styles.partHead}>
        <b>{t('statement.settlements')}</b>
        <Link to={BET_LIST.pathOf({ list: 'days', kind: 'all', from: date, to: date, page: 1 })}>
          {t('statement.placed')}
        </Link>
      </p>
      {settlements.rows.length > 0 ? (
        <SettlementsShown settlements={settlements.rows} currency={currency} />
      ) : (
        <p className={styles.more}>{t('statement.noneSettled')}</p>
      )}
      <More of="bets" list={settlements} day={day} more={() => store.moreSettlements(date)} />
      {movements.rows.length > 0 && (
        <Movements movements={movements.rows} currency={currency} isWide={isWide} />
      )}
      <More of="movements" list={movements} day={day} more={() => store.moreMovements(date)} />
    </div>
  )
})

interface MoreProps {
  of: 'bets' | 'movements'
  list: Listed<unknown>
  day: { readonly isAsking: boolean }
  more: () => Promise<void>
}

/** How many of a list are shown, and the next ones; nothing where all are. */
function More({ of, list: { rows, total }, day, more }: MoreProps) {
  const { t } = useWords()
  if (rows.length >= total) return null
  return (
    <p className={styles.more}>
      {t(of === 'bets' ? 'statement.shown' : 'statement.shownMovements', {
        shown: rows.length,
        count: total,
      })}{' '}
      <Button disabled={day.isAsking} onClick={() => void more()}>
        {t('statement.more')}
      </Button>
    </p>
  )
}

function Products({ products, currency, date }: ProductsProps) {
  const { t } = useWords()
  const money = (id: (typeof MOVED_SUMS)[number]) => ({
    id,
    head: t(`statement.${id}`),
    align: 'end' as const,
    cell: (row: ProductSums) => <Money minor={row[id]} currency={currency} />,
  })
  return (
    <Table
      caption={t('statement.products')}
      columns={[
        {
          id: 'product',
          head: t('statement.product'),
          cell: ({ product }) => <ProductName product={product} date={date} />,
        },
        ...MOVED_SUMS.filter((id) => id !== 'settled').map(money),
        // The settled amount, and its number of bets: the debit is of the bets placed, which may be others.
        { id: 'bets', head: t('statement.bets'), align: 'end', cell: (row) => row.bets },
        money('settled'),
      ]}
      rows={products}
      keyOf={({ product }) => product}
    />
  )
}

function Settlements({ settlements, currency }: { settlements: readonly Settlement[]; currency: Currency }) {
  const words = useWords()
  const { t } = words
  return (
    <Table
      caption={t('statement.settlements')}
      columns={[
        {
          id: 'ref',
          head: t('betList.refNo'),
          cell: ({ bet, at }) => (
            <>
              <BetRef bet={bet} />
              <span className={styles.small}>{`${t('statement.settledAt')} ${momentText(at)}`}</span>
            </>
          ),
        },
        {
          id: 'selection',
          head: t('betList.selection'),
          cell: ({ bet }) => (
            <>
              <b>{picksText(bet, words)}</b>
              <span className={styles.small}>{subjectText(bet, words)}</span>
            </>
          ),
        },
        {
          id: 'odds',
          head: t('betList.odds'),
          align: 'end',
          cell: ({ bet }) => <SettledOdds bet={bet} />,
        },
        {
          id: 'stake',
          head: t('betList.stake'),
          align: 'end',
          cell: ({ bet }) => formatMoney(bet.stake, currency),
        },
        {
          id: 'risk',
          head: t('betList.risk'),
          align: 'end',
          cell: ({ bet }) => formatMoney(bet.risk, currency),
        },
        {
          id: 'result',
          head: t('betList.result'),
          cell: (settlement) => <SettlementResult settlement={settlement} />,
        },
        {
          id: 'settled',
          head: t('statement.settled'),
          align: 'end',
          cell: ({ net }) => <Money minor={net} currency={currency} isStrong />,
        },
      ]}
      rows={settlements}
      keyOf={({ bet, revision }) => `${bet.bet_id} ${revision}`}
    />
  )
}

/** The price of a single, or what a parlay or a maung multiplied its stake by; a system has none. */
function SettledOdds({ bet }: { bet: Bet }) {
  const [leg] = bet.legs
  if (bet.kind === 'system') return '–'
  return bet.legs.length === 1 && leg ? <LegOdds leg={leg} /> : <LazyCombinedOdds bet={bet} isBare />
}
