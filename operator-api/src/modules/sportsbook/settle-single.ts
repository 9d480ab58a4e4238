import {
  deadHeatOf,
  type MatchResult,
  payBet,
  roundHalfUp,
  scoreOfPart,
  settleSelection,
} from '@touchline/rules'
import type { BetRow, LegRow } from './repository'

const LIVE = 3

/** What a settlement posts; the names are those of the function that posts it. */
export interface Settlement {
  readonly bet_id: number
  readonly revision: number
  readonly status: 'settled' | 'void'
  readonly result: string
  readonly returned: number
  readonly net: number
  readonly valid_turnover: number
  readonly commission: number
  readonly legs: readonly {
    readonly n: number
    readonly result: string
    readonly score: readonly [number, number] | null
    readonly half_score: readonly [number, number] | null
    readonly part_score: readonly [number, number] | null
  }[]
}

/** A single with what its settlement needs of its bet. */
export type SettlingSingle = Pick<BetRow, 'id' | 'stake' | 'commission_rate'> &
  Pick<
    LegRow,
    | 'sport'
    | 'bet_type'
    | 'period'
    | 'line'
    | 'home'
    | 'selection'
    | 'score_at_bet'
    | 'market'
    | 'odds'
    | 'odds_type'
  >

/** What a single gets by this result; null while the result does not decide it. */
export function settleSingle(bet: SettlingSingle, result: MatchResult, revision: number): Settlement | null {
  const grade = settleSelection(
    {
      sport: bet.sport,
      betType: bet.bet_type,
      period: bet.period,
      line: bet.bet_type === 'hdp' || bet.bet_type === 'ou' ? bet.line : null,
      // An outright's match is its runner: the line says "win", the result names who did.
      selection: bet.bet_type === 'orz' ? bet.home : bet.selection,
      scoreAtBet: bet.score_at_bet,
      live: bet.market === LIVE,
    },
    result,
  )
  if (grade === null) return null
  const struck = { stake: bet.stake, odds: bet.odds, oddsType: bet.odds_type }
  const deadHeat = deadHeatOf({ betType: bet.bet_type }, result)
  const { net, returned, validTurnover } = payBet({ grade, deadHeat, ...struck })
  return {
    bet_id: bet.id,
    revision,
    status: grade === 'void' ? 'void' : 'settled',
    result: grade,
    returned,
    net,
    valid_turnover: validTurnover,
    commission: commissionOf(validTurnover, bet.commission_rate),
    legs: [
      {
        n: 0,
        result: grade,
        score: result.full_time,
        half_score: result.half_time,
        part_score: bet.period > 1 ? scoreOfPart(bet.period, result) : null,
      },
    ],
  }
}

/** The member's rebate, minor units, rounded half-up once; the rate is in hundredths of a percent. */
export const commissionOf = (validTurnover: number, rate: number): number =>
  Number(roundHalfUp(BigInt(validTurnover) * BigInt(rate), 10_000n))
