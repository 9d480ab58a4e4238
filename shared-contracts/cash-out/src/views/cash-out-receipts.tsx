import type { CashOutReceipt } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { clockTime, formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './cash-out.module.css'
import { useCashOuts } from './cash-out-context'

/** Recent cash-outs: the cards of these bets have moved to the settled ones. */
export const CashOutReceipts = observer(function CashOutReceipts({ currency }: { currency: Currency }) {
  const store = useCashOuts()
  return (
    <div role="status" className={styles.receipts}>
      {store?.receipts.map((receipt) => (
        <Receipt
          key={receipt.closed_bet_id}
          receipt={receipt}
          currency={currency}
          onClose={() => store.dismiss(receipt)}
        />
      ))}
    </div>
  )
})

function Receipt(props: { receipt: CashOutReceipt; currency: Currency; onClose: () => void }) {
  const { t } = useWords()
  const { receipt, currency, onClose } = props
  const { amount, percent, ended_at, automatic } = receipt
  return (
    <div className={styles.receipt}>
      <Icon name="check" size={17} />
      <p>
        <b>{t('cashOut.doneTitle', { amount: formatMoney(amount, currency) })}</b>{' '}
        {t('cashOut.doneAt', { time: clockTime(ended_at ?? receipt.at) })}{' '}
        {percent < 100 && t('cashOut.donePart', { percent })}
        {automatic && t('cashOut.doneAuto')}
      </p>
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('cashOut.close')}>
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}
