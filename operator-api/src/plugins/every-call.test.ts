import { createHmac } from 'node:crypto'
import {
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
  type Call,
  logout,
  secureLogin,
  switchLogin,
  vBetParlay,
  vBetSingle,
  vBetSysParlay,
} from '@touchline/contracts/calls'
import fc from 'fast-check'
import { aBodyBet, aMaung, aParlay, aSystem } from '../testing/combinations'
import { APP_CALLS, wholeServer } from '../testing/every-call'
import { LINE, MATCH } from '../testing/fake-book'
import { bodiesOf, HOSTILE } from '../testing/hostile'
import { size } from '../testing/sizes'
import { aBet, type TestApp, type TestMember } from '../testing/test-app'

const BODIES = size(600, 200_000)
const AT_ONCE = 20
const HANGS_AFTER_MS = 60_000

/** Valid bets under the fields of the body: so that some come as far as the ledger. */
const BETS: Readonly<Record<string, () => object>> = {
  [betSingle.path]: () => ({ ...aBet(), match_id: MATCH, line_id: LINE }),
  [vBetSingle.path]: () => ({ ...aBet(), match_id: MATCH, line_id: LINE }),
  [betParlay.path]: aParlay,
  [vBetParlay.path]: aParlay,
  [betSysParlay.path]: aSystem,
  [vBetSysParlay.path]: aSystem,
  [betSingleMmo.path]: aBodyBet,
  [betParlayMmo.path]: aMaung,
}
const ENDS_A_SESSION: readonly string[] = [logout.path, switchLogin.path]

let server: TestApp
let members: TestMember[]
beforeAll(async () => {
  server = await wholeServer()
  members = [
    await server.login('demo'),
    await server.login('demoseamless'),
    await server.login('demosuspend'),
    await server.login('demommk'),
  ]
})
afterAll(() => server.close())

/** Sends one body and names the fault of the answer; null when it has none. */
async function faultOf(path: string, body: unknown, headers: Record<string, string> = {}) {
  let timer: NodeJS.Timeout | undefined
  const answer = await Promise.race([
    server.app.http.inject({
      method: 'POST',
      url: `/app${path}`,
      payload: typeof body === 'string' ? body : (JSON.stringify(body) ?? ''),
      headers: { 'content-type': 'application/json', ...headers },
    }),
    new Promise<null>((hung) => {
      timer = setTimeout(() => hung(null), HANGS_AFTER_MS)
    }),
  ])
  clearTimeout(timer)
  const sent = `${path} ${JSON.stringify(body)?.slice(0, 300)}`
  if (answer === null) return `hangs: ${sent}`
  if (answer.statusCode >= 500) return `${answer.statusCode}: ${sent}`
  if (!('status' in answer.json())) return `no status: ${sent}`
  return /\n\s+at |node:internal|\.ts:\d|node_modules/.test(answer.body) ? `stack trace: ${sent}` : null
}

/** A body as a member, or a stranger, sends it. */
function sentBy(
  member: TestMember | undefined,
  call: Call,
  body: unknown,
): [unknown, Record<string, string>] {
  if (call.path === secureLogin.path && typeof body === 'object' && body !== null)
    return [signed(body as Record<string, unknown>), {}]
  if (!member || typeof body !== 'object' || body === null || Array.isArray(body)) return [body, {}]
  const account = call.session ? { account_id: member.account, session_token: member.token } : {}
  const placed = BETS[call.path]?.() ?? {}
  return [{ ...placed, ...body, ...account }, { cookie: member.cookie }]
}

/** A signature of the operator's own, so that what lies behind the check is tried too. */
function signed(body: Record<string, unknown>) {
  const login = { ...body, timestamp: Math.floor(server.clock.now / 1000) }
  const { account_id, timestamp, nonce } = login as Record<string, unknown>
  const text = `${textOf(account_id)}|${timestamp}|${textOf(nonce)}`
  return { ...login, signature: createHmac('sha256', 'a key of the operator').update(text).digest('hex') }
}

/** Also for values without a text of their own, such as an object with a `toString` that is no function. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const cases = fc
  .record({ call: fc.constantFrom(...APP_CALLS), member: fc.nat(4), seed: fc.nat() })
  .chain(({ call, member }) => bodiesOf(call).map((body) => ({ call, member, body })))

test(`${BODIES} bodies over every call: no 5xx, no hang, no stack trace`, async () => {
  const runs = fc.sample(cases, { numRuns: BODIES, seed: Number(process.env.FUZZ_SEED ?? 1) })
  const faults: string[] = []
  for (let from = 0; from < runs.length; from += AT_ONCE) {
    const batch = runs.slice(from, from + AT_ONCE).map(({ call, member, body }) => {
      const who = ENDS_A_SESSION.includes(call.path) ? undefined : members[member]
      return faultOf(call.path, ...sentBy(who, call, body))
    })
    faults.push(...(await Promise.all(batch)).filter((fault) => fault !== null))
  }
  expect(faults.slice(0, 20)).toEqual([])
  expect(await server.breaches()).toEqual([])
})

const FOUND: [string, string, object][] = [
  ['NUL in a login', '/authlogin', { account_id: 'a\u0000b', password: 'demo88' }],
  ['NUL in a password', '/authlogin', { account_id: 'demo', password: 'a\u0000b' }],
  ['NUL in the key of a bet', '/bet/betsingle', { ...aBet(), idem_key: 'key\u0000'.repeat(5) }],
  ['half a character in the key of a bet', '/bet/betsingle', { ...aBet(), idem_key: '\ud800'.repeat(20) }],
  ['NUL in the key that is looked for', '/bet/betlookup', { idem_key: 'k\u0000'.repeat(10), abandon: true }],
  ['a key of 3,000 characters', '/bet/betlookup', { idem_key: 'k'.repeat(3000), abandon: true }],
  ['NUL in a search', '/tournament/roomlist', { tab: 'all', search: 'a\u0000' }],
  ['page 1e18', '/bet/dbetlist', { page: 1e18 }],
  ['page 1e18 of the rooms', '/tournament/roomlist', { tab: 'all', page: 1e18 }],
]
test.each(FOUND)('%s is invalid input', async (_, path, body) => {
  const [member] = members
  const own = path === '/authlogin' ? {} : { account_id: member?.account, session_token: member?.token }
  const answer = await server.post(path, { ...body, ...own }, { cookie: member?.cookie ?? '' })
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'invalidInput'])
})

test('cookies, marks of browsers and addresses of any kind do no harm', async () => {
  const faults: string[] = []
  for (const value of HOSTILE.filter((one) => typeof one === 'string')) {
    const text = Buffer.from(value)
      .toString('latin1')
      .replaceAll(/[\r\n\0]/g, '')
    const headers = {
      cookie: `touchline=${text}; touchline-login=${text}`,
      'x-forwarded-for': text,
      'x-forwarded-proto': text,
      'x-brand': text,
      'user-agent': text,
    }
    for (const [path, body] of [
      ['/authlogin', { account_id: 'nobody', password: 'wrong1' }],
      ['/sessionrestore', {}],
    ] as const)
      faults.push(...[await faultOf(path, body, headers)].filter((fault) => fault !== null))
  }
  expect(faults).toEqual([])
})

test.each([
  ['no path', 'GET', '//', {}],
  ['a path that is no text', 'GET', '/%zz', {}],
  ['a path with NUL', 'GET', '/app/%00', {}],
  ['a host that is none', 'POST', '/app/version', { host: 'x:99999', origin: 'http://x:99999' }],
  ['a host with spaces', 'POST', '/app/version', { host: 'a b', origin: 'http://a' }],
  ['two content types', 'POST', '/app/version', { 'content-type': 'text/plain; application/json' }],
  ['a content type that is none', 'POST', '/app/version', { 'content-type': ';;' }],
  ['a method of nobody', 'PUT', '/app/version', {}],
] as const)('%s is answered below 500', async (_, method, url, headers) => {
  const answer = await server.app.http.inject({
    method,
    url,
    headers,
    payload: method === 'GET' ? undefined : '{}',
  })
  expect(answer.statusCode).toBeLessThan(500)
})
