import type { Currency } from '@touchline/contracts/limits'
import { refuse } from '@touchline/rules'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { isMistyped, loweredToMatch, type SlipDraft, type SlipRefusal } from './slip-draft'
import { NO_MONEY, type SlipMoney } from './slip-stake'
import type { WagerKind } from './wager'

/** What limits need of a kind of bet. */
type Limited = Pick<WagerKind, 'money' | 'adjusted' | 'most' | 'least' | 'stakeRisking'> & {
  readonly on: Pick<WagerKind['on'], 'limits'>
}

/** Minor units; at a negative price a stake has less at risk, or more. */
type Remaining =
  | { readonly stake: number; readonly risk?: never }
  | { readonly risk: number; readonly stake?: never }

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

/** The stake that the match limit still allows, without other limits, minor units; undefined while unknown. */
export function remainingStakeOf(kind: Limited, draft: SlipDraft): number | undefined {
  const { stake, risk } = remainingOnMatch(draft, kind.on.limits) ?? {}
  return risk === undefined ? stake : (kind.stakeRisking?.(risk) ?? risk)
}

/** The money of a draft, with the verdict on the remaining balance and match limit. */
export function moneyInLimits(kind: Limited, draft: SlipDraft): SlipMoney | null {
  if (isMistyped(draft)) return { ...NO_MONEY, verdict: refuse('invalidBetAmount') }
  const money = kind.money(draft)
  return money && { ...money, verdict: verdictOn(money, draft, kind) }
}

/**
 * The verdict on a stake with the remaining balance and match limit. An amount below the minimum stake has the
 * bound 0. The next press applies the bound of a refusal, unless that is 0.
 */
function verdictOn({ verdict, risk }: SlipMoney, draft: SlipDraft, kind: Limited): SlipMoney['verdict'] {
  const { refusal } = draft
  if (!verdict.ok) {
    const isShort = verdict.code === 'insufficient_balance' && kind.on.limits && stakable(kind, draft) === 0
    return isShort ? refuse(verdict.code, { bound: 0 }) : verdict
  }
  if (refusal?.code === 'insufficient_balance' && refusal.bound === 0)
    return refuse(refusal.code, { bound: 0 })
  const left = remainingOnMatch(draft, kind.on.limits)
  if (left?.stake === 0) return refuse('betOverMaxPerMatch', { bound: 0 })
  return left?.risk === undefined || (risk ?? 0) <= left.risk
    ? verdict
    : refuse('betOverMaxPerMatch', { bound: stakable(kind, draft, left.risk) })
}

/** The largest stake within an amount, which is the balance by default; 0 below the least. */
function stakable(kind: Limited, draft: SlipDraft, left?: number): number {
  const most = kind.most(left)
  const least = kind.least?.(draft) ?? kind.on.limits?.minBet ?? 0
  return most < least ? 0 : most
}

/**
 * The draft within its limits and the remaining match limit, or within `mayRisk` beside other bets; 0 there
 * leaves it as typed. Null where it is unchanged. The adjustment names the typed stake.
 */
export function draftInLimits(
  kind: Limited,
  draft: SlipDraft,
  currency: Currency,
  mayRisk?: number,
): SlipDraft | null {
  if (isMistyped(draft)) return null
  const inLimits = kind.adjusted(draft)
  const now = inLimits ?? draft
  const { limits } = kind.on
  const most = mayRisk === 0 ? undefined : mostOnMatch(kind, now, mayRisk)
  const lowered = limits && most !== undefined ? loweredToMatch(now, limits, currency, most) : null
  const from = inLimits?.adjustment?.from
  return lowered?.adjustment && from !== undefined
    ? { ...lowered, adjustment: { ...lowered.adjustment, from } }
    : (lowered ?? inLimits)
}

/** The most that its match lets it stake; undefined where that lowers nothing. */
function mostOnMatch(kind: Limited, draft: SlipDraft, mayRisk: number | undefined): number | undefined {
  const left = mayRisk === undefined ? remainingOnMatch(draft, kind.on.limits) : { risk: mayRisk }
  if (left?.risk === undefined) return left?.stake
  return (kind.money(draft)?.risk ?? 0) > left.risk ? kind.most(left.risk) : undefined
}

/** The most that limits, match and balance allow, minor units; where not even the minimum fits, the minimum, whose error says why. */
export function mostInLimits(kind: Limited, draft: SlipDraft, available: number): number | null {
  const { limits } = kind.on
  if (!limits) return null
  const { stake, risk = Number.MAX_SAFE_INTEGER } = remainingOnMatch(draft, limits) ?? {}
  const most = kind.most(Math.min(available, risk))
  return Math.max(Math.min(most, stake ?? most), limits.minBet)
}

/** The bet and the moment of a refusal: selections, latest report of the match limit, and balance. */
export interface RefusalContext {
  readonly at: number
  readonly name: string
  readonly reportedAt: number
  readonly available: number
}

/** The server caches the risk on a match for a second: an answer so soon after a refusal may be older. */
const HELD_MS = 1500

/** The refusal after later reports; null where they end it. */
export function refusalOfNow(
  refusal: SlipRefusal,
  before: RefusalContext,
  now: RefusalContext,
  kind: Limited,
  draft: SlipDraft,
): SlipRefusal | null {
  if (now.name !== before.name) return null
  const left = reportedSince(refusal, before, now, kind.on.limits)
  if (left === undefined) return refusal
  if ((kind.money(draft)?.risk ?? 0) <= left) return null
  return { ...refusal, bound: stakable(kind, draft, left) }
}

/** The later report of the refused amount, if any. */
function reportedSince(
  { code }: SlipRefusal,
  before: RefusalContext,
  now: RefusalContext,
  limits: SlipLimits | null,
): number | undefined {
  if (code === 'insufficient_balance') return now.available === before.available ? undefined : now.available
  const isNewer = now.reportedAt !== before.reportedAt && now.reportedAt - before.at >= HELD_MS
  return code === 'betOverMaxPerMatch' && isNewer ? limits?.matchRemaining : undefined
}
