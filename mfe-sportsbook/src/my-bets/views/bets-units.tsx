import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { MouseEvent } from 'react'
import { useSlip } from '../../slip'
import styles from './bets.module.css'

/** The rows of a system: "2 of 4 · 6 × 10.00", and where its tickets are. */
export function BetsUnits({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const { host } = useSlip()
  const path = `/info/sysparlay?bet=${bet.bet_id}`
  // New tabs and windows stay the browser's business.
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // On a phone My Bets lies over the page that is gone to.
    host.bus.emit({ type: 'slip-open', open: false, tab: 'slip' })
    host.navigate(path)
  }
  return (
    <div className={styles.units}>
      <ul aria-label={t('units.label')}>
        {(bet.units ?? []).map(({ size, stake, tickets }) => (
          <li key={size}>
            <span>{t('units.size', { size, legs: bet.legs.length })}</span>
            <span translate="no">{`${tickets} × ${formatMoney(stake, bet.currency)}`}</span>
          </li>
        ))}
      </ul>
      <a href={path} onClick={go} aria-label={t('units.of', { ref: bet.ref_no })}>
        {t('units.all')}
      </a>
    </div>
  )
}
