import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { LazyReceipt } from './lazy-more'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { pickWithLine } from './slip-words'

/** What has been bet: said aloud once, each with a card that folds away. */
export const SlipReceipts = observer(function SlipReceipts() {
  const { t } = useWords()
  const { receipts } = useSlip().slip
  const [latest] = receipts.all
  return (
    <>
      <div role="alert" aria-live="assertive" className={styles.spoken}>
        {latest && `${t('receipt.title')}: ${latest.legs.map((leg) => pickWithLine(t, leg)).join(' + ')}`}
      </div>
      {receipts.all.length > 1 && (
        <h3 className={styles.receiptsHead}>{t('several.accepted', { count: receipts.all.length })}</h3>
      )}
      {receipts.all.map((receipt) => (
        <LazyReceipt key={receipt.bet.bet_id} receipt={receipt} />
      ))}
    </>
  )
})
