import type { Bet } from '@touchline/contracts/calls'
import type { CallResult, CallService, PickIntent } from '@touchline/contracts/host'
import { COMBINED_KINDS, type CombinedKinds } from '../domain/bets/combined-kinds'
import type { CombinationMode, SentCombination } from '../domain/slip-combination'
import type { QuotesAnswer } from '../domain/slip-event'
import { createCombinationCalls } from '../transport/combination-calls'
import { createMyanmarCalls } from '../transport/myanmar-calls'

/** Bets on several selections: their kinds and calls, which are loaded when they are first needed. */
export interface CombinedBets {
  readonly kinds: CombinedKinds
  check(mode: CombinationMode, picks: readonly PickIntent[]): Promise<QuotesAnswer>
  place(sent: SentCombination, operatorType: 1 | 2): Promise<CallResult<{ bet: Bet }>>
}

export function combinedBets(call: CallService): CombinedBets {
  const asian = createCombinationCalls(call)
  const burmese = createMyanmarCalls(call)
  return {
    kinds: COMBINED_KINDS,
    check: async (mode, picks) => {
      if (mode === 'myanmar') {
        const answer = await burmese.check(picks)
        if (answer.kind !== 'ok') return answer
        return { ...answer, data: { quotes: answer.data.quotes, limit: answer.data.parlay } }
      }
      const answer = await asian.check(picks, mode)
      if (answer.kind !== 'ok') return answer
      return { ...answer, data: { quotes: answer.data.quotes, limit: answer.data.combination ?? null } }
    },
    place: (sent, operatorType) =>
      sent.mode === 'myanmar' ? burmese.place(sent, operatorType) : asian.place(sent, operatorType),
  }
}
