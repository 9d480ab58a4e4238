import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import styles from './slip-receipt.module.css'

/** What a bet that stands costs, what it wins, and by which reference it is found, while its receipt is folded. */
export function ReceiptSums({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const money = (minor: number) => formatMoney(minor, bet.currency)
  return (
    <small className={styles.receiptSums}>
      <span>{`${t('risk')} ${money(bet.risk)}`}</span> <span>{`${t('toWin')} ${money(bet.to_win)}`}</span>{' '}
      <span>{bet.ref_no}</span>
    </small>
  )
}
