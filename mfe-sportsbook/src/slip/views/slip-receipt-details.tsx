import { formatMoney, formatOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { SlipReceipt } from '../domain/slip-receipt'
import { repeatReceipt } from '../state/repeat-bet'
import { burmeseTerms, endSums } from './bet-news'
import { useSlip } from './slip-context'
import { SlipCopy } from './slip-copy'
import styles from './slip-receipt.module.css'
import { ticketsText, unitTexts } from './tickets-text'

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
      <p className={styles.receiptLinks}>
        <button type="button" onClick={viewBets}>
          {t('tab.bets')}
        </button>
        <button type="button" onClick={() => repeatReceipt(slip, receipt)}>
          {t('button.betAgain')}
        </button>
        <button type="button" onClick={() => slip.dismissReceipt(receipt)}>
          {t('button.done')}
        </button>
      </p>
    </div>
  )
})
