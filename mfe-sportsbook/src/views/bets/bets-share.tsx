import type { Bet } from '@touchline/contracts/calls'
import { useWords } from '@touchline/ui/words'
import { useState } from 'react'
import { printText, shareText } from '../../transport/hand-out'
import slip from '../slip/slip.module.css'
import { useSlip } from '../slip/slip-context'
import styles from './bets.module.css'
import { ticketText } from './bets-ticket-text'

const SHOWN_MS = 2000

/** Sends the ticket on by what the device offers, else copies it; or prints it. */
export function BetsShare({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const { brand } = useSlip()
  const [isCopied, setCopied] = useState(false)
  const text = () => ticketText(bet, brand.name, t)
  const share = async () => {
    if ((await shareText(text())) !== 'copied') return
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
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
  )
}
