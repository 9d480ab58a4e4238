import type { Currency } from '@touchline/contracts/limits'
import { refuse } from '@touchline/rules'
import { remainingOnMatch } from './remaining-on-match'
import { isMistyped, loweredToMatch, type SlipDraft } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipMoney } from './slip-stake'
import { verdictOnRemaining } from './verdict-on-remaining'
import type { WagerKind } from './wager-kind'

/** What limits need of a kind of bet. */
type Limited = Pick<WagerKind<AnySent>, 'limits' | 'money' | 'adjusted' | 'most' | 'least'>

const NO_MONEY: SlipMoney = {
  stake: null,
  risk: null,
  win: null,
  availableAfter: null,
  verdict: refuse('invalidBetAmount'),
}

/** The money of a draft, with the verdict on the remaining balance and match limit. */
export function moneyInLimits(kind: Limited, draft: SlipDraft): SlipMoney | null {
  if (isMistyped(draft)) return NO_MONEY
  const money = kind.money(draft)
  return money && { ...money, verdict: verdictOnRemaining(money, draft, kind, kind.least?.(draft)) }
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
  const most = mayRisk === 0 ? undefined : mostOnMatch(kind, now, mayRisk)
  const lowered = kind.limits && most !== undefined ? loweredToMatch(now, kind.limits, currency, most) : null
  const from = inLimits?.adjustment?.from
  return lowered?.adjustment && from !== undefined
    ? { ...lowered, adjustment: { ...lowered.adjustment, from } }
    : (lowered ?? inLimits)
}

/** The most that its match lets it stake; undefined where that lowers nothing. */
function mostOnMatch(kind: Limited, draft: SlipDraft, mayRisk: number | undefined): number | undefined {
  const left = mayRisk === undefined ? remainingOnMatch(draft, kind.limits) : { risk: mayRisk }
  if (left?.risk === undefined) return left?.stake
  return (kind.money(draft)?.risk ?? 0) > left.risk ? kind.most(left.risk) : undefined
}

/** A limit has changed rows of a system, and no press was made with that in sight: the next one confirms that it was read. */
export function hasRowsToRead(kind: Pick<WagerKind<AnySent>, 'meant'>, draft: SlipDraft): boolean {
  const { notes, asked } = draft
  if (!notes || asked) return false
  // Notes of a size that went with a leg count for nothing.
  const { units } = kind.meant(draft)
  return units ? units.some(({ size }) => notes[size]) : Object.keys(notes).length > 0
}

/** The stake that the match limit still allows, without other limits, minor units; undefined while unknown. */
export function remainingStakeOf(
  kind: Pick<WagerKind<AnySent>, 'limits' | 'stakeRisking'>,
  draft: SlipDraft,
): number | undefined {
  const left = remainingOnMatch(draft, kind.limits)
  return left?.risk === undefined ? left?.stake : (kind.stakeRisking?.(left.risk) ?? left.risk)
}

/** The most that limits, match and balance allow, minor units; where not even the minimum fits, the minimum, whose error says why. */
export function mostInLimits(kind: Limited, draft: SlipDraft, available: number): number | null {
  const { limits } = kind
  if (!limits) return null
  const { stake, risk = Number.MAX_SAFE_INTEGER } = remainingOnMatch(draft, limits) ?? {}
  const most = kind.most(Math.min(available, risk))
  return Math.max(Math.min(most, stake ?? most), limits.minBet)
}
