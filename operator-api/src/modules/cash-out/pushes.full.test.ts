import { cashOutCheck } from '@touchline/contracts/calls'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'

const BETS = 200
const FIRST = 70_000

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await testApp()
  member = await server.login('demo2')
})
afterAll(() => server.close())

const prices = (id: number, price: number, ball: number) =>
  server.book.put({ id, leagueId: id, competition: id }, [
    { prices: [price, 192 - price], ball },
    { id: 77, betType: 'ou', line: 10, prices: [price, 192 - price], ball },
  ])

test(`offers of ${BETS} open bets follow their prices in one round`, async () => {
  const ids: string[] = []
  for (let n = 0; n < BETS; n++) {
    prices(FIRST + n, 96, 1)
    const answer = await member.bet({ match_id: FIRST + n, stake: 1000 })
    if (answer.status === 1) ids.push(answer.bet.bet_id)
  }
  for (let n = 0; n < BETS; n += 50) await member.call(cashOutCheck, { bet_ids: ids.slice(n, n + 50) })
  for (let tick = 0; tick < 5; tick++) {
    for (let n = 0; n < BETS; n++) prices(FIRST + n, 90 - tick, 2 + tick)
    server.sent.length = 0
    await server.app.round('cash-out offers')
    const offers = server.sent.flatMap(({ message }) => (message.t === 'cashout' ? message.offers : []))
    expect(offers).toHaveLength(BETS)
  }
})
