import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import type { Segment } from '../domain/bet-list-view'
import type { PageTotals, TotalsOfPage } from '../domain/page-totals'
import { Money } from './money'
import styles from './totals-strip.module.css'

interface TotalsStripProps {
  totals: TotalsOfPage
  segment: Segment
  /** Are there bets on other pages, which the sums leave out? */
  isPart: boolean
}

/** Sums of the bets on screen, those that run apart from those that have ended, with the currency said once. */
export function TotalsStrip({ totals: { open, ended }, segment, isPart }: TotalsStripProps) {
  const { t } = useWords()
  const currency = (open ?? ended)?.currency
  const isMixed = open !== null && ended !== null
  return (
    <div className={styles.strip}>
      {isPart && <span className={styles.label}>{t('betList.ofPage')}</span>}
      {open && <Sums name={isMixed && t('betList.running')} sums={openSums(open)} />}
      {ended && <Sums name={isMixed && t('betList.settled')} sums={endedSums(ended)} />}
      <span className={styles.currency}>{currency}</span>
    </div>
  )

  function openSums({ risk, toWin, currency }: PageTotals): Sum[] {
    return [
      [t('betList.outstanding'), formatMoney(risk, currency)],
      [t('betList.toWin'), formatMoney(toWin, currency)],
    ]
  }

  function endedSums({ stake, risk, returned, net, commission, currency }: PageTotals): Sum[] {
    const signed = (minor: number) => <Money minor={minor} currency={currency} isNet />
    const paid: Sum[] = [
      [t('betList.stake'), formatMoney(stake, currency)],
      // What was won or lost counts from it, not from the stake.
      [t('betList.risk'), formatMoney(risk, currency)],
      [t('betList.returned'), formatMoney(returned, currency)],
    ]
    if (segment === 'void') return paid
    return [...paid, [t('betList.net'), signed(net)], [t('betList.commissions'), signed(commission)]]
  }
}

type Sum = readonly [label: string, amount: ReactNode]

/** Named where two of them stand beside each other. */
const Sums = ({ name, sums }: { name: string | false; sums: readonly Sum[] }) => (
  <div className={styles.sums}>
    {name && <span className={styles.name}>{name}</span>}
    <dl>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  </div>
)
