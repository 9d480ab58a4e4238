import type { Currency } from '@touchline/contracts/limits'
import { leftByRefusal, loweredToMatch, type SlipDraft } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipMoney } from './slip-stake'
import { verdictOnRest } from './verdict-on-rest'
import type { WagerKind } from './wager-kind'

/** What limits need of a kind of bet. */
type Limited = Pick<WagerKind<AnySent>, 'limits' | 'money' | 'adjusted' | 'most' | 'least'>

/** What the stake of a draft means, with the verdict on what is left of the balance and of the limit of its match. */
export function moneyInLimits(kind: Limited, draft: SlipDraft): SlipMoney | null {
  const money = kind.money(draft)
  return money && { ...money, verdict: verdictOnRest(money, draft.refusal, kind, kind.least?.(draft)) }
}

/**
 * The draft with its stake moved into the limits, and lowered to `share`, what it may have at risk on its match; null where it stands.
 * Where both have moved it, the stake that was typed is named.
 */
export function draftInLimits(
  kind: Limited,
  draft: SlipDraft,
  currency: Currency,
  share = kind.limits?.matchLeft,
): SlipDraft | null {
  const inLimits = kind.adjusted(draft)
  const lowered = loweredToShare(kind, inLimits ?? draft, currency, share)
  const from = inLimits?.adjustment?.from
  return lowered?.adjustment && from !== undefined
    ? { ...lowered, adjustment: { ...lowered.adjustment, from } }
    : (lowered ?? inLimits)
}

/** Lowered to what the limit of its match leaves, by its quote or by a refusal; null where it stands. */
function loweredToShare(
  kind: Limited,
  draft: SlipDraft,
  currency: Currency,
  share: number | undefined,
): SlipDraft | null {
  const isOver = share !== undefined && (kind.money(draft)?.risk ?? 0) > share
  const most = leftByRefusal(draft) ?? (isOver ? kind.most(share) : undefined)
  return kind.limits && most !== undefined ? loweredToMatch(draft, kind.limits, currency, most) : null
}

/** The most that limits, match and balance allow, minor units; where not even the minimum fits, the minimum, whose error says why. */
export function mostInLimits(kind: Limited, available: number): number | null {
  const { limits } = kind
  if (!limits) return null
  return Math.max(kind.most(Math.min(available, limits.matchLeft ?? Number.MAX_SAFE_INTEGER)), limits.minBet)
}
