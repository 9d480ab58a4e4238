import type { OddsType } from '@touchline/contracts/odds'
import type { MatchResult } from '@touchline/rules'
import type { BookMatch, OfferedLine, OfferedMyanmar } from '../../../odds'

/** An offered selection, and the player's view of it. */
export interface Selection {
  readonly match: Partial<BookMatch>
  readonly line?: Partial<Omit<OfferedLine, 'match'>>
  readonly myanmar?: Omit<OfferedMyanmar, 'match'>
  readonly selection: string
  /** Hundredths, as the player sees it; of legs that are combined the decimal price. */
  readonly odds: number
  readonly oddsType: OddsType
}

/** The same with the record of its match. */
export interface Leg extends Selection {
  readonly record: MatchRecord
}

/** The record of a match: a result, possibly dependent on the time of placement, or nothing for so many hours. */
export type MatchRecord = MatchResult | ((placedAt: number) => MatchResult) | { readonly silentHours: number }
