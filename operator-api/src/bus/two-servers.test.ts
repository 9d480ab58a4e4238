import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { authLogin, betSingle, logout } from '@touchline/contracts/calls'
import { WebSocket } from 'ws'
import type { FeedEvent } from '../modules/feed'
import { lineId } from '../modules/feed'
import { signFeed } from '../modules/feed/routes'
import { type RunningServer, runServer } from '../run-server'
import { readSettings } from '../settings'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'
import { league, line, match, offer, result } from '../testing/sample-feed'
import { type RedisServer, startRedis } from '../testing/start-redis'

const FEED_SECRET = 'a secret of the tests'
const MATCHES = [1, 2, 3, 4, 5, 6, 7, 8]

let fresh: FreshDatabase
let redis: RedisServer
let here: RunningServer
let there: RunningServer

beforeAll(async () => {
  ;[fresh, redis] = await Promise.all([freshDatabase(), startRedis()])
  const { host, port, user, password, database } = fresh.owner
  const login = password === undefined ? user : `${user}:${password}`
  const DATABASE_URL = `postgres://${login}@/${database}?host=${host}&port=${port}`
  const settings = readSettings(
    { DATABASE_URL, FEED_SECRET, REDIS_URL: redis.url, SANDBOX: 'off', LOG_LEVEL: 'fatal' },
    'test',
  )
  here = await runServer({ ...settings, port: 0 })
  there = await runServer({ ...settings, port: 0 })
  // Redis may have to be installed first.
}, 180_000)
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await redis?.remove()
  await fresh?.close()
})

const post = (server: RunningServer, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

async function push(server: RunningServer, events: readonly FeedEvent[]): Promise<void> {
  const body = JSON.stringify({ batch_id: randomUUID(), events })
  const at = String(Date.now())
  const answer = await post(server, '/feed/events', body, {
    'x-feed-timestamp': at,
    'x-feed-signature': signFeed(FEED_SECRET, at, body),
  })
  expect(answer.status).toBe(200)
}

/** Asks again until the answer is so. */
async function until<Answer>(ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> {
  const end = Date.now() + 15_000
  for (;;) {
    const answer = await ask()
    if (isSo(answer) || Date.now() > end) return answer
    await new Promise((next) => setTimeout(next, 50))
  }
}

test('what happens in one process reaches the sockets and the odds of the other', async () => {
  const credentials = JSON.stringify({ account_id: 'demo', password: 'demo88' })
  const entered = await post(here, `/app${authLogin.path}`, credentials)
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const { member_profile } = await entered.json()
  const own = { account_id: 'demo', session_token: member_profile.player_info[0].session_token }

  const socket = new WebSocket(`${there.address.replace('http', 'ws')}/app/live`, { headers: { cookie } })
  const messages: { t: string; bet?: { id: number; status: string } }[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await once(socket, 'open')

  const kickoff = Date.now() + 3_600_000
  const offered = MATCHES.flatMap((id) => [match(id, { kickoff }), offer(id, line())])
  await push(there, [league(), ...offered])
  const place = async (id: number) => {
    const bet = {
      idem_key: randomUUID(),
      match_id: id,
      line_id: lineId(id, 'hdp', 0, -2),
      selection: 'home',
      odds_type: 1,
      odds: 96,
      ball: 1,
      line: -2,
      score: null,
      stake: 1000,
      accept: 'none',
    }
    return (await post(here, `/app${betSingle.path}`, JSON.stringify({ ...own, ...bet }), { cookie })).json()
  }
  for (const id of MATCHES) {
    const answer = await until(
      () => place(id),
      ({ status }) => status === 1,
    )
    expect(answer).toMatchObject({ status: 1 })
  }
  const betsWithStatus = (status: string) => messages.filter(({ bet }) => bet?.status === status)
  await until(
    async () => betsWithStatus('running'),
    (bets) => bets.length === MATCHES.length,
  )
  expect(betsWithStatus('running')).toHaveLength(MATCHES.length)
  expect(messages.filter(({ t }) => t === 'balance')).toHaveLength(MATCHES.length)

  // Both processes settle; the one with the socket notifies, even if it was second.
  await push(
    here,
    MATCHES.map((id) => result(id, 1, [1, 0])),
  )
  await until(
    async () => betsWithStatus('settled'),
    (bets) => bets.length === MATCHES.length,
  )
  expect(betsWithStatus('settled')).toHaveLength(MATCHES.length)

  await post(here, `/app${logout.path}`, JSON.stringify(own), { cookie })
  await until(
    async () => messages,
    (all) => all.some(({ t }) => t === 'out'),
  )
  expect(messages.at(-1)).toMatchObject({ t: 'out' })
})
