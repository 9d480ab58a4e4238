import type { Bet } from '@touchline/contracts/calls'
import { Link } from '@touchline/screens'
import { betResultPath } from '../../shared/domain/result-paths'
import styles from './bet-ref.module.css'

/** The number of a bet, which leads to how it ended and why. */
export const BetRef = ({ bet: { bet_id, ref_no } }: { bet: Bet }) => (
  <Link to={betResultPath(bet_id)} className={styles.ref ?? ''}>
    {ref_no}
  </Link>
)
