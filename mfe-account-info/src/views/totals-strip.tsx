import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { isEnded, type Segment } from '../domain/bet-list-view'
import type { PageTotals } from '../domain/page-totals'
import { Money } from './money'
import styles from './totals-strip.module.css'

interface TotalsStripProps {
  totals: PageTotals
  segment: Segment
  /** Are there bets on other pages, which the sums leave out? */
  isPart: boolean
}

/** Sums of the bets on screen, with the currency said once. */
export function TotalsStrip({ totals, segment, isPart }: TotalsStripProps) {
  const { t } = useWords()
  const net = (minor: number) => <Money minor={minor} currency={totals.currency} isNet />
  const money = (minor: number) => formatMoney(minor, totals.currency)
  const sums = isEnded(segment)
    ? ([
        [t('betList.stake'), money(totals.stake)],
        [t('betList.returned'), money(totals.returned)],
        ...(segment === 'void'
          ? []
          : [
              [t('betList.net'), net(totals.net)] as const,
              [t('betList.commissions'), net(totals.commission)] as const,
            ]),
      ] as const)
    : ([
        [t('betList.outstanding'), money(totals.risk)],
        [t('betList.toWin'), money(totals.toWin)],
      ] as const)
  return (
    <div className={styles.strip}>
      {isPart && <span className={styles.label}>{t('betList.ofPage')}</span>}
      <dl>
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.currency}>{totals.currency}</span>
    </div>
  )
}
