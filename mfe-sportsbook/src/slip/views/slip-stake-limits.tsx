import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { stakeTextOf } from '../domain/slip-stake'
import type { StakeEntry } from '../domain/stake-entry'
import { useSlip } from './slip-context'
import styles from './slip-stake.module.css'

/**
 * Minimum, maximum and payout limit of the selection, and the remaining match limit; a press stakes the first
 * two.
 */
export const SlipStakeLimits = observer(function SlipStakeLimits({
  id,
  entry,
  isLocked,
}: {
  id: string
  entry: StakeEntry
  isLocked: boolean
}) {
  const { t } = useWords()
  const { state } = useSlip()
  const { limits } = entry
  if (!limits?.maxBet) return null
  const amount = (minor: number) => stakeTextOf(minor, state.currency)
  return (
    <p id={id} className={styles.limits}>
      <button type="button" onClick={entry.setMin} disabled={isLocked}>
        {t('stake.minValue', { amount: amount(limits.minBet) })}
      </button>
      <button type="button" onClick={entry.setMax} disabled={isLocked}>
        {t('stake.maxValue', { amount: amount(limits.maxBet) })}
      </button>
      <span>{t('stake.payoutValue', { amount: amount(limits.maxPayout) })}</span>
      {entry.remainingStake !== undefined && (
        <span title={t('stake.matchTitle')}>
          {t('stake.matchValue', { amount: amount(entry.remainingStake) })}
        </span>
      )}
    </p>
  )
})
