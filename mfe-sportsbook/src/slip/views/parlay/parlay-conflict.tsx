import { combinedOdds, formatCombinedOdds } from '@touchline/rules'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { legPrice } from '../../domain/slip-combination'
import { type AsianLegs, pricedLegs } from '../../state/asian-legs'
import { useSlip } from '../slip-context'
import { ConflictWays } from './conflict-ways'

/** Legs of one match in a parlay or a system, with every way out and what it would pay. */
export const ParlayConflict = observer(function ParlayConflict({
  places,
  legs,
  ref,
}: {
  places: readonly number[]
  legs: AsianLegs
  ref: Ref<HTMLElement>
}) {
  const { slip } = useSlip()
  const entries = slip.combinable
  return (
    <ConflictWays
      ref={ref}
      places={places}
      toCombine={legs.toCombine}
      legOf={(place) => entries[place]?.selection.leg ?? null}
      priceWithout={(gone) => {
        const left = pricedLegs(legs).filter((_, place) => !gone.includes(place))
        return formatCombinedOdds(combinedOdds(left.map(legPrice)))
      }}
      onTakeOut={(gone) => slip.dropWithUndo(...gone.flatMap((place) => entries[place] ?? []))}
    />
  )
})
