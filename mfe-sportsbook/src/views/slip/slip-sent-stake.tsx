import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { SentBet } from '../../domain/slip-sent'
import { stakeTextOf } from '../../domain/slip-stake'
import styles from './slip-stake.module.css'

/** The stake of a bet that has left: the same field, locked. */
export function SlipSentStake({ sent }: { sent: SentBet }) {
  const { t } = useWords()
  return (
    <div className={`${styles.field} ${styles.fieldLocked}`}>
      <span>{t('stake.label', { currency: sent.currency })}</span>
      <output>{stakeTextOf(sent.request.stake, sent.currency)}</output>
      <span className={styles.fieldIcon}>
        <Icon name="lock" size={14} />
      </span>
    </div>
  )
}
