import { refuse } from '@touchline/rules'
import { remainingOnMatch, stakableOf } from './remaining-on-match'
import type { SlipDraft } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipMoney } from './slip-stake'
import type { WagerKind } from './wager-kind'

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
