import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { stakeTextOf } from '../../domain/slip-stake'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'

/** Min, max and payout limit of this selection; pressing the first two stakes them. */
export const SlipStakeLimits = observer(function SlipStakeLimits({ id }: { id: string }) {
  const { t } = useWords()
  const { wager } = useEntry()
  const { state } = useSlip()
  const { limits } = wager.kind
  const amount = (minor: number | undefined) =>
    minor === undefined ? '–' : stakeTextOf(minor, state.currency)
  return (
    <p id={id} className={styles.limits}>
      <button type="button" onClick={wager.setMin} disabled={!limits}>
        {t('stake.minValue', { amount: amount(limits?.minBet) })}
      </button>
      <button type="button" onClick={wager.setMax} disabled={!limits}>
        {t('stake.maxValue', { amount: amount(limits?.maxBet) })}
      </button>
      <span>{t('stake.payoutValue', { amount: amount(limits?.maxPayout) })}</span>
    </p>
  )
})
