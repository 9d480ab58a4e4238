import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import styles from './bets.module.css'

/** The rows of a system: "2 of 4 · 6 × 10.00". */
export function BetsUnits({ bet }: { bet: Bet }) {
  const { t } = useWords()
  return (
    <ul className={styles.units} aria-label={t('units.label')}>
      {(bet.units ?? []).map(({ size, stake, tickets }) => (
        <li key={size}>
          <span>{t('units.size', { size, legs: bet.legs.length })}</span>
          <span>
            {tickets} × {formatMoney(stake, bet.currency)}
          </span>
        </li>
      ))}
    </ul>
  )
}
