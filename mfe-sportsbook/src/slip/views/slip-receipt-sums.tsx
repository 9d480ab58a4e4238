import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { Fragment } from 'react'
import { endSums } from './bet-news'
import styles from './slip-receipt.module.css'

/** Stake, win and reference of a placed bet, while its receipt is folded. */
export function ReceiptSums({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const sums = endSums(t, bet) ?? [`${t('risk')} ${money(bet.risk)}`, `${t('toWin')} ${money(bet.to_win)}`]
  return (
    <small className={styles.receiptSums} translate="no">
      {sums.map((sum) => (
        <Fragment key={sum}>
          <span>{sum}</span>{' '}
        </Fragment>
      ))}
      <span>{bet.ref_no}</span>
    </small>
  )
}
