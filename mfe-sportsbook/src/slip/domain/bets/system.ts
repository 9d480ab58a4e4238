import type { Currency } from '@touchline/contracts/limits'
import {
  checkSystemStakes,
  fewestLegs,
  judgeSystem,
  maxSystemStake,
  mostTypable,
  type OddsHundredths,
  refuse,
  type StakeCode,
  type SystemUnit,
  systemSizes,
  systemTotals,
  ticketCount,
} from '@touchline/rules'
import type { SlipLimits } from '../../../shared/domain/slip-terms'
import { isMistyped, type SlipDraft } from '../slip-draft'
import {
  NO_MONEY,
  refusedStake,
  type SlipMoney,
  type StakeAdjustment,
  sinceTyped,
  stakeOf,
  stakeTextOf,
  typedStake,
} from '../slip-stake'
import type { SlipMember } from '../slip-state'
import { remainingOnMatch } from '../stake-limits'
import type { WagerKind } from '../wager'
import { combinedKind } from './combined'
import { type AsianLegs, pricesOf } from './legs'

/** Prices of the legs, and the sizes that tickets may have. */
export function systemBasis(legs: AsianLegs, { currency }: Pick<SlipMember, 'currency'>): SystemBasis {
  const prices = pricesOf(legs)
  return { prices, sizes: systemSizes(prices.length, fewestLegs(legs.toCombine)), currency }
}

/** A system of all selections: every combination of a size is a ticket, and each size has its stake. */
export function systemKind(legs: AsianLegs, member: SlipMember): WagerKind {
  const basis = () => systemBasis(legs, member)
  return combinedKind('system', legs, member, {
    money: (draft) =>
      basis().sizes.length === 0 ? null : systemMoney(basis(), draft, legs.limits, member.available),
    adjusted: (draft) =>
      legs.stakeLimits &&
      (adjustSystem(basis(), draft, legs.stakeLimits) ??
        systemLoweredToMatch(basis(), draft, legs.stakeLimits)),
    adjustedField: (draft) => legs.limits && adjustRows(basis(), draft, legs.limits),
    // The limits are for one row, this amount for all tickets.
    most: (available = member.available) => available,
    least: (draft) => (legs.limits ? leastOfRows(basis(), draft, legs.limits) : 0),
    paysTooMuch: (draft) => legs.limits !== null && isSystemOverLimit(basis(), draft, legs.limits),
    units: (draft) => systemUnits(basis(), draft),
    rows: {
      get sizes() {
        return basis().sizes
      },
      typed: (draft, size, text) => typedRow(draft, size, text, member.currency),
      most: (draft, size) =>
        legs.stakeLimits ? maxOfRow(basis(), draft, legs.stakeLimits, member.available, size) : 0,
    },
  })
}

/** What a system is on: the prices of its legs, and the sizes that its tickets may have. */
export interface SystemBasis {
  /** Decimal hundredths. */
  readonly prices: readonly OddsHundredths[]
  readonly sizes: readonly number[]
  readonly currency: Currency
}

/** A row of the form. */
export interface SystemRowView {
  readonly size: number
  readonly tickets: number
  /** Stake of a ticket, as typed. */
  readonly text: string
  readonly isMistyped: boolean
}

export const systemRows = ({ prices, sizes }: SystemBasis, draft: SlipDraft): SystemRowView[] =>
  sizes.map((size) => ({
    size,
    tickets: ticketCount(prices.length, size),
    text: draft.rows?.[size] ?? '',
    isMistyped: isMistyped(draft, size),
  }))

/** The rows that are staked; null where one of them is no amount. A size that is no longer offered counts for nothing. */
export function systemUnits(basis: SystemBasis, draft: SlipDraft): SystemUnit[] | null {
  const { units, wrong } = readRows(basis, draft)
  return wrong === null ? units : null
}

interface ReadRows {
  /** The rows that are staked by an amount. */
  readonly units: SystemUnit[]
  /** The first row that is no amount. */
  readonly wrong: WrongRow | null
}

interface WrongRow {
  readonly text: string
  readonly code: StakeCode
}

function readRows({ sizes, currency }: SystemBasis, draft: SlipDraft): ReadRows {
  const units: SystemUnit[] = []
  let wrong: WrongRow | null = null
  for (const size of sizes) {
    const text = draft.rows?.[size] ?? ''
    if (isMistyped(draft, size)) {
      wrong ??= { text: '', code: 'invalidBetAmount' }
      continue
    }
    if (text === '') continue
    const parsed = stakeOf(text, currency)
    if (parsed.ok) units.push({ size, stake: parsed.minor })
    else wrong ??= { text, code: parsed.code }
  }
  return { units, wrong }
}

/** The draft after a keystroke in the field of a size; null where it makes no amount. */
export function typedRow(draft: SlipDraft, size: number, text: string, currency: Currency) {
  const typed = typedStake(text, draft.rows?.[size] ?? '', currency)
  return typed === null ? null : { rows: { ...draft.rows, [size]: typed }, row: size }
}

/** Cost, best win and verdict of all tickets together, by the arithmetic that the server uses. */
export function systemMoney(
  basis: SystemBasis,
  draft: SlipDraft,
  limits: SlipLimits | null,
  available: number,
): SlipMoney {
  const { prices } = basis
  const { units, wrong } = readRows(basis, draft)
  if (wrong !== null) return { ...NO_MONEY, verdict: refusedStake(wrong.text, wrong.code, limits) }
  if (units.length === 0) return { ...NO_MONEY, verdict: refuse('betAmountRequired') }
  const cost = units.reduce(
    (sum, { size, stake }) => sum + BigInt(stake) * BigInt(ticketCount(prices.length, size)),
    0n,
  )
  if (cost > BigInt(Number.MAX_SAFE_INTEGER)) return { ...NO_MONEY, verdict: refuse('invalidBetAmount') }
  const bounds = limits ?? { minBet: 0, maxBet: Number(cost), maxPayout: Number.MAX_SAFE_INTEGER }
  const judged = judgeSystem({ prices, units, available, ...bounds })
  const total = judged.totals ?? systemTotals({ prices, units, maxPayout: Number.MAX_SAFE_INTEGER })
  return {
    stake: total.cost,
    risk: total.cost,
    win: total.returnedOnWin - total.cost,
    availableAfter: total.cost <= available ? available - total.cost : null,
    verdict: judged.ok ? { ok: true } : judged.refused,
  }
}

/** Tickets that a press would bet on. */
export const systemTickets = (basis: SystemBasis, draft: SlipDraft): number =>
  (systemUnits(basis, draft) ?? []).reduce((sum, { size }) => sum + ticketCount(basis.prices.length, size), 0)

/**
 * The draft with every stake of a ticket moved between least and most of its own row; each row that was moved is noted, to be read
 * before a press bets. Null where nothing changes. What rows share is no part of it: while one of them still holds an old amount
 * nobody knows what it leaves the others.
 */
export function adjustRows(basis: SystemBasis, draft: SlipDraft, limits: SlipLimits): SlipDraft | null {
  const bounded = boundRows(basis, draft, limits)
  return bounded && movedRows(basis, draft, bounded)
}

/**
 * The same, and then the row that was typed last lowered to what the payout limit of the total leaves it. Null where nothing changes,
 * or where no stake of that row would fit.
 */
export function adjustSystem(basis: SystemBasis, draft: SlipDraft, limits: SlipLimits): SlipDraft | null {
  const bounded = boundRows(basis, draft, limits)
  if (!bounded) return null
  const { units, moved } = bounded
  const last = units.findIndex(({ size }) => size === draft.row)
  const unit = units[Math.max(0, last)]
  if (unit && paysTooMuch(basis, units, limits)) {
    const left = maxSystemStake({ ...basis, ...limits, units, sizes: [unit.size] })
    const most = mostTypable(left, basis.currency)
    if (most < Math.max(1, limits.minBet)) return null
    const before = moved[unit.size] ?? draft.notes?.[unit.size]
    moved[unit.size] = sinceTyped(noteOf(unit.stake, most, 'payout'), before)
    unit.stake = most
  }
  return movedRows(basis, draft, bounded)
}

interface BoundedRows {
  readonly units: { readonly size: number; stake: number }[]
  /** The limits that moved rows, by size. */
  readonly moved: { [size: number]: StakeAdjustment }
}

function boundRows(basis: SystemBasis, draft: SlipDraft, limits: SlipLimits): BoundedRows | null {
  const typed = systemUnits(basis, draft)
  if (!typed || typed.length === 0 || limits.maxBet < limits.minBet || limits.maxBet <= 0) return null
  const moved: { [size: number]: StakeAdjustment } = {}
  const units = typed.map(({ size, stake: from }) => {
    const stake = Math.min(Math.max(from, limits.minBet), limits.maxBet)
    if (stake !== from)
      moved[size] = sinceTyped(noteOf(from, stake, stake > from ? 'min' : 'max'), draft.notes?.[size])
    return { size, stake }
  })
  return { units, moved }
}

const noteOf = (from: number, to: number, limit: StakeAdjustment['limit']): StakeAdjustment => ({
  code: limit === 'min' ? 'changeStakeMin' : 'changeStakeMax',
  limit,
  from,
  to,
})

function movedRows(basis: SystemBasis, draft: SlipDraft, { units, moved }: BoundedRows): SlipDraft | null {
  if (Object.keys(moved).length === 0) return null
  const rows = Object.fromEntries(units.map(({ size, stake }) => [size, stakeTextOf(stake, basis.currency)]))
  return { ...draft, rows, notes: { ...(!draft.asked && draft.notes), ...moved }, asked: false }
}

/**
 * Whether the sizes that are staked would pay more than the payout limit even at the minimum stake on each; while none is
 * staked, whether each of them would alone, so that nothing can be staked at all.
 */
export function isSystemOverLimit(basis: SystemBasis, draft: SlipDraft, limits: SlipLimits): boolean {
  const { minBet, maxBet } = limits
  if (minBet > maxBet || basis.sizes.length === 0) return false
  const staked = basis.sizes.filter((size) => draft.rows?.[size])
  const isOver = (sizes: readonly number[]): boolean =>
    paysTooMuch(
      basis,
      sizes.map((size) => ({ size, stake: minBet })),
      limits,
    )
  return staked.length > 0 ? isOver(staked) : basis.sizes.every((size) => isOver([size]))
}

function paysTooMuch({ prices }: SystemBasis, units: readonly SystemUnit[], limits: SlipLimits): boolean {
  const verdict = checkSystemStakes({ prices, units, ...limits })
  return !verdict.ok && verdict.code === 'betOverMaxPayout'
}

/** The largest stake of a ticket of this size beside the other rows; 0 when nothing fits. */
export function maxOfRow(
  basis: SystemBasis,
  draft: SlipDraft,
  limits: SlipLimits,
  available: number,
  size: number,
): number {
  const units = systemUnits(basis, draft) ?? []
  return maxSystemStake({ ...basis, ...limits, available, units, sizes: [size] })
}

/**
 * The draft of a system lowered to what the limit of a match leaves, by its own word or by that of a refusal: all its tickets
 * together are at risk on the match, so every row gives up the same part, down to the least that a ticket may have. Each row
 * that was lowered is noted. Null where the system fits, and where none of these rows would.
 */
export function systemLoweredToMatch(
  basis: SystemBasis,
  draft: SlipDraft,
  limits: SlipLimits,
): SlipDraft | null {
  // Tickets have at risk what they stake.
  const { stake, risk } = remainingOnMatch(draft, limits) ?? {}
  const bound = stake ?? risk
  const typed = systemUnits(basis, draft)
  if (bound === undefined || !typed) return null
  const legs = basis.prices.length
  const least = Math.max(1, limits.minBet)
  if (costOf(typed, legs) <= bound) return null
  const units = typed.map((unit) => ({ ...unit, stake: Math.min(unit.stake, least) }))
  const spare = bound - costOf(units, legs)
  if (spare < 0) return null
  const above = costOf(typed, legs) - costOf(units, legs)
  const notes: { [size: number]: StakeAdjustment } = {}
  const rows: { [size: number]: string } = {}
  typed.forEach(({ size, stake: from }, place) => {
    const floor = units[place]?.stake ?? 0
    const aboveFloor = Number((BigInt(from - floor) * BigInt(spare)) / BigInt(above))
    const to = Math.max(floor, mostTypable(floor + aboveFloor, basis.currency))
    if (to < from)
      notes[size] = sinceTyped({ code: 'changeStakeMax', limit: 'match', from, to }, draft.notes?.[size])
    rows[size] = stakeTextOf(to, basis.currency)
  })
  return { ...draft, rows, notes, asked: false, refusal: null }
}

/** The least that the staked rows cost together: all their tickets at the least stake. */
export function leastOfRows(basis: SystemBasis, draft: SlipDraft, { minBet }: SlipLimits): number {
  const rows = systemUnits(basis, draft) ?? []
  return costOf(
    rows.map((row) => ({ ...row, stake: minBet })),
    basis.prices.length,
  )
}

const costOf = (units: readonly SystemUnit[], legs: number): number =>
  units.reduce((sum, { size, stake }) => sum + stake * ticketCount(legs, size), 0)
