import type { Bet } from '@touchline/contracts/calls'
import { clockTime, combinedOdds, formatCombinedOdds, formatMoney, formatOdds } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Fragment, useId, useRef } from 'react'
import type { SlipReceipt } from '../domain/receipts'
import { ticketsText, unitTexts } from './bet-name'
import { burmeseTerms, endSums, receiptTitle } from './bet-news'
import { PickText } from './pick-text'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipCopy } from './slip-copy'
import { SlipPrice } from './slip-price'
import receiptStyles from './slip-receipt.module.css'
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

/** Sums, reference and next steps of a placed bet. */
export const SlipReceiptDetails = observer(function SlipReceiptDetails({
  receipt,
  id,
  isOpen,
}: {
  receipt: SlipReceipt
  id: string
  isOpen: boolean
}) {
  const { t } = useWords()
  const { slip, viewBets } = useSlip()
  const { bet, legs } = receipt
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const end = endSums(t, bet)
  const better = legs.flatMap((leg, place) => {
    const struck = bet.legs[place]?.odds ?? leg.odds
    return struck === leg.odds
      ? []
      : [t('receipt.oddsBetter', { odds: formatOdds(struck), asked: formatOdds(leg.odds) })]
  })
  return (
    <div id={id} hidden={!isOpen}>
      {!end && bet.legs.some(({ myanmar }) => myanmar) && <p>{burmeseTerms(t, bet).join(' · ')}</p>}
      <p>
        {end?.join(' · ') ??
          t('receipt.money', { stake: money(bet.stake), risk: money(bet.risk), win: money(bet.to_win) })}
      </p>
      {bet.units && (
        <>
          <p>{ticketsText(bet, t)}</p>
          {unitTexts(bet, t).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      )}
      {better.map((words, place) => (
        // Two legs of one price have the same words.
        <p key={`${place} ${words}`}>{words}</p>
      ))}
      <SlipCopy reference={bet.ref_no} />
      <p className={receiptStyles.receiptLinks}>
        <button type="button" onClick={viewBets}>
          {t('tab.bets')}
        </button>
        <button type="button" onClick={() => slip.betAgain(receipt, receipt.mode !== 'single')}>
          {t('button.betAgain')}
        </button>
        <button type="button" onClick={() => slip.dismissReceipt(receipt)}>
          {t('button.done')}
        </button>
      </p>
    </div>
  )
})

/** Stake, win and reference of a placed bet, while its receipt is folded. */
export function ReceiptSums({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const sums = endSums(t, bet) ?? [`${t('risk')} ${money(bet.risk)}`, `${t('toWin')} ${money(bet.to_win)}`]
  return (
    <small className={receiptStyles.receiptSums} translate="no">
      {sums.map((sum) => (
        <Fragment key={sum}>
          <span>{sum}</span>{' '}
        </Fragment>
      ))}
      <span>{bet.ref_no}</span>
    </small>
  )
}
