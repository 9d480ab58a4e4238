import type { Currency } from '@touchline/contracts/limits'
import type { Brands } from '../../platform/brands'
import type { Database } from '../../storage'
import { type BetTerms, betTermsOf, memberRepository } from './repository'
import type { Member, OwnLimits } from './rules'

/** The operator's tree: members, and the limits of the chain above them. */
export interface Uplines {
  byId(id: string): Promise<Member | null>
  byName(brand: string, name: string): Promise<Member | null>
  byNameOrNickname(brand: string, name: string): Promise<Member | null>
  byNickname(brand: string, nickname: string): Promise<Member | null>
  /** Null when there is no such member. */
  betTerms(account: string): Promise<BetTerms | null>
}

export const createUplines = (database: Database, brands: Brands): Uplines => ({
  ...memberRepository(database, brands),
  betTerms: (account) =>
    betTermsOf(database, (brand, currency) => limitsAt(brands, brand, currency), account),
})

/** The highest limits of a brand in a currency, for everything alike. */
export function limitsAt(brands: Brands, brand: string, currency: Currency): OwnLimits {
  const limit = brands.of(brand).betLimits[currency]
  if (!limit) return new Map()
  const { minBet: min_bet, maxBet: max_bet, maxPayout: max_payout, maxPerMatch: max_per_match } = limit
  return new Map([['*', { key: '*', min_bet, max_bet, max_payout, max_per_match }]])
}
