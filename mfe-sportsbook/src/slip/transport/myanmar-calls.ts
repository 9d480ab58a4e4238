import {
  type Bet,
  betMmoClick,
  betParlayMmo,
  betSingleMmo,
  type MaungLimit,
  type MyanmarQuote,
  vBetParlayMmo,
  vBetSingleMmo,
} from '@touchline/contracts/calls'
import type { CallResult, CallService, PickIntent } from '@touchline/contracts/host'
import type { SeenPick, SentCombination } from '../domain/slip-combination'

/** What Burmese bets ask of the server. Nobody throws; `unknown` means that no answer came. */
export interface MyanmarCalls {
  check(
    picks: readonly PickIntent[],
  ): Promise<CallResult<{ quotes: MyanmarQuote[]; parlay: MaungLimit | null }>>
  place(sent: SentCombination, operatorType: 1 | 2): Promise<CallResult<{ bet: Bet }>>
}

const CHECK_TIMEOUT_MS = 5000

export function createMyanmarCalls(call: CallService): MyanmarCalls {
  return {
    check: (picks) =>
      call(
        betMmoClick,
        { picks: picks.map(({ match_id, line_id, selection }) => ({ match_id, line_id, selection })) },
        { quiet: true, timeoutMs: CHECK_TIMEOUT_MS },
      ),
    place: ({ request: { idem_key, picks, stake, accept, deduction } }, operatorType) => {
      const [first, ...rest] = picks.map(seenOf)
      const quiet = { quiet: true }
      if (first && rest.length === 0) {
        const body = operatorType === 2 ? vBetSingleMmo : betSingleMmo
        return call(body, { idem_key, ...first, stake, accept }, quiet)
      }
      const maung = operatorType === 2 ? vBetParlayMmo : betParlayMmo
      return call(maung, { idem_key, picks: first ? [first, ...rest] : [], stake, accept, deduction }, quiet)
    },
  }
}

const NO_PRICE = { goals: 0, percent: 0, upper: 'home' } as const

const seenOf = ({ match_id, line_id, selection, myanmar, odds, ball, score }: SeenPick) => ({
  match_id,
  line_id,
  selection,
  ...(myanmar ?? NO_PRICE),
  odds,
  ball,
  score,
})
