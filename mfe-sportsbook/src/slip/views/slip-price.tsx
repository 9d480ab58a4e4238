import { formatOdds } from '@touchline/rules'
import styles from './slip.module.css'

/** A price; negatives are red, as decimal and Hong Kong prices never are. */
export function SlipPrice({ odds, className = '' }: { odds: number; className?: string }) {
  return (
    <span className={`${odds < 0 ? styles.negative : ''} ${className}`} translate="no">
      {formatOdds(odds)}
    </span>
  )
}
