import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type StakeAdjustment, stakeTextOf } from '../../domain/slip-stake'
import { useSelection, useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'

/** Names the limit that changed the stake. */
export const SlipAdjustment = observer(function SlipAdjustment({
  adjustment,
}: {
  adjustment: StakeAdjustment
}) {
  const { t } = useWords()
  const selection = useSelection()
  const { state } = useSlip()
  const amount = (minor: number) => stakeTextOf(minor, state.currency)
  const limit = selection.quotes.limits?.maxPayout ?? 0
  return (
    <SlipNotice tone="info" title={t('adjusted.title')}>
      {t(`adjusted.${adjustment.limit}`, {
        from: amount(adjustment.from),
        to: amount(adjustment.to),
        limit: amount(limit),
      })}
    </SlipNotice>
  )
})
