import type { MemberLimit } from './member'

/** Limits of one owner by key: `<sport>:<bet type>`, `<sport>` or `*`. */
export type OwnLimits = ReadonlyMap<string, MemberLimit>

/**
 * What a whole chain allows: for each key that anybody in it names, the highest minimum and the lowest maximums. Somebody
 * who does not name a key is asked for the next wider one, so that a narrow `*` is not escaped through a sport's own limit.
 */
export function narrowLimits(chain: readonly OwnLimits[]): MemberLimit[] {
  const keys = [...new Set(chain.flatMap((own) => [...own.keys()]))]
  return keys.map((key) => chain.map((own) => nearest(own, key)).reduce(narrower, { ...WIDEST, key }))
}

const WIDEST: MemberLimit = {
  key: '*',
  min_bet: 1,
  max_bet: Number.MAX_SAFE_INTEGER,
  max_payout: Number.MAX_SAFE_INTEGER,
  maxPerMatch: Number.MAX_SAFE_INTEGER,
}

const nearest = (own: OwnLimits, key: string): MemberLimit =>
  own.get(key) ?? own.get(key.split(':')[0] ?? '*') ?? own.get('*') ?? WIDEST

const narrower = (a: MemberLimit, b: MemberLimit): MemberLimit => ({
  key: a.key,
  min_bet: Math.max(a.min_bet, b.min_bet),
  max_bet: Math.min(a.max_bet, b.max_bet),
  max_payout: Math.min(a.max_payout, b.max_payout),
  maxPerMatch: Math.min(a.maxPerMatch, b.maxPerMatch),
})
