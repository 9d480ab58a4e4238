import type { ProductSums, Settlement } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { useWords } from '@touchline/ui/words'
import { BetRef, LazyCombinedOdds } from '../../bets'
import { momentText } from '../../shared/views/clock-text'
import { Money } from '../../shared/views/money'
import { ProductName } from './product-name'
import styles from './statement-cards.module.css'
import { picksText, SettlementResult, subjectText } from './statement-settlement'

export interface ProductsProps {
  products: readonly ProductSums[]
  currency: Currency
  /** yyyy-mm-dd. */
  date: string
}

/** Products of a day, by what each took and gave. */
export function ProductCards({ products, currency, date }: ProductsProps) {
  const { t } = useWords()
  return (
    <ul className={styles.list} aria-label={t('statement.products')}>
      {products.map((row) => (
        <li key={row.product}>
          <b>
            <ProductName product={row.product} date={date} />
          </b>
          <Money minor={outcomeOf(row)} currency={currency} isStrong />
          <span className={styles.small}>
            {t('statement.debit')} <Money minor={row.debit} currency={currency} /> · {t('statement.credit')}{' '}
            <Money minor={row.credit} currency={currency} />
          </span>
          <span className={styles.small}>{row.bets > 0 && `${t('statement.bets')} ${row.bets}`}</span>
        </li>
      ))}
    </ul>
  )
}

/** Win or loss of a product; without bets, its credits less its debits. */
const outcomeOf = ({ product, settled, credit, debit }: ProductSums): number =>
  product === 'sportsbook' ? settled : credit - debit

/** Settlements of a day, two lines a bet. */
export function SettlementCards({
  settlements,
  currency,
}: {
  settlements: readonly Settlement[]
  currency: Currency
}) {
  const words = useWords()
  const { t } = words
  return (
    <ul className={styles.list} aria-label={t('statement.settlements')}>
      {settlements.map((settlement) => {
        const { bet, revision, net, at } = settlement
        return (
          <li key={`${bet.bet_id} ${revision}`}>
            <b>{picksText(bet, words)}</b>
            <Money minor={net} currency={currency} isStrong />
            <span className={styles.small}>
              {subjectText(bet, words)} <LazyCombinedOdds bet={bet} />
            </span>
            <SettlementResult settlement={settlement} />
            <span className={styles.small}>
              <BetRef bet={bet} /> · {t('statement.settledAt')} {momentText(at)}
            </span>
            <span className={styles.small}>
              {t('betList.risk')} <Money minor={bet.risk} currency={currency} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
