import { refuse } from '@touchline/rules'
import type { SlipRefusal } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipMoney } from './slip-stake'
import type { WagerKind } from './wager-kind'

/**
 * The verdict on a stake with what is left of the balance and of the limit of its match. Less than the least stake is nothing: its
 * bound is 0. That the server said so keeps the stake here until it is changed.
 */
export function verdictOnRest(
  { verdict, risk }: SlipMoney,
  refusal: SlipRefusal | null | undefined,
  { limits, most }: Pick<WagerKind<AnySent>, 'limits' | 'most'>,
  least = limits?.minBet ?? 0,
): SlipMoney['verdict'] {
  const stakable = (left?: number) => {
    const bound = most(left)
    return bound < least ? 0 : bound
  }
  if (!verdict.ok)
    return verdict.code === 'insufficient_balance' && limits && stakable() === 0
      ? refuse(verdict.code, { bound: 0 })
      : verdict
  if (
    refusal?.bound === 0 &&
    (refusal.code === 'betOverMaxPerMatch' || refusal.code === 'insufficient_balance')
  )
    return refuse(refusal.code, { bound: 0 })
  const left = limits?.matchLeft
  return left === undefined || (risk ?? 0) <= left
    ? verdict
    : refuse('betOverMaxPerMatch', { bound: stakable(left) })
}
