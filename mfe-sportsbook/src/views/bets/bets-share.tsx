import type { Bet } from '@touchline/contracts/calls'
import type { Standing } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { useState } from 'react'
import { printText, shareText } from '../../transport/hand-out'
import slip from '../slip/slip.module.css'
import { useSlip } from '../slip/slip-context'
import styles from './bets.module.css'
import { BetsByHand } from './bets-by-hand'
import { ticketText } from './bets-ticket-text'

const SHOWN_MS = 2000

/** Sends the ticket on by what the device offers, else copies it, or shows it to be copied by hand; or prints it. */
export function BetsShare({ bet, standings }: { bet: Bet; standings: readonly Standing[] }) {
  const { t } = useWords()
  const { brand } = useSlip()
  const [isCopied, setCopied] = useState(false)
  const [isByHand, setByHand] = useState(false)
  const text = () => ticketText(bet, standings, brand.name, t)
  const share = async () => {
    const outcome = await shareText(text())
    setByHand(outcome === 'refused')
    if (outcome !== 'copied') return
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
    <>
      <span className={styles.share}>
        <button type="button" onClick={() => void share()} aria-label={t('share.of', { ref: bet.ref_no })}>
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
      {isByHand && <BetsByHand text={text()} />}
    </>
  )
}
