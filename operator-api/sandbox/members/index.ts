export {
  FIRST_MEMBER,
  FIRST_MEMBER_DAYS,
  PAST_MEMBER,
  PAST_MEMBER_DAYS,
  SANDBOX_CURRENCIES,
  SANDBOX_PASSWORD,
} from './sandbox-members'
export { seedSandboxMembers } from './seed-sandbox-members'
