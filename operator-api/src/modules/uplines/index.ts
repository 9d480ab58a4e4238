export { type ChainFault, faultOf, holdUplines, UPLINE_LEVELS, type UplineNode } from './chain-rules'
export { type BetTerms, type MemberRow, memberOf } from './repository'
export {
  ACCOUNT_STATES,
  type AccountState,
  FIRST_BRAND,
  type Member,
  type MemberLimit,
  memberId,
  narrower,
} from './rules'
export {
  PAST_MEMBER,
  PAST_MEMBER_DAYS,
  SANDBOX_CURRENCIES,
  SANDBOX_PASSWORD,
} from './sandbox/sandbox-members'
export { seedSandboxMembers } from './sandbox/seed-sandbox-members'
export { createUplines, type Uplines } from './service'
