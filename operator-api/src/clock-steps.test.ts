import { randomUUID } from 'node:crypto'
import { authLogin, betSingle, userProfile } from '@touchline/contracts/calls'
import { type FeedEvent, lineId } from './modules/feed'
import { signFeed } from './modules/feed/routes'
import { type RunningServer, runServer } from './run-server'
import { readSettings } from './settings'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database'
import { league, line, match, offer, state } from './testing/sample-feed'

const FEED_SECRET = 'a secret of the tests'
const MINUTE = 60_000

/** The machine: `stepped` is what somebody did to its clock, `passed` the time that passed beside the real one. */
const machine = { stepped: 0, passed: 0 }

let fresh: FreshDatabase
let server: RunningServer
beforeAll(async () => {
  const [wall, steady] = [Date.now.bind(Date), performance.now.bind(performance)]
  jest.spyOn(Date, 'now').mockImplementation(() => wall() + machine.stepped + machine.passed)
  jest.spyOn(performance, 'now').mockImplementation(() => steady() + machine.passed)
  fresh = await freshDatabase()
  const { host, port, user, password, database } = fresh.owner
  const login = password === undefined ? user : `${user}:${password}`
  const DATABASE_URL = `postgres://${login}@/${database}?host=${host}&port=${port}`
  const env = { DATABASE_URL, FEED_SECRET, SANDBOX: 'off', LOG_LEVEL: 'fatal' }
  server = await runServer({ ...readSettings(env, 'test'), port: 0 })
})
afterAll(async () => {
  await server?.stop()
  await fresh?.close()
  jest.restoreAllMocks()
})

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

async function push(events: readonly FeedEvent[]): Promise<number> {
  const body = JSON.stringify({ batch_id: randomUUID(), events })
  const at = String(Date.now() - machine.stepped)
  const signature = signFeed(FEED_SECRET, at, body)
  return (await post('/feed/events', body, { 'x-feed-timestamp': at, 'x-feed-signature': signature })).status
}

async function login(account: string) {
  const entered = await post(
    `/app${authLogin.path}`,
    JSON.stringify({ account_id: account, password: 'demo88' }),
  )
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const { member_profile } = await entered.json()
  const own = { account_id: account, session_token: member_profile.player_info[0].session_token }
  return async (path: string, body: object = {}) =>
    (await post(`/app${path}`, JSON.stringify({ ...own, ...body }), { cookie })).json()
}

const betOn = (id: number, isLive: boolean) => ({
  idem_key: randomUUID(),
  match_id: id,
  line_id: lineId(id, 'hdp', 0, -2),
  selection: 'home',
  odds_type: 1,
  odds: 96,
  ball: 1,
  line: -2,
  score: isLive ? [0, 0] : null,
  stake: 1000,
  accept: 'none',
})

const offered = (id: number) => [match(id, { kickoff: Date.now() + 60 * MINUTE }), offer(id, line())]
const inPlay = (id: number) => [...offered(id), state(id, { clock_base: Date.now() - MINUTE })]

async function statusOf(match: number): Promise<string | undefined> {
  const rows = await fresh.asOwner<{ status: string }>(
    'SELECT b.status FROM bet b JOIN bet_leg l ON l.bet_id = b.id WHERE l.match_id = $1',
    [match],
  )
  return rows[0]?.status
}

/** The status of the bet on a match once its delay is decided; some rounds of the job at most. */
async function decided(match: number): Promise<string | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const status = await statusOf(match)
    if (status !== 'waiting') return status
    await new Promise((next) => setTimeout(next, 100))
  }
  return statusOf(match)
}

afterEach(() => {
  machine.stepped = 0
})

test('no bet is accepted on a feed that fell silent after the clock stepped back', async () => {
  const ask = await login('demo')
  await push([league(), ...offered(1), ...offered(2)])
  expect(await ask(betSingle.path, betOn(1, false))).toMatchObject({ status: 1 })
  machine.stepped = -10 * MINUTE
  for (const passed of [7000, 20_000]) {
    machine.passed += passed
    expect(await ask(betSingle.path, betOn(2, false))).toMatchObject({ status: 'oddsIsUpdating' })
  }
})

test('batches of the feed still arrive after the clock stepped back', async () => {
  const ask = await login('demo')
  await push([league(), ...offered(3)])
  machine.stepped = -10 * MINUTE
  machine.passed += 7000
  expect(await push([])).toBe(200)
  expect(await ask(betSingle.path, betOn(3, false))).toMatchObject({ status: 1 })
})

test('a waiting bet is decided after its minute though the clock stepped back', async () => {
  const ask = await login('demo')
  await push([league(), ...inPlay(4)])
  expect(await ask(betSingle.path, betOn(4, true))).toMatchObject({ status: 1, bet: { status: 'waiting' } })
  machine.stepped = -10 * MINUTE
  machine.passed += 20_000
  expect(await decided(4)).toBe('waiting')
  machine.passed += 41_000
  expect(await decided(4)).toBe('rejected')
})

test('an idle session ends in time though the clock stepped back', async () => {
  const ask = await login('demo2')
  machine.stepped = -10 * MINUTE
  machine.passed += 25 * MINUTE
  expect(await ask(userProfile.path, { idle_seconds: 25 * 60 })).toMatchObject({ status: 1 })
  machine.passed += 6 * MINUTE
  expect(await ask(userProfile.path, { idle_seconds: 31 * 60 })).toMatchObject({ status: 'session_expired' })
})
