import type { RefusalDetails } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'

/** The answer of a handler in place of data when it refuses. */
export interface Refusal {
  readonly refused: ErrorCode
  readonly details?: RefusalDetails
}

export const refuse = (refused: ErrorCode, details?: RefusalDetails): Refusal =>
  details ? { refused, details } : { refused }

export const isRefusal = (outcome: object): outcome is Refusal => 'refused' in outcome
