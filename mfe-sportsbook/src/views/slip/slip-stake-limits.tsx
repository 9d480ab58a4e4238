import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { stakeTextOf } from '../../domain/slip-stake'
import type { StakeEntry } from '../../domain/stake-entry'
import styles from './slip.module.css'
import { useSlip } from './slip-context'

/** Together more digits than a line of the narrowest column has beside the words. */
const LONG = 14

/** Min, max and payout limit of this selection; pressing the first two stakes them. */
export const SlipStakeLimits = observer(function SlipStakeLimits({
  id,
  entry,
}: {
  id: string
  entry: StakeEntry
}) {
  const { t } = useWords()
  const { state } = useSlip()
  const { limits } = entry
  const amount = (minor: number | undefined) =>
    minor === undefined ? '–' : stakeTextOf(minor, state.currency)
  const [least, most, payout] = [limits?.minBet, limits?.maxBet, limits?.maxPayout].map(amount)
  const isLong = `${least}${most}${payout}`.length > LONG
  return (
    <p id={id} className={`${styles.limits} ${isLong ? styles.longLimits : ''}`}>
      <button type="button" onClick={entry.setMin} disabled={!limits}>
        <Limit text={t('stake.minValue', { amount: least ?? '' })} />
      </button>
      <button type="button" onClick={entry.setMax} disabled={!limits}>
        <Limit text={t('stake.maxValue', { amount: most ?? '' })} />
      </button>
      <span>
        <Limit text={t('stake.payoutValue', { amount: payout ?? '' })} />
      </span>
    </p>
  )
})

/** The word, and the amount after it or below it. */
function Limit({ text }: { text: string }) {
  const amountFrom = text.lastIndexOf(' ') + 1
  return (
    <>
      <span>{text.slice(0, amountFrom)}</span>
      <span>{text.slice(amountFrom)}</span>
    </>
  )
}
