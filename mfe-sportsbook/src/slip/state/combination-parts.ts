import type { Leaving } from './open-entry'
import type { Slip } from './slip'

/** What a bet on all selections together needs of the slip and of the page. */
export interface CombinationParts {
  readonly slip: Slip
  readonly leaving: Leaving
}
