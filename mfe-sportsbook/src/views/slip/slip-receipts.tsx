import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { ofLatestPress } from '../../state/slip-receipts'
import { useSlip } from './slip-context'
import { SlipReceiptCard } from './slip-receipt'
import styles from './slip-receipt.module.css'
import { SlipReceiptLine } from './slip-receipt-line'
import { useHeardReceipt } from './use-heard-receipt'

/** What has been bet: one bet with a card that folds away, singles of one press in a line each. */
export const SlipReceipts = observer(function SlipReceipts() {
  const { t } = useWords()
  const { receipts, newestReceipt } = useSlip().slip
  // Of an earlier press each has said what it is.
  const count = ofLatestPress(receipts).length
  useHeardReceipt(newestReceipt)
  return (
    <>
      {count > 1 && <h3 className={styles.receiptsHead}>{t('several.accepted', { count })}</h3>}
      {receipts.map((receipt) =>
        receipts.length > 1 && receipt.legs.length === 1 ? (
          <SlipReceiptLine key={receipt.bet.bet_id} receipt={receipt} />
        ) : (
          <SlipReceiptCard key={receipt.bet.bet_id} receipt={receipt} />
        ),
      )}
    </>
  )
})
