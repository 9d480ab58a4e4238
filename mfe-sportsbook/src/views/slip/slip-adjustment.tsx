import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type StakeAdjustment, stakeTextOf } from '../../domain/slip-stake'
import type { SlipLimits } from '../../domain/slip-terms'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'

/** Names the limit that changed the stake. */
export const SlipAdjustment = observer(function SlipAdjustment({
  adjustment,
  limits,
}: {
  adjustment: StakeAdjustment
  limits: SlipLimits | null
}) {
  const { t } = useWords()
  const { state } = useSlip()
  const amount = (minor: number) => stakeTextOf(minor, state.currency)
  return (
    <SlipNotice tone="info" title={t('adjusted.title')}>
      {t(`adjusted.${adjustment.limit}`, {
        from: amount(adjustment.from),
        to: amount(adjustment.to),
        limit: amount(limits?.maxPayout ?? 0),
      })}
    </SlipNotice>
  )
})
