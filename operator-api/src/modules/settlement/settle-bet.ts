import type { BetResult } from '@touchline/contracts/calls'
import {
  gradeOfPercent,
  legsOfMask,
  type Payment,
  payBet,
  payBody,
  roundHalfUp,
  settleMaung,
  settleParlay,
  settleSystem,
} from '@touchline/rules'
import type { BetRow } from '../sportsbook'
import { type GradedLeg, outcomeOf, type RecordedResult, type SettlingLeg } from './leg-outcome'

/** A bet with what its settlement needs. */
export type SettlingBet = Pick<
  BetRow,
  'id' | 'kind' | 'stake' | 'commission_rate' | 'max_payout' | 'deduction' | 'units' | 'placed_at'
> & { readonly legs: readonly SettlingLeg[] }

/** A leg as it is posted; `revision` is that of the result it was reckoned from, 0 until one decides it. */
export interface SettledLeg {
  readonly n: number
  readonly revision: number
  readonly result: BetResult | null
  readonly score: readonly [number, number] | null
  readonly half_score: readonly [number, number] | null
  readonly part_score: readonly [number, number] | null
}

/** What a settlement posts; the names are those of the function that posts it. `running` leaves the amounts open. */
export interface Settlement {
  readonly bet_id: number
  readonly status: 'running' | 'settled' | 'void'
  readonly result: BetResult | null
  readonly returned: number | null
  readonly net: number | null
  readonly valid_turnover: number | null
  readonly commission: number | null
  readonly legs: readonly SettledLeg[]
  /** Of a system that is decided, by their numbers; null for all others. */
  readonly tickets: readonly { readonly returned: number; readonly result: BetResult }[] | null
}

/** The newest result of a match. */
export type ResultOf = (match: number) => RecordedResult | undefined

/**
 * Settles a bet by the newest result of each match alone, not by earlier ones. A lost leg decides a parlay while others are
 * still to be played; a result that is taken back opens its bets again.
 */
export function settleBet(bet: SettlingBet, resultOf: ResultOf): Settlement {
  const newest = bet.legs.map((leg) => resultOf(leg.match_id))
  const outcomes = bet.legs.map((leg, n) => {
    const known = newest[n]
    return known ? outcomeOf(leg, bet.placed_at, known.result) : null
  })
  const legs = bet.legs.map((leg, n) => settledLeg(leg, newest[n]?.revision ?? 0, outcomes[n] ?? null))
  const decided = decide(bet, outcomes)
  if (decided === null) return { bet_id: bet.id, ...OPEN, legs }
  const { payment, result, tickets = null } = decided
  return {
    bet_id: bet.id,
    status: result === 'void' ? 'void' : 'settled',
    result,
    returned: payment.returned,
    net: payment.net,
    valid_turnover: payment.validTurnover,
    commission: commissionOf(payment.validTurnover, bet.commission_rate),
    legs,
    tickets,
  }
}

const OPEN = {
  status: 'running',
  result: null,
  returned: null,
  net: null,
  valid_turnover: null,
  commission: null,
  tickets: null,
} as const

const settledLeg = (leg: SettlingLeg, newest: number, outcome: GradedLeg | null): SettledLeg => ({
  n: leg.n,
  // An undecided leg is not written again while it stays undecided: most of a match's are, at half-time.
  revision: outcome || leg.result_revision > 0 ? newest : 0,
  result: outcome?.grade ?? null,
  score: outcome?.score ?? null,
  half_score: outcome?.halfScore ?? null,
  part_score: outcome?.partScore ?? null,
})

interface Decision extends Pick<Settlement, 'result'> {
  readonly payment: Payment
  readonly result: BetResult
  readonly tickets?: Settlement['tickets']
}
type Outcomes = readonly (GradedLeg | null)[]

/** Null while the outcomes do not decide it. */
function decide(bet: SettlingBet, outcomes: Outcomes): Decision | null {
  const { stake, legs } = bet
  const maxPayout = bet.max_payout ?? undefined
  const [leg] = legs
  const [outcome] = outcomes
  switch (bet.kind) {
    case 'single': {
      if (!leg || !outcome) return null
      const { grade, deadHeat } = outcome
      const payment = payBet({ grade, deadHeat, stake, odds: leg.odds, oddsType: leg.odds_type })
      return { payment, result: grade }
    }
    case 'mmo_single': {
      if (!leg || !outcome) return null
      const percent = outcome.percent ?? 'void'
      return { payment: payBody({ stake, malay: leg.odds, percent }), result: gradeOfPercent(percent) }
    }
    case 'parlay':
      return combined(settleParlay({ stake, legs: parlayLegs(legs, outcomes), maxPayout }), outcomes)
    case 'mmo_parlay': {
      const deductions = { byLegs: {}, otherwise: bet.deduction ?? 0 }
      const percents = outcomes.map((one) => one && (one.percent ?? 'void'))
      return combined(settleMaung({ stake, legs: percents, maxPayout, deductions }), outcomes)
    }
    case 'system':
      return decideSystem(bet, outcomes)
  }
}

function decideSystem({ legs, units, max_payout }: SettlingBet, outcomes: Outcomes): Decision | null {
  const maxPayout = max_payout ?? undefined
  const { tickets, total } = settleSystem({
    legs: parlayLegs(legs, outcomes),
    units: units ?? [],
    maxPayout,
  })
  const whole = combined(total, outcomes)
  if (!whole) return null
  const settled = tickets.flatMap(({ payment, mask }) => {
    const own = combined(
      payment,
      legsOfMask(mask).map((n) => outcomes[n] ?? null),
    )
    return own ? [{ returned: own.payment.returned, result: own.result }] : []
  })
  return { ...whole, tickets: settled }
}

const parlayLegs = (legs: readonly SettlingLeg[], outcomes: Outcomes) =>
  legs.map(({ odds }, n) => ({
    price: odds,
    grade: outcomes[n]?.grade ?? null,
    deadHeat: outcomes[n]?.deadHeat ?? 1,
  }))

/** A combination is won or lost by its total return: two halves lost and a win may return less than the stake. */
function combined(payment: Payment | null, outcomes: Outcomes): Decision | null {
  if (!payment) return null
  if (outcomes.every((one) => one?.grade === 'void')) return { payment, result: 'void' }
  return { payment, result: payment.net > 0 ? 'win' : payment.net < 0 ? 'lose' : 'draw' }
}

/** The member's rebate, minor units, rounded half-up once; the rate is in hundredths of a percent. */
export const commissionOf = (validTurnover: number, rate: number): number =>
  Number(roundHalfUp(BigInt(validTurnover) * BigInt(rate), 10_000n))
