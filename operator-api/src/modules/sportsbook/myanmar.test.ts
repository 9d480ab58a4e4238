import {
  betLookup,
  betMmoClick,
  betParlayMmo,
  betSingleMmo,
  parlayAcceptBetDetails,
  vBetParlayMmo,
  vBetSingleMmo,
} from '@touchline/contracts/calls'
import type { MaungDeductions } from '@touchline/rules'
import { bettorFor } from '../../testing/bettor'
import { aBodyBet, aMaung, aMyanmarLeg, matchAt, myanmarLegs } from '../../testing/combinations'
import { aBody, BODY } from '../../testing/fake-book'

const TERMS = {
  garnet: { maungDeductions: { byLegs: { 2: 12.5, 3: 17.25 }, otherwise: 20 } as MaungDeductions },
  northquay: { myanmar: false },
}
const bettor = bettorFor('demommk', TERMS)

const put = (n: number, match: object) => bettor.server.book.put({ id: matchAt(n), ...match })
const offer = (n: number, change: object) =>
  bettor.server.book.putMyanmar({ ...aBody, ...change }, matchAt(n))
const GOALS = { id: 9902, betType: 'ou', goals: 2, percent: 20 } as const
const over = (n: number, change: object = {}) =>
  aMyanmarLeg(n, { line_id: 9902, selection: 'over', goals: 2, percent: 20, ...change })

test('a body is placed at goal, percent and price, which stay with the bet', async () => {
  const before = await bettor.server.balances('demommk')
  const placed = await bettor.member.call(betSingleMmo, aBodyBet())
  expect(placed).toMatchObject({
    status: 1,
    bet: {
      kind: 'mmo_single',
      status: 'running',
      stake: 1_000_000,
      risk: 1_000_000,
      to_win: 950_000,
      deduction: null,
      legs: [
        {
          bet_type: 'hdp',
          selection: 'home',
          line: 0,
          odds: 95,
          odds_type: 1,
          myanmar: { goals: 1, percent: -50, upper: 'home' },
        },
      ],
    },
  })
  expect(await bettor.server.balances('demommk')).toEqual({
    cash: before.cash - 1_000_000,
    frozen: before.frozen + 1_000_000,
  })
})

test('a maung is placed with the deduction of its legs', async () => {
  offer(1, GOALS)
  const placed = await bettor.member.call(
    betParlayMmo,
    aMaung({ picks: [aMyanmarLeg(0), over(1), aMyanmarLeg(2)] }),
  )
  expect(placed).toMatchObject({
    status: 1,
    bet: {
      kind: 'mmo_parlay',
      stake: 1_000_000,
      // Eight times the stake, less a fifth.
      to_win: 5_400_000,
      deduction: 20,
      legs: [
        { myanmar: { goals: 1, percent: -50, upper: 'home' } },
        { bet_type: 'ou', selection: 'over', myanmar: { goals: 2, percent: 20 } },
        {},
      ],
    },
  })
  const bet_id = placed.status === 1 ? placed.bet.bet_id : ''
  expect(await bettor.member.call(parlayAcceptBetDetails, { bet_id })).toMatchObject({
    bet: { deduction: 20 },
  })
})

const CALLS = [
  ['a click', betMmoClick, () => ({ picks: [aMyanmarLeg(0)] })],
  ['a body', betSingleMmo, () => aBodyBet()],
  ['a maung', betParlayMmo, () => aMaung()],
] as const

describe.each(CALLS)('%s', (_, call, body) => {
  test('is not for a member of another currency', async () => {
    const who = await bettor.server.login('demo')
    expect(await who.call(call, body())).toMatchObject({ status: 'currencyNotSupported' })
    expect(await bettor.server.balances('demo')).toEqual({ cash: 1_000_000, frozen: 0 })
  })

  test('is not for a brand without Burmese odds', async () => {
    const who = await bettor.server.login('demommk', 'demo88', 'northquay')
    expect(await who.call(call, body())).toMatchObject({ status: 'currencyNotSupported' })
  })
})

test('a click gets prices, limits and deductions', async () => {
  offer(1, { ...GOALS, upper: 0 })
  offer(2, { upper: 1, percent: 30 })
  put(3, { market: 3, period: 1 })
  const picks = [
    aMyanmarLeg(0),
    over(1),
    aMyanmarLeg(2, { selection: 'away' }),
    aMyanmarLeg(3),
    aMyanmarLeg(4, { line_id: 1 }),
  ]
  expect(await bettor.member.call(betMmoClick, { picks })).toMatchObject({
    status: 1,
    quotes: [
      {
        match_id: matchAt(0),
        line_id: BODY,
        selection: 'home',
        open: true,
        reason: null,
        goals: 1,
        percent: -50,
        upper: 'home',
        odds: 95,
        ball: 1,
        score: null,
        parent_id: matchAt(0),
        league_id: 100,
        live: false,
        min_bet: 100_000,
        max_bet: 250_000_000,
        max_payout: 1_000_000_000,
      },
      { open: true, goals: 2, percent: 20, upper: 'home' },
      { open: true, goals: 1, percent: 30, upper: 'away' },
      { open: false, reason: 'matchNotAllowBet', live: true },
      { open: false, reason: 'invalidOdds' },
    ],
    parlay: {
      min_bet: 50_000,
      max_bet: 50_000_000,
      max_payout: 5_000_000_000,
      limit: 'mmo_parlay:1',
      deductions: { byLegs: { 2: 15 }, otherwise: 20 },
    },
  })
})

test.each([
  [2, 12.5, 2_500_000],
  [3, 17.25, 5_620_000],
  [4, 20, 11_800_000],
])('a maung of %i legs keeps the deduction of its brand, %d %%', async (count, deduction, win) => {
  const who = await bettor.server.login('demommk', 'demo88', 'garnet')
  const picks = myanmarLegs(count)
  expect(await who.call(betMmoClick, { picks })).toMatchObject({
    parlay: { deductions: { byLegs: { 2: 12.5, 3: 17.25 }, otherwise: 20 } },
  })
  expect(await who.call(betParlayMmo, aMaung({ picks }))).toMatchObject({
    status: 1,
    bet: { deduction, to_win: win },
  })
})

test('a brand that changes its deductions under a shown maung has it asked for again, and moves no money before', async () => {
  const who = await bettor.server.login('demommk', 'demo88', 'garnet')
  const table = TERMS.garnet.maungDeductions
  const clicked = await who.call(betMmoClick, { picks: myanmarLegs(2) })
  const deduction = clicked.status === 1 ? clicked.parlay?.deductions.byLegs['2'] : undefined
  expect(deduction).toBe(12.5)
  TERMS.garnet.maungDeductions = { byLegs: { 2: 30 }, otherwise: 40 }
  const before = await bettor.server.balances('garnet:demommk')
  expect(await who.call(betParlayMmo, aMaung({ deduction, accept: 'any' }))).toMatchObject({
    status: 'invalidOddsBall',
    details: { deduction: 30, quotes: [{ open: true }, { open: true }] },
  })
  expect(await bettor.server.balances('garnet:demommk')).toEqual(before)
  // A player who saw the deduction gets it, and one shown a higher deduction gets the current one.
  for (const seen of [30, 35])
    expect(await who.call(betParlayMmo, aMaung({ deduction: seen }))).toMatchObject({
      status: 1,
      bet: { deduction: 30, to_win: 1_800_000 },
    })
  TERMS.garnet.maungDeductions = table
})

test('a body at a negative price freezes what its Malay price says', async () => {
  await bettor.forgetMatches()
  offer(0, { prices: [-90, 80] })
  expect(await bettor.member.call(betSingleMmo, aBodyBet({ odds: -90 }))).toMatchObject({
    status: 1,
    bet: { risk: 900_000, to_win: 1_000_000 },
  })
})

test.each([
  ['a body', betSingleMmo, () => aBodyBet()],
  ['a maung', betParlayMmo, () => aMaung()],
] as const)('%s is placed once by a key, and found by it', async (_, call, make) => {
  await bettor.forgetMatches()
  const body = make()
  const before = await bettor.server.balances('demommk')
  const answers = await Promise.all(Array.from({ length: 30 }, () => bettor.member.call(call, body)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await bettor.server.balances('demommk')).toEqual({
    cash: before.cash - 1_000_000,
    frozen: before.frozen + 1_000_000,
  })
  expect(await bettor.member.call(call, { ...body, stake: 1_000_001 })).toMatchObject({
    status: 'duplicate_debit_record',
  })
  const [first] = answers
  const found = await bettor.member.call(betLookup, { idem_key: body.idem_key, abandon: false })
  expect(found).toMatchObject({ status: 1, bet: { bet_id: first?.status === 1 ? first.bet.bet_id : '' } })
})

test.each([
  [betSingleMmo, vBetSingleMmo, aBodyBet],
  [betParlayMmo, vBetParlayMmo, aMaung],
] as const)(
  'members of operators with money of their own bet by their own call: $path',
  async (own, seamless, make) => {
    await bettor.forgetMatches()
    expect(await bettor.member.call(seamless, make())).toMatchObject({ status: 'forbiddenAccess' })
    await bettor.server.asOwner("UPDATE member SET operator_type = 2 WHERE id = 'demommk'")
    await bettor.server.asOwner("SELECT open_operator_wallet('demommk', 'sandbox')")
    for (const job of ['operator-sweep', 'operator-outbox:sandbox']) await bettor.server.app.round(job)
    const who = await bettor.server.login('demommk')
    expect(await who.call(own, make())).toMatchObject({ status: 'forbiddenAccess' })
    expect(await who.call(seamless, make())).toMatchObject({ status: 1 })
    await bettor.server.asOwner("UPDATE member SET operator_type = 1 WHERE id = 'demommk'")
    await bettor.logInAgain()
  },
)
