import {
  betCheck,
  betLookup,
  betParlay,
  parlayPendingBetDetails,
  vBetParlay,
} from '@touchline/contracts/calls'
import { aLeg, aParlay, legs, matchAt, putMatches } from '../../testing/combinations'
import { LINE } from '../../testing/fake-book'
import { size } from '../../testing/sizes'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await testApp()
  member = await server.login('demo2')
})
beforeEach(() => putMatches(server.book, server.clock.now))
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const parlay = (change: object = {}, who = member) => who.call(betParlay, aParlay(change))

test('a parlay is placed at the product of its parlay prices, and freezes its stake once', async () => {
  const before = await server.balances('demo2')
  const placed = await parlay()
  expect(placed).toMatchObject({
    status: 1,
    bet: {
      kind: 'parlay',
      status: 'running',
      stake: 1000,
      risk: 1000,
      // 10 × 1.96³ = 75.29536
      to_win: 6530,
      max_payout: 5_000_000,
      tickets: 1,
      units: null,
      legs: [0, 1, 2].map((n) => ({ match_id: matchAt(n), odds: 196, odds_type: 4, line: -2, result: null })),
    },
  })
  expect(await server.balances('demo2')).toEqual({ cash: before.cash - 1000, frozen: before.frozen + 1000 })
})

test('a negative Malay price counts by what it pays', async () => {
  server.book.put({ id: matchAt(0) }, [{ prices: [-87, 80] }])
  const placed = await parlay({ picks: [aLeg(0, { odds: 214 }), aLeg(1)] })
  expect(placed).toMatchObject({ status: 1, bet: { to_win: 3194, legs: [{ odds: 214, odds_type: 4 }, {}] } })
})

interface Case {
  it: string
  change?: object
  book?: () => void
  answer: string | 1
  details?: object
}
const put = (n: number, match: object, line: object = {}) =>
  server.book.put({ id: matchAt(n), ...match }, [line])
const live = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }
const liveLeg = (n: number) => aLeg(n, { score: [1, 0] })

const CASES: Case[] = [
  { it: 'without legs', change: { picks: [] }, answer: 'atLeastTwoMatchToBetParlay', details: { bound: 2 } },
  { it: 'of one leg', change: { picks: legs(1) }, answer: 'atLeastTwoMatchToBetParlay' },
  { it: 'of two legs', change: { picks: legs(2) }, answer: 1 },
  { it: 'of twelve legs', change: { picks: legs(12), stake: 300 }, answer: 1 },
  { it: 'of thirteen legs', change: { picks: legs(13) }, answer: 'maxParlayTicket', details: { bound: 12 } },
  {
    it: 'of 41 legs',
    change: { picks: Array(41).fill(aLeg(0)) },
    answer: 'invalidInput',
    details: { field: 'picks' },
  },
  {
    it: 'with a leg twice',
    change: { picks: [aLeg(0), aLeg(1), aLeg(0)] },
    answer: 'invalidBets',
    details: { legs: [0, 2] },
  },
  {
    it: 'of both sides of a line',
    change: { picks: [aLeg(0), aLeg(0, { selection: 'away' })] },
    answer: 'invalidBets',
    details: { legs: [0, 1] },
  },
  {
    it: 'of a match and its corners',
    book: () => put(2, { parent: matchAt(1) }),
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'of a match and the outright of its league',
    book: () => put(2, { leagueId: 900, competition: 101 }, { betType: 'orz', prices: [450], line: 0 }),
    change: { picks: [aLeg(0), aLeg(1), aLeg(2, { selection: 'win', odds: 450, line: 0 })] },
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'of a match and the outright of another league',
    book: () => put(2, { leagueId: 900, competition: 900 }, { betType: 'orz', prices: [450], line: 0 }),
    change: { picks: [aLeg(0), aLeg(1), aLeg(2, { selection: 'win', odds: 450, line: 0 })] },
    answer: 1,
  },
  {
    it: 'with a market that may not be combined',
    book: () => put(1, {}, { comboMin: 0 }),
    answer: 'invalidBetType',
    details: { legs: [1] },
  },
  {
    it: 'with a market that asks for four legs',
    book: () => put(1, {}, { comboMin: 4 }),
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 4, legs: [1] },
  },
  {
    it: 'of two legs, one of them in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), liveLeg(1)] },
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3, legs: [1] },
  },
  {
    it: 'of three legs, one of them in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), liveLeg(1), aLeg(2)] },
    answer: 1,
  },
  {
    it: 'at a score that is over',
    book: () => put(1, live),
    change: { picks: [aLeg(0), aLeg(1, { score: [0, 0] }), aLeg(2)], accept: 'any' },
    answer: 'invalidOddsBall',
    details: { legs: [1] },
  },
  {
    it: 'with an unknown match',
    change: { picks: [aLeg(0), aLeg(1, { match_id: 1 })] },
    answer: 'matchHide',
    details: { legs: [1] },
  },
  {
    it: 'with a line that never existed',
    change: { picks: [aLeg(0), aLeg(1, { line_id: 1 })] },
    answer: 'invalidOdds',
    details: { legs: [1] },
  },
  {
    it: 'with a line of another match',
    book: () => server.book.put({ id: matchAt(1) }, [{ id: 7 }]),
    change: { picks: [aLeg(0, { line_id: 7 }), aLeg(1)] },
    answer: 'invalidOdds',
    details: { legs: [0] },
  },
  {
    it: 'with two lines that have just closed',
    book: () => {
      put(0, {}, { state: 2 })
      put(2, {}, { state: 2 })
    },
    answer: 'invalidOdds',
    details: { legs: [0, 2] },
  },
  {
    it: 'with a suspended line',
    book: () => put(2, {}, { state: 1 }),
    answer: 'oddsIsUpdating',
    details: { legs: [2] },
  },
  { it: 'with a suspended match', book: () => put(2, { suspension: 1 }), answer: 'oddsIsUpdating' },
  {
    it: 'with a match that has ended',
    book: () => put(0, { period: 4 }),
    answer: 'matchEnded',
    details: { legs: [0] },
  },
  {
    it: 'with a match at its kick-off',
    book: () => put(0, { kickoff: server.clock.now }),
    answer: 'matchNotAllowBet',
  },
  {
    it: 'with a side that the line has not',
    change: { picks: [aLeg(0, { selection: 'over' }), aLeg(1)] },
    answer: 'invalidBetTeam',
    details: { legs: [0] },
  },
  {
    it: 'with a price that no type holds',
    book: () => put(0, {}, { prices: [150, 96] }),
    answer: 'invalidOdds',
    details: { legs: [0] },
  },
  {
    it: 'at odds that cannot be',
    change: { picks: [aLeg(0), aLeg(1, { odds: 100 })], accept: 'any' },
    answer: 'invalidOdds',
    details: { legs: [1] },
  },
  {
    it: 'at two prices that fell',
    book: () => {
      put(0, {}, { prices: [90, 99], ball: 2 })
      put(2, {}, { prices: [90, 99], ball: 2 })
    },
    change: { accept: 'better' },
    answer: 'invalidOddsBall',
    details: { legs: [0, 2], quotes: [{ odds: 190, ball: 2 }, { odds: 196 }, { odds: 190 }] },
  },
  {
    it: 'at a price that rose, without consent',
    book: () => put(0, {}, { prices: [99, 90] }),
    answer: 'invalidOddsBall',
    details: { legs: [0] },
  },
  {
    it: 'at a price that rose, with consent',
    book: () => put(0, {}, { prices: [99, 90] }),
    change: { accept: 'better' },
    answer: 1,
  },
  {
    it: 'at a price that fell, with any consent',
    book: () => put(0, {}, { prices: [90, 99] }),
    change: { accept: 'any' },
    answer: 1,
  },
  {
    it: 'on a line that moved, with any consent',
    book: () => put(1, {}, { line: -3 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
    details: { legs: [1] },
  },
  { it: 'for nothing', change: { stake: 0 }, answer: 'betAmountRequired', details: { field: 'stake' } },
  { it: 'for less than nothing', change: { stake: -1 }, answer: 'invalidBetAmount' },
  { it: 'for a part of a cent', change: { stake: 1.001 }, answer: 'invalidBetAmount' },
  { it: 'for 1e21', change: { stake: 1e21 }, answer: 'invalidBetAmount' },
  { it: 'for a text', change: { stake: '1000' }, answer: 'invalidBetAmount' },
  { it: 'for no stake at all', change: { stake: undefined }, answer: 'invalidInput' },
  {
    it: 'below the minimum of parlays',
    change: { stake: 299 },
    answer: 'betLowerMin',
    details: { bound: 300, limit: 'parlay:1' },
  },
  {
    it: 'above their maximum',
    change: { stake: 100_001 },
    answer: 'betOverMax',
    details: { bound: 100_000 },
  },
  { it: 'of all that a number holds', change: { stake: Number.MAX_SAFE_INTEGER }, answer: 'betOverMax' },
  {
    it: 'that could pay too much',
    // 1.96¹² is 3214.19…: 50,000.00 divided by it.
    change: { picks: legs(12), stake: 1600 },
    answer: 'betOverMaxPayout',
    details: { bound: 1555, limit: 'parlay:1' },
  },
  { it: 'for the most that it could pay', change: { picks: legs(12), stake: 1555 }, answer: 1 },
  { it: 'with a key that is too short', change: { idem_key: 'k' }, answer: 'invalidInput' },
  { it: 'with a consent of nobody', change: { accept: 'always' }, answer: 'invalidInput' },
  {
    it: 'with a selection of 81 letters',
    change: { picks: [aLeg(0, { selection: 'x'.repeat(81) }), aLeg(1)] },
    answer: 'invalidInput',
  },
  { it: 'with legs that are none', change: { picks: [null, 1, 'x'] }, answer: 'invalidInput' },
]

test.each(CASES)('a parlay $it: $answer', async ({ change, book, answer, details }) => {
  // Matches of a case of their own: the limit of a match must not end the table.
  await server.asOwner("UPDATE bet_leg SET match_id = -match_id, open = false WHERE member_id = 'demo2'")
  book?.()
  const before = await server.balances('demo2')
  const body = aParlay(change)
  const answered = await member.call(betParlay, body)
  expect(answered).toMatchObject({ status: answer, ...(details && { details }) })
  const stake = answer === 1 ? body.stake : 0
  expect(await server.balances('demo2')).toEqual({
    cash: before.cash - stake,
    frozen: before.frozen + stake,
  })
})

describe('one key', () => {
  test('moves money once however often it comes at the same time', async () => {
    const who = await server.login('demo3')
    const body = aParlay()
    const answers = await Promise.all(
      Array.from({ length: size(100, 5000) }, () => who.call(betParlay, body)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await server.balances('demo3')).toEqual({ cash: 999_000, frozen: 1000 })
    put(0, {}, { prices: [50, 50] })
    expect(await who.call(betParlay, body)).toEqual(answers[0])
  })

  test.each([
    ['another stake', { stake: 1001 }],
    ['another leg', { picks: [aLeg(0), aLeg(1), aLeg(3)] }],
    ['one leg less', { picks: legs(2) }],
    ['legs in another order', { picks: legs(3).reverse() }],
    ['another consent', { accept: 'any' }],
  ])('with %s is refused and moves nothing', async (_, change) => {
    const body = aParlay()
    const who = await server.login('demo4')
    await who.call(betParlay, body)
    const before = await server.balances('demo4')
    expect(await who.call(betParlay, { ...body, ...change })).toMatchObject({
      status: 'duplicate_debit_record',
    })
    expect(await server.balances('demo4')).toEqual(before)
  })

  test('of a parlay is not that of a single', async () => {
    const who = await server.login('demo5')
    const body = aParlay()
    await who.call(betParlay, body)
    expect(await who.bet({ idem_key: body.idem_key })).toMatchObject({ status: 'duplicate_debit_record' })
    const found = await who.call(betLookup, { idem_key: body.idem_key, abandon: false })
    expect(found).toMatchObject({ status: 1, bet: { kind: 'parlay', legs: [{}, {}, {}] } })
  })

  test('that was given up places no parlay afterwards', async () => {
    const who = await server.login('demo6')
    const body = aParlay()
    await who.call(betLookup, { idem_key: body.idem_key, abandon: true })
    expect(await who.call(betParlay, body)).toMatchObject({ status: 'betKeyAbandoned' })
    expect(await server.balances('demo6')).toEqual({ cash: 1_000_000, frozen: 0 })
  })
})

test('the limit of a match counts singles and every parlay that touches it', async () => {
  const who = await server.login('demo7')
  for (const stake of [500_000, 400_000]) await who.bet({ match_id: matchAt(1), line_id: LINE, stake })
  expect(await who.call(betParlay, aParlay({ stake: 100_000 }))).toMatchObject({ status: 1 })
  expect(await who.call(betParlay, aParlay({ stake: 300 }))).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: 0, legs: [1] },
  })
  expect(await who.call(betParlay, aParlay({ picks: [aLeg(3), aLeg(4)], stake: 300 }))).toMatchObject({
    status: 'insufficient_balance',
  })
})

test('members of operators with money of their own bet by their own call', async () => {
  const seamless = await server.login('demoseamless')
  expect(await seamless.call(betParlay, aParlay())).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(vBetParlay, aParlay())).toMatchObject({ status: 1, bet: { kind: 'parlay' } })
  expect(await member.call(vBetParlay, aParlay())).toMatchObject({ status: 'forbiddenAccess' })
})

test('a suspended member places none', async () => {
  const who = await server.login('demosuspend')
  expect(await who.call(betParlay, aParlay())).toMatchObject({ status: 'SUSPEND' })
})

test('quotes for a parlay are parlay prices, and say what stands in the way and what may be staked', async () => {
  put(0, {}, { prices: [-87, 80] })
  put(1, { parent: matchAt(0) }, { comboMin: 0 })
  put(2, { leagueId: 900, competition: 102 }, { betType: 'orz', prices: [450], line: 0 })
  const picks = [aLeg(0), aLeg(1), aLeg(2, { selection: 'win' })].map((leg) => ({ ...leg, odds_type: 1 }))
  expect(await member.call(betCheck, { picks, kind: 'parlay' })).toMatchObject({
    quotes: [
      {
        odds: 214,
        odds_type: 4,
        parent_id: matchAt(0),
        outright: false,
        combo_min: 2,
        live: false,
        min_bet: 300,
      },
      { odds: 196, odds_type: 4, parent_id: matchAt(0), combo_min: 0 },
      { odds: 450, odds_type: 4, parent_id: matchAt(2), league_id: 102, outright: true },
    ],
    combination: { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: 'parlay:1' },
  })
  expect(await member.call(betCheck, { picks })).toMatchObject({
    quotes: [{ odds: -87, odds_type: 1, max_bet: 500_000 }, { odds: 96 }, { odds: 450 }],
    combination: null,
  })
})

test('a parlay over two sports has the narrowest of its limits', async () => {
  await server.asOwner(
    "INSERT INTO bet_limit VALUES ('demoagent', 'MYR', 'parlay:2', 400, 900, 2000, 100000)",
  )
  server.clock.now += 1001
  putMatches(server.book, server.clock.now)
  put(1, { sport: 2 })
  const bets = async (stake: number) => parlay({ stake, picks: [aLeg(0), aLeg(1)] })
  expect(await bets(399)).toMatchObject({ status: 'betLowerMin', details: { bound: 400 } })
  expect(await bets(901)).toMatchObject({ status: 'betOverMax', details: { bound: 900, limit: 'parlay:2' } })
  expect(await bets(521)).toMatchObject({ status: 'betOverMaxPayout', details: { bound: 520 } })
  expect(await bets(520)).toMatchObject({ status: 1, bet: { max_payout: 2000 } })
})

describe('a parlay with legs in play', () => {
  const placed = async (account: string, match: object = { sport: 12, period: 12 }) => {
    put(0, { ...live, ...match })
    put(1, live)
    const who = await server.login(account)
    const answer = await who.call(betParlay, aParlay({ picks: [liveLeg(0), liveLeg(1), aLeg(2)] }))
    if (answer.status !== 1) throw new Error(answer.status)
    return { who, bet: answer.bet, at: server.clock.now }
  }
  const decided = async (ms: number) => {
    server.clock.now += ms
    await server.app.sportsbook.worker.decide()
  }
  const newest = (account: string) => {
    const found = server.sent.findLast(({ account: to, message }) => to === account && message.t === 'bet')
    return found?.message.t === 'bet' ? found.message.bet : undefined
  }

  test('waits as long as the strictest of them, and runs', async () => {
    // E-sports wait six seconds, football five.
    const { who, bet, at } = await placed('demo10', { sport: 9, period: 21 })
    expect(bet).toMatchObject({ status: 'waiting', accepted_at: null, decide_at: at + 6000 })
    const details = await who.call(parlayPendingBetDetails, { bet_id: bet.bet_id })
    expect(details).toMatchObject({ status: 1, bet: { bet_id: bet.bet_id } })
    await decided((bet.decide_at ?? 0) - at - 1)
    expect(newest('demo10')).toMatchObject({ status: 'waiting' })
    await decided(1)
    expect(newest('demo10')).toMatchObject({ status: 'running', rejected_leg: null })
  })

  test.each([
    [
      'a goal in the first',
      { account: 'demo11', n: 0, change: { score: [2, 0] }, leg: 0, reason: 'rejectedGoal' },
    ],
    [
      'a goal in the second',
      { account: 'demo12', n: 1, change: { score: [1, 1] }, leg: 1, reason: 'rejectedGoal' },
    ],
    [
      'a red card in the second',
      { account: 'demo13', n: 1, change: { reds: [0, 1] }, leg: 1, reason: 'rejectedRedCard' },
    ],
    [
      'the end of one',
      { account: 'demo14', n: 1, change: { period: 4 }, leg: 1, reason: 'rejectedSuspended' },
    ],
  ])(
    'is rejected by %s, which it names, and the money is back',
    async (_, { account, n, change, leg, reason }) => {
      await placed(account)
      put(n, change)
      await decided(100)
      expect(newest(account)).toMatchObject({ status: 'rejected', reason, rejected_leg: leg })
      expect(await server.balances(account)).toEqual({ cash: 1_000_000, frozen: 0 })
    },
  )

  test('is not rejected by a goal in a match that has begun meanwhile', async () => {
    const { bet } = await placed('demo15')
    put(2, { ...live, score: [1, 0] })
    await decided((bet.decide_at ?? 0) - server.clock.now)
    expect(newest('demo15')).toMatchObject({ status: 'running' })
  })

  test('waits on while one of them is in danger, and is rejected for it after a minute', async () => {
    await placed('demo16')
    put(1, { danger: true })
    await decided(30_000)
    expect(newest('demo16')).toMatchObject({ status: 'waiting' })
    await decided(30_000)
    expect(newest('demo16')).toMatchObject({ status: 'rejected', reason: 'rejectedDanger', rejected_leg: 1 })
  })
})
