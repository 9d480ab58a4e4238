import type { Bet } from '@touchline/contracts/calls'
import { settleMaung } from '../myanmar/maung'
import { payBody } from '../myanmar/pay-body'
import { settleParlay } from '../parlay/settle-parlay'
import { settleSystem } from '../parlay/settle-system'
import { ticketCount } from '../parlay/system-sizes'
import { systemTotals } from '../parlay/system-totals'
import { payBet } from '../settlement/pay-bet'
import { type LegMatchState, legMatchState } from './leg-match-state'
import { bestOfLeg, type LegOutcome } from './leg-prospect'

/** A bet as far as what may come of it depends on it. */
export type BetToFollow = Pick<Bet, 'kind' | 'stake' | 'legs' | 'units' | 'deduction' | 'max_payout'>

/** The possible results of a bet. */
export interface BetProspect {
  /** Most that it may still return, stake included, minor units. */
  readonly returned: number
  /** Tickets that have not lost, and how many there are; 1 for a bet that is no system. */
  readonly tickets: { readonly alive: number; readonly all: number }
}

/**
 * The most that a bet may still return in the current state of its matches, and how many of its tickets may
 * still win: every open leg is taken at its best possible result, and paid by the functions that settle it.
 * `states` are by place of the leg; for a missing one the bet itself gives the state.
 */
export function betProspect(
  bet: BetToFollow,
  states: readonly (LegMatchState | null | undefined)[] = [],
): BetProspect {
  const best = bet.legs.map((leg, place) => bestOfLeg(leg, states[place] ?? legMatchState(leg)))
  return { returned: returnedBy(bet, best), tickets: ticketsAlive(bet, best) }
}

/**
 * The possible win of an open bet, minor units: as it was accepted, and without the price of its void legs,
 * which no longer counts, as if all others won.
 */
export function winNow(bet: BetToFollow & Pick<Bet, 'risk' | 'to_win'>): number {
  if (bet.legs.length < 2 || !bet.legs.some(isVoid)) return bet.to_win
  return Math.max(0, returnedIfWon(bet) - bet.risk)
}

function returnedIfWon(bet: BetToFollow): number {
  if (bet.kind === 'system') {
    // A void leg multiplies by one. Products of whole prices take an eighth of the time of those of fractions that settle it.
    const prices = bet.legs.map((leg) => (isVoid(leg) ? VOID_PRICE : leg.odds))
    const maxPayout = bet.max_payout ?? Number.MAX_SAFE_INTEGER
    return systemTotals({ prices, units: bet.units ?? [], maxPayout }).returnedOnWin
  }
  return returnedBy(
    bet,
    bet.legs.map((leg) => (isVoid(leg) ? VOID : WON)),
  )
}

const isVoid = ({ result }: BetToFollow['legs'][number]): boolean => result === 'void'
/** Decimal hundredths: the stake and nothing more. */
const VOID_PRICE = 100
const VOID: LegOutcome = { grade: 'void', percent: 'void' }
const WON: LegOutcome = { grade: 'win', percent: 100 }

/** The return of a bet if its legs end like this, minor units. */
function returnedBy(bet: BetToFollow, ends: readonly LegOutcome[]): number {
  const { stake } = bet
  const [first, firstEnd] = [bet.legs[0], ends[0]]
  if (!first || !firstEnd) return 0
  const maxPayout = bet.max_payout ?? Number.MAX_SAFE_INTEGER
  const legs = bet.legs.map(({ odds }, i) => ({ price: odds, grade: ends[i]?.grade ?? null }))
  switch (bet.kind) {
    case 'single':
      return payBet({ grade: firstEnd.grade, stake, odds: first.odds, oddsType: first.odds_type }).returned
    case 'parlay':
      return settleParlay({ stake, legs, maxPayout })?.returned ?? 0
    case 'system':
      return settleSystem({ legs, units: bet.units ?? [], maxPayout }).total?.returned ?? 0
    case 'mmo_single':
      return payBody({ stake, malay: first.odds, percent: firstEnd.percent ?? 0 }).returned
    case 'mmo_parlay': {
      const percents = ends.map(({ percent }) => percent)
      const deductions = { byLegs: {}, otherwise: bet.deduction ?? 0 }
      return settleMaung({ stake, legs: percents, maxPayout, deductions })?.returned ?? 0
    }
  }
}

function ticketsAlive(
  { kind, legs, units }: BetToFollow,
  ends: readonly LegOutcome[],
): BetProspect['tickets'] {
  const isAlive = (place: number) => ends[place]?.grade !== 'lose'
  if (kind !== 'system') return { alive: ends.every((_, place) => isAlive(place)) ? 1 : 0, all: 1 }
  const sizes = (units ?? []).map(({ size }) => size)
  const living = ends.filter((_, place) => isAlive(place)).length
  const count = (n: number) => sizes.reduce((sum, size) => sum + ticketCount(n, size), 0)
  return { alive: count(living), all: count(legs.length) }
}
