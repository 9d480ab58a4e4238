import { betCheck, userProfile } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { MemberClient } from '../../support/member-client'
import { MATCH } from './fixtures'
import { type Asked, askInPage } from './page-host'
import { untilReadAnew, type Walk } from './walk'

/** How a session ends that nobody logged out of. */
export interface Ending {
  readonly code: ErrorCode
  readonly because: string
  readonly member: string
  /** Text of the dialog if it differs from the catalogue. */
  readonly text?: string
  /** Ends it; answers the next request of the page if the page is not notified by itself. */
  readonly end: (walk: Walk) => Promise<Asked | null>
  /** The request must arrive within a second or gets another code: then the test tries anew with another member. */
  readonly isHurried?: boolean
}

const profile = (request: object = {}): Asked => ({ call: userProfile, request })

const becoming =
  (member: string, state: string) =>
  async ({ operator }: Walk): Promise<null> => {
    await operator('account', 'state', member, state)
    return null
  }

export const ENDINGS: readonly Ending[] = [
  {
    code: 'BLOCK',
    because: 'the operator blocks the account',
    member: 'demo5',
    end: becoming('demo5', 'block'),
  },
  { code: 'CLOSE', because: 'the operator closes it', member: 'demo6', end: becoming('demo6', 'close') },
  { code: 'FREEZE', because: 'the operator freezes it', member: 'demo7', end: becoming('demo7', 'freeze') },
  {
    code: 'memberInactive',
    because: 'the operator puts it aside',
    member: 'demo8',
    end: becoming('demo8', 'inactive'),
  },
  {
    code: 'session_expired',
    because: 'the operator gives a new password',
    member: 'demo9',
    end: async ({ operator }) => {
      await operator('account', 'password', 'demo9')
      return null
    },
  },
  {
    code: 'sessionExpired',
    because: 'the member logs in elsewhere',
    member: 'demo10',
    text: 'This account was logged in from another browser.',
    end: async ({ origin }) => {
      await MemberClient.login(origin, 'demo10')
      return null
    },
  },
  {
    code: 'session_not_exists',
    because: 'the browser forgot its cookies',
    member: 'demo11',
    end: async ({ context }) => {
      await context.clearCookies()
      return profile()
    },
  },
  {
    code: 'invalidSession',
    because: 'the page holds the handle of another session',
    member: 'demo12',
    end: async () => profile({ session_token: 'of another' }),
  },
  {
    code: 'accountIdRequired',
    because: 'the page does not say whose it is',
    member: 'demo13',
    end: async () => profile({ account_id: '' }),
  },
  {
    code: 'account_not_exists',
    because: 'the account is gone',
    member: 'leaver',
    isHurried: true,
    end: async ({ page, owner }) => {
      // The session is read anew, and known for the second after it.
      await untilReadAnew()
      await askInPage(page, profile(), { quiet: true })
      await owner.query("SET session_replication_role = replica; DELETE FROM member WHERE id LIKE 'leaver%'")
      return profile()
    },
  },
  {
    code: 'permission_denied',
    because: 'the upline switches the sportsbook off',
    member: 'demo14',
    end: async ({ operator, fixtures }) => {
      const pick = { ...(await fixtures.leg(MATCH.open)), odds_type: 1 }
      await operator('account', 'product', 'demo14', 'sportsbook', 'off')
      await untilReadAnew()
      return { call: betCheck, request: { picks: [pick] } }
    },
  },
]
