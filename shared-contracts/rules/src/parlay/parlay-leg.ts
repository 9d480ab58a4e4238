import type { OddsHundredths } from '../odds/units'
import type { Grade } from '../settlement/grade'

/** A leg as it is settled. */
export interface ParlayLeg {
  /** Decimal hundredths, see `parlayPrice`. */
  readonly price: OddsHundredths
  /** Null while undecided. */
  readonly grade: Grade | null
  /** Runners sharing the win of an outright. */
  readonly deadHeat?: number
}
