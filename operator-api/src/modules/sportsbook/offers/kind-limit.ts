import { type LimitedKind, limitOfKind } from '@touchline/contracts/session'
import { type MemberLimit, narrower } from '../../uplines'

/** The narrowest of several limits, with the key that sets each bound; `key` is that of the highest stake. */
export interface KindLimit extends MemberLimit {
  readonly keys: { readonly min_bet: string; readonly max_bet: string; readonly max_payout: string }
}

/**
 * The stakes of a kind of bet: the narrowest of the limits over the sports of its legs. Undefined when the member has none for one of them, or without a sport.
 */
export function narrowestOfKind(
  limits: ReadonlyMap<string, MemberLimit>,
  kind: LimitedKind,
  sports: readonly number[],
): KindLimit | undefined {
  const all = [...new Set(sports)].map((sport) => limitOfKind(limits, kind, sport))
  const found = all.filter((limit) => limit !== undefined).map(withKeys)
  const [first, ...others] = found
  return first && found.length === all.length ? others.reduce(narrowerByKey, first) : undefined
}

const withKeys = (limit: MemberLimit): KindLimit => {
  const { key } = limit
  return { ...limit, keys: { min_bet: key, max_bet: key, max_payout: key } }
}

const narrowerByKey = (a: KindLimit, b: KindLimit): KindLimit => ({
  ...narrower(a, b),
  key: b.max_bet < a.max_bet ? b.key : a.key,
  keys: {
    min_bet: b.min_bet > a.min_bet ? b.keys.min_bet : a.keys.min_bet,
    max_bet: b.max_bet < a.max_bet ? b.keys.max_bet : a.keys.max_bet,
    max_payout: b.max_payout < a.max_payout ? b.keys.max_payout : a.keys.max_payout,
  },
})
