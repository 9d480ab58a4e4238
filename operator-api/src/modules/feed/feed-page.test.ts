import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { authLogin, betSingle } from '@touchline/contracts/calls'
import { type RunningServer, runServer } from '../../run-server'
import { readSettings } from '../../settings'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { league, line, match, offer, state } from '../../testing/sample-feed'
import { lineId } from './line-id'
import { readBatch } from './read-batch'
import { signFeed } from './routes'
import type { FeedEvent } from './rules'

const DOCS = join(__dirname, '../../../../docs')
const EXAMPLE = join(DOCS, 'examples/odds-feed')
const FEED_SECRET = 'a secret of the tests'
const MATCH = 900_000_001
const SPEED = '8'

const page = readFileSync(join(DOCS, 'odds-feed.md'), 'utf8')
const samples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text)

test.each(samples)('the sample of the page is a batch that is taken: %.60s', async (text) => {
  expect(await readBatch(JSON.parse(text), () => 0)).toMatchObject({ ok: true })
})

describe('the example', () => {
  let fresh: FreshDatabase
  let server: RunningServer
  let start: () => Promise<RunningServer>
  beforeAll(async () => {
    fresh = await freshDatabase()
    const { host, port, user, database } = fresh.owner
    const DATABASE_URL = `postgres://${user}@/${database}?host=${host}&port=${port}`
    const env = { DATABASE_URL, FEED_SECRET, SANDBOX: 'off', LOG_LEVEL: 'fatal' }
    start = () => runServer({ ...readSettings(env, 'test'), port: 0 })
    server = await start()
  })
  afterAll(async () => {
    await server?.stop()
    await fresh?.close()
  })

  const post = (path: string, body: object, cookie = '') =>
    fetch(`${server.address}/app${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    })

  test('plays its match: a bet is taken, settled by the result and settled anew by the correction', async () => {
    const entered = await post(authLogin.path, { account_id: 'demo', password: 'demo88' })
    const cookie = entered.headers.getSetCookie().map((text) => text.split(';')[0])
    const { session_token } = (await entered.json()).member_profile.player_info[0]
    const bet = {
      account_id: 'demo',
      session_token,
      idem_key: randomUUID(),
      match_id: MATCH,
      line_id: lineId(MATCH, 'hdp', 0, -2),
      selection: 'home',
      odds_type: 1,
      odds: 96,
      ball: 1,
      line: -2,
      score: null,
      stake: 1000,
      accept: 'any',
    }
    const command = [join(EXAMPLE, 'play-match.mjs'), join(EXAMPLE, 'match.jsonl'), '--speed', SPEED]
    const example = spawn(process.execPath, [...command, '--api', server.address], {
      env: { ...process.env, FEED_SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    example.stdout.on('data', (chunk) => (output += chunk))
    const ended = once(example, 'exit')
    // Before the first prices have come it is refused.
    const placed = await until(
      async () => (await post(betSingle.path, bet, cookie.join('; '))).json(),
      ({ status }) => status === 1,
    )
    expect(placed).toMatchObject({ status: 1, bet: { status: 'running' } })
    const [settled] = await until(
      () =>
        fresh.asOwner<{ result: string; revision: number }>(
          'SELECT b.result, l.result_revision AS revision FROM bet b JOIN bet_leg l ON l.bet_id = b.id',
        ),
      ([row]) => row?.revision === 2,
    )
    expect(settled).toEqual({ result: 'lose', revision: 2 })
    const posted = "SELECT kind FROM transfer WHERE scope LIKE 'bet:%' ORDER BY at, id"
    const kinds = (await fresh.asOwner<{ kind: string }>(posted)).map(({ kind }) => kind)
    expect(kinds).toEqual(['bet', 'bet_settled', 'commission', 'bet_resettled'])
    expect(await ended).toEqual([0, null])
    expect(output).toContain('a correction')
    expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])

    // A new process reads the match without its result.
    await server.stop()
    server = await start()
    const inPlay = [
      league(),
      match(MATCH),
      offer(MATCH, line()),
      state(MATCH, { clock_base: 0, score: [1, 0] }),
    ]
    const refused = await until(
      async () => {
        await push(inPlay)
        return (
          await post(betSingle.path, { ...bet, idem_key: randomUUID(), score: [1, 0] }, cookie.join('; '))
        ).json()
      },
      ({ status }) => status === 1 || status === 'matchEnded',
    )
    expect(refused).toMatchObject({ status: 'matchEnded' })
  })

  const push = (events: readonly FeedEvent[]) => {
    const body = JSON.stringify({ batch_id: randomUUID(), events })
    const at = String(Date.now())
    const signed = { 'x-feed-timestamp': at, 'x-feed-signature': signFeed(FEED_SECRET, at, body) }
    const headers = { 'content-type': 'application/json', ...signed }
    return fetch(`${server.address}/feed/events`, { method: 'POST', body, headers })
  }
})

test('the example sends the full state first after a push that failed', async () => {
  let hasFailed = false
  const pushes: string[][] = []
  const api = createServer(async (request, response) => {
    const { events } = (await json(request)) as { events: { type: string }[] }
    pushes.push(events.map(({ type }) => type))
    const fails = !hasFailed && events[0]?.type === 'state'
    hasFailed ||= fails
    response.writeHead(fails ? 503 : 200).end()
  })
  const address = await new Promise<string>((listening) =>
    api.listen(0, '127.0.0.1', () => listening(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)),
  )
  const command = [join(EXAMPLE, 'play-match.mjs'), join(EXAMPLE, 'match.jsonl'), '--speed', '60']
  const example = spawn(process.execPath, [...command, '--api', address], {
    env: { ...process.env, FEED_SECRET },
    stdio: 'ignore',
  })
  expect(await once(example, 'exit')).toEqual([0, null])
  api.close()
  const failed = pushes.findIndex(([type]) => type === 'state')
  expect(pushes[failed + 1]).toEqual(['league', 'match', 'offer', 'state'])
  expect(pushes.at(-1)).toEqual(['removed'])
})

/** Asks again until the answer is so. */
async function until<Answer>(ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> {
  for (const end = Date.now() + 20_000; ; await new Promise((next) => setTimeout(next, 30))) {
    const answer = await ask()
    if (isSo(answer) || Date.now() > end) return answer
  }
}
