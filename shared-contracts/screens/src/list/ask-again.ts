import type { CallResult } from '@touchline/contracts/host'

/**
 * Delay in milliseconds before a quiet request refused for its rate is repeated; null for any other answer.
 * The shown rows are outdated, but an immediate request would be refused again.
 */
export const askAgainAfterMs = (result: CallResult<unknown>): number | null =>
  result.kind === 'refused' && result.code === 'requestLimit'
    ? 1000 * (result.details.retry_after ?? 1)
    : null
