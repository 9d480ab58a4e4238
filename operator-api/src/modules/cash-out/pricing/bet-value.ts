import type { ErrorCode } from '@touchline/contracts/errors'
import {
  CASH_OUT_FACTOR,
  type CashOutLeg,
  cashOutMaungValue,
  cashOutParlayValue,
  cashOutSystemValue,
  cashOutValue,
  isOfferable,
} from '@touchline/rules'
import type { OddsBook } from '../../odds'
import { type BetRow, betOf, type LegRow } from '../../sportsbook'
import { expectedOfBody, type LegNow, legNow } from './leg-endings'

/** The current value of a running bet, or why there is no value to offer. */
export type BetNow =
  | {
      readonly state: 'offered'
      /** Minor units. */
      readonly value: number
      /** By place of the leg; null of a leg that has ended. */
      readonly legs: readonly (PricedLeg | null)[]
    }
  | { readonly state: 'suspended' | 'unavailable'; readonly reason: ErrorCode; readonly suspension: number }

export type PricedLeg = Extract<LegNow, { state: 'priced' }>

/** Values a bet by the prices of now (domain 5.1). */
export function betNow(bet: BetRow, book: OddsBook, now: number): BetNow {
  const legs = bet.legs.map((leg) => (leg.result === null ? legNow(leg, book, now) : null))
  const unavailable = legs.find((leg) => leg?.state === 'unavailable')
  const stopped = unavailable ?? legs.find((leg) => leg?.state === 'suspended')
  if (stopped && stopped.state !== 'priced') return stopped
  const priced = legs as readonly (PricedLeg | null)[]
  const value = Math.min(exactValue(bet, priced), bet.max_payout ?? Number.MAX_SAFE_INTEGER)
  if (!isOfferable(value, { returnedOnWin: bet.risk + mostToWin(bet) }))
    return { state: 'unavailable', reason: 'invalidProviderCashOut', suspension: 0 }
  return { state: 'offered', value, legs: priced }
}

/** Without the price of void legs. */
const mostToWin = (bet: BetRow): number => betOf(bet, () => undefined).to_win

function exactValue(bet: BetRow, priced: readonly (PricedLeg | null)[]): number {
  const [leg] = bet.legs
  const [first] = priced
  switch (bet.kind) {
    case 'single':
      return leg && first && 'endings' in first.chances
        ? cashOutValue({ risk: bet.risk, win: bet.to_win, probabilities: first.chances.endings })
        : 0
    case 'mmo_single':
      return leg && first && 'percents' in first.chances
        ? Math.round(
            (expectedOfBody({ stake: bet.stake, malay: leg.odds }, first.chances.percents) *
              CASH_OUT_FACTOR) /
              100,
          )
        : 0
    case 'parlay':
      return cashOutParlayValue({ stake: bet.stake, legs: legsOf(bet, priced) })
    case 'mmo_parlay':
      return cashOutMaungValue({ stake: bet.stake, legs: legsOf(bet, priced), deduction: bet.deduction ?? 0 })
    case 'system':
      return cashOutSystemValue({ units: bet.units ?? [], legs: legsOf(bet, priced) })
  }
}

const legsOf = (bet: BetRow, priced: readonly (PricedLeg | null)[]): CashOutLeg[] =>
  bet.legs.map((leg, n) => {
    const now = priced[n]
    if (!now) return endedLeg(leg)
    return 'endings' in now.chances
      ? { price: leg.odds, endings: now.chances.endings }
      : {
          factor: now.chances.percents.reduce(
            (sum, [percent, chance]) => sum + chance * (1 + percent / 100),
            0,
          ),
        }
  })

function endedLeg({ result, odds, myanmar }: LegRow): CashOutLeg {
  const grade = result === null || result === 'cashout' ? 'void' : result
  if (!myanmar) return { price: odds, grade }
  // A half is exactly the percent of the price.
  const half = Math.abs(myanmar.percent) / 100
  const shares = { win: 1, half_win: half, draw: 0, void: 0, half_lose: -half, lose: -1 }
  return { factor: 1 + shares[grade] }
}
