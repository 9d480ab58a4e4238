import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import type { SlipReceipt } from '../domain/slip-receipt'
import { receiptTitle } from './bet-news'
import { PickText } from './pick-text'
import { SlipPrice } from './slip-price'
import styles from './slip-receipt.module.css'
import { SlipReceiptDetails } from './slip-receipt-details'
import { ReceiptSums } from './slip-receipt-sums'
import { matchAndKind } from './slip-words'

/** One of several placed singles; a press opens its details. */
export const SlipReceiptLine = observer(function SlipReceiptLine({ receipt }: { receipt: SlipReceipt }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { bet, legs } = receipt
  const [leg] = legs
  return (
    <section className={`${styles.receipt} ${styles.receiptLine}`} aria-label={bet.ref_no}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          {(bet.net ?? 0) >= 0 && (
            <span className={styles.receiptMark}>
              <Icon name="check" size={14} />
            </span>
          )}
          <b>{leg && <PickText leg={leg} />}</b> {leg && <SlipPrice odds={bet.legs[0]?.odds ?? leg.odds} />}
        </span>{' '}
        <span>
          <small>{leg && matchAndKind(t, leg)}</small>{' '}
          {bet.settled_at !== null && <small>{receiptTitle(t, bet)}</small>} <ReceiptSums bet={bet} />
        </span>
      </button>
      <SlipReceiptDetails receipt={receipt} id={id} isOpen={isOpen} />
    </section>
  )
})
