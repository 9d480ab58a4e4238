import type { CallResult } from '@touchline/contracts/host'

/**
 * After how long a quiet question is asked again that the server did not take for the rate of questions, milliseconds; null for
 * any other answer. What stands is out of date, and at once it would be refused again.
 */
export const askAgainAfterMs = (result: CallResult<unknown>): number | null =>
  result.kind === 'refused' && result.code === 'requestLimit'
    ? 1000 * (result.details.retry_after ?? 1)
    : null
