import {
  cancelledBetList,
  gameResultAdjustment,
  gameResultSportsbook,
  gameResultSummarySportsbook,
  matchResult,
} from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import { cancelled, finished } from '../../testing/results'
import { league, match } from '../../testing/sample-feed'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'
import type { FeedEvent, FeedEventOf } from '../feed'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FIRST = '2026-08-01'
const SECOND = '2026-08-02'
const DAYS = { start_date: FIRST, end_date: FIRST }
const FOOTBALL = { ...DAYS, sports_type: 1 }

let server: TestApp
let member: TestMember
const resultEvent = (id: number, revision: number, result: MatchResult): FeedEvent =>
  ({ type: 'result', match: id, revision, result }) as FeedEventOf<'result'>
const write = async (at: number, ...events: FeedEvent[]) => {
  server.links.receive({ events, at })
  await server.app.round('fixtures')
}

/** A day of football and one match of basketball; nobody has bet on any of them but on 1 and 3. */
beforeAll(async () => {
  server = await testApp()
  const at = (hours: number, change = {}) => ({ kickoff: NOON + hours * HOUR, ...change })
  server.book.put({ id: 1, kickoff: NOON + HOUR }, [{}])
  server.book.put({ id: 12, parent: 1, kickoff: NOON + HOUR }, [{}])
  member = await server.login('demo2')
  await member.bet({ match_id: 1 })
  await member.bet({ match_id: 12 })
  await write(
    NOON,
    league(1),
    league(2),
    { ...league(3), sport: 2, name: 'Hoops' } as FeedEvent,
    { ...league(4), name: 'League 1 - Corners' } as FeedEvent,
    match(1, at(1, { home: 'Arsenal', away: 'Chelsea', match_type: 3 })),
    match(2, at(2, { home: '=cmd', away: 'O’Higgins' })),
    match(3, at(3, { league: 2 })),
    match(4, at(4, { league: 2 })),
    match(5, at(26)),
    match(6, at(-1)),
    match(7, at(2, { league: 3 })),
    match(8, at(9)),
    match(9, at(10, { league: 2 })),
    match(12, at(1, { league: 4, match_type: 1, parent: 1 })),
    match(13, at(1, { match_type: 2, home: 'Arsenal', away: '' })),
  )
  await write(
    NOON + 3 * HOUR,
    resultEvent(1, 1, { ...finished([0, 0], [1, 0]), status: 0, full_time: null }),
    resultEvent(1, 2, finished([2, 1], [1, 0], { first_goal: 'home', last_goal: 'away' })),
    resultEvent(12, 1, finished([9, 4], [5, 1])),
    resultEvent(2, 1, cancelled),
    resultEvent(9, 1, cancelled),
    resultEvent(7, 1, finished([101, 99], [55, 48], { periods: [[11, 28, 24]] })),
  )
  await write(NOON + 4 * HOUR, resultEvent(1, 3, finished([2, 0], [1, 0], { first_goal: 'home' })))
  await write(
    NOON + 5 * HOUR,
    resultEvent(3, 1, { ...cancelled, half_time: [1, 1], abandoned_in: 'second_half' }),
  )
  server.clock.now = NOON + 6 * HOUR
})
afterAll(() => server.close())

const ids = (answer: unknown): number[] =>
  (answer as { matches: { match_id: number }[] }).matches.map(({ match_id }) => match_id)

test.each<[name: string, asked: object, listed: number[]]>([
  [
    'a sport on a day, league by league and the latest first, without those to come that were not called off',
    {},
    [2, 1, 9, 4, 3],
  ],
  ['a league', { league_id: 2 }, [9, 4, 3]],
  ['another sport', { sports_type: 2 }, [7]],
  ['the day before', { start_date: '2026-07-31', end_date: '2026-07-31' }, [6]],
  ['three days', { start_date: '2026-07-31', end_date: SECOND }, [2, 1, 6, 9, 4, 3]],
  ['what has ended', { state: 'final' }, [1]],
  ['what was given up or called off', { state: 'void' }, [2, 9, 3]],
  ['a team, in small letters', { search: ' arsenal ' }, [1]],
  ['a team by a part of its name in another language', { search: ' アーセ' }, [1]],
  ['a text that would be a pattern', { search: '%' }, []],
  ['matches with bets of the member, corners among them', { mine: true }, [1]],
  ['runners of outrights', { outright: true }, [13]],
])('lists %s', async (_, asked, listed) => {
  const answer = await member.call(gameResultSportsbook, { ...FOOTBALL, ...asked })
  expect(ids(answer)).toEqual(listed)
  expect(answer).toMatchObject({ status: 1, total: listed.length })
})

test('pages follow one another, and a missing page is empty', async () => {
  const page = (page: number) => member.call(gameResultSportsbook, { ...FOOTBALL, page, page_size: 3 })
  expect([ids(await page(1)), ids(await page(2)), ids(await page(3))]).toEqual([[2, 1, 9], [4, 3], []])
})

/** Queries that a call asks of matches and their results, with their values, and the rows that came. */
async function readsOf(call: () => Promise<unknown>) {
  const query = jest.spyOn(server.platform.database.pool, 'query')
  await call()
  const { calls, results } = query.mock
  const reads = await Promise.all(
    calls.map(async ([text, values], n) => ({
      text: String(text),
      values: values as unknown as unknown[],
      rows: ((await results[n]?.value) as { rows?: object[] } | undefined)?.rows,
    })),
  )
  query.mockRestore()
  return reads.filter(({ text }) => /FROM (fixture|match_result)/.test(text))
}

test('every page is read from the nearer end of the list, and a missing page not at all', async () => {
  const listed = [2, 1, 9, 4, 3]
  const offsets: unknown[] = []
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const reads = await readsOf(async () =>
      expect(await member.call(gameResultSportsbook, { ...FOOTBALL, page, page_size: 1 })).toMatchObject({
        total: 5,
        matches: listed.slice(page - 1, page).map((match_id) => ({ match_id })),
      }),
    )
    offsets.push(reads.find(({ text }) => text.includes('OFFSET'))?.values.at(-1))
  }
  expect(offsets).toEqual([0, 1, 2, 1, 0, undefined])
})

test('a list reads the newest and the corrected revisions of each match, no others', async () => {
  const reads = await readsOf(() => member.call(gameResultSportsbook, FOOTBALL))
  const words = reads.find(({ text }) => text.includes('corrects FROM match_result'))
  expect(words?.rows).toMatchObject([
    { match_id: 1, revision: 3 },
    { match_id: 2, revision: 1 },
    { match_id: 3, revision: 1 },
    { match_id: 9, revision: 1 },
  ])
})

test('a row shows the score, whether it was corrected, and the bets of the member', async () => {
  const answer = await member.call(gameResultSportsbook, FOOTBALL)
  expect(answer).toMatchObject({
    matches: [
      { match_id: 2, state: 'void', void_reason: 'cancelled', half_time: null, full_time: null },
      {
        match_id: 1,
        home: 'Arsenal',
        away: 'Chelsea',
        state: 'ended',
        decided: 'played',
        half_time: [1, 0],
        full_time: [2, 0],
        corrected_at: NOON + 4 * HOUR,
        country: 'GB',
      },
      { match_id: 9, state: 'void' },
      { match_id: 4, state: 'open', full_time: null, corrected_at: null },
      { match_id: 3, state: 'void', void_reason: 'abandoned', half_time: [1, 1], full_time: null },
    ],
    bets: [
      { match_id: 1, leg: 1, legs: 1, status: 'running', result: null },
      { match_id: 1, leg: 1, legs: 1, status: 'running', result: null },
    ],
  })
  const other = await server.login('demo3')
  expect(await other.call(gameResultSportsbook, FOOTBALL)).toMatchObject({ total: 5, bets: [] })
})

test('leagues are counted by sport', async () => {
  expect(await member.call(gameResultSummarySportsbook, DAYS)).toMatchObject({
    leagues: [
      { sport: 1, league_id: 1, league: 'League 1', matches: 2 },
      { sport: 1, league_id: 2, matches: 3 },
      { sport: 2, league_id: 3, league: 'Hoops', matches: 1 },
    ],
  })
})

test('a match has its corners, and the result before each correction', async () => {
  expect(await member.call(matchResult, { match_id: 1 })).toMatchObject({
    match: {
      first_goal: 'home',
      children: [{ match_id: 12, league: 'League 1 - Corners', full_time: [9, 4], half_time: [5, 1] }],
      corrections: [
        {
          at: NOON + 4 * HOUR,
          source: 'feed',
          before: { state: 'ended', full_time: [2, 1], last_goal: 'away' },
          after: { state: 'ended', full_time: [2, 0], last_goal: null },
        },
      ],
    },
  })
  expect(await member.call(matchResult, { match_id: 7 })).toMatchObject({
    match: { parts: [[11, 28, 24]], children: [], corrections: [] },
  })
})

test('corrections are listed on the day on which they were made', async () => {
  const corrected = (change: object) => member.call(gameResultAdjustment, { ...DAYS, ...change })
  expect(await corrected({})).toMatchObject({ total: 1, matches: [{ match_id: 1, corrections: [{}] }] })
  expect(await corrected({ sports_type: 2 })).toMatchObject({ total: 0, matches: [] })
  expect(await corrected({ start_date: SECOND, end_date: SECOND })).toMatchObject({ total: 0 })
})

test("an operator's correction of a result is marked as theirs", async () => {
  await write(NOON, match(20, { kickoff: NOON + HOUR }), resultEvent(20, 1, finished([1, 0])))
  const record = (result: MatchResult) =>
    server.asOwner("SELECT record_result(20, 0, $1, 'operator', $2)", [JSON.stringify(result), NOON + DAY])
  await record(finished([1, 1]))
  await record(finished([1, 1]))
  expect(await member.call(matchResult, { match_id: 20 })).toMatchObject({
    match: {
      full_time: [1, 1],
      corrections: [{ source: 'operator', before: { full_time: [1, 0] }, after: { full_time: [1, 1] } }],
    },
  })
})

test('a day begins at the hour of the brand', async () => {
  const late = await testApp({}, { terms: { touchline: { bettingDayStartHour: 14 } } })
  try {
    late.links.receive({ events: [league(1), match(1, { kickoff: NOON + HOUR })], at: NOON })
    await late.app.round('fixtures')
    late.clock.now = NOON + 6 * HOUR
    const member = await late.login('demo2')
    const on = (date: string) =>
      member.call(gameResultSportsbook, { sports_type: 1, start_date: date, end_date: date })
    expect([ids(await on('2026-07-31')), ids(await on(FIRST))]).toEqual([[1], []])
  } finally {
    await late.close()
  }
})

const field = (name: string, bound?: number) => ({ field: name, ...(bound && { bound }) })
test.each<[asked: object, status: string, details: object]>([
  [{ sports_type: undefined }, 'fieldRequired', field('sports_type')],
  [{ start_date: undefined }, 'fieldRequired', field('start_date')],
  [{ end_date: undefined }, 'fieldRequired', field('end_date')],
  [{ start_date: '2026-02-30' }, 'invalidInput', field('start_date')],
  [{ end_date: 'tomorrow' }, 'invalidInput', field('end_date')],
  [{ start_date: SECOND }, 'fieldMinValue', field('end_date')],
  [{ end_date: '2026-10-30' }, 'fieldMaxValue', field('end_date', 90)],
  [{ page: 0 }, 'invalidInput', field('page')],
  [{ page: 1.5 }, 'invalidInput', field('page')],
  [{ sports_type: '1' }, 'invalidInput', field('sports_type')],
  [{ league_id: -1 }, 'invalidInput', field('league_id')],
  [{ outright: 'yes' }, 'invalidInput', field('outright')],
  [{ state: 'running' }, 'invalidInput', field('state')],
  [{ search: 'a\u0000' }, 'invalidInput', field('search')],
])('%j is refused with %s', async (asked, status, details) => {
  expect(await member.call(gameResultSportsbook, { ...FOOTBALL, ...asked })).toMatchObject({
    status,
    details,
  })
})

test.each([gameResultSummarySportsbook, gameResultAdjustment, cancelledBetList])(
  'dates that are backwards or too far apart are refused by $path too',
  async (call) => {
    const asked = (start_date: string, end_date: string) => member.call(call, { start_date, end_date })
    expect(await asked(SECOND, FIRST)).toMatchObject({ status: 'fieldMinValue' })
    expect(await asked(FIRST, '2026-10-30')).toMatchObject({ status: 'fieldMaxValue' })
    expect(await asked(FIRST, '2026-10-29')).toMatchObject({ status: 1 })
  },
)

test('a match that never was is not available', async () => {
  expect(await member.call(matchResult, { match_id: 404 })).toMatchObject({ status: 'matchNotActive' })
})

test('a correction names all that it changed, also how the match was decided', async () => {
  const set = (part: number, home: number, away: number) => [part, home, away] as const
  const retired = {
    ...finished([1, 0]),
    decided: 'retired',
    goes_on: 'home',
    periods: [set(21, 6, 3)],
  } as const
  await write(
    NOON,
    match(21, { kickoff: NOON + HOUR }),
    resultEvent(21, 1, retired),
    resultEvent(21, 2, { ...retired, decided: 'walkover', goes_on: 'away', periods: [set(21, 6, 4)] }),
    resultEvent(21, 3, { ...cancelled, decided: 'walkover' }),
  )
  expect(await member.call(matchResult, { match_id: 21 })).toMatchObject({
    match: {
      decided: null,
      corrections: [
        {
          before: { state: 'ended', decided: 'retired', goes_on: 'home', parts: [[21, 6, 3]] },
          after: { state: 'ended', decided: 'walkover', goes_on: 'away', parts: [[21, 6, 4]] },
        },
        { after: { state: 'void', decided: 'walkover', goes_on: null, parts: [] } },
      ],
    },
  })
  await write(
    NOON,
    match(22, { kickoff: NOON + HOUR, match_type: 2, home: 'Home', away: '' }),
    match(23, { kickoff: NOON + HOUR, match_type: 2, home: 'Other', away: '' }),
    resultEvent(22, 1, { ...finished([0, 0]), half_time: null, full_time: null, winners: ['Home'] }),
    resultEvent(22, 2, {
      ...finished([0, 0]),
      half_time: null,
      full_time: null,
      winners: ['Other'],
      first_half_last_goal: 'home',
    }),
  )
  expect(await member.call(matchResult, { match_id: 22 })).toMatchObject({
    match: {
      corrections: [
        {
          before: { winners: ['Home'], first_half_last_goal: null },
          after: { winners: ['Other'], first_half_last_goal: 'home' },
        },
      ],
    },
  })
})

test('a match to come whose result was typed by mistake and taken back is no result', async () => {
  const listed = async () => ids(await member.call(gameResultSportsbook, FOOTBALL))
  await server.asOwner("SELECT record_result(8, 0, $1, 'operator', $2)", [
    JSON.stringify(finished([1, 0])),
    server.clock.now,
  ])
  expect(await listed()).toContain(8)
  await server.asOwner('SELECT release_result(8, $1)', [server.clock.now])
  expect(await listed()).not.toContain(8)
})
