import type { SlipLeg } from '../../shared/domain/slip-leg'
import { placedBet } from '../domain/placed-bet'
import { newDraft } from '../domain/slip-draft'
import type { RemovedPick } from '../domain/slip-pick'
import type { SentBet } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import type { SlipSelection } from './slip-selection'
import type { SlipWager } from './slip-wager'

/** A selection in the slip with its own stake. */
export interface SlipEntry {
  /** Unlike that of any other in this slip. */
  readonly id: number
  readonly selection: SlipSelection
  readonly wager: SlipWager<SentBet>
}

export const editing = (stakeText: string): SlipStage => ({ stage: 'editing', draft: newDraft(stakeText) })

export const isEditing = ({ wager }: SlipEntry): boolean => wager.stage.stage === 'editing'

/** As the server holds it, or as it is offered now. */
export const legOf = ({ wager: { stage }, selection }: SlipEntry): SlipLeg | null =>
  'sent' in stage ? (placedBet(stage).legs[0]?.leg ?? null) : selection.leg

/** What can put it back. */
export function removedOf(entry: SlipEntry, why: RemovedPick['why'], all: readonly SlipEntry[]): RemovedPick {
  const { pick, seen, seenLeg } = entry.selection
  const before = all.slice(all.indexOf(entry) + 1).map(({ selection }) => selection.pick)
  return { pick, seen, remembered: seenLeg, stakeText: entry.wager.enteredStake, why, before }
}

/** Stops following its match and its bet. */
export function closeEntry({ selection, wager }: SlipEntry): void {
  wager.close()
  selection.close()
}
