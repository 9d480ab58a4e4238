import { observer } from 'mobx-react-lite'
import { refusalOf, type SlipDraft } from '../../../domain/slip-draft'
import type { AsianLegs } from '../../../state/asian-legs'
import { useSlip } from '../slip-context'
import styles from './parlay.module.css'
import { ParlayLeg } from './parlay-leg'

/** Legs of a parlay or a system, each with what is wrong with it. */
export const ParlayLegs = observer(function ParlayLegs({
  legs,
  draft,
  isLocked,
}: {
  legs: AsianLegs
  draft: SlipDraft
  isLocked: boolean
}) {
  const { slip } = useSlip()
  return (
    <ol className={styles.legs}>
      {slip.combinable.map((entry, place) => (
        <ParlayLeg
          key={entry.id}
          entry={entry}
          place={place}
          legs={legs}
          refusal={refusalOf(draft, entry.selection.pick)}
          isLocked={isLocked}
        />
      ))}
    </ol>
  )
})
