import type { Database } from '../../storage'
import { type BetTerms, betTermsOf, memberRepository } from './repository'
import type { Member } from './rules'

/** The operator's tree: who a member is, and what the chain above allows. */
export interface Uplines {
  byId(id: string): Promise<Member | null>
  byName(brand: string, name: string): Promise<Member | null>
  byNickname(brand: string, nickname: string): Promise<Member | null>
  /** Null when there is no such member. */
  betTerms(account: string): Promise<BetTerms | null>
}

export const createUplines = (database: Database): Uplines => ({
  ...memberRepository(database),
  betTerms: (account) => betTermsOf(database, account),
})
