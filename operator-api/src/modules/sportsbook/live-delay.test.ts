import { betRejectList, pendingBetList } from '@touchline/contracts/calls'
import { type TestApp, testApp } from '../../testing/test-app'

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
  await server.app.sportsbook.worker.decide()
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

test('a goal gives the money back at once and says why', async () => {
  const member = await server.login('demo3')
  await member.bet({ score: [0, 0] })
  server.book.put({ score: [1, 0] })
  await later(100)
  expect(await member.call(betRejectList)).toMatchObject({
    total: 1,
    bets: [{ status: 'rejected', reason: 'rejectedGoal', returned: 1000, net: 0, valid_turnover: 0 }],
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

test('danger that lasts a minute rejects', async () => {
  const member = await server.login('demo5')
  server.book.put({ danger: true })
  await member.bet({ score: [0, 0] })
  await later(60_000)
  expect(lastBet('demo5')).toMatchObject({ bet: { status: 'rejected', reason: 'rejectedDanger' } })
})

test('two deciders at once decide each bet once', async () => {
  const member = await server.login('demo6')
  for (let i = 0; i < 20; i += 1) await member.bet({ score: [0, 0], stake: 500 })
  server.clock.now += 100
  server.book.put({ score: [2, 0] })
  const { worker } = server.app.sportsbook
  await Promise.all(Array.from({ length: 6 }, () => worker.decide()))
  expect(await server.balances('demo6')).toEqual({ cash: 1_000_000, frozen: 0 })
  const told = server.sent.filter(
    ({ account, message }) => account === 'demo6' && message.t === 'bet' && message.bet.status === 'rejected',
  )
  expect(told).toHaveLength(20)
})
