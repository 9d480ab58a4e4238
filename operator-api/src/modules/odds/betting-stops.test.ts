import { ManualClock } from '../../testing/manual-clock'
import { HOUR, league, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { type TestApp, testApp } from '../../testing/test-app'
import { lineId } from '../feed'
import { legOfferOf } from '../sportsbook'
import { createBettingStops, stopName } from './betting-stops'
import { createBook } from './service'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
afterEach(() => server.asOwner('DELETE FROM operator_setting'))

const BY_OPERATOR = 9
const MATCH = 500
const CHILD = 501

/** A process that sells a match with its corners, and looks for stops. */
async function sellingBook() {
  const book = createBook({ clock: new ManualClock(NOON), rate: 1 })
  const { jobs = [] } = createBettingStops({ platform: server.platform, odds: book })
  book.apply([league(), match(MATCH), offer(MATCH, line())])
  book.apply([match(CHILD, { match_type: 1, parent: MATCH }), offer(CHILD, line())])
  const look = async () => {
    for (const job of jobs) await job.round()
  }
  const openMatches = () =>
    [MATCH, CHILD].filter((id) => book.line(id, lineId(id, 'hdp', 0, -2))?.state === 0)
  return { book, look, openMatches, jobs }
}

const order = (named: object) =>
  server.asOwner('INSERT INTO operator_setting (name, value) VALUES ($1, $2)', [
    stopName(named),
    JSON.stringify({ ...named, why: 'wrong line', by: 'operator:test', at: 1 }),
  ])

test.each<[string, object, number[]]>([
  ['all bets', {}, []],
  ['its sport', { sport: 1 }, []],
  ['another sport', { sport: 2 }, [MATCH, CHILD]],
  ['the match, with its corners', { match: MATCH }, []],
  ['the corners alone', { match: CHILD }, [MATCH]],
])('a stop of %s', async (_, named, open) => {
  const { look, openMatches } = await sellingBook()
  await look()
  expect(openMatches()).toEqual([MATCH, CHILD])
  await order(named)
  await look()
  expect(openMatches()).toEqual(open)
  await server.asOwner('DELETE FROM operator_setting')
  await look()
  expect(openMatches()).toEqual([MATCH, CHILD])
})

test('has a reason, refuses bets, and holds against any event of the feed', async () => {
  const { book, look } = await sellingBook()
  await order({ match: MATCH })
  await look()
  book.apply([match(MATCH), state(MATCH, { suspension: 0 }), offer(MATCH, line({ prices: [90, 98] }))])
  expect(book.match(MATCH)?.suspension).toBe(BY_OPERATOR)
  const pick = { match_id: MATCH, line_id: lineId(MATCH, 'hdp', 0, -2), selection: 'home' }
  const priced = { ...book, freshAt: () => NOON } as never
  expect(legOfferOf(priced, pick, NOON)).toMatchObject({ open: false, reason: 'oddsIsUpdating' })
  // A match that comes later is stopped from its first word on.
  await order({})
  await look()
  book.apply([match(502, { kickoff: NOON + HOUR }), offer(502, line())])
  expect(book.line(502, lineId(502, 'hdp', 0, -2))?.state).toBe(1)
})

test('is looked for at least every second, by each process', async () => {
  const { jobs } = await sellingBook()
  expect(jobs).toMatchObject([{ by: 'each process', isStart: true }])
  expect(jobs[0]?.everyMs).toBeLessThanOrEqual(500)
})
