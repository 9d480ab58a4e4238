import { randomUUID } from 'node:crypto'
import { betParlay } from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import { aLeg, aParlay, matchAt } from '../../testing/combinations'
import { MATCH } from '../../testing/fake-book'
import { ManualClock } from '../../testing/manual-clock'
import { cancelled, finished } from '../../testing/results'
import { HOUR, league, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { type TestApp, testApp } from '../../testing/test-app'
import { type FeedEvent, type FeedEventOf, lineId } from '../feed'
import { createFixtures } from '../fixtures'
import { createRecordedEnds } from './recorded-ends'
import { createBook } from './service'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const record = (id: number, revision: number, result: MatchResult, source = 'feed') =>
  server.asOwner('SELECT record_result($1, $2, $3, $4, 0)', [id, revision, JSON.stringify(result), source])
const FINAL = finished([1, 0])
const TO_COME: MatchResult = { ...FINAL, status: 0, half_time: null, full_time: null }
const HALF_TIME: MatchResult = { ...TO_COME, half_time: [1, 0] }

/** A process that starts when these results are known, and receives the match without any of them. */
async function startedBook(id: number) {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 1, readsResults: true })
  const { jobs = [] } = createRecordedEnds({ platform: server.platform, odds: book })
  const look = async () => {
    for (const job of jobs) await job.round()
    return [0, 1].map((period) => book.line(id, lineId(id, 'hdp', period, -2))?.state)
  }
  book.apply([league(), match(id), offer(id, line(), line({ period: 1 }))])
  return { book, clock, look }
}

let nextMatch = 500
test.each([
  { it: 'nothing', words: [], states: [0, 0] },
  { it: 'a final result', words: [[1, FINAL]], states: [2, 2] },
  { it: 'that it is called off', words: [[1, cancelled]], states: [2, 2] },
  { it: 'the result of a part', words: [[1, HALF_TIME]], states: [0, 2] },
  { it: 'that it was not played in time', words: [[0, cancelled, 'not played in time']], states: [2, 2] },
  {
    it: 'a result that was taken back',
    words: [
      [1, FINAL],
      [2, TO_COME],
    ],
    states: [0, 2],
  },
  {
    it: 'the result of a part that a later word leaves out',
    words: [
      [1, HALF_TIME],
      [2, TO_COME],
    ],
    states: [0, 2],
  },
  {
    it: 'the result of a part that a later word takes back',
    words: [
      [1, HALF_TIME],
      [2, { ...TO_COME, reopens: true }],
      [3, TO_COME],
    ],
    states: [0, 0],
  },
] as { it: string; words: [number, MatchResult, string?][]; states: number[] }[])(
  'after a restart a match is sold as far as the database allows, which knows $it',
  async ({ words, states }) => {
    const id = nextMatch++
    for (const word of words) await record(id, ...word)
    const { book, look } = await startedBook(id)
    // The full state after a restart has the newest result alone.
    for (const [revision, result, source] of words.slice(-1))
      if (!source) book.apply([{ type: 'result', match: id, revision, result } as FeedEvent])
    expect(await look()).toEqual(states)
  },
)

const ENDED = { period: 4, status: 1 } as const
const resultEvent = (revision: number, result: MatchResult) => ({ revision, result })
test.each([
  { it: 'the end', batches: [[ENDED]], states: [2, 2] },
  { it: 'the last period alone', batches: [[{ period: 4 }]], states: [2, 2] },
  { it: 'the end, and then an older state', batches: [[ENDED, { period: 3 }]], states: [2, 2] },
  { it: 'the end, and older states to another process', batches: [[ENDED], [{ period: 3 }]], states: [2, 2] },
  { it: 'the end, and then a part', batches: [[ENDED, resultEvent(1, HALF_TIME)]], states: [2, 2] },
  {
    it: 'the end, taken back by a result',
    batches: [[ENDED, resultEvent(1, { ...TO_COME, reopens: true }), { period: 3 }]],
    states: [0, 0],
  },
  {
    it: 'an end after one that was taken back',
    batches: [[ENDED, resultEvent(1, { ...TO_COME, reopens: true }), ENDED]],
    states: [2, 2],
  },
] as {
  it: string
  batches: (Partial<FeedEventOf<'state'>> | ReturnType<typeof resultEvent>)[][]
  states: number[]
}[])('after a restart the states of a match before it are known: $it', async ({ batches, states }) => {
  const id = nextMatch++
  for (const [n, batch] of batches.entries()) {
    const fixtures = createFixtures(server.platform)
    fixtures.receive({ events: [league(), match(id)], at: NOON + n * HOUR })
    for (const [minute, event] of batch.entries())
      fixtures.receive({
        events: [
          'result' in event ? ({ type: 'result', match: id, ...event } as FeedEvent) : state(id, event),
        ],
        at: NOON + n * HOUR + minute * 60_000,
      })
    await fixtures.stop?.()
  }
  const { book, look } = await startedBook(id)
  book.apply([state(id, { period: 1 }), offer(id, line(), line({ period: 1 }))])
  expect(await look()).toEqual(states)
})

test('a result of another process closes the match here, and its withdrawal opens it', async () => {
  const id = nextMatch++
  const { clock, look } = await startedBook(id)
  clock.advance(HOUR)
  expect(await look()).toEqual([0, 0])
  await record(id, 0, cancelled, 'not played in time')
  expect(await look()).toEqual([2, 2])
})

test('an operator who types a result and takes it back closes the match and opens it', async () => {
  const id = nextMatch++
  const { look } = await startedBook(id)
  await record(id, 0, FINAL, 'operator')
  expect(await look()).toEqual([2, 2])
  await server.asOwner('SELECT release_result($1, 0)', [id])
  expect(await look()).toEqual([0, 0])
})

describe('a list of outrights whose winner is known, its runner removed', () => {
  const LIST = 77
  const [WINNER, OTHER] = [7701, 7702]
  const WON: MatchResult = { ...TO_COME, status: 1, winners: ['Winner'] }
  const runner = (id: number, home: string): FeedEvent[] => [
    match(id, { league: LIST, match_type: 2, home }),
    offer(id, line({ bet_type: 'orz', line: 0, prices: [300] })),
  ]
  let revision = 0
  const recordWinner = (result: MatchResult) => record(WINNER, ++revision, result)
  beforeAll(async () => {
    const fixtures = createFixtures(server.platform)
    fixtures.receive({
      events: [league(LIST), ...runner(WINNER, 'Winner'), ...runner(OTHER, 'Other')],
      at: NOON,
    })
    await fixtures.stop?.()
  })

  test('is closed after a restart, until that is taken back', async () => {
    await recordWinner(WON)
    const { book, look } = await startedBook(nextMatch++)
    book.apply([league(LIST), ...runner(OTHER, 'Other')])
    const other = async () => {
      await look()
      return book.line(OTHER, lineId(OTHER, 'orz', 0, 0))?.state
    }
    expect(await other()).toBe(2)
    await recordWinner(TO_COME)
    expect(await other()).toBe(0)
  })

  test('takes no bet from a price list that does not know it', async () => {
    const member = await server.login('demo6')
    const put = (id: number, leagueId: number) =>
      server.book.put({ id, leagueId, competition: leagueId }, [{ betType: 'orz', line: 0, prices: [300] }])
    put(OTHER, LIST)
    put(7703, LIST + 1)
    const bet = (id: number) =>
      member.bet({ match_id: id, selection: 'win', odds_type: 4, odds: 300, line: 0, idem_key: randomUUID() })
    expect(await bet(OTHER)).toMatchObject({ status: 1 })
    await recordWinner(WON)
    expect(await bet(OTHER)).toMatchObject({ status: 'matchEnded' })
    expect(await bet(7703)).toMatchObject({ status: 1 })
  })

  test('lets no bet begin that waits on one of its runners', async () => {
    const member = await server.login('demo7')
    const waiting = async () => {
      const answer = await member.bet({ match_id: 7703, selection: 'win', odds_type: 4, odds: 300, line: 0 })
      const id = 'bet' in answer ? answer.bet.bet_id : null
      await server.asOwner("UPDATE bet SET status = 'waiting' WHERE id = $1", [id])
      await server.asOwner('UPDATE bet_leg SET (match_id, league_id) = ($2, $3) WHERE bet_id = $1', [
        ...[id, OTHER, LIST],
      ])
      return id
    }
    const accepted = async (id: unknown) => (await server.asOwner('SELECT accept_bets($1, 0)', [[id]])).length
    await recordWinner(TO_COME)
    expect(await accepted(await waiting())).toBe(1)
    await recordWinner(WON)
    expect(await accepted(await waiting())).toBe(0)
  })
})

describe('with a price list that does not know it yet the ledger takes no bet on an end', () => {
  test.each([
    ['of the match', MATCH],
    ['of the match that its corners are counted in', MATCH + 1],
  ])('%s', async (_, id) => {
    const member = await server.login('demo4')
    server.book.put({ id: MATCH + 1, parent: MATCH }, [{}])
    await record(MATCH, 1, TO_COME)
    expect(await member.bet({ match_id: id })).toMatchObject({ status: 1 })
    await record(MATCH, 2 * id, FINAL)
    expect(await member.bet({ match_id: id })).toMatchObject({ status: 'matchEnded' })
    await record(MATCH, 2 * id + 1, TO_COME)
    expect(await member.bet({ match_id: id })).toMatchObject({ status: 1 })
  })

  test('of any match of a combination', async () => {
    const member = await server.login('demo5')
    for (const n of [0, 1, 2]) server.book.put({ id: matchAt(n) }, [{}])
    const parlay = () => aParlay({ picks: [aLeg(0), aLeg(1), aLeg(2)] })
    expect(await member.call(betParlay, parlay())).toMatchObject({ status: 1 })
    await record(matchAt(2), 1, cancelled)
    expect(await member.call(betParlay, parlay())).toMatchObject({ status: 'matchEnded' })
  })
})
