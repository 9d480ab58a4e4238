import * as v from 'valibot'
import { CURRENCIES } from '../limits/currencies'

const minor = v.pipe(v.number(), v.safeInteger())

/** Who the member is. `session_token` is a handle that alone opens nothing. */
export const PlayerInfo = v.object({
  account_id: v.string(),
  session_token: v.string(),
  /** 1 own wallet, 2 balance and debits live with the operator. */
  operator_type: v.picklist([1, 2]),
  parent_id: v.string(),
  comm_type: v.string(),
  nickname: v.string(),
  has_secondary_account: v.boolean(),
  /** Suspended members may look and not touch. */
  view_only: v.boolean(),
  /** Products that the upline has switched off. */
  disabled_products: v.array(v.string()),
})
export type PlayerInfo = v.InferOutput<typeof PlayerInfo>

/** Minor units. available = free for bets, frozen = open bets, cash = both. */
export const PlayerWallet = v.object({
  available_balance: minor,
  cash_balance: minor,
  frozen_balance: minor,
  currency_code: v.picklist(CURRENCIES),
})
export type PlayerWallet = v.InferOutput<typeof PlayerWallet>

/**
 * One limit: `key` is `<sport>` or `<sport>:<bet type>`, `*` for all the rest; for bets other than singles also `<kind>` or
 * `<kind>:<sport>` of `LIMITED_KINDS`. Amounts in minor units; those of a system are of one ticket, but the payout is of all.
 * `max_per_match` bounds what all bets that touch a match, or a part of it, have at risk together.
 */
export const BetLimit = v.object({
  key: v.string(),
  min_bet: minor,
  max_bet: minor,
  max_payout: minor,
  max_per_match: v.optional(minor),
})
export type BetLimit = v.InferOutput<typeof BetLimit>

/** Profiles arrive as lists whose first item counts. */
export const MemberProfile = v.object({
  player_info: v.pipe(v.array(PlayerInfo), v.minLength(1)),
  player_wallet: v.pipe(v.array(PlayerWallet), v.minLength(1)),
  player_bet_limit: v.array(BetLimit),
})
export type MemberProfile = v.InferOutput<typeof MemberProfile>

/** The account as the product works with it: lists unpacked, limits as a map. */
export interface Account {
  info: PlayerInfo
  wallet: PlayerWallet
  limits: ReadonlyMap<string, BetLimit>
}

/** The narrowest limit of a single: bet type of the sport, the sport, then all. */
export function limitFor<Limit extends BetLimit>(
  limits: ReadonlyMap<string, Limit>,
  sport: number,
  betType: string,
): Limit | undefined {
  return limits.get(`${sport}:${betType}`) ?? limits.get(String(sport)) ?? limits.get('*')
}

/** Stakes that fit one of the limits of singles at least, for a stake that is kept for any of them; null without any. */
export function stakesOfSingles(limits: Iterable<BetLimit>): Omit<BetLimit, 'key'> | null {
  return widestOf([...limits].filter(({ key }) => /^[\d*]/.test(key)))
}

/** Stakes that fit one of these limits at least: what a bet itself allows is looked at when it is made. Null without any. */
export function widestOf(limits: readonly BetLimit[]): Omit<BetLimit, 'key'> | null {
  if (limits.length === 0) return null
  return {
    min_bet: Math.min(...limits.map(({ min_bet }) => min_bet)),
    max_bet: Math.max(...limits.map(({ max_bet }) => max_bet)),
    max_payout: Math.max(...limits.map(({ max_payout }) => max_payout)),
  }
}

/** Kinds of bets that may have limits of their own; singles go by sport and bet type. */
export const LIMITED_KINDS = ['parlay', 'system', 'mmo_single', 'mmo_parlay'] as const
export type LimitedKind = (typeof LIMITED_KINDS)[number]

/** The limit of a kind on one sport: that of both, of the kind, of the sport, then of all. */
export function limitOfKind<Limit extends BetLimit>(
  limits: ReadonlyMap<string, Limit>,
  kind: LimitedKind,
  sport: number,
): Limit | undefined {
  return limits.get(`${kind}:${sport}`) ?? limits.get(kind) ?? limits.get(String(sport)) ?? limits.get('*')
}
