import type { SystemUnit } from '@touchline/rules'
import { mostTypable, ticketCount } from '@touchline/rules'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { remainingOnMatch } from './remaining-on-match'
import type { SlipDraft } from './slip-draft'
import { type StakeAdjustment, sinceTyped, stakeTextOf } from './slip-stake'
import { type SystemBasis, systemUnits } from './slip-system'

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
