import { type LimitedKind, limitOfKind } from '@touchline/contracts/session'
import type { MemberLimit } from '../../uplines'

/**
 * What a bet of a kind may be staked at: the narrowest of the limits over the sports of its legs, with the key of the one that
 * allows the lowest stake. Undefined when the member has none for one of them, or without a sport.
 */
export function narrowestOfKind(
  limits: ReadonlyMap<string, MemberLimit>,
  kind: LimitedKind,
  sports: readonly number[],
): MemberLimit | undefined {
  const all = [...new Set(sports)].map((sport) => limitOfKind(limits, kind, sport))
  const found = all.filter((limit) => limit !== undefined)
  const [first, ...others] = found
  return first && found.length === all.length ? others.reduce(narrower, first) : undefined
}

const narrower = (a: MemberLimit, b: MemberLimit): MemberLimit => ({
  key: b.max_bet < a.max_bet ? b.key : a.key,
  min_bet: Math.max(a.min_bet, b.min_bet),
  max_bet: Math.min(a.max_bet, b.max_bet),
  max_payout: Math.min(a.max_payout, b.max_payout),
  maxPerMatch: Math.min(a.maxPerMatch, b.maxPerMatch),
})
