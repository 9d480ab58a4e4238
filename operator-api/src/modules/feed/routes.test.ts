import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { finished } from '../../testing/results'
import { HOUR, league, line, match, NOON, offer, result, state } from '../../testing/sample-feed'
import { feedRoutes, signFeed } from './routes'
import type { FeedEvent } from './rules'
import { createFeed, ownFeedLine } from './service'

const FEED_SECRET = 'a secret of the tests'

/** The route behind a real server on a free port, and the batches it accepted. */
async function openFeed() {
  const now = () => NOON
  const feedLine = ownFeedLine(now)
  const published: FeedEvent[][] = []
  createFeed({ now, line: feedLine }).events$.subscribe(({ events }) => published.push([...events]))
  const http = Fastify({ forceCloseConnections: true })
  feedRoutes(http, { secret: FEED_SECRET, now, push: feedLine.push })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const host = `127.0.0.1:${(http.server.address() as AddressInfo).port}`
  return { host, published, close: () => http.close() }
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

  test('reaches every listener', async () => {
    expect(await push({ batch_id: 'batch-0001', events })).toMatchObject({ code: 200, status: 1 })
    expect(open.published).toEqual([events])
  })

  test('may push a batch twice, and it counts once', async () => {
    await push({ batch_id: 'batch-0001', events })
    await push({ batch_id: 'batch-0002', events: [{ type: 'removed', match: 1 }] })
    expect(await push({ batch_id: 'batch-0001', events })).toMatchObject({ code: 200 })
    expect(open.published.map((batch) => batch.length)).toEqual([events.length, 1])
  })

  test.each([
    ['with another secret', { secret: 'guess' }, 401],
    ['with no signature', { signature: '' }, 401],
    ['with half a signature', { signature: 'ab' }, 401],
    ['five minutes late', { at: NOON - 301_000 }, 401],
    ['from the future', { at: NOON + 301_000 }, 401],
  ])('is refused %s', async (_, change, code) => {
    expect((await push({ batch_id: 'batch-0001', events }, change)).code).toBe(code)
    expect(open.published).toEqual([])
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
    expect(open.published).toEqual([])
  })

  test.each([
    ['an id beyond all', [league(), match(34_359_738_368)], 1, 'id'],
    ['a sport beyond all', [{ ...league(), sport: 3_000_000_000 }], 0, 'sport'],
    ['a revision beyond all', [match(1), result(1, 2_000_000_001, [1, 0])], 1, 'revision'],
    ['a line out of reach', [offer(1, line(), line({ line: 5000 }))], 0, 'lines.1'],
    ['a score beyond any sport', [match(1), result(1, 1, [1, 10_000])], 1, 'result.full_time.1'],
    ['an event that nobody knows', [league(), league(), { type: 'news' }], 2, 'type'],
    ['something else than events', { events: 1 }, null, 'events'],
  ])(
    'learns which event and field of a batch are wrong, and where ids end: %s',
    async (_, sent, event, field) => {
      const body = Array.isArray(sent) ? { events: sent } : sent
      const answer = await push({ batch_id: 'batch-0001', ...body })
      expect(answer).toMatchObject({
        code: 400,
        status: 'invalidInput',
        faults: [{ event, field, reason: expect.any(String) }],
        id_max: 34_359_738_367,
      })
    },
  )

  test('learns the first faults of twenty events', async () => {
    const events = Array.from({ length: 30 }, () => match(0))
    const { faults } = await push({ batch_id: 'batch-0001', events })
    expect([faults.length, faults[19].event]).toEqual([20, 19])
  })

  test('learns which events of a batch are ignored, and the others count', async () => {
    const events = [
      league(),
      match(1),
      offer(1, line(), line({ line: -3, prices: [90, 0] })),
      state(1, { clock_base: NOON + HOUR }),
    ]
    expect(await push({ batch_id: 'batch-0001', events })).toMatchObject({
      code: 200,
      status: 1,
      left_out: [
        { event: 2, field: 'lines.1', reason: 'open without prices' },
        { event: 3, field: 'clock_base', reason: 'the clock would show less than no minute' },
      ],
      left_out_total: 2,
    })
    expect(open.published).toEqual([events])
    expect(await push({ batch_id: 'batch-0002', events: [league()] })).toEqual({
      code: 200,
      status: 1,
      statusdesc: expect.any(String),
    })
  })
})
