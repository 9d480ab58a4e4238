import { randomUUID } from 'node:crypto'
import {
  addSecondary,
  authLogin,
  changePassword,
  dailyStatement,
  gameList,
  launchLogin,
  matchResult,
  roomList,
  secureLogin,
  singleMatchResult,
  userBalance,
  vUserBalance,
} from '@touchline/contracts/calls'
import { type Asked, askInPage } from './page-host'
import type { Case, Walk } from './walk'

const DAY = '2026-01-05'
const statement = (request: object) => ({ call: dailyStatement, request })
const passwords = (current: string, next: string, confirm = next) => ({
  call: changePassword,
  request: { current, next, confirm },
})
const nickname = (nickname: string) => ({ call: addSecondary, request: { nickname } })
const login = (account_id: string, password: string) => ({
  call: authLogin,
  request: { account_id, password },
})

/** Errors for a member logged in as `demo2`: logins, passwords, reports, the wallet, the server itself. */
export const ACCOUNT_CASES: readonly Case[] = [
  { code: 'usernameRequired', because: 'no name is typed', ask: () => login(' ', 'x') },
  { code: 'passwordRequired', because: 'no password is typed', ask: () => login('demo3', '') },
  { code: 'invalid_password', because: 'it is another one', ask: () => login('demo3', 'not it') },
  {
    code: 'loginLimit',
    because: 'passwords are guessed',
    times: 12,
    ask: () => login('demo30', randomUUID().slice(0, 10)),
  },
  {
    code: 'loginFailed',
    because: 'a launch token was never given',
    ask: () => ({ call: launchLogin, request: { token: 'never given' } }),
  },
  {
    code: 'tokenRequired',
    because: 'a launch has no token',
    ask: () => ({ call: launchLogin, request: { token: ' ' } }),
  },
  {
    code: 'invalidSignature',
    because: 'an operator’s site signs with another key',
    ask: () => ({
      call: secureLogin,
      request: { ...login('demo3', 'demo88').request, timestamp: 1, nonce: 'n', signature: 'ab' },
    }),
  },
  { code: 'nicknameFormat', because: 'it has four letters', ask: () => nickname('walk') },
  {
    code: 'new_login_id_exists',
    because: 'another member has it',
    ask: () => nickname('taken88'),
    after: ({ owner }) => owner.query("UPDATE member SET nickname = 'mine88' WHERE id = 'demo2'"),
  },
  { code: 'secondary_account_exists', because: 'the member has one', ask: () => nickname('other88') },
  { code: 'passwordLength', because: 'it has four letters', ask: () => passwords('demo88', 'four') },
  {
    code: 'passwordsDoNotMatch',
    because: 'it is typed twice in two ways',
    ask: () => passwords('demo88', 'demo89', 'demo90'),
  },
  { code: 'passwordUnchanged', because: 'it is the old one', ask: () => passwords('demo88', 'demo88') },
  { code: 'fieldRequired', because: 'a report has no start', ask: () => statement({ end_date: DAY }) },
  {
    code: 'fieldMinValue',
    because: 'a report ends before it starts',
    ask: () => statement({ start_date: DAY, end_date: '2026-01-04' }),
  },
  {
    code: 'fieldMaxValue',
    because: 'a report is about a year',
    ask: () => statement({ start_date: DAY, end_date: '2026-12-31' }),
  },
  {
    code: 'invalidInput',
    because: 'a report begins on no day of the calendar',
    ask: () => statement({ start_date: '2026-02-30', end_date: '2026-02-30' }),
  },
  {
    code: 'betNotExists',
    because: 'a bet is another member’s',
    ask: async ({ owner }) => {
      const { rows } = await owner.query(
        "SELECT id::text AS bet_id FROM bet WHERE member_id = 'demo3' LIMIT 1",
      )
      return { call: singleMatchResult, request: rows[0] }
    },
  },
  {
    code: 'matchNotActive',
    because: 'a result is asked for of no match that was',
    ask: () => ({ call: matchResult, request: { match_id: 77 } }),
  },
  {
    code: 'forbiddenAccess',
    because: 'it is the balance of members with a wallet elsewhere',
    ask: () => ({ call: vUserBalance, request: { parent_id: '' } }),
  },
  {
    code: 'notFound',
    because: 'a page asks for what this server does not have',
    ask: () => ({ call: { path: '/nosuchcall' }, request: {} }),
  },
  {
    code: 'systemError',
    because: 'the database ends the connection',
    ask: async (walk) => {
      await lock(walk, 'activity')
      return statement({ start_date: DAY, end_date: DAY })
    },
    meanwhile: breakOff,
  },
  {
    code: 'unableToGetBalanceAtTheMoment',
    because: 'the ledger does not answer',
    ask: async (walk) => {
      await lock(walk, 'account')
      return { call: userBalance, request: { parent_id: '' } }
    },
    meanwhile: breakOff,
  },
  {
    code: 'internalServerError',
    because: 'a table is not as the server knows it',
    before: ({ owner }) => owner.query('ALTER TABLE activity RENAME TO activity_elsewhere'),
    ask: () => statement({ start_date: DAY, end_date: DAY }),
    after: ({ owner }) => owner.query('ALTER TABLE activity_elsewhere RENAME TO activity'),
  },
  // The last one, because reports are slowed down from then on.
  {
    code: 'requestLimit',
    because: 'reports are asked for as fast as a machine can',
    isHurried: true,
    ask: async (walk) => {
      const asked = statement({ start_date: DAY, end_date: DAY })
      await flood(walk, asked)
      return asked
    },
  },
]

/** Errors for a member whose upline has switched every product but the sportsbook off. */
export const PRODUCT_CASES: readonly Case[] = [
  ...(
    [
      ['liveCasinoDisabled', 'casino'],
      ['lotteryDisabled', 'lottery'],
      ['MiniGameDisabled', 'mini'],
    ] as const
  ).map(([code, category]) => ({
    code,
    because: 'the lobby is switched off',
    ask: () => ({ call: gameList, request: { category } }),
  })),
  {
    code: 'EsportsDisabled',
    because: 'the lobby is switched off',
    ask: () => ({ call: gameList, request: { category: 'esports' } }),
  },
  {
    code: 'tournamentDisabled',
    because: 'the rooms are switched off',
    ask: () => ({ call: roomList, request: { tab: 'all' } }),
  },
]

/** Errors for a member who may only look. */
export const SUSPENDED_CASES: readonly Case[] = [
  { code: 'SUSPEND', because: 'they may only look', ask: () => nickname('suspended8') },
]

const FLOOD = 60

/** Asks the same many times at once until one is refused; past the page, whose browser sends six at a time. */
async function flood({ page, context, origin }: Walk, asked: Asked): Promise<void> {
  const sent = page.waitForRequest(`**${asked.call.path}`)
  await askInPage(page, asked, { quiet: true })
  const request = await sent
  const again = async () => {
    const answer = await context.request.post(request.url(), {
      data: request.postDataJSON(),
      headers: { origin },
    })
    if ((await answer.json()).status !== 'requestLimit') throw new Error('it was answered')
  }
  await Promise.any(Array.from({ length: FLOOD }, again))
}

const holders = new Map<Walk['owner'], () => Promise<void>>()

/** Keeps a table from everybody until `breakOff`. */
async function lock({ owner }: Walk, table: string): Promise<void> {
  const holder = await owner.connect()
  await holder.query('BEGIN')
  await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  holders.set(owner, async () => {
    await holder.query('ROLLBACK')
    holder.release()
  })
}

/** Ends the connections that wait for the table until the call is answered, as a database does that goes down. */
async function breakOff({ owner }: Walk, answered: Promise<unknown>): Promise<void> {
  const WAITING = "FROM pg_stat_activity WHERE application_name = 'touchline' AND wait_event_type = 'Lock'"
  let isAnswered = false
  const end = async (): Promise<void> => {
    while (!isAnswered) await owner.query(`SELECT pg_terminate_backend(pid) ${WAITING}`)
  }
  try {
    await Promise.all([end(), answered.finally(() => (isAnswered = true))])
  } finally {
    await holders.get(owner)?.()
  }
}
