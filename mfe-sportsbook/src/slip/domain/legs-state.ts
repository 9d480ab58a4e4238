import type { ErrorCode } from '@touchline/contracts/errors'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { MatchLimitReport } from './remaining-on-match'

/** What the server answered about the legs of a combination. */
export interface LegsState<Quote = unknown, Limit = unknown> {
  readonly quotes: ReadonlyMap<string, Quote>
  /** Undefined before the first answer; null where the server gives none. */
  readonly limit: Limit | null | undefined
  /** The limit that the player has consented to. */
  readonly seenLimit: Limit | null
  /** The latest limits that allow a bet; a body alone has its own. */
  readonly lastLimits: { readonly limits: SlipLimits; readonly isAlone: boolean } | null
  /** The latest report of the remaining match limits. */
  readonly matchLimitReport: MatchLimitReport | null
  /** Why the latest question brought no limits; null where it was answered. */
  readonly failure: ErrorCode | null
  readonly answeredAt: number
  /** Since when the limit deducts more. */
  readonly dearerSince: number
}

export const NO_LEGS: LegsState<any, any> = {
  quotes: new Map(),
  limit: undefined,
  seenLimit: null,
  lastLimits: null,
  matchLimitReport: null,
  failure: null,
  answeredAt: Number.NEGATIVE_INFINITY,
  dearerSince: Number.NEGATIVE_INFINITY,
}
