import {
  type Bet,
  betCheck,
  betParlay,
  type CombinationLimit,
  type Quote,
  vBetParlay,
} from '@touchline/contracts/calls'
import type { CallResult, CallService, PickIntent } from '@touchline/contracts/host'
import type { SentCombination } from '../domain/slip-combination'

/** What a parlay asks of the server. Nobody throws; `unknown` means that no answer came. */
export interface ParlayCalls {
  check(
    picks: readonly PickIntent[],
  ): Promise<CallResult<{ quotes: Quote[]; combination?: CombinationLimit | null }>>
  place(sent: SentCombination, operatorType: 1 | 2): Promise<CallResult<{ bet: Bet }>>
}

const CHECK_TIMEOUT_MS = 5000

export function createParlayCalls(call: CallService): ParlayCalls {
  return {
    check: (picks) =>
      call(
        betCheck,
        {
          picks: picks.map(({ match_id, line_id, selection }) => ({
            match_id,
            line_id,
            selection,
            odds_type: 4 as const,
          })),
          kind: 'parlay',
        },
        { quiet: true, timeoutMs: CHECK_TIMEOUT_MS },
      ),
    place: ({ request }, operatorType) =>
      call(operatorType === 2 ? vBetParlay : betParlay, request, { quiet: true }),
  }
}
