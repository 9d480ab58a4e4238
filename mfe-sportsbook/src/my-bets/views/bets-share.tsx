import type { Bet } from '@touchline/contracts/calls'
import type { LegMatchState } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { useRef, useState } from 'react'
import { printText, shareText } from '../../shared/transport/hand-out'
import { useSlip } from '../../slip'
import slip from '../../slip/views/slip.module.css'
import styles from './bets.module.css'
import { BetsByHand } from './bets-by-hand'
import { ticketText } from './bets-ticket-text'

const SHOWN_MS = 2000

/** Shares the ticket through the device, else copies it, or shows it to be copied by hand; or prints it. */
export function BetsShare({ bet, matchStates }: { bet: Bet; matchStates: readonly LegMatchState[] }) {
  const { t } = useWords()
  const { brand } = useSlip()
  const [isCopied, setCopied] = useState(false)
  /** How often it was shown to be copied by hand; 0 while it is not. */
  const [byHand, setByHand] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const text = () => ticketText(bet, matchStates, brand.name, t)
  const share = async () => {
    const outcome = await shareText(text())
    setByHand((times) => (outcome === 'refused' ? times + 1 : 0))
    if (outcome !== 'copied') return
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  const close = () => {
    setByHand(0)
    button.current?.focus()
  }
  return (
    <>
      <span className={styles.share}>
        <button
          ref={button}
          type="button"
          onClick={() => void share()}
          aria-label={t('share.of', { ref: bet.ref_no })}
        >
          {t(isCopied ? 'share.copied' : 'share.share')}
        </button>
        <button
          type="button"
          onClick={() => printText(text())}
          aria-label={t('share.printOf', { ref: bet.ref_no })}
        >
          {t('share.print')}
        </button>
        <span role="status" className={slip.spoken}>
          {isCopied ? t('share.copied') : ''}
        </span>
      </span>
      {/* Anew with each press, so that it is selected again. */}
      {byHand > 0 && <BetsByHand key={byHand} text={text()} onClose={close} />}
    </>
  )
}
