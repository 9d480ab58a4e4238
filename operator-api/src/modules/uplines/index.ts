import type { Database } from '../../storage'
import { type BetTerms, betTermsOf } from './chain-repository'
import type { Member } from './member'
import { memberRepository } from './member-repository'

export { FIRST_BRAND, memberId } from './brand-of-member'
export type { BetTerms } from './chain-repository'
export { ACCOUNT_STATES, type AccountState, type Member, type MemberLimit } from './member'
export { type MemberRow, memberOf } from './member-repository'
export { SANDBOX_CURRENCIES } from './sandbox/sandbox-members'
export { seedSandboxMembers } from './sandbox/seed-sandbox-members'

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
