import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { receiptTitle } from './bet-news'
import slipStyles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipReceiptCard } from './slip-receipt'
import styles from './slip-receipt.module.css'
import { SlipReceiptLine } from './slip-receipt-line'
import { useFoldsAway } from './use-folds-away'
import { useReceiptTone } from './use-receipt-tone'

/** Receipts: one bet in a card that folds, several in a list that folds. */
export const SlipReceipts = observer(function SlipReceipts() {
  const { receipts, newestReceipt } = useSlip().slip
  useReceiptTone(newestReceipt)
  const wasList = useRef(false)
  const [only, ...others] = receipts
  // The last receipt of a list stays in the list, folded as it was.
  wasList.current = others.length > 0 || (wasList.current && only !== undefined)
  if (wasList.current) return <ReceiptList />
  return only ? <SlipReceiptCard key={only.bet.bet_id} receipt={only} /> : null
})

/** Singles as rows, combinations in a card, under one head. */
const ReceiptList = observer(function ReceiptList() {
  const { t } = useWords()
  const { slip } = useSlip()
  const { receipts, newestReceipt } = slip
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useFoldsAway(list, newestReceipt)
  const [first, ...others] = receipts
  if (!first) return null
  const count = others.length + 1
  const head = count > 1 ? t('several.accepted', { count }) : receiptTitle(t, first.bet)
  return (
    <section ref={list} className={styles.receipts} aria-label={head}>
      <div className={styles.receiptsHead}>
        <h3>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <span>{head}</span>
            <span className={`${styles.chevron} ${isOpen ? slipStyles.turned : ''}`}>
              <Icon name="chevronDown" size={15} />
            </span>
          </button>
        </h3>
        <button type="button" className={styles.doneWithAll} onClick={slip.forgetReceipts}>
          {t('button.done')}
        </button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.receiptList}>
        {receipts.map((receipt) =>
          receipt.legs.length === 1 ? (
            <SlipReceiptLine key={receipt.bet.bet_id} receipt={receipt} />
          ) : (
            <SlipReceiptCard key={receipt.bet.bet_id} receipt={receipt} />
          ),
        )}
      </div>
    </section>
  )
})
