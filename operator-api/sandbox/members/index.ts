export {
  FIRST_MEMBER,
  FIRST_MEMBER_DAYS,
  PAST_MEMBER,
  PAST_MEMBER_DAYS,
  SANDBOX_AGENT,
  SANDBOX_CURRENCIES,
  SANDBOX_MEMBER_RATE,
  SANDBOX_PASSWORD,
} from './sandbox-members'
export { seedSandboxMembers } from './seed-sandbox-members'
