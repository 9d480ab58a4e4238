import {
  betSingleSpecial,
  type RequestOf,
  type ResponseOf,
  type RoundBet,
  roundBets,
  roundBoard,
  roundStatistics,
  vBetSingleSpecial,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { bettingDay } from '@touchline/rules'

export type Board = ResponseOf<typeof roundBoard>
export type Statistics = ResponseOf<typeof roundStatistics>
export type Placed = ResponseOf<typeof betSingleSpecial>

export interface RoundCalls {
  board(kind: string): Promise<CallResult<Board>>
  place(order: RequestOf<typeof betSingleSpecial>, operatorType: number): Promise<CallResult<Placed>>
  /** Of the last rounds of a kind; null when no answer came. */
  statistics(kind: string): Promise<Statistics | null>
  /** Own bets of today, the newest first; null when no answer came. */
  bets(product: RoundBet['product']): Promise<readonly RoundBet[] | null>
}

const LISTED = 12

export function createRoundCalls({
  call,
  brand,
  now,
}: Pick<HostServices, 'call' | 'brand' | 'now'>): RoundCalls {
  return {
    board: (kind) => call(roundBoard, { kind }, { quiet: true }),
    place: (order, operatorType) =>
      call(operatorType === 2 ? vBetSingleSpecial : betSingleSpecial, order, {
        quiet: true,
        timeoutMs: 15_000,
      }),
    statistics: async (kind) => {
      const result = await call(roundStatistics, { kind }, { quiet: true })
      return result.kind === 'ok' ? result.data : null
    },
    bets: async (product) => {
      const day = bettingDay(now(), brand.bettingDayStartHour).date
      const request = { start_date: day, end_date: day, product, page: 1, page_size: LISTED }
      const result = await call(roundBets, request, { quiet: true })
      return result.kind === 'ok' ? result.data.bets : null
    },
  }
}
