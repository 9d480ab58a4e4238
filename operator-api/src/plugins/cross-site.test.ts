import { type Call, launchLogin, secureLogin } from '@touchline/contracts/calls'
import { hashSecret } from '../modules/session'
import { APP_CALLS, bodyOf, rowsOf, wholeServer } from '../testing/every-call'
import type { TestApp, TestMember } from '../testing/test-app'

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await wholeServer({ allowedOrigins: ['https://brand.example'] })
  member = await server.login('demo12')
  await server.asOwner('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
    hashSecret('a launch token'),
    'demo13',
    server.clock.now + 60_000,
  ])
})
afterAll(() => server.close())

const JSON_TYPE = 'application/json'
const EVIL = 'https://evil.example'

/** Requests that another site can make a browser send with our cookies. */
const FORMS: { it: string; headers: Record<string, string>; as?: (body: object) => string; http: number }[] =
  [
    {
      it: 'a form',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: EVIL },
      as: (body) =>
        new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString(),
      http: 403,
    },
    {
      it: 'a form with files',
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: EVIL },
      as: (body) =>
        `${Object.entries(body)
          .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join('')}--x--`,
      http: 403,
    },
    { it: 'JSON as plain text', headers: { 'content-type': 'text/plain', origin: EVIL }, http: 403 },
    { it: 'JSON as plain text, without an Origin', headers: { 'content-type': 'text/plain' }, http: 415 },
    {
      it: 'a form, without an Origin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      as: (body) => `${JSON.stringify(body).slice(0, -1)},"x":"="}`,
      http: 415,
    },
    { it: 'JSON of another site', headers: { 'content-type': JSON_TYPE, origin: EVIL }, http: 403 },
    {
      it: 'JSON of a page without an origin',
      headers: { 'content-type': JSON_TYPE, origin: 'null' },
      http: 403,
    },
    {
      it: 'JSON of another site that hides its origin',
      headers: { 'content-type': JSON_TYPE, 'sec-fetch-site': 'cross-site' },
      http: 403,
    },
    {
      it: 'JSON of a host that only begins as ours',
      headers: { 'content-type': JSON_TYPE, origin: 'http://localhost.evil.example' },
      http: 403,
    },
  ]

/** With all that the page itself would send. */
const bodyFrom = (call: Call): object => ({
  ...bodyOf(call),
  ...(call.session && { session_token: member.token }),
  ...(call.session && call.name !== 'switchLogin' && { account_id: member.account }),
})

const send = async (path: string, headers: Record<string, string>, payload: string) =>
  server.app.http.inject({
    method: 'POST',
    url: `/app${path}`,
    headers: { cookie: member.cookie, ...headers },
    payload,
  })

test.each(FORMS)(
  '$it is refused by every call and changes nothing',
  async ({ headers, as = JSON.stringify, http }) => {
    const before = await rowsOf(server)
    const through: string[] = []
    for (const call of APP_CALLS) {
      const answer = await send(call.path, headers, as(bodyFrom(call)))
      if (answer.statusCode !== http || answer.headers['set-cookie'] !== undefined)
        through.push(`${call.path}: ${answer.statusCode} ${answer.json().status}`)
    }
    expect(through).toEqual([])
    expect(await rowsOf(server)).toEqual(before)
  },
)

test('no call can be made by an address alone, as links and images would', async () => {
  const before = await rowsOf(server)
  const query = new URLSearchParams({ account_id: member.account, session_token: member.token })
  const headers = { cookie: member.cookie }
  const statuses = new Set<number>()
  for (const { path } of APP_CALLS)
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const)
      statuses.add(
        (await server.app.http.inject({ method, url: `/app${path}?${query}`, headers })).statusCode,
      )
  expect([...statuses]).toEqual([404])
  expect(await rowsOf(server)).toEqual(before)
})

// Else nothing above says anything: the same bodies from our own page do change something.
test('the same bodies from our own page are answered', async () => {
  const headers = { 'content-type': JSON_TYPE, origin: 'https://brand.example' }
  const before = await rowsOf(server)
  const unanswered: string[] = []
  const last = ['switchLogin', 'logout', 'changePassword']
  for (const call of [...APP_CALLS].sort((one, other) => last.indexOf(one.name) - last.indexOf(other.name))) {
    const answer = await send(call.path, headers, JSON.stringify(bodyFrom(call)))
    if (answer.statusCode !== 200 || answer.json().status === 'invalidInput') unanswered.push(call.path)
    if (call === launchLogin) expect(answer.json()).toMatchObject({ status: 1 })
    if (call === secureLogin) expect(answer.json()).toMatchObject({ status: 'invalidSignature' })
  }
  expect(unanswered).toEqual([])
  const after = await rowsOf(server)
  const changed = Object.keys(after).filter(
    (table) => Reflect.get(after, table) !== Reflect.get(before, table),
  )
  expect(changed).toEqual(
    expect.arrayContaining(['bet', 'entry', 'member', 'session', 'bet_key_abandoned', 'launch_token']),
  )
})
