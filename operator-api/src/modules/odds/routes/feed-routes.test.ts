import { FEED_SECRET, openOdds } from '../testing/open-odds'
import { league, line, match, NOON, offer } from '../testing/sample-feed'
import { signFeed } from './feed-signature'

const events = [league(), match(1), offer(1, line())]

describe('a provider that pushes', () => {
  let open: Awaited<ReturnType<typeof openOdds>>
  beforeEach(async () => {
    open = await openOdds()
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

  test('fills the book', async () => {
    expect(await push({ batch_id: 'batch-0001', events })).toMatchObject({ code: 200, status: 1 })
    expect(open.odds.book.match(1)).toMatchObject({ home: 'Home 1', league: 'League 1' })
  })

  test('may push a batch twice, and it counts once', async () => {
    await push({ batch_id: 'batch-0001', events })
    await push({ batch_id: 'batch-0002', events: [{ type: 'removed', match: 1 }] })
    expect(await push({ batch_id: 'batch-0001', events })).toMatchObject({ code: 200 })
    expect(open.odds.book.match(1)).toBeUndefined()
  })

  test.each([
    ['with another secret', { secret: 'guess' }, 401],
    ['with no signature', { signature: '' }, 401],
    ['with half a signature', { signature: 'ab' }, 401],
    ['five minutes late', { at: NOON - 301_000 }, 401],
    ['from the future', { at: NOON + 301_000 }, 401],
  ])('is refused %s', async (_, change, code) => {
    expect((await push({ batch_id: 'batch-0001', events }, change)).code).toBe(code)
    expect(open.odds.book.match(1)).toBeUndefined()
  })

  test.each([
    ['what is not JSON', '{'],
    ['no batch id', { events }],
    ['an event nobody knows', { batch_id: 'batch-0001', events: [{ type: 'news' }] }],
    ['a line out of reach', { batch_id: 'batch-0001', events: [offer(1, line({ line: 5000 }))] }],
    [
      'a price that is no whole number',
      { batch_id: 'batch-0001', events: [offer(1, line({ prices: [0.96, 1] }))] },
    ],
  ])('is refused %s, whole', async (_, body) => {
    expect(await push(body)).toMatchObject({ code: 400, status: 'invalidInput' })
  })
})
