import type { Bet } from '@touchline/contracts/calls'
import { deductionWording, isBurmeseBet } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import styles from './bet-card.module.css'
import { LazyBurmeseSum } from './lazy-outcomes'

/** The deduction of a body or maung, and once it is settled the percent of its payment. */
export function BetDeduction({ bet }: { bet: Bet }) {
  const { say } = useWords()
  if (!isBurmeseBet(bet)) return null
  const kept = deductionWording(bet)
  return (
    <p className={styles.deduction}>
      {kept && <span>{say(kept)}</span>}
      {bet.status === 'settled' && <LazyBurmeseSum bet={bet} />}
    </p>
  )
}
