import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { SlipDraft, SlipRefusal } from './slip-draft'
import type { SlipMoney } from './slip-stake'

/**
 * What the limit of its match leaves a bet. Quotes tell it as an amount at risk, refusals as a stake, and whoever asks goes by one
 * rule: the newest word counts.
 *
 * A refusal is newer than any quote before it: while the draft has it, the quote is not looked at. It was said of one bet: a change
 * of the stake takes it away, and so do other selections. A word that comes after it (a check that names what is left; for a
 * balance that was short, another balance) brings it up to date: where the stake fits by that word it is taken back, and where it
 * does not, its bound becomes what fits. See `refusalOfNow`.
 *
 * Of several bets on one match each may risk a part of it beside the others: `risksOnMatch`.
 */
export function leftOnMatch({ refusal }: Pick<SlipDraft, 'refusal'>, limits: SlipLimits | null): Left | null {
  if (refusal?.code === 'betOverMaxPerMatch' && refusal.bound !== undefined) return { stake: refusal.bound }
  return limits?.matchLeft === undefined ? null : { risk: limits.matchLeft }
}

/** Minor units; at a negative price a stake has less at risk, or more. */
export type Left =
  | { readonly stake: number; readonly risk?: never }
  | { readonly risk: number; readonly stake?: never }

/** When an answer said what is left of the match, epoch milliseconds. */
export interface LeftTold {
  readonly at: number
}

/** What a refusal was said of, and when: the selections, the latest answer that named what is left of the match, and the balance. */
export interface SaidOf {
  readonly at: number
  readonly name: string
  readonly leftTold: LeftTold | null
  readonly available: number
}

/** For quotes the server holds what is at risk on a match for a second: an answer so soon after a refusal may be older than that. */
const HELD_MS = 1500

/** What it takes to say how much of a rest can be staked. */
interface Stakable {
  readonly limits: SlipLimits | null
  /** The most that limits and the balance allow, or may be risked of another amount. */
  most(available?: number): number
}

/** The most that can be staked of what is left, of the balance unless it is of something else; less than the least stake is nothing. */
export function stakableOf(
  kind: Stakable,
  least: number | undefined = kind.limits?.minBet ?? 0,
  left?: number,
): number {
  const bound = kind.most(left)
  return bound < least ? 0 : bound
}

/** A refusal as it stands now; null where what has been told since takes it back. */
export function refusalOfNow(
  refusal: SlipRefusal,
  before: SaidOf,
  now: SaidOf,
  { kind, money, least }: { kind: Stakable; money: SlipMoney | null; least: number | undefined },
): SlipRefusal | null {
  if (now.name !== before.name) return null
  const left = toldSince(refusal, before, now, kind.limits)
  if (left === undefined) return refusal
  if ((money?.risk ?? 0) <= left) return null
  return { ...refusal, bound: stakableOf(kind, least, left) }
}

/** What the refusal said there was too little of, where it has been told since. */
function toldSince(
  { code }: SlipRefusal,
  before: SaidOf,
  now: SaidOf,
  limits: SlipLimits | null,
): number | undefined {
  if (code === 'betOverMaxPerMatch') {
    const { leftTold } = now
    const isNewer = leftTold !== null && leftTold !== before.leftTold && leftTold.at - before.at >= HELD_MS
    return isNewer ? limits?.matchLeft : undefined
  }
  return code === 'insufficient_balance' && now.available !== before.available ? now.available : undefined
}
