import { betCheck, betLookup, betParlay, vBetParlay } from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aLeg, aParlay, legs, matchAt, putMatches } from '../../testing/combinations'
import { LINE } from '../../testing/fake-book'
import { size } from '../../testing/sizes'

const bettor = bettorFor('demo2')

const parlay = (change: object = {}) => bettor.member.call(betParlay, aParlay(change))

test('a parlay is placed at the product of its parlay prices, and freezes its stake once', async () => {
  const before = await bettor.server.balances('demo2')
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
  expect(await bettor.server.balances('demo2')).toEqual({
    cash: before.cash - 1000,
    frozen: before.frozen + 1000,
  })
})

test('a negative Malay price counts by its payout', async () => {
  bettor.server.book.put({ id: matchAt(0) }, [{ prices: [-87, 80] }])
  const placed = await parlay({ picks: [aLeg(0, { odds: 214 }), aLeg(1)] })
  expect(placed).toMatchObject({ status: 1, bet: { to_win: 3194, legs: [{ odds: 214, odds_type: 4 }, {}] } })
})

const put = (n: number, match: object, line: object = {}) =>
  bettor.server.book.put({ id: matchAt(n), ...match }, [line])

describe('one key', () => {
  test('moves money once however often it comes at the same time', async () => {
    const who = await bettor.server.login('demo3')
    const body = aParlay()
    const answers = await Promise.all(
      Array.from({ length: size(100, 5000) }, () => who.call(betParlay, body)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await bettor.server.balances('demo3')).toEqual({ cash: 999_000, frozen: 1000 })
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
    const who = await bettor.server.login('demo4')
    await who.call(betParlay, body)
    const before = await bettor.server.balances('demo4')
    expect(await who.call(betParlay, { ...body, ...change })).toMatchObject({
      status: 'duplicate_debit_record',
    })
    expect(await bettor.server.balances('demo4')).toEqual(before)
  })

  test('of a parlay is not that of a single', async () => {
    const who = await bettor.server.login('demo5')
    const body = aParlay()
    await who.call(betParlay, body)
    expect(await who.bet({ idem_key: body.idem_key })).toMatchObject({ status: 'duplicate_debit_record' })
    const found = await who.call(betLookup, { idem_key: body.idem_key, abandon: false })
    expect(found).toMatchObject({ status: 1, bet: { kind: 'parlay', legs: [{}, {}, {}] } })
  })

  test('that was given up places no parlay afterwards', async () => {
    const who = await bettor.server.login('demo6')
    const body = aParlay()
    await who.call(betLookup, { idem_key: body.idem_key, abandon: true })
    expect(await who.call(betParlay, body)).toMatchObject({ status: 'betKeyAbandoned' })
    expect(await bettor.server.balances('demo6')).toEqual({ cash: 1_000_000, frozen: 0 })
  })
})

test('the limit of a match counts singles and every parlay that touches it', async () => {
  const who = await bettor.server.login('demo7')
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
  const seamless = await bettor.server.login('demoseamless')
  expect(await seamless.call(betParlay, aParlay())).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(vBetParlay, aParlay())).toMatchObject({ status: 1, bet: { kind: 'parlay' } })
  expect(await bettor.member.call(vBetParlay, aParlay())).toMatchObject({ status: 'forbiddenAccess' })
})

test('a suspended member places none', async () => {
  const who = await bettor.server.login('demosuspend')
  expect(await who.call(betParlay, aParlay())).toMatchObject({ status: 'SUSPEND' })
})

test('quotes for a parlay are parlay prices, with the reason for a refusal and the allowed stakes', async () => {
  put(0, {}, { prices: [-87, 80] })
  put(1, { parent: matchAt(0) }, { comboMin: 0 })
  put(2, { leagueId: 900, competition: 102 }, { betType: 'orz', prices: [450], line: 0 })
  const picks = [aLeg(0), aLeg(1), aLeg(2, { selection: 'win' })].map((leg) => ({ ...leg, odds_type: 1 }))
  expect(await bettor.member.call(betCheck, { picks, kind: 'parlay' })).toMatchObject({
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
  expect(await bettor.member.call(betCheck, { picks })).toMatchObject({
    quotes: [{ odds: -87, odds_type: 1, max_bet: 500_000 }, { odds: 96 }, { odds: 450 }],
    combination: null,
  })
})

test('a parlay over two sports has the narrowest of its limits', async () => {
  await bettor.server.asOwner(
    "INSERT INTO bet_limit VALUES ('demoagent', 'MYR', 'parlay:2', 400, 900, 2000, 100000)",
  )
  bettor.server.clock.now += 1001
  putMatches(bettor.server.book, bettor.server.clock.now)
  put(1, { sport: 2 })
  const bets = async (stake: number) => parlay({ stake, picks: [aLeg(0), aLeg(1)] })
  expect(await bets(399)).toMatchObject({ status: 'betLowerMin', details: { bound: 400 } })
  expect(await bets(901)).toMatchObject({ status: 'betOverMax', details: { bound: 900, limit: 'parlay:2' } })
  expect(await bets(521)).toMatchObject({ status: 'betOverMaxPayout', details: { bound: 520 } })
  expect(await bets(520)).toMatchObject({ status: 1, bet: { max_payout: 2000 } })
})
