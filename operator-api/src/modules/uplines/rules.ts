import type { Currency } from '@touchline/contracts/limits'
import { type ProductId, SWITCHABLE, type SwitchableProduct } from '@touchline/contracts/products'
import { type BetLimit, LIMITED_KINDS } from '@touchline/contracts/session'
import { leastTypable, mostTypable } from '@touchline/rules'

/** States of an account. Suspended may look and not touch; the states after it may not log in. */
export const ACCOUNT_STATES = ['open', 'suspend', 'freeze', 'block', 'close', 'inactive'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** Commission groups of members: each may have a spread of its own (domain 8). */
export const COMMISSION_GROUPS = ['A', 'B', 'C', 'D'] as const

/** A member as the operator's records say. */
export interface Member {
  readonly id: string
  readonly brand: string
  /** The login name, shown as the account; unique within the brand. */
  readonly name: string
  readonly nickname: string | null
  readonly passwordHash: string
  readonly agentId: string
  readonly operatorType: 1 | 2
  /** Commission group. */
  readonly commType: string
  readonly currency: Currency
  /** Hundredths of a percent of valid turnover; null when the upline has not set it up. */
  readonly commissionRate: number | null
  readonly state: AccountState
  readonly disabledProducts: readonly string[]
  readonly profileRev: number
}

/** Products that a brand with this menu does not offer; only switchable ones can be withheld. */
export const notOffered = (menu: readonly ProductId[]): SwitchableProduct[] =>
  SWITCHABLE.filter((product) => !menu.includes(product))

/** A stored limit: it always has the most that one member may risk on one match. */
export type MemberLimit = Required<BetLimit>

/**
 * The brand of the first members: the generated column of `member` names it. Their ids hold no brand,
 * so it is a constant of the data and no setting: BRAND is only the default for requests that bypass an edge.
 */
export const FIRST_BRAND = 'touchline'

/**
 * The id of a member of a brand by the name they log in with; null for what cannot be a name. The first brand's members go
 * by their name alone, those of others by brand and name.
 */
export function memberId(brand: string, name: string): string | null {
  if (name === '' || name.includes(':')) return null
  return brand === FIRST_BRAND ? name : `${brand}:${name}`
}

/** Limits of one owner by key: `<sport>:<bet type>`, `<sport>` or `*`; of a kind of bets `<kind>:<sport>` or `<kind>`. */
export type OwnLimits = ReadonlyMap<string, MemberLimit>

/**
 * The limits of a whole chain: for each key that anybody in it names, the highest minimum and the lowest maximums. For a
 * key that an owner does not name, its next wider one counts, so that a narrow `*` is not escaped through a sport's own limit.
 */
export function narrowLimits(chain: readonly OwnLimits[]): MemberLimit[] {
  return keysOf(chain).map((key) =>
    chain.map((own) => nearest(own, key)).reduce(narrower, { ...WIDEST, key }),
  )
}

const WIDEST: MemberLimit = {
  key: '*',
  min_bet: 1,
  max_bet: Number.MAX_SAFE_INTEGER,
  max_payout: Number.MAX_SAFE_INTEGER,
  max_per_match: Number.MAX_SAFE_INTEGER,
}

/**
 * All named keys; and each kind on each named sport, so that a narrow limit of the sport is not escaped
 * through that of the kind, which another owner has named.
 */
function keysOf(chain: readonly OwnLimits[]): string[] {
  const named = [...new Set(chain.flatMap((own) => [...own.keys()]))]
  const kinds = LIMITED_KINDS.filter((kind) => named.includes(kind))
  const sports = named.filter((key) => /^\d+$/.test(key))
  return [...new Set([...named, ...kinds.flatMap((kind) => sports.map((sport) => `${kind}:${sport}`))])]
}

/** One owner's limit for a key: of a kind on a sport that is the kind's limit, then the sport's. */
function nearest(own: OwnLimits, key: string): MemberLimit {
  const [first = '*', second] = key.split(':')
  const isKind = (LIMITED_KINDS as readonly string[]).includes(first)
  const wider = [key, first, ...(isKind && second ? [second] : []), '*']
  return wider.map((one) => own.get(one)).find((limit) => limit !== undefined) ?? WIDEST
}

/** A limit whose stakes a member can type: where a currency is shown whole, nobody stakes its parts. */
export const inTypableStakes = (limit: MemberLimit, currency: Currency): MemberLimit => ({
  ...limit,
  min_bet: leastTypable(limit.min_bet, currency),
  max_bet: mostTypable(limit.max_bet, currency),
})

/** Both limits together, under the name of the first. */
export const narrower = (a: MemberLimit, b: MemberLimit): MemberLimit => ({
  key: a.key,
  min_bet: Math.max(a.min_bet, b.min_bet),
  max_bet: Math.min(a.max_bet, b.max_bet),
  max_payout: Math.min(a.max_payout, b.max_payout),
  max_per_match: Math.min(a.max_per_match, b.max_per_match),
})
