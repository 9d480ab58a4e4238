import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { finished } from '../../testing/results'
import { league, line, match, NOON, offer } from '../../testing/sample-feed'
import { feedRoutes, signFeed } from './routes'
import type { FeedEvent } from './rules'
import { createFeed, ownFeedLine } from './service'

const FEED_SECRET = 'a secret of the tests'

/** The route behind a real server on a free port, and what it let in. */
async function openFeed() {
  const now = () => NOON
  const feedLine = ownFeedLine(now)
  const told: FeedEvent[][] = []
  createFeed({ now, line: feedLine }).events$.subscribe(({ events }) => told.push([...events]))
  const http = Fastify({ forceCloseConnections: true })
  feedRoutes(http, { secret: FEED_SECRET, now, push: feedLine.push })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const host = `127.0.0.1:${(http.server.address() as AddressInfo).port}`
  return { host, told, close: () => http.close() }
}

const events = [league(), match(1), offer(1, line())]

describe('a provider that pushes', () => {
  let open: Awaited<ReturnType<typeof openFeed>>
  beforeEach(async () => {
    open = await openFeed()
  })
  afterEach(() => open.close())

  const push = async (
    body: object | string,
    change: { at?: number; secret?: string; signature?: string } = {},
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const timestamp = String(change.at ?? NOON)
    const signature = change.signature ?? signFeed(change.secret ?? FEED_SECRET, timestamp, text)
    const headers = {
      'content-type': 'application/json',
      'x-feed-timestamp': timestamp,
      'x-feed-signature': signature,
    }
    const answer = await fetch(`http://${open.host}/feed/events`, { method: 'POST', headers, body: text })
    return { code: answer.status, ...(await answer.json()) }
  }

  test('is heard by whoever listens', async () => {
    expect(await push({ batch_id: 'batch-0001', events })).toMatchObject({ code: 200, status: 1 })
    expect(open.told).toEqual([events])
  })

  test('may push a batch twice, and it counts once', async () => {
    await push({ batch_id: 'batch-0001', events })
    await push({ batch_id: 'batch-0002', events: [{ type: 'removed', match: 1 }] })
    expect(await push({ batch_id: 'batch-0001', events })).toMatchObject({ code: 200 })
    expect(open.told.map((batch) => batch.length)).toEqual([events.length, 1])
  })

  test.each([
    ['with another secret', { secret: 'guess' }, 401],
    ['with no signature', { signature: '' }, 401],
    ['with half a signature', { signature: 'ab' }, 401],
    ['five minutes late', { at: NOON - 301_000 }, 401],
    ['from the future', { at: NOON + 301_000 }, 401],
  ])('is refused %s', async (_, change, code) => {
    expect((await push({ batch_id: 'batch-0001', events }, change)).code).toBe(code)
    expect(open.told).toEqual([])
  })

  test.each([
    ['what is not JSON', '{'],
    ['no batch id', { events }],
    ['an event nobody knows', { batch_id: 'batch-0001', events: [{ type: 'news' }] }],
    [
      'a result no database holds',
      {
        batch_id: 'batch-0001',
        events: [{ type: 'result', match: 1, revision: 3e9, result: finished([1, 0]) }],
      },
    ],
    [
      'a score beyond any sport',
      {
        batch_id: 'batch-0001',
        events: [{ type: 'result', match: 1, revision: 1, result: finished([10_000, 0]) }],
      },
    ],
    ['a line out of reach', { batch_id: 'batch-0001', events: [offer(1, line({ line: 5000 }))] }],
    [
      'a price that is no whole number',
      { batch_id: 'batch-0001', events: [offer(1, line({ prices: [0.96, 1] }))] },
    ],
  ])('is refused %s, whole', async (_, body) => {
    expect(await push(body)).toMatchObject({ code: 400, status: 'invalidInput' })
  })
})
