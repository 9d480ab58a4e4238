import type { ProductSums, Settlement } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Button, FailedState } from '@touchline/ui'
import { Table } from '@touchline/ui/table'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { momentText } from '../domain/clock-text'
import type { StatementStore } from '../state/statement-store'
import { BetRef } from './bet-ref'
import { LegOdds } from './leg-odds'
import { Money } from './money'
import { ProductCards, SettlementCards } from './statement-lists'
import styles from './statement-page.module.css'
import { matchText, picksText, SettlementResult } from './statement-settlement'

interface StatementDayProps {
  store: StatementStore
  /** yyyy-mm-dd. */
  date: string
  currency: Currency
  /** Whether there is room for tables. */
  isWide: boolean
}

/** What a working day is made of: its products, and what settled on it. */
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
  const { products, settlements, total } = day.parts
  const ProductsShown = isWide ? Products : ProductCards
  const SettlementsShown = isWide ? Settlements : SettlementCards
  if (products.length === 0) return <p>{t('statement.nothing')}</p>
  return (
    <div className={styles.parts}>
      <ProductsShown products={products} currency={currency} />
      {settlements.length > 0 && <SettlementsShown settlements={settlements} currency={currency} />}
      {settlements.length < total && (
        <p className={styles.more}>
          {t('statement.shown', { shown: settlements.length, count: total })}{' '}
          <Button disabled={day.isAsking} onClick={() => void store.more(date)}>
            {t('statement.more')}
          </Button>
        </p>
      )}
    </div>
  )
})

function Products({ products, currency }: { products: readonly ProductSums[]; currency: Currency }) {
  const { t } = useWords()
  const money = (id: 'debit' | 'credit' | 'turnover' | 'valid_turnover' | 'commission' | 'settled') => ({
    id,
    head: t(`statement.${id}`),
    align: 'end' as const,
    cell: (row: ProductSums) => <Money minor={row[id]} currency={currency} />,
  })
  return (
    <Table
      caption={t('statement.products')}
      columns={[
        { id: 'product', head: t('statement.product'), cell: (row) => t(`statement.of.${row.product}`) },
        { id: 'bets', head: t('statement.bets'), align: 'end', cell: (row) => row.bets },
        ...(['debit', 'credit', 'turnover', 'valid_turnover', 'commission', 'settled'] as const).map(money),
      ]}
      rows={products}
      keyOf={({ product }) => product}
    />
  )
}

function Settlements({ settlements, currency }: { settlements: readonly Settlement[]; currency: Currency }) {
  const { t, say } = useWords()
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
              <span className={styles.small}>{momentText(at)}</span>
            </>
          ),
        },
        {
          id: 'selection',
          head: t('betList.selection'),
          cell: ({ bet }) => (
            <>
              <b>{picksText(bet, say)}</b>
              <span className={styles.small}>{matchText(bet, t)}</span>
            </>
          ),
        },
        {
          id: 'odds',
          head: t('betList.odds'),
          align: 'end',
          cell: ({ bet }) => (bet.legs.length === 1 && bet.legs[0] ? <LegOdds leg={bet.legs[0]} /> : '–'),
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
