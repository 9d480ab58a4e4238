import type { RoundState } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { type Currency, FEE_SCALE } from '@touchline/contracts/limits'
import { DISABLED_CODE } from '@touchline/contracts/products'
import { type RoundPick, returnedFor, type Times } from '@touchline/fair/rounds'
import { leastTypable } from '@touchline/rules'
import type { RoundLimits, RunKind } from './kinds'
import type { RoundRow } from './repository'

/** The last moments before the lock. */
export const CLOSING_MS = 5000

export interface BetLimits {
  readonly min_bet: number
  readonly max_bet: number
  readonly max_payout: number
}

/** Limits of a kind in a currency. */
export function limitsIn(limits: RoundLimits, currency: Currency): RoundLimits {
  const scale = FEE_SCALE[currency]
  return {
    minBet: leastTypable(limits.minBet * scale, currency),
    maxBet: limits.maxBet * scale,
    maxPayout: limits.maxPayout * scale,
    cap: limits.cap * scale,
    ...(limits.drawCap !== undefined && { drawCap: limits.drawCap * scale }),
  }
}

/** Why a member may bet on no round of this kind; null when they may. */
export function refusalOfKind(
  kind: RunKind,
  { disabledProducts, closed }: Player,
  now: number,
): ErrorCode | null {
  const isDisabled = [kind.switchedBy, kind.product].some((one) => disabledProducts.includes(one))
  if (isDisabled) return DISABLED_CODE[kind.switchedBy]
  const until = closed[kind.product]
  return until !== undefined && until > now ? 'game_maintenance' : null
}

export interface Player {
  readonly disabledProducts: readonly string[]
  /** Until when products are closed. */
  readonly closed: Readonly<Partial<Record<string, number>>>
}

/** A round accepts bets until its lock by the clock of the server. */
export function refusalOfRound({ state, close_at }: RoundRow, now: number): ErrorCode | null {
  if (state === 'void') return 'matchHide'
  return state !== 'open' || now >= close_at ? 'matchEnded' : null
}

export const shownState = ({ state, close_at }: RoundRow, now: number): RoundState =>
  state !== 'open' ? state : now >= close_at ? 'locked' : now >= close_at - CLOSING_MS ? 'closing' : 'open'

interface StakeTerms {
  readonly kind: RunKind
  readonly pick: RoundPick
  readonly odds: number
  readonly stake: number
  readonly currency: Currency
  readonly limits: BetLimits
}

/** Why this stake is not accepted. A bet of several tickets is bounded by each of them. */
export function refusalOfStake({ kind, pick, odds, stake, currency, limits }: StakeTerms): ErrorCode | null {
  const tickets = kind.model.tickets?.(pick) ?? 1
  if (stake % tickets !== 0) return 'invalidBetAmount'
  const each = stake / tickets
  if (leastTypable(each, currency) !== each) return 'betAmountWhole'
  if (each < limits.min_bet) return 'betLowerMin'
  if (stake > limits.max_bet * tickets) return 'betOverMax'
  return (stake * odds) / 100 > limits.max_payout ? 'betOverMaxPayout' : null
}

/** The liability that a bet adds to numbers or selections, minor units, in the order in which their rows are locked. */
export function exposureOf(
  kind: RunKind,
  pick: RoundPick,
  odds: number,
  stake: number,
): readonly (readonly [subject: string, amount: number])[] {
  const own: readonly (readonly [string, Times])[] = kind.model.exposure?.(pick) ?? [
    [`${pick.market}:${pick.selection.join('-')}`, [odds, 100]],
  ]
  return own
    .map(([subject, times]) => [subject, returnedFor(stake, times)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}
