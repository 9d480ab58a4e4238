import type { Database } from '../../storage'
import { type BetTerms, betTermsOf } from './chain-repository'
import type { Member } from './member'
import { memberRepository } from './member-repository'

export type { BetTerms } from './chain-repository'
export { ACCOUNT_STATES, type AccountState, type Member, type MemberLimit } from './member'
export { SANDBOX_CURRENCIES } from './sandbox/sandbox-members'
export { seedSandboxMembers } from './sandbox/seed-sandbox-members'

/** The operator's tree: who a member is, and what the chain above allows. */
export interface Uplines {
  byId(id: string): Promise<Member | null>
  byNickname(nickname: string): Promise<Member | null>
  betTerms(member: Member): Promise<BetTerms>
}

export const createUplines = (database: Database): Uplines => ({
  ...memberRepository(database),
  betTerms: (member) => betTermsOf(database, member),
})
