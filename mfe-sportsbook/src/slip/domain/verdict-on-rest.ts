import { refuse } from '@touchline/rules'
import { leftOnMatch, stakableOf } from './left-on-match'
import type { SlipDraft } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipMoney } from './slip-stake'
import type { WagerKind } from './wager-kind'

/**
 * The verdict on a stake with what is left of the balance and of the limit of its match. Less than the least stake is nothing: its
 * bound is 0. What a refusal leaves of the match is mended by the next press, unless that is nothing.
 */
export function verdictOnRest(
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
  const left = leftOnMatch(draft, kind.limits)
  if (left?.stake === 0) return refuse('betOverMaxPerMatch', { bound: 0 })
  return left?.risk === undefined || (risk ?? 0) <= left.risk
    ? verdict
    : refuse('betOverMaxPerMatch', { bound: stakableOf(kind, least, left.risk) })
}
