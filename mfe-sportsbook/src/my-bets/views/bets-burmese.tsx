import type { Bet } from '@touchline/contracts/calls'
import { burmeseSum, deductionWording } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { worded } from '../../slip'
import styles from './bets.module.css'

/** The deduction of a body or maung, and once it is settled the percentage that it paid. */
export function BetsBurmese({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const [kept, sum] = [deductionWording(bet), burmeseSum(bet)]
  if (!kept && !sum) return null
  return (
    <p className={styles.burmese}>
      {kept && <span>{worded(t, kept)}</span>}
      {sum && <span>{worded(t, sum)}</span>}
    </p>
  )
}
