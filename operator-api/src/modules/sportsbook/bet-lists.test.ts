import {
  betAcceptFullList,
  betAcceptList,
  betParlay,
  betRejectFullList,
  betRejectList,
  betSysParlay,
  dBetList,
  dBetListCancel,
  FULL_LIST_DAYS,
  parlayAcceptBetDetails,
  parlayPendingBetDetails,
  parlayRejectBetDetails,
  pendingBetList,
} from '@touchline/contracts/calls'
import { aLeg, aParlay, aSystem, matchAt, putMatches } from '../../testing/combinations'
import { LINE } from '../../testing/fake-book'
import { finished } from '../../testing/results'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'

const DAY = 24 * 3_600_000
const live = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }

let server: TestApp
let member: TestMember
let other: TestMember
/** Ids of the bets by their state. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await testApp()
  member = await server.login('demo2')
  other = await server.login('demo3')
  const place = async (name: string, placing: ReturnType<TestMember['bet']>) => {
    const placed = await placing
    if (placed.status !== 1) throw new Error(placed.status)
    ids[name] = placed.bet.bet_id
  }
  putMatches(server.book, server.clock.now)
  await place('single', member.bet({ match_id: matchAt(5), line_id: LINE }))
  await place('parlay', member.call(betParlay, aParlay()))
  server.clock.now += DAY
  member = await server.login('demo2')
  other = await server.login('demo3')
  putMatches(server.book, server.clock.now)
  await place('system', member.call(betSysParlay, aSystem()))
  await place('of another', other.call(betParlay, aParlay()))
  server.book.put({ id: matchAt(1), ...live })
  const picks = [aLeg(0), aLeg(1, { score: [1, 0] }), aLeg(2)]
  await place('rejected', member.call(betParlay, aParlay({ picks })))
  server.book.put({ id: matchAt(1), score: [2, 0] })
  await server.app.sportsbook.decide()
  picks[1] = aLeg(1, { score: [2, 0] })
  await place('waiting', member.call(betParlay, aParlay({ picks })))
  // As settlement and voids leave them.
  await server.asOwner("UPDATE bet SET status = 'settled' WHERE id = $1::bigint", [ids.single])
  await server.asOwner("UPDATE bet SET status = 'void' WHERE id = $1::bigint", [ids.system])
})
afterAll(() => server.close())

const namesIn = (answer: { status: unknown; bets?: { bet_id: string }[] }) =>
  (answer.bets ?? []).map(({ bet_id }) => Object.keys(ids).find((name) => ids[name] === bet_id))

test.each([
  [betAcceptList, ['parlay']],
  [betRejectList, ['rejected']],
  [pendingBetList, ['waiting']],
  [dBetList, ['single']],
  [dBetListCancel, ['system']],
])('$path shows bets of all kinds: %j', async (call, names) => {
  const answer = await member.call(call)
  expect(answer).toMatchObject({ status: 1, total: names.length })
  expect(namesIn(answer)).toEqual(names)
})

test.each([
  [betAcceptFullList, NOON, NOON + 2 * DAY, ['system', 'parlay', 'single']],
  [betAcceptFullList, NOON, NOON + DAY, ['parlay', 'single']],
  [betAcceptFullList, NOON + 1, NOON + DAY, []],
  [betAcceptFullList, NOON + DAY, NOON + DAY + 1, ['system']],
  [betRejectFullList, NOON, NOON + 2 * DAY, ['rejected']],
  [betRejectFullList, NOON, NOON + DAY, []],
])('$path from %d to %d shows %j, newest first', async (call, start, end, names) => {
  const answer = await member.call(call, { start, end })
  expect(answer).toMatchObject({ status: 1, total: names.length })
  expect(namesIn(answer)).toEqual(names)
})

test.each([
  [betAcceptList, { kind: 'single' }, []],
  [betAcceptList, { kind: 'parlay' }, ['parlay']],
  [betAcceptList, { start: NOON, end: NOON + DAY }, ['parlay']],
  [betAcceptList, { start: NOON + DAY, end: NOON + 2 * DAY }, []],
  [pendingBetList, { kind: 'parlay', start: NOON + DAY, end: NOON + 2 * DAY }, ['waiting']],
  [pendingBetList, { kind: 'parlay', start: NOON, end: NOON + DAY }, []],
  [dBetList, { kind: 'single', start: NOON, end: NOON + DAY }, ['single']],
  [dBetList, { kind: 'system' }, []],
  [dBetListCancel, { kind: 'system' }, ['system']],
  [betRejectList, { start: NOON, end: NOON + DAY }, []],
  [betAcceptFullList, { kind: 'system', start: NOON, end: NOON + 2 * DAY }, ['system']],
  [betRejectFullList, { kind: 'single', start: NOON, end: NOON + 2 * DAY }, []],
])('$path narrowed by %j shows %j', async (call, asked, names) => {
  const answer = await member.call(call, asked)
  expect(answer).toMatchObject({ status: 1, total: names.length })
  expect(namesIn(answer)).toEqual(names)
})

test('the sums of a list are those of all its pages, open bets apart from ended ones', async () => {
  const wanted = async (filter: string) => {
    const [row] = await server.asOwner(
      `SELECT count(*)::int, sum(stake)::int AS stake, sum(risk)::int AS risk, sum(to_win)::int AS to_win,
         coalesce(sum(returned), 0)::int AS returned, coalesce(sum(net), 0)::int AS net,
         coalesce(sum(commission), 0)::int AS commission
       FROM bet WHERE member_id = 'demo2' AND ${filter}`,
    )
    return row
  }
  await server.asOwner("UPDATE bet SET returned = 7, net = -3, commission = 2 WHERE status = 'settled'")
  const full = await member.call(betAcceptFullList, {
    start: NOON,
    end: NOON + 2 * DAY,
    page: 2,
    page_size: 1,
  })
  expect(full).toMatchObject({
    bets: [{}],
    sums: { open: await wanted("status = 'running'"), ended: await wanted("status IN ('settled', 'void')") },
  })
  const settled = await member.call(dBetList, { start: NOON, end: NOON + DAY })
  expect(settled).toMatchObject({
    sums: { open: null, ended: { count: 1, returned: 7, net: -3, commission: 2 } },
  })
  const none = await member.call(dBetList, { kind: 'system', start: NOON, end: NOON + DAY })
  expect(none).toMatchObject({ sums: { open: null, ended: null } })
  expect(await member.call(betAcceptList)).toMatchObject({ sums: { open: { count: 1 }, ended: null } })
  // All that ever ended is not summed up.
  expect(await member.call(dBetList)).not.toHaveProperty('sums')
})

test.each([
  [{ start: 5 }, 'fieldRequired', { field: 'end' }],
  [{ end: 5 }, 'fieldRequired', { field: 'start' }],
  [{ start: 5, end: 5 }, 'fieldMinValue', { field: 'end' }],
  [{ start: 5, end: 6 + FULL_LIST_DAYS * DAY }, 'fieldMaxValue', { field: 'end' }],
  [{ kind: 'lottery' }, 'invalidInput', { field: 'kind' }],
  [{ kind: '' }, 'invalidInput', { field: 'kind' }],
  [{ kind: ['single'] }, 'invalidInput', { field: 'kind' }],
])('a list narrowed by %j is refused', async (asked, status, details) => {
  expect(await member.call(betAcceptList, asked)).toMatchObject({ status, details })
})

test('a full list has pages', async () => {
  const answer = await member.call(betAcceptFullList, { start: NOON, end: NOON + DAY, page: 2, page_size: 1 })
  expect(answer).toMatchObject({ total: 2 })
  expect(namesIn(answer)).toEqual(['single'])
})

describe.each([betAcceptFullList, betRejectFullList])('$path', (call) => {
  test.each([
    ['without a start', { end: 5 }, 'fieldRequired', { field: 'start' }],
    ['without an end', { start: 5 }, 'fieldRequired', { field: 'end' }],
    ['without dates', {}, 'fieldRequired', { field: 'start' }],
    ['that ends before it begins', { start: 5, end: 4 }, 'fieldMinValue', { field: 'end', bound: 6 }],
    ['of no time', { start: 5, end: 5 }, 'fieldMinValue', { field: 'end' }],
    [
      'of more than 90 days',
      { start: 5, end: 6 + FULL_LIST_DAYS * DAY },
      'fieldMaxValue',
      { field: 'end', bound: 5 + FULL_LIST_DAYS * DAY },
    ],
    ['from a text', { start: 'yesterday', end: 5 }, 'invalidInput', { field: 'start' }],
    ['from before all time', { start: -1, end: 5 }, 'invalidInput', { field: 'start' }],
    ['to 1e21', { start: 5, end: 1e21 }, 'invalidInput', { field: 'end' }],
    ['of page 0', { start: 5, end: 6, page: 0 }, 'invalidInput', { field: 'page' }],
    ['of pages of 1,001', { start: 5, end: 6, page_size: 1001 }, 'invalidInput', { field: 'page_size' }],
  ])('%s is refused', async (_, range, status, details) => {
    expect(await member.call(call, range)).toMatchObject({ status, details })
  })

  test('of 90 days is answered', async () => {
    expect(await member.call(call, { start: 5, end: 5 + FULL_LIST_DAYS * DAY })).toMatchObject({ status: 1 })
  })
})

const DETAILS = [
  ['accepted', parlayAcceptBetDetails, ['parlay', 'system']],
  ['waiting', parlayPendingBetDetails, ['waiting']],
  ['rejected', parlayRejectBetDetails, ['rejected']],
] as const
test.each(DETAILS)('details of %s are of the member’s own combinations alone', async (_, call, shown) => {
  for (const [name, bet_id] of Object.entries(ids)) {
    const expected = (shown as readonly string[]).includes(name)
      ? { status: 1, bet: { bet_id, legs: [{}, {}, {}] } }
      : { status: 'betNotExists' }
    expect(await member.call(call, { bet_id })).toMatchObject(expected)
  }
  for (const bet_id of ['0', '007', '1e3', '-1', '99999999999999', 'x', '１'])
    expect(await member.call(call, { bet_id })).toMatchObject({ status: 'betNotExists' })
  for (const bet_id of ['', '1'.repeat(21), 5, null, undefined, '1\u0000'])
    expect(await member.call(call, { bet_id })).toMatchObject({ status: 'invalidInput' })
})

test('a rejected bet names its leg, and open legs show the current score', async () => {
  expect(await member.call(parlayRejectBetDetails, { bet_id: ids.rejected })).toMatchObject({
    bet: {
      status: 'rejected',
      reason: 'rejectedGoal',
      rejected_leg: 1,
      rejected_by: { what: 'score', from: [1, 0], to: [2, 0] },
      // The goal that rejected it, and the play after it, are no part of the bet.
      legs: [{ score: null }, { score_at_bet: [1, 0], score: [1, 0] }, {}],
    },
  })
  expect(await member.call(parlayPendingBetDetails, { bet_id: ids.waiting })).toMatchObject({
    bet: {
      rejected_leg: null,
      legs: [
        { market: 2, score_at_bet: null, period_now: 0 },
        { market: 3, score_at_bet: [2, 0], score: [2, 0], period_now: 1 },
        {},
      ],
    },
  })
  server.book.put({ id: matchAt(1), score: [2, 1], period: 3, minute: 57, halfScore: [2, 0] })
  expect(await member.call(parlayPendingBetDetails, { bet_id: ids.waiting })).toMatchObject({
    bet: {
      legs: [{}, { score_at_bet: [2, 0], score: [2, 1], half_score: [2, 0], period_now: 3, minute: 57 }, {}],
    },
  })
  // In the break no clock runs.
  server.book.put({ id: matchAt(1), score: [2, 1], period: 2, minute: 45, halfScore: [2, 0] })
  expect(await member.call(parlayPendingBetDetails, { bet_id: ids.waiting })).toMatchObject({
    bet: { legs: [{}, { period_now: 2, minute: null }, {}] },
  })
})

test('settled bets come by when they settled: a corrected one in front', async () => {
  const winner = await server.login('demo8')
  const placed: string[] = []
  for (const n of [61, 62, 63]) {
    server.book.put({ id: matchAt(n) }, [{}])
    const answer = await winner.bet({ match_id: matchAt(n), stake: 1000 })
    if (answer.status !== 1) throw new Error(String(answer.status))
    placed.push(answer.bet.bet_id)
  }
  const [first, second, third] = placed
  const settle = async (n: number, revision: number, score: [number, number]) => {
    server.clock.now += 1000
    await server.app.settlement.settle({ match: matchAt(n), revision, result: finished(score) })
  }
  const order = async (page = 1, page_size = 10) => {
    const answer = await winner.call(dBetList, { page, page_size })
    return answer.status === 1 ? answer.bets.map(({ bet_id }) => bet_id) : answer.status
  }
  await settle(63, 1, [1, 0])
  await settle(61, 1, [1, 0])
  await settle(62, 1, [1, 0])
  expect(await order()).toEqual([second, first, third])
  await settle(63, 2, [0, 1])
  expect(await order()).toEqual([third, second, first])
  expect([await order(1, 1), await order(2, 1), await order(3, 1)]).toEqual([[third], [second], [first]])
})
