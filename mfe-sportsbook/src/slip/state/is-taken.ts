import type { PickIntent } from '@touchline/contracts/host'
import { isSamePick } from '../../shared/domain/same-pick'
import type { Slip } from './slip'
import { isEditing } from './slip-entry'

/**
 * Whether another selection of the slip is on this line, or moves to it first. Of later selections only their
 * current line counts. The line of a placed bet is taken while its receipt is shown.
 */
export function isTaken(
  { all, receipts }: Pick<Slip, 'all' | 'receipts'>,
  id: number,
  target: PickIntent,
): boolean {
  const place = all.findIndex((entry) => entry.id === id)
  if (place < 0) return false
  const isBet = receipts.some(
    ({ mode, picks }) => mode === 'single' && picks.some((pick) => isSamePick(pick, target)),
  )
  const isHeld = all.some((other, at) => {
    if (at === place) return false
    const { pick } = other.selection
    const line_id = at < place && isEditing(other) ? other.selection.lineToAsk : pick.line_id
    return isSamePick({ ...pick, line_id }, target)
  })
  return isBet || isHeld
}
