import type { PickIntent } from '@touchline/contracts/host'
import { isSamePick } from '../domain/same-pick'
import { isEditing, type SlipEntry } from './slip-entry'

/**
 * Whether another selection of the slip is where the one with this id would go, or goes there first. Of those that stand after it
 * only where they are counts, not where they would go: that is worked out from where this one goes. A bet that has left goes nowhere.
 */
export function isTaken(all: readonly SlipEntry[], id: number, target: PickIntent): boolean {
  const place = all.findIndex((entry) => entry.id === id)
  return all.some((other, at) => {
    if (place < 0 || at === place) return false
    const { pick } = other.selection
    const line_id = at < place && isEditing(other) ? other.selection.lineToAsk : pick.line_id
    return isSamePick({ ...pick, line_id }, target)
  })
}
