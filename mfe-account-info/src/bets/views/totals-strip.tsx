import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import type { Segment } from '../../shared/domain/bet-list-view'
import { Money } from '../../shared/views/money'
import type { PageTotals, TotalsOfPage } from '../domain/page-totals'
import styles from './totals-strip.module.css'

interface TotalsStripProps {
  totals: TotalsOfPage
  segment: Segment
  /** The bets of this page, of all of its pages, or of a list that is one page, which needs no word. */
  of: 'page' | 'list' | 'whole'
}

/** Sums of bets, running and ended ones apart, with one mention of the currency. */
export function TotalsStrip({ totals: { open, ended }, segment, of }: TotalsStripProps) {
  const { t } = useWords()
  const currency = (open ?? ended)?.currency
  const isMixed = open !== null && ended !== null
  return (
    <div className={styles.strip}>
      {of !== 'whole' && (
        <span className={styles.label}>
          {of === 'page' ? t('betList.ofPage') : t('betList.ofList', { count: betsIn(open) + betsIn(ended) })}
        </span>
      )}
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
      // Win and loss count from it, not from the stake.
      [t('betList.risk'), formatMoney(risk, currency)],
      [t('betList.returned'), formatMoney(returned, currency)],
    ]
    if (segment === 'void') return paid
    return [...paid, [t('betList.net'), signed(net)], [t('betList.commissions'), signed(commission)]]
  }
}

const betsIn = (totals: PageTotals | null): number => totals?.count ?? 0

type Sum = readonly [label: string, amount: ReactNode]

/** Named where two of them are beside each other. */
const Sums = ({ name, sums }: { name: string | false; sums: readonly Sum[] }) => (
  <div className={styles.sums}>
    {name && <span className={styles.name}>{name}</span>}
    <dl>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{amount}</dd>
        </div>
      ))}
    </dl>
  </div>
)
