import { observer } from 'mobx-react-lite'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { restated } from '../../shared/domain/slip-terms'
import { useEntry, useSlip } from './slip-context'
import { SlipLegCard } from './slip-leg-card'

/** The current selection, with its price before the move in the same odds type. */
export const SlipMovingLeg = observer(function SlipMovingLeg({
  leg,
  isLocked,
}: {
  leg: SlipLeg
  isLocked: boolean
}) {
  const { slip } = useSlip()
  const entry = useEntry()
  const { selection } = entry
  const { gate } = selection
  const moved = gate.gate === 'accept_price' ? gate.from : selection.movedFrom
  return (
    <SlipLegCard
      leg={leg}
      match={selection.match}
      oldOdds={isLocked || !moved ? null : restated(moved, leg.odds_type).odds}
      isLocked={gate.gate === 'locked' && gate.lock.lock !== 'loading'}
      onRemove={isLocked ? undefined : () => slip.drop(entry)}
    />
  )
})
