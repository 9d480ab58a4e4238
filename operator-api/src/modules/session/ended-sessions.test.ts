import { once } from 'node:events'
import { authLogin, logout, userProfile } from '@touchline/contracts/calls'
import { WebSocket } from 'ws'
import { type RunningServer, runServer } from '../../run-server'
import { readSettings } from '../../settings'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { size } from '../../testing/sizes'

const ROUNDS = size(1, 20)
/** One second is measured at full size; beside other work on a small machine it is only waited for. */
const WITHIN_MS = size(10_000, 1000)

let fresh: FreshDatabase
/** Two processes of one installation that have nothing but the database between them. */
let here: RunningServer
let there: RunningServer
beforeAll(async () => {
  fresh = await freshDatabase()
  const { host, port, user, password, database } = fresh.owner
  const login = password === undefined ? user : `${user}:${password}`
  const DATABASE_URL = `postgres://${login}@/${database}?host=${host}&port=${port}`
  const env = { DATABASE_URL, FEED_SECRET: 'a secret of the tests', SANDBOX: 'off', LOG_LEVEL: 'fatal' }
  const settings = { ...readSettings(env, 'test'), loginRates: undefined, port: 0 }
  here = await runServer(settings)
  there = await runServer(settings)
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await fresh?.close()
})

const post = (server: RunningServer, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/app${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A session of the one process whose page listens and asks at the other. */
async function listening(account: string) {
  const entered = await post(here, authLogin.path, { account_id: account, password: 'demo88' })
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { member_profile } = await entered.json()
  const own = { account_id: account, session_token: member_profile.player_info[0].session_token }
  const ask = async () => (await (await post(there, userProfile.path, own, { cookie })).json()).status
  const dial = () => new WebSocket(`${there.address.replace('http', 'ws')}/app/live`, { headers: { cookie } })
  const socket = dial()
  const messages: { t: string; code?: string }[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await once(socket, 'open')
  expect(await ask()).toBe(1)
  return { own, cookie, ask, dial, socket, messages }
}
type Listening = Awaited<ReturnType<typeof listening>>

const becomes = (state: string) => (account: string) =>
  fresh.asOwner('SELECT set_member_state($1, $2, $3, $4)', [account, state, 'test', Date.now()])

/** `socketCode`: the code that the socket sends, where it differs from the code of the calls. */
const ENDS: {
  it: string
  end: (account: string, member: Listening) => Promise<unknown>
  code: string
  socketCode?: string
}[] = [
  {
    it: 'a logout',
    end: (_, { own, cookie }) => post(here, logout.path, own, { cookie }),
    code: 'session_expired',
    socketCode: 'requested',
  },
  {
    it: 'a login elsewhere',
    end: (account) => post(here, authLogin.path, { account_id: account, password: 'demo88' }),
    code: 'sessionExpired',
  },
  { it: 'a block', end: becomes('block'), code: 'BLOCK' },
  { it: 'a freeze', end: becomes('freeze'), code: 'FREEZE' },
  { it: 'a close', end: becomes('close'), code: 'CLOSE' },
  { it: 'an account that becomes inactive', end: becomes('inactive'), code: 'memberInactive' },
]

/** Milliseconds until a polling page's calls are refused, and with which code. */
async function refusedAfter({ ask }: Listening, since: number): Promise<{ ms: number; code: unknown }> {
  for (;;) {
    const code = await ask()
    const ms = performance.now() - since
    if (code !== 1 || ms > 2 * WITHIN_MS) return { ms, code }
    await new Promise((next) => setTimeout(next, 20))
  }
}

test.each(ENDS)(
  '$it ends calls and the live socket in every process within a second',
  async ({ end, code, socketCode = code }) => {
    const account = 'demo9'
    for (let round = 0; round < ROUNDS; round += 1) {
      const member = await listening(account)
      const closed = once(member.socket, 'close').then(([closing]) => ({
        ms: performance.now() - since,
        closing,
      }))
      const since = performance.now()
      await end(account, member)
      const [stream, calls] = await Promise.all([closed, refusedAfter(member, since)])
      expect([stream.closing, member.messages.at(-1), calls.code]).toEqual([
        4401,
        { t: 'out', code: socketCode },
        code,
      ])
      expect(Math.max(stream.ms, calls.ms)).toBeLessThan(WITHIN_MS)
      // Nor does it come back.
      const [again] = await once(member.dial(), 'error')
      expect(String(again)).toContain('401')
      await becomes('open')(account)
    }
  },
)
