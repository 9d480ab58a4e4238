import { clockTime, combinedOdds, formatCombinedOdds } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import type { SlipReceipt } from '../domain/slip-receipt'
import { receiptTitle } from './bet-news'
import { PickText } from './pick-text'
import styles from './slip.module.css'
import { SlipPrice } from './slip-price'
import receiptStyles from './slip-receipt.module.css'
import { SlipReceiptDetails } from './slip-receipt-details'
import { ReceiptSums } from './slip-receipt-sums'
import { matchAndKind } from './slip-words'
import { useFoldsAway } from './use-folds-away'

/** A placed bet in a card of its own. */
export const SlipReceiptCard = observer(function SlipReceiptCard({ receipt }: { receipt: SlipReceipt }) {
  const { t } = useWords()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useFoldsAway(card, receipt.bet.bet_id)
  const { bet, legs } = receipt
  return (
    <section ref={card} className={receiptStyles.receipt} aria-label={bet.ref_no}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {(bet.net ?? 0) >= 0 && (
            <span className={receiptStyles.receiptMark}>
              <Icon name="check" size={16} />
            </span>
          )}
          <span>{receiptTitle(t, bet)}</span>{' '}
          <time translate="no">{clockTime(bet.settled_at ?? bet.accepted_at ?? bet.placed_at)}</time>
          <span className={`${receiptStyles.chevron} ${isOpen ? styles.turned : ''}`}>
            <Icon name="chevronDown" size={15} />
          </span>
        </button>
      </h3>
      {!isOpen && (
        <>
          <p className={receiptStyles.receiptLeg}>
            <span>
              <b>
                {legs.length > 1
                  ? `${t(`bets.kind.${bet.kind}`)} · ${t('bets.legs', { count: legs.length })}`
                  : legs[0] && <PickText leg={legs[0]} />}
              </b>{' '}
              {legs.length === 1 && legs[0] && <small>{matchAndKind(t, legs[0])}</small>}
            </span>{' '}
            {foldedPrice()}
          </p>
          <ReceiptSums bet={bet} />
        </>
      )}
      {isOpen &&
        legs.map((leg, place) => (
          <p key={`${leg.match_id} ${leg.selection}`} className={receiptStyles.receiptLeg}>
            <span>
              <b>
                <PickText leg={leg} />
              </b>{' '}
              <small>{matchAndKind(t, leg)}</small>
            </span>{' '}
            {/* The legs of a maung double the stake at any price. */}
            {bet.kind !== 'mmo_parlay' && <SlipPrice odds={bet.legs[place]?.odds ?? leg.odds} />}
          </p>
        ))}
      {isOpen && bet.kind === 'parlay' && (
        <p className={receiptStyles.receiptLeg}>
          <span>{t('parlay.combined')}</span> {combinedPrice()}
        </p>
      )}
      <SlipReceiptDetails receipt={receipt} id={id} isOpen={isOpen} />
    </section>
  )

  function combinedPrice() {
    return <b translate="no">{formatCombinedOdds(combinedOdds(bet.legs.map(({ odds }) => odds)))}</b>
  }

  /** Of a single its price, of a parlay that of all legs; a system and a maung have none. */
  function foldedPrice() {
    const [leg] = legs
    if (bet.kind === 'parlay') return combinedPrice()
    return legs.length === 1 && leg && <SlipPrice odds={bet.legs[0]?.odds ?? leg.odds} />
  }
})
