import { observer } from 'mobx-react-lite'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import type { AsianLegs } from '../../domain/bets/legs'
import { conflictOf } from '../../domain/slip-combination'
import { refusalOf, type SlipDraft } from '../../domain/slip-draft'
import type { SlipEntry } from '../../domain/slip-now'
import { useAskingInView, useNewestInView } from '../rows-in-view'
import { useSlip } from '../slip-context'
import styles from './parlay.module.css'
import { ParlayLeg } from './parlay-leg'

/** The legs of a parlay or a system with their faults. */
export const ParlayLegs = observer(function ParlayLegs({
  legs,
  draft,
  isLocked,
  sent,
}: {
  legs: AsianLegs
  draft: SlipDraft
  isLocked: boolean
  /** The legs as they were sent, while the bet is pending. */
  sent: readonly SlipLeg[] | null
}) {
  const { slip } = useSlip()
  const asks = ({ selection: { gate, pick } }: SlipEntry, place: number): boolean =>
    gate.gate === 'accept_price' ||
    gate.gate === 'accept_line' ||
    conflictOf(legs.toCombine, place) !== null ||
    refusalOf(draft, pick) !== null
  const isLineMove = ({ selection: { gate } }: SlipEntry) => gate.gate === 'accept_line'
  // A moved line is another bet: it comes before a moved price.
  const asking = slip.combinable.find(isLineMove) ?? slip.combinable.find(asks)
  const list = useAskingInView<HTMLOListElement>(
    asking ? slip.combinable.indexOf(asking) : null,
    `${asking?.id} ${asking?.selection.pick.line_id} ${asking?.selection.gate.gate}`,
  )
  useNewestInView(
    list,
    slip.combinable.map(({ id }) => String(id)),
    (place) => Boolean(slip.combinable[place]?.selection.leg),
  )
  return (
    <ol className={styles.legs} ref={list}>
      {slip.combinable.map((entry, place) => (
        <ParlayLeg
          key={entry.id}
          entry={entry}
          place={place}
          legs={legs}
          refusal={refusalOf(draft, entry.selection.pick)}
          isLocked={isLocked}
          sent={sent?.[place] ?? null}
        />
      ))}
    </ol>
  )
})
