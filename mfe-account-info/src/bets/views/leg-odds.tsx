import type { BetLeg } from '@touchline/contracts/calls'
import { ODDS_TYPE_LABEL } from '@touchline/contracts/odds'
import { formatOdds } from '@touchline/rules'
import styles from './leg-odds.module.css'

/** The price of a leg at placement, with its odds type if it has one; negative prices are red. */
export function LegOdds({ leg }: { leg: BetLeg }) {
  return (
    <span className={leg.odds < 0 ? styles.negative : styles.odds} translate="no">
      {formatOdds(leg.odds)}
      {!leg.myanmar && <span className={styles.type}> {ODDS_TYPE_LABEL[leg.odds_type]}</span>}
    </span>
  )
}
