import { type Bet, cashOut, dBetList } from '@touchline/contracts/calls'
import { finished } from '../../testing/results'
import { size } from '../../testing/sizes'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { offerOf, taking } from './testing/take-offer'

const RACES = size(60, 5000)
/** Bets of one match race against its result together. */
const AT_ONCE = 10
const FIRST = 50_000

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await testApp()
  member = await server.login('demo2')
})
afterAll(() => server.close())

async function placedOn(match: number): Promise<Bet> {
  const answer = await member.bet({ match_id: match, stake: 1000 })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer.bet
}

/** The cash-outs of a match's bets and its settlement, begun in an order of chance. */
async function race(match: number): Promise<{ cashedOut: number; settled: number }> {
  server.book.put({ id: match, leagueId: match, competition: match }, [{}])
  const bets = await Promise.all(Array.from({ length: AT_ONCE }, () => placedOn(match)))
  const requests = await Promise.all(bets.map(async ({ bet_id }) => taking(await offerOf(member, bet_id))))
  const settle = () =>
    server.app.settlement.settle({ match, revision: 1, result: finished(match % 2 ? [1, 0] : [0, 0]) })
  // First, last and between, in turn: each side wins some of the races.
  const settleAt = match % (AT_ONCE + 1)
  const runs: Promise<unknown>[] = []
  const answers = requests.map((request, n) => {
    if (n === settleAt) runs.push(settle())
    const answer = member.call(cashOut, request)
    runs.push(answer)
    return answer
  })
  if (settleAt === AT_ONCE) {
    await Promise.all(answers)
    runs.push(settle())
  }
  await Promise.all(runs)
  await server.app.settlement.sweep()
  const paid = (await Promise.all(answers)).filter(({ status }) => status === 1).length
  const ids = bets.map(({ bet_id }) => Number(bet_id))
  const rows = await server.asOwner<{ status: Bet['status']; settlements: number; payments: number }>(
    `SELECT b.status, (SELECT count(*)::int FROM settlement s WHERE s.bet_id = b.id) AS settlements,
       (SELECT count(*)::int FROM transfer t WHERE t.scope = 'bet:' || b.id
          AND t.kind IN ('bet_settled', 'bet_cashed_out')) AS payments
     FROM bet b WHERE b.id = ANY ($1)`,
    [ids],
  )
  expect(rows.map(({ settlements, payments }) => [settlements, payments])).toEqual(ids.map(() => [1, 1]))
  const cashedOut = rows.filter(({ status }) => status === 'cashout').length
  const settled = rows.filter(({ status }) => status === 'settled').length
  expect(cashedOut).toBe(paid)
  expect(cashedOut + settled).toBe(AT_ONCE)
  return { cashedOut, settled }
}

test(`of ${RACES} bets each is either settled or cashed out, and paid once`, async () => {
  let [cashedOut, settled] = [0, 0]
  for (let n = 0; n < RACES / AT_ONCE; n++) {
    const ended = await race(FIRST + n)
    cashedOut += ended.cashedOut
    settled += ended.settled
  }
  // Both sides won some of the races.
  expect([cashedOut > 0, settled > 0]).toEqual([true, true])
  expect(await server.breaches()).toEqual([])
  expect((await server.balances(member.account)).frozen).toBe(0)
  const list = await member.call(dBetList)
  expect(list).toMatchObject({ total: RACES })
})

test('a cash-out that was valued before a part was sold is valued again', async () => {
  server.book.put({ id: FIRST - 1 }, [{}])
  const bet = await placedOn(FIRST - 1)
  const offer = await offerOf(member, bet.bet_id)
  const half = Math.floor(offer.amount / 2)
  const answers = await Promise.all([
    member.call(cashOut, taking(offer, { percent: 50, amount: half })),
    member.call(cashOut, taking(offer, { percent: 50, amount: half })),
  ])
  // The second half is half of what remains: that offer was for more.
  expect(answers.map(({ status }) => status).sort()).toEqual([1, 'invalidCashoutAmount'])
  expect(await server.breaches()).toEqual([])
})
