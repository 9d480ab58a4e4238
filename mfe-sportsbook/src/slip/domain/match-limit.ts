import { refuse } from '@touchline/rules'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { SlipDraft, SlipRefusal } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipMoney } from './slip-stake'
import type { WagerKind } from './wager'

/**
 * The rest of the match limit for a bet. Quotes report it as an amount at risk, refusals as a stake, and the
 * newest report counts. A refusal is newer than any quote before it. An edit of the stake, other selections, or
 * a later report end it. See `refusalOfNow` and `risksOnMatch`.
 */
export function remainingOnMatch(
  { refusal }: Pick<SlipDraft, 'refusal'>,
  limits: SlipLimits | null,
): Remaining | null {
  if (refusal?.code === 'betOverMaxPerMatch' && refusal.bound !== undefined) return { stake: refusal.bound }
  return limits?.matchRemaining === undefined ? null : { risk: limits.matchRemaining }
}

/** Minor units; at a negative price a stake has less at risk, or more. */
export type Remaining =
  | { readonly stake: number; readonly risk?: never }
  | { readonly risk: number; readonly stake?: never }

/** When an answer reported the remaining match limit, epoch milliseconds. */
export interface MatchLimitReport {
  readonly at: number
}

/** The bet and the moment of a refusal: selections, latest report of the match limit, and balance. */
export interface RefusalContext {
  readonly at: number
  readonly name: string
  readonly matchLimitReport: MatchLimitReport | null
  readonly available: number
}

/** The server caches the risk on a match for a second: an answer so soon after a refusal may be older. */
const HELD_MS = 1500

/** What it takes to say how much of a rest can be staked. */
interface Stakable {
  readonly limits: SlipLimits | null
  /** The most that limits and the balance allow, or may be risked of another amount. */
  most(available?: number): number
}

/**
 * The largest stake within the remaining amount, which is the balance by default; 0 below the minimum stake.
 */
export function stakableOf(
  kind: Stakable,
  least: number | undefined = kind.limits?.minBet ?? 0,
  left?: number,
): number {
  const bound = kind.most(left)
  return bound < least ? 0 : bound
}

/** The refusal after later reports; null where they end it. */
export function refusalOfNow(
  refusal: SlipRefusal,
  before: RefusalContext,
  now: RefusalContext,
  { kind, money, least }: { kind: Stakable; money: SlipMoney | null; least: number | undefined },
): SlipRefusal | null {
  if (now.name !== before.name) return null
  const left = reportedSince(refusal, before, now, kind.limits)
  if (left === undefined) return refusal
  if ((money?.risk ?? 0) <= left) return null
  return { ...refusal, bound: stakableOf(kind, least, left) }
}

/** The later report of the refused amount, if any. */
function reportedSince(
  { code }: SlipRefusal,
  before: RefusalContext,
  now: RefusalContext,
  limits: SlipLimits | null,
): number | undefined {
  if (code === 'betOverMaxPerMatch') {
    const { matchLimitReport } = now
    const isNewer =
      matchLimitReport !== null &&
      matchLimitReport !== before.matchLimitReport &&
      matchLimitReport.at - before.at >= HELD_MS
    return isNewer ? limits?.matchRemaining : undefined
  }
  return code === 'insufficient_balance' && now.available !== before.available ? now.available : undefined
}

/**
 * The verdict on a stake with the remaining balance and match limit. An amount below the minimum stake has the
 * bound 0. The next press applies the bound of a refusal, unless that is 0.
 */
export function verdictOnRemaining(
  { verdict, risk }: SlipMoney,
  draft: Pick<SlipDraft, 'refusal'>,
  kind: Pick<WagerKind<AnySent>, 'limits' | 'most'>,
  least?: number,
): SlipMoney['verdict'] {
  const { refusal } = draft
  if (!verdict.ok)
    return verdict.code === 'insufficient_balance' && kind.limits && stakableOf(kind, least) === 0
      ? refuse(verdict.code, { bound: 0 })
      : verdict
  if (refusal?.code === 'insufficient_balance' && refusal.bound === 0)
    return refuse(refusal.code, { bound: 0 })
  const left = remainingOnMatch(draft, kind.limits)
  if (left?.stake === 0) return refuse('betOverMaxPerMatch', { bound: 0 })
  return left?.risk === undefined || (risk ?? 0) <= left.risk
    ? verdict
    : refuse('betOverMaxPerMatch', { bound: stakableOf(kind, least, left.risk) })
}
