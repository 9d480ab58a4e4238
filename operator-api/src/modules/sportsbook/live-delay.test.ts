import { betRejectList, pendingBetList } from '@touchline/contracts/calls'
import { finished } from '../../testing/results'
import { type TestApp, testApp } from '../../testing/test-app'
import type { BookMatch } from '../odds'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
beforeEach(() => {
  server.book.put({
    market: 3,
    period: 1,
    kickoff: 0,
    score: [0, 0],
    reds: [0, 0],
    danger: false,
    suspension: 0,
  })
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const later = async (ms: number) => {
  server.clock.now += ms
  await server.app.sportsbook.decide()
}
const lastBet = (account: string) =>
  server.sent.findLast(({ account: to, message }) => to === account && message.t === 'bet')?.message

test('an in-play bet waits five seconds with its money frozen, then runs', async () => {
  const member = await server.login('demo2')
  const placed = await member.bet({ score: [0, 0] })
  expect(placed).toMatchObject({
    status: 1,
    bet: { status: 'waiting', decide_at: server.clock.now + 5000, accepted_at: null },
  })
  expect(await server.balances('demo2')).toEqual({ cash: 999_000, frozen: 1000 })
  await later(4999)
  expect(await member.call(pendingBetList)).toMatchObject({ total: 1 })
  await later(1)
  expect(lastBet('demo2')).toMatchObject({ bet: { status: 'running', accepted_at: server.clock.now } })
  expect(await server.balances('demo2')).toEqual({ cash: 999_000, frozen: 1000 })
})

test('a goal gives the money back at once and says why and by which score', async () => {
  const member = await server.login('demo3')
  await member.bet({ score: [0, 0] })
  server.book.put({ score: [1, 0] })
  await later(100)
  expect(await member.call(betRejectList)).toMatchObject({
    total: 1,
    bets: [
      {
        status: 'rejected',
        reason: 'rejectedGoal',
        returned: 1000,
        net: 0,
        valid_turnover: 0,
        rejected_by: { what: 'score', from: [0, 0], to: [1, 0] },
      },
    ],
  })
  expect(await server.balances('demo3')).toEqual({ cash: 1_000_000, frozen: 0 })
  expect(server.sent.at(-1)).toEqual({
    account: 'demo3',
    message: { t: 'balance', available: 1_000_000, cash: 1_000_000, frozen: 0 },
  })
})

test('a bet in danger waits until play is safe', async () => {
  const member = await server.login('demo4')
  server.book.put({ danger: true })
  await member.bet({ score: [0, 0] })
  await later(30_000)
  expect(await member.call(pendingBetList)).toMatchObject({ total: 1 })
  server.book.put({ danger: false })
  await later(250)
  expect(lastBet('demo4')).toMatchObject({ bet: { status: 'running' } })
})

test('a bet is not accepted once its result is typed, and is rejected when the book knows of it', async () => {
  const member = await server.login('demo9')
  const id = 7777
  server.book.put({ id, market: 3, period: 1, kickoff: 0 }, [{}])
  expect(await member.bet({ match_id: id, score: [0, 0] })).toMatchObject({ status: 1 })
  await server.asOwner("SELECT record_result($1, 0, $2, 'operator', 0)", [
    id,
    JSON.stringify(finished([1, 0])),
  ])
  await later(10_000)
  expect(await member.call(pendingBetList)).toMatchObject({ total: 1 })
  server.book.put({ id, isWithheld: true })
  await later(250)
  expect(lastBet('demo9')).toMatchObject({ bet: { status: 'rejected', reason: 'matchEnded' } })
})

test('danger that lasts a minute rejects', async () => {
  const member = await server.login('demo5')
  server.book.put({ danger: true })
  await member.bet({ score: [0, 0] })
  await later(60_000)
  expect(lastBet('demo5')).toMatchObject({
    bet: { status: 'rejected', reason: 'rejectedDanger', rejected_by: null },
  })
})

test('two deciders at once decide each bet once', async () => {
  const member = await server.login('demo6')
  for (let i = 0; i < 20; i += 1) await member.bet({ score: [0, 0], stake: 500 })
  server.clock.now += 100
  server.book.put({ score: [2, 0] })
  const { sportsbook } = server.app
  await Promise.all(Array.from({ length: 6 }, () => sportsbook.decide()))
  expect(await server.balances('demo6')).toEqual({ cash: 1_000_000, frozen: 0 })
  const notices = server.sent.filter(
    ({ account, message }) => account === 'demo6' && message.t === 'bet' && message.bet.status === 'rejected',
  )
  expect(notices).toHaveLength(20)
})

describe('the rules of the sport decide', () => {
  const basketball = { sport: 2, period: 12, score: [40, 38], part: [10, 8], halfScore: null } as const
  const placed = async (account: string, match: Partial<BookMatch>, line: object = {}) => {
    server.book.put({ ...match, market: 3 }, [{ ...line }])
    const member = await server.login(account)
    return member.bet({ score: [...(match.score ?? [0, 0])] })
  }
  const verdictOf = (account: string) => {
    const message = lastBet(account)
    return message?.t === 'bet' ? message.bet : undefined
  }

  afterEach(() => server.book.put({ sport: 1, part: null }, [{ period: 0, prices: [96, 96], line: -2 }]))

  test.each([
    ['basketball', 2, 12, 4],
    ['volleyball', 4, 21, 3],
    ['e-sports', 9, 21, 6],
    ['golf', 19, 111, 8],
  ])('how long a bet waits: %s', async (_, sport, period, seconds) => {
    const answer = await placed('demo7', { sport, period, score: [0, 0] })
    expect(answer).toMatchObject({ bet: { decide_at: server.clock.now + seconds * 1000 } })
  })

  test('a bet on the first half of basketball runs in its second quarter, past a basket', async () => {
    expect(await placed('demo8', basketball, { period: 1 })).toMatchObject({ bet: { status: 'waiting' } })
    server.book.put({ score: [42, 38], part: [12, 8] })
    await later(4000)
    expect(verdictOf('demo8')).toMatchObject({ status: 'running' })
  })

  test.each([
    ['the end of the quarter', basketball, { period: 2 }, 'rejectedScore'],
    ['a set', { sport: 3, period: 21, score: [0, 0], part: [5, 3] }, { score: [1, 0] }, 'rejectedScore'],
    ['a game', { sport: 3, period: 21, score: [0, 0], part: [5, 3] }, { part: [5, 4] }, 'rejectedScore'],
    ['a goal of ice hockey', { sport: 12, period: 12, score: [1, 0] }, { score: [1, 1] }, 'rejectedGoal'],
  ] as const)('%s rejects, and the money is back', async (_, match, change, reason) => {
    const account = `demo${9 + ['quarter', 'set', 'game', 'hockey'].findIndex((word) => _.includes(word))}`
    await placed(account, match)
    server.book.put(change)
    await later(100)
    expect(verdictOf(account)).toMatchObject({ status: 'rejected', reason })
    expect(await server.balances(account)).toEqual({ cash: 1_000_000, frozen: 0 })
  })

  test('a price that moved far in favour of the bet rejects it', async () => {
    await placed('demo13', basketball)
    server.book.put({}, [{ prices: [76, -84], ball: 2 }])
    await later(100)
    expect(verdictOf('demo13')).toMatchObject({
      status: 'rejected',
      reason: 'rejectedPriceMoved',
      rejected_by: { what: 'price', from: [96, -2], to: [76, -2] },
    })
  })
})

test.each([
  {
    placed: 'in the first quarter, also in a time-out',
    account: 'demo12',
    reportedParts: [],
    becomes: 'rejected',
  },
  { placed: 'in the break after it', account: 'demo11', reportedParts: [11], becomes: 'running' },
])('the second quarter begins while a bet waits that was placed $placed: it is $becomes', async (it) => {
  const member = await server.login(it.account)
  const play = { sport: 2, market: 3, kickoff: 0, score: [28, 24], reds: [0, 0] } as const
  server.book.put({ ...play, period: 11, part: [28, 24], reportedParts: it.reportedParts }, [{ period: 12 }])
  await member.bet({ score: [28, 24] })
  server.book.put({ ...play, period: 12, part: [0, 0], reportedParts: [11] }, [{ period: 12 }])
  await later(5000)
  expect(lastBet(it.account)).toMatchObject({ bet: { status: it.becomes } })
})
