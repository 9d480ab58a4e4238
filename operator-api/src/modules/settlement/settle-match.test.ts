import { dBetList, dBetListCancel } from '@touchline/contracts/calls'
import { cancelled, finished } from '../../testing/results'
import { settledMatches } from '../../testing/settled-matches'

const { server, match, settle } = settledMatches()

test.each([
  // Home -0.5 at 0.96 for 10.00; commission is 0.25 % of the valid turnover.
  { ends: 'win', result: finished([1, 0]), returned: 1960, turnover: 1000, commission: 3, account: 'demo2' },
  { ends: 'lose', result: finished([0, 0]), returned: 0, turnover: 1000, commission: 3, account: 'demo3' },
  { ends: 'void', result: cancelled, returned: 1000, turnover: 0, commission: 0, account: 'demo4' },
])('a single that ends in $ends pays $returned and $commission commission', async (one) => {
  const member = await server().login(one.account)
  await member.bet({ match_id: match() })
  await settle(1, one.result)
  const list = await member.call(one.ends === 'void' ? dBetListCancel : dBetList)
  expect(list).toMatchObject({
    bets: [
      {
        status: one.ends === 'void' ? 'void' : 'settled',
        result: one.ends,
        returned: one.returned,
        net: one.returned - 1000,
        valid_turnover: one.turnover,
        commission: one.commission,
        settlement_rev: 1,
        settled_at: server().clock.now,
      },
    ],
  })
  expect(await server().balances(one.account)).toEqual({
    cash: 999_000 + one.returned + one.commission,
    frozen: 0,
  })
})

test.each([
  ['basketball counts the whole score', 2, 'demo13', 'win'],
  ['football counts from the bet', 1, 'demo14', 'lose'],
])('a handicap in play of %s', async (_, sport, account, result) => {
  const member = await server().login(account)
  server().book.put({
    id: match(),
    sport,
    market: 3,
    period: sport === 2 ? 12 : 1,
    kickoff: 0,
    score: [3, 1],
  })
  await member.bet({ match_id: match(), score: [3, 1] })
  server().clock.now += 5000
  await server().app.sportsbook.decide()
  // Home -0.5: two ahead when it was placed, level after it.
  await settle(1, finished([5, 3]))
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result }] })
})

test('a bet on a quarter is settled when the quarter is over, and shows by which score', async () => {
  const member = await server().login('demo25')
  const basketball = { id: match(), sport: 2, market: 3, period: 11, kickoff: 0, score: [3, 1] } as const
  server().book.put(basketball, [{ period: 11 }])
  await member.bet({ match_id: match(), score: [3, 1] })
  server().clock.now += 5000
  await server().app.sportsbook.decide()
  await settle(1, {
    ...finished([0, 0]),
    status: 0,
    half_time: null,
    full_time: null,
    periods: [[11, 20, 22]],
  })
  const leg = { period: 11, result: 'lose', score: null, part_score: [20, 22] }
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result: 'lose', legs: [leg] }] })
  // Corrected with the end of the match.
  await settle(2, { ...finished([101, 99], [50, 49]), periods: [[11, 24, 22]] })
  const corrected = { result: 'win', score: [101, 99], half_score: [50, 49], part_score: [24, 22] }
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result: 'win', legs: [corrected] }] })
})

test('the same result a hundred times at once credits once', async () => {
  const member = await server().login('demo5')
  for (let i = 0; i < 5; i += 1) await member.bet({ match_id: match() })
  await Promise.all(Array.from({ length: 100 }, () => settle(1, finished([2, 0]))))
  expect(await server().balances('demo5')).toEqual({ cash: 1_000_000 + 5 * (960 + 3), frozen: 0 })
})

test('a half-time result settles the half and leaves the rest running', async () => {
  const member = await server().login('demo8')
  server().book.put({ id: match() }, [{}, { id: 2, period: 1 }])
  await member.bet({ match_id: match() })
  await member.bet({ match_id: match(), line_id: 2 })
  await settle(1, { ...finished([0, 0]), status: 0, half_time: [1, 0], full_time: null })
  expect(await server().balances('demo8')).toEqual({ cash: 999_000 + 963, frozen: 1000 })
  await settle(2, finished([1, 1], [1, 0]))
  expect(await server().balances('demo8')).toEqual({ cash: 999_000 + 963 + 3, frozen: 0 })
})
