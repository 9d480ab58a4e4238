import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { PlacedBet } from '../../domain/placed-bet'
import { stakeTextOf } from '../../domain/slip-stake'
import styles from './slip-stake.module.css'

/** The stake of a bet that has left: the same field, locked. */
export function SlipSentStake({ placed: { stake, currency } }: { placed: PlacedBet }) {
  const { t } = useWords()
  return (
    <div className={`${styles.field} ${styles.fieldLocked}`}>
      <span>{t('stake.label', { currency })}</span>
      <output>{stakeTextOf(stake, currency)}</output>
      <span className={styles.fieldIcon}>
        <Icon name="lock" size={14} />
      </span>
    </div>
  )
}
