import { NOT_PLAYED } from '@touchline/rules'
import { size } from '../../testing/sizes'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'

const BETS = size(200, 10_000)
const AT_ONCE = 100
/** Milliseconds around the kick-off within which they are sent. */
const WITHIN = 50
const FIRST = 60_000
const ACCOUNTS = ['demo2', 'demo3', 'demo4', 'demo5']

let server: TestApp
let members: TestMember[]
/** The clock of this file runs. */
let ticking: ReturnType<typeof setInterval>
beforeAll(async () => {
  server = await testApp()
  members = await Promise.all(ACCOUNTS.map((account) => server.login(account)))
  const began = performance.now()
  const from = server.clock.now
  ticking = setInterval(() => {
    server.clock.now = from + Math.round(performance.now() - began)
  }, 1)
})
afterAll(async () => {
  clearInterval(ticking)
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const at = (moment: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, moment - server.clock.now)))

test(`of ${BETS} bets within ${WITHIN} ms of their kick-off none is placed after it`, async () => {
  let [placed, refused] = [0, 0]
  for (let round = 0; round < BETS / AT_ONCE; round++) {
    const match = FIRST + round
    const kickoff = server.clock.now + 2 * WITHIN
    server.book.put({ id: match, kickoff }, [{}])
    const sent = Array.from({ length: AT_ONCE }, async (_, n) => {
      await at(kickoff - WITHIN + (2 * WITHIN * n) / AT_ONCE)
      return members[n % ACCOUNTS.length]?.bet({ match_id: match, stake: 1000 })
    })
    for (const answer of await Promise.all(sent)) {
      if (answer?.status === 1) placed += 1
      else if (answer?.status === 'matchNotAllowBet') refused += 1
      else throw new Error(String(answer?.status))
    }
    // A member has ten thousand: the risk of a round is free again.
    await server.app.settlement.settle({ match, revision: 1, result: NOT_PLAYED })
  }
  expect(placed + refused).toBe(BETS)
  expect([placed > 0, refused > 0]).toEqual([true, true])
  expect(
    await server.asOwner(
      'SELECT b.id FROM bet b JOIN bet_leg l ON l.bet_id = b.id WHERE b.placed_at >= l.kickoff',
    ),
  ).toEqual([])
})
