import {
  type Bet,
  betCheck,
  betParlay,
  betSysParlay,
  type CombinationLimit,
  type Quote,
  vBetParlay,
  vBetSysParlay,
} from '@touchline/contracts/calls'
import type { CallResult, CallService, PickIntent } from '@touchline/contracts/host'
import type { SentCombination } from '../domain/slip-combination'

/** What a parlay or a system asks of the server. Nobody throws; `unknown` means that no answer came. */
export interface CombinationCalls {
  check(
    picks: readonly PickIntent[],
    kind: 'parlay' | 'system',
  ): Promise<CallResult<{ quotes: Quote[]; combination?: CombinationLimit | null }>>
  place(sent: SentCombination, operatorType: 1 | 2): Promise<CallResult<{ bet: Bet }>>
}

const CHECK_TIMEOUT_MS = 5000

export function createCombinationCalls(call: CallService): CombinationCalls {
  return {
    check: (picks, kind) =>
      call(
        betCheck,
        {
          picks: picks.map(({ match_id, line_id, selection }) => ({
            match_id,
            line_id,
            selection,
            odds_type: 4 as const,
          })),
          kind,
        },
        { quiet: true, timeoutMs: CHECK_TIMEOUT_MS },
      ),
    place: ({ request }, operatorType) => {
      const { idem_key, accept, stake, units } = request
      const picks = [...request.picks]
      return units
        ? call(
            operatorType === 2 ? vBetSysParlay : betSysParlay,
            { idem_key, picks, units: [...units], accept },
            { quiet: true },
          )
        : call(
            operatorType === 2 ? vBetParlay : betParlay,
            { idem_key, picks, stake, accept },
            { quiet: true },
          )
    },
  }
}
