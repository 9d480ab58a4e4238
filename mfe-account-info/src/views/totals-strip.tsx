import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { Segment } from '../domain/bet-list-view'
import type { PageTotals } from '../domain/page-totals'
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
  const money = (minor: number) => formatMoney(minor, totals.currency)
  const sums =
    segment === 'void'
      ? ([
          [t('betList.stake'), totals.stake],
          [t('betList.returned'), totals.returned],
        ] as const)
      : ([
          [t('betList.outstanding'), totals.risk],
          [t('betList.toWin'), totals.toWin],
        ] as const)
  return (
    <div className={styles.strip}>
      {isPart && <span className={styles.label}>{t('betList.ofPage')}</span>}
      <dl>
        {sums.map(([label, minor]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(minor)}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.currency}>{totals.currency}</span>
    </div>
  )
}
