import {
  type Bet,
  betAcceptList,
  betRejectList,
  dBetList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import type { BetsAnswer } from '../domain/bets-page'
import { type BetsSegment, byNewest } from '../domain/bets-segment'

/** One page of a segment, newest first. */
export type AskBets = (segment: BetsSegment, page: number) => Promise<CallResult<BetsAnswer>>

const CALLS = {
  waiting: [pendingBetList],
  running: [betAcceptList],
  settled: [dBetList],
  void: [dBetListCancel, betRejectList],
} as const

/**
 * Asks the list of a segment. Void and rejected bets are two lists of the server and one for the member, whose pages end at
 * different times: below the end of the shorter list, its bets may be missing.
 */
export function createAskBets(call: CallService): AskBets {
  return async (segment, page) => {
    const request = { page, page_size: LIMITS.pageSize }
    const asked = CALLS[segment].map((list) => call(list, request, { quiet: true }))
    const bets: Bet[] = []
    const ends: Bet[] = []
    let total = 0
    for (const result of await Promise.all(asked)) {
      if (result.kind !== 'ok') return result
      bets.push(...result.data.bets)
      total += result.data.total
      const end = result.data.bets.at(-1)
      if (end && page * LIMITS.pageSize < result.data.total) ends.push(end)
    }
    return { kind: 'ok', data: { bets, total, completeTo: ends.sort(byNewest)[0] ?? null } }
  }
}
