import { BetCard } from './bet-card'
import styles from './bet-card.module.css'
import type { BetsProps } from './bet-table'

/** Bets as cards, for phones. */
export function BetCards({ bets, segment, firstNumber, now }: BetsProps) {
  return (
    <ol className={styles.list} start={firstNumber}>
      {bets.map((bet) => (
        <li key={bet.bet_id}>
          <BetCard bet={bet} segment={segment} now={now} />
        </li>
      ))}
    </ol>
  )
}
