import { betCheck, betParlay, betSingle } from '@touchline/contracts/calls'
import { aLeg, aParlay, matchAt, putMatches } from '../../testing/combinations'
import { MATCH } from '../../testing/fake-book'
import { aBet, type TestApp, testApp } from '../../testing/test-app'
import { groupPrices } from '../odds'

const CENTS_OF_D = 6

let server: TestApp
beforeAll(async () => {
  server = await testApp(
    {},
    {
      bookOf: (book, group) => ({
        ...book,
        line: (match, id) => {
          const line = book.line(match, id)
          const cents = group === 'D' ? CENTS_OF_D : 0
          if (!line) return undefined
          return { ...line, prices: groupPrices(line.prices, line.betType, cents), basePrices: line.prices }
        },
      }),
    },
  )
  await server.asOwner("UPDATE member SET comm_type = 'D' WHERE id = 'demo2'")
  putMatches(server.book, server.clock.now)
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

test.each([
  ['demo', 96],
  ['demo2', 93],
])('%s is quoted the price of its group, %i', async (account, odds) => {
  const member = await server.login(account)
  const { match_id, line_id, selection } = aBet()
  const answer = await member.call(betCheck, { picks: [{ match_id, line_id, selection, odds_type: 1 }] })
  expect(answer).toMatchObject({ status: 1, quotes: [{ odds }] })
})

test.each([
  ['at the price of another group', { odds: 96, accept: 'none' }, { status: 'invalidOddsBall' }],
  [
    'at a better price than that of the group',
    { odds: 96, accept: 'better' },
    { status: 'invalidOddsBall', details: { quote: { odds: 93 } } },
  ],
  ['at any price', { odds: 96, accept: 'any' }, { status: 1, bet: { legs: [{ odds: 93 }], to_win: 930 } }],
  ['at its own', { odds: 93, accept: 'none' }, { status: 1, bet: { legs: [{ odds: 93 }], to_win: 930 } }],
])('a member of group D bets %s', async (_, change, answer) => {
  const member = await server.login('demo2')
  expect(await member.call(betSingle, { ...aBet(), ...change })).toMatchObject(answer)
})

test('legs of a parlay have the prices of the group', async () => {
  const member = await server.login('demo2')
  const picks = [0, 1, 2].map((n) => aLeg(n, { odds: 193 }))
  expect(await member.call(betParlay, aParlay({ picks }))).toMatchObject({
    status: 1,
    // 10 × 1.93³ = 71.89057
    bet: { to_win: 6189, legs: picks.map((_, n) => ({ match_id: matchAt(n), odds: 193 })) },
  })
})

test('the chance of a bet in play is that of the prices without the spread of the group', async () => {
  server.book.put({ id: MATCH, market: 3, period: 1, kickoff: 0, score: [0, 0] }, [{ prices: [40, -46] }])
  const chances: unknown[] = []
  for (const [account, odds] of [
    ['demo', 40],
    ['demo2', 37],
  ] as const) {
    const member = await server.login(account)
    const placed = await member.bet({ odds, score: [0, 0] })
    expect(placed).toMatchObject({ status: 1, bet: { legs: [{ odds }] } })
    if (placed.status !== 1) continue
    const bet = Number(placed.bet.bet_id)
    chances.push(...(await server.asOwner('SELECT chance_at_bet FROM bet_leg WHERE bet_id = $1', [bet])))
  }
  expect(chances).toHaveLength(2)
  expect(chances[1]).toEqual(chances[0])
})
