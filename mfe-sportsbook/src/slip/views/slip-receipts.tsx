import { Icon } from '@touchline/ui'
import { playTone } from '@touchline/ui/tone'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import type { SlipReceipt } from '../domain/receipts'
import { receiptTitle } from './bet-news'
import { PickText } from './pick-text'
import slipStyles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipPrice } from './slip-price'
import { ReceiptSums, SlipReceiptCard, SlipReceiptDetails } from './slip-receipt'
import styles from './slip-receipt.module.css'
import { matchAndKind } from './slip-words'
import { useFoldsAway } from './use-folds-away'

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

/** Receipts with a played tone: a redraw does not play it again. */
const played = new WeakSet<object>()

/** Plays a tone for the newest placed bet, once; the notice of a closed slip has a tone of its own. */
export function useReceiptTone(newest: object | undefined): void {
  const { sounds } = useSlip().state.accessibility
  useEffect(() => {
    if (!newest || played.has(newest)) return
    played.add(newest)
    if (sounds) playTone('good')
  }, [newest, sounds])
}
