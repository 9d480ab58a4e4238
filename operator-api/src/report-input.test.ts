import {
  betAcceptFullList,
  betParlay,
  betRejectFullList,
  betSingle,
  betSysParlay,
  type Call,
  cancelledBetList,
  dailyStatement,
  dBetList,
  dBetListCancel,
  efResult,
  gameResultAdjustment,
  gameResultSportsbook,
  gameResultSummarySportsbook,
  matchResult,
  movementHistory,
  ngResult,
  parlayAcceptBetDetails,
  parlayBetDetails,
  parlayMatchResult,
  parlayPendingBetDetails,
  parlayRejectBetDetails,
  pendingBetList,
  platformWinLose,
  settlementHistory,
  singleMatchResult,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
} from '@touchline/contracts/calls'
import { aParlay, aSystem, putMatches } from './testing/combinations'
import { aBet, NOON, type TestApp, type TestMember, testApp } from './testing/test-app'

let server: TestApp
let member: TestMember
/** Bets of somebody else. */
const theirs: Record<'single' | 'parlay' | 'system', string> = { single: '', parlay: '', system: '' }
beforeAll(async () => {
  server = await testApp()
  const other = await server.login('demo3')
  putMatches(server.book, server.clock.now)
  for (const [kind, call, body] of [
    ['parlay', betParlay, aParlay()],
    ['system', betSysParlay, aSystem()],
  ] as const) {
    const answer = await other.call(call, body)
    if (answer.status !== 1) throw new Error(`${kind}: ${answer.status}`)
    theirs[kind] = answer.bet.bet_id
  }
  server.book.put({}, [{}])
  const single = await other.call(betSingle, aBet())
  if (single.status !== 1) throw new Error(`single: ${single.status}`)
  theirs.single = single.bet.bet_id
  member = await server.login('demo4')
})
afterAll(() => server.close())

type Fields = Record<string, unknown>
const DAY = '2026-08-01'
const OTHERWISE: ReadonlyMap<Call, Fields> = new Map([[gameResultSportsbook, { sports_type: 1 }]])
const ask = (call: Call, asked: Fields) => member.call(call, { ...OTHERWISE.get(call), ...asked })
const called = (call: Call): [string, Call] => [call.path, call]

const BY_DATES = [
  dailyStatement,
  gameResultSportsbook,
  gameResultSummarySportsbook,
  gameResultAdjustment,
  cancelledBetList,
].map(called)

describe.each(BY_DATES)('%s', (_, call) => {
  test.each<[string, Fields, string, string]>([
    ['no dates', {}, 'fieldRequired', 'start_date'],
    ['no end', { start_date: DAY }, 'fieldRequired', 'end_date'],
    ['no start', { end_date: DAY }, 'fieldRequired', 'start_date'],
    ['dates backwards', { start_date: '2026-08-02', end_date: DAY }, 'fieldMinValue', 'end_date'],
    ['91 days', { start_date: '2026-05-03', end_date: DAY }, 'fieldMaxValue', 'end_date'],
    ['a day that no month has', { start_date: '2026-02-30', end_date: DAY }, 'invalidInput', 'start_date'],
    ['another way to write a day', { start_date: DAY, end_date: '1/8/2026' }, 'invalidInput', 'end_date'],
    ['a number for a day', { start_date: 20260801, end_date: DAY }, 'invalidInput', 'start_date'],
  ])('refuses %s', async (_, asked, status, field) => {
    expect(await ask(call, asked)).toMatchObject({ status, details: { field } })
  })

  test('takes 90 days', async () => {
    expect(await ask(call, { start_date: '2026-05-04', end_date: DAY })).toMatchObject({ status: 1 })
  })
})

describe.each([platformWinLose, settlementHistory, movementHistory].map(called))('%s', (_, call) => {
  test.each([
    ['no day', undefined, 'fieldRequired'],
    ['no text', 20260801, 'invalidInput'],
    ['a day that no month has', '2026-02-30', 'invalidInput'],
    ['a longer text', '2026-08-01T00:00', 'invalidInput'],
    ['a word of the database', "now' OR 1", 'invalidInput'],
    ['a day before all days', '0000-12-31', 'invalidInput'],
  ])('refuses %s', async (_, working_date, status) => {
    expect(await ask(call, { working_date })).toMatchObject({ status, details: { field: 'working_date' } })
  })
})

describe.each([betAcceptFullList, betRejectFullList].map(called))('%s', (_, call) => {
  test.each<[string, Fields, string, string]>([
    ['no moments', {}, 'fieldRequired', 'start'],
    ['no end', { start: NOON }, 'fieldRequired', 'end'],
    ['an end before the start', { start: NOON, end: NOON - 1 }, 'fieldMinValue', 'end'],
    ['more than 90 days', { start: NOON - 91 * 86_400_000, end: NOON }, 'fieldMaxValue', 'end'],
    ['half a millisecond', { start: 0.5, end: NOON }, 'invalidInput', 'start'],
    ['a text', { start: 'today', end: NOON }, 'invalidInput', 'start'],
  ])('refuses %s', async (_, asked, status, field) => {
    expect(await ask(call, asked)).toMatchObject({ status, details: { field } })
  })
})

const DAYS = { start_date: DAY, end_date: DAY }
const PAGED: readonly [Call, Fields][] = [
  [dailyStatement, DAYS],
  [settlementHistory, { working_date: DAY }],
  [movementHistory, { working_date: DAY }],
  [gameResultSportsbook, DAYS],
  [gameResultAdjustment, DAYS],
  [cancelledBetList, DAYS],
  [betAcceptFullList, { start: 0, end: 1 }],
  [betRejectFullList, { start: 0, end: 1 }],
  [dBetList, {}],
  [dBetListCancel, {}],
  [pendingBetList, {}],
  [sysParlayList, {}],
]
describe.each(PAGED.map(([call, asked]) => [call.path, call, asked] as const))(
  'pages of %s',
  (_, call, asked) => {
    test.each([
      ['page', 0],
      ['page', -1],
      ['page', 1.5],
      ['page', '2'],
      ['page', 1_000_001],
      ['page_size', 0],
      ['page_size', 1001],
      ['page_size', null],
    ])('refuses %s %p', async (field, value) => {
      const status = 'invalidInput'
      expect(await ask(call, { ...asked, [field]: value })).toMatchObject({ status, details: { field } })
    })

    test('has nothing on an unknown one', async () => {
      const answer = await ask(call, { ...asked, page: 1_000_000, page_size: 1000 })
      expect(answer.status).toBe(1)
      const lists = Object.values(answer as Fields).filter((value) => Array.isArray(value))
      expect(lists.length).toBeGreaterThan(0)
      expect(lists.flat()).toEqual([])
    })
  },
)

const ONE_BET: readonly [Call, readonly (keyof typeof theirs)[]][] = [
  [singleMatchResult, ['single']],
  [parlayMatchResult, ['parlay', 'system']],
  [efResult, ['single', 'parlay']],
  [ngResult, ['single', 'parlay']],
  [parlayBetDetails, ['parlay', 'system']],
  [parlayAcceptBetDetails, ['parlay', 'system']],
  [parlayPendingBetDetails, ['parlay']],
  [parlayRejectBetDetails, ['parlay']],
  [sysParlayMatch, ['system']],
  [sysParlayBet, ['system']],
]
test.each(ONE_BET.flatMap(([call, kinds]) => kinds.map((kind) => [call.path, kind, call] as const)))(
  "%s answers nothing of somebody else's %s",
  async (_, kind, call) => {
    expect(await ask(call, { bet_id: theirs[kind] })).toMatchObject({ status: 'betNotExists' })
  },
)
const NO_BETS = ['0', '-1', '1 OR 1=1', '8999999999999999']
test.each(ONE_BET.flatMap(([call]) => NO_BETS.map((id) => [call.path, id, call] as const)))(
  '%s knows no bet %p',
  async (_, bet_id, call) => {
    expect(await ask(call, { bet_id })).toMatchObject({ status: 'betNotExists' })
  },
)
// Too long or too short for an id: some calls reject it before they look.
test.each(ONE_BET.flatMap(([call]) => ['', '9'.repeat(30)].map((id) => [call.path, id, call] as const)))(
  '%s refuses %p',
  async (_, bet_id, call) => {
    const { status } = await ask(call, { bet_id })
    expect(['betNotExists', 'invalidInput']).toContain(status)
  },
)
test.each([0, -1, 1.5, '1', null, 9_007_199_254_740_992])('no match has the id %p', async (match_id) => {
  expect(await ask(matchResult, { match_id })).toMatchObject({ status: 'invalidInput' })
})
test('an unknown match is not available', async () => {
  expect(await ask(matchResult, { match_id: 4_000_000 })).toMatchObject({ status: 'matchNotActive' })
})

test("somebody else's session opens nothing of theirs", async () => {
  const other = await server.login('demo3')
  const answer = await server.post(
    dailyStatement.path,
    { account_id: 'demo3', session_token: other.token, ...DAYS },
    { cookie: member.cookie, 'x-brand': 'touchline' },
  )
  expect(answer.json()).toMatchObject({ status: expect.stringMatching(/session/i) })
})
