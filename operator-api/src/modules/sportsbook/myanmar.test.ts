import {
  betLookup,
  betMmoClick,
  betParlayMmo,
  betSingleMmo,
  parlayAcceptBetDetails,
  vBetParlayMmo,
  vBetSingleMmo,
} from '@touchline/contracts/calls'
import { aBodyBet, aMaung, aMyanmarLeg, matchAt, myanmarLegs, putMatches } from '../../testing/combinations'
import { aBody, BODY, LINE } from '../../testing/fake-book'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await testApp({}, undefined, {
    garnet: { maungDeductions: { byLegs: { 2: 12.5, 3: 17.25 }, otherwise: 20 } },
    northquay: { myanmar: false },
  })
  member = await server.login('demommk')
})
beforeEach(() => putMatches(server.book, server.clock.now))
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const put = (n: number, match: object) => server.book.put({ id: matchAt(n), ...match })
const offer = (n: number, change: object) => server.book.putMyanmar({ ...aBody, ...change }, matchAt(n))
const GOALS = { id: 9902, betType: 'ou', goals: 2, percent: 20 } as const
const over = (n: number, change: object = {}) =>
  aMyanmarLeg(n, { line_id: 9902, selection: 'over', goals: 2, percent: 20, ...change })
const forgetMatches = () =>
  server.asOwner("UPDATE bet_leg SET match_id = -match_id, open = false WHERE member_id = 'demommk'")

test('a body is placed at goal, percent and price, which stay with the bet', async () => {
  const before = await server.balances('demommk')
  const placed = await member.call(betSingleMmo, aBodyBet())
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
          ...{ bet_type: 'hdp', selection: 'home', line: 0, odds: 95, odds_type: 1 },
          myanmar: { goals: 1, percent: -50, upper: 'home' },
        },
      ],
    },
  })
  expect(await server.balances('demommk')).toEqual({
    cash: before.cash - 1_000_000,
    frozen: before.frozen + 1_000_000,
  })
})

test('a maung is placed with the deduction of its legs', async () => {
  offer(1, GOALS)
  const placed = await member.call(betParlayMmo, aMaung({ picks: [aMyanmarLeg(0), over(1), aMyanmarLeg(2)] }))
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
  expect(await member.call(parlayAcceptBetDetails, { bet_id })).toMatchObject({ bet: { deduction: 20 } })
})

interface Case {
  it: string
  change?: object
  book?: () => void
  answer: string | 1
  details?: object
}

const PRICES: Case[] = [
  { it: 'on the lower side', change: { selection: 'away' }, answer: 1 },
  { it: 'on goals', book: () => offer(0, GOALS), change: over(0), answer: 1 },
  {
    it: 'on goals, from below',
    book: () => offer(0, GOALS),
    change: over(0, { selection: 'under' }),
    answer: 1,
  },
  { it: 'of an unknown match', change: { match_id: 1 }, answer: 'matchHide' },
  { it: 'of a line that never existed', change: { line_id: 1 }, answer: 'invalidOdds' },
  { it: 'of a line that is no Burmese one', change: { line_id: LINE }, answer: 'invalidOdds' },
  { it: 'of a line that has just closed', book: () => offer(0, { state: 2 }), answer: 'invalidOdds' },
  { it: 'of a suspended line', book: () => offer(0, { state: 1 }), answer: 'oddsIsUpdating' },
  { it: 'of a suspended match', book: () => put(0, { suspension: 1 }), answer: 'oddsIsUpdating' },
  { it: 'of a match in play', book: () => put(0, { market: 3, period: 1 }), answer: 'matchNotAllowBet' },
  {
    it: 'of a match at its kick-off',
    book: () => put(0, { kickoff: server.clock.now }),
    answer: 'matchNotAllowBet',
  },
  { it: 'of a match that has ended', book: () => put(0, { period: 4, market: 3 }), answer: 'matchEnded' },
  { it: 'of a match called off', book: () => put(0, { status: 2 }), answer: 'matchEnded' },
  { it: 'of a side that the line has not', change: { selection: 'over' }, answer: 'invalidBetTeam' },
  { it: 'at odds that cannot be', change: { odds: 101 }, answer: 'invalidOdds' },
  { it: 'at no odds', change: { odds: 0 }, answer: 'invalidOdds' },
  { it: 'of a price that no type holds', book: () => offer(0, { prices: [195, 95] }), answer: 'invalidOdds' },
  { it: 'at a percent beyond 100', change: { percent: 101 }, answer: 'invalidInput' },
  { it: 'at goals below 0', change: { goals: -1 }, answer: 'invalidInput' },
  { it: 'with an upper side of nobody', change: { upper: 'both' }, answer: 'invalidInput' },
  { it: 'at a score before kick-off', change: { score: [0, 0], accept: 'any' }, answer: 'invalidOddsBall' },
  {
    it: 'at a percent that fell',
    book: () => offer(0, { percent: -60, ball: 2 }),
    change: { accept: 'better' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a percent that fell, with any consent',
    book: () => offer(0, { percent: -60 }),
    change: { accept: 'any' },
    answer: 1,
  },
  {
    it: 'at a percent that rose, without consent',
    book: () => offer(0, { percent: -40 }),
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a percent that rose, with consent',
    book: () => offer(0, { percent: -40 }),
    change: { accept: 'better' },
    answer: 1,
  },
  {
    it: 'of the lower side at a percent that rose for the upper',
    book: () => offer(0, { percent: -40 }),
    change: { selection: 'away', accept: 'better' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a price that fell',
    book: () => offer(0, { prices: [90, 95] }),
    change: { accept: 'better' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a price that rose',
    book: () => offer(0, { prices: [-98, 95] }),
    change: { accept: 'better' },
    answer: 1,
  },
  {
    it: 'at another goal, with any consent',
    book: () => offer(0, { goals: 2 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'when the other side gives the goal',
    book: () => offer(0, { upper: 1 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
  },
]

const STAKES: Case[] = [
  { it: 'for nothing', change: { stake: 0 }, answer: 'betAmountRequired' },
  { it: 'for less than nothing', change: { stake: -1 }, answer: 'invalidBetAmount' },
  { it: 'for a part of a pya', change: { stake: 1.001 }, answer: 'invalidBetAmount' },
  { it: 'for 1e21', change: { stake: 1e21 }, answer: 'invalidBetAmount' },
  { it: 'for a text', change: { stake: '1000000' }, answer: 'invalidBetAmount' },
  { it: 'of all that a number holds', change: { stake: Number.MAX_SAFE_INTEGER }, answer: 'betOverMax' },
]

const BODIES: Case[] = [
  ...PRICES,
  ...STAKES,
  {
    it: 'below the minimum of bodies',
    change: { stake: 99_999 },
    answer: 'betLowerMin',
    details: { bound: 100_000, limit: 'mmo_single:1' },
  },
  {
    it: 'above their maximum',
    change: { stake: 250_000_001 },
    answer: 'betOverMax',
    details: { bound: 250_000_000 },
  },
  {
    it: 'for the most that it may be',
    change: { stake: 250_000_000 },
    answer: 1,
  },
  {
    it: 'at a fallen price, with what it is now',
    book: () => offer(0, { percent: -70, ball: 9 }),
    answer: 'invalidOddsBall',
    details: { quote: { goals: 1, percent: -70, upper: 'home', ball: 9, open: true, max_bet: 250_000_000 } },
  },
]

test.each(BODIES)('a body $it: $answer', async ({ change, book, answer, details }) => {
  await forgetMatches()
  book?.()
  const before = await server.balances('demommk')
  const body = aBodyBet(change)
  const answered = await member.call(betSingleMmo, body)
  expect(answered).toMatchObject({ status: answer, ...(details && { details }) })
  const risk = answered.status === 1 ? answered.bet.risk : 0
  expect(await server.balances('demommk')).toEqual({ cash: before.cash - risk, frozen: before.frozen + risk })
})

/** The fault of a body as that of the second leg of a maung. */
const asLeg = ({
  it,
  change: { accept = 'none', ...change } = {},
  ...one
}: Case & { change?: { accept?: string } }): Case => ({
  ...one,
  it: `with a leg ${it}`,
  change: { picks: [aMyanmarLeg(5), aMyanmarLeg(0, change)], accept },
  ...(one.answer !== 1 && one.answer !== 'invalidInput' && { details: { legs: [1] } }),
})

const MAUNGS: Case[] = [
  ...PRICES.map(asLeg),
  ...STAKES,
  { it: 'without legs', change: { picks: [] }, answer: 'atLeastTwoMatchToBetParlay' },
  {
    it: 'of one leg',
    change: { picks: myanmarLegs(1) },
    answer: 'atLeastTwoMatchToBetParlay',
    details: { bound: 2 },
  },
  { it: 'of ten legs', change: { picks: myanmarLegs(10), stake: 50_000 }, answer: 1 },
  {
    it: 'of eleven legs',
    change: { picks: myanmarLegs(11) },
    answer: 'maxParlayTicket',
    details: { bound: 10 },
  },
  {
    it: 'with a leg twice',
    change: { picks: [aMyanmarLeg(0), aMyanmarLeg(1), aMyanmarLeg(0)] },
    answer: 'invalidBets',
    details: { legs: [0, 2] },
  },
  {
    it: 'of the body and the goals of a match',
    book: () => offer(1, GOALS),
    change: { picks: [aMyanmarLeg(0), aMyanmarLeg(1), over(1)] },
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'below the minimum of maungs',
    change: { stake: 49_999 },
    answer: 'betLowerMin',
    details: { bound: 50_000, limit: 'mmo_parlay:1' },
  },
  {
    it: 'above their maximum',
    change: { stake: 50_000_001 },
    answer: 'betOverMax',
    details: { bound: 50_000_000 },
  },
  {
    it: 'that could pay too much',
    // Ten legs at their best are 819.2 times the stake, and the limit is 50,000,000.00.
    change: { picks: myanmarLegs(10), stake: 6_103_516 },
    answer: 'betOverMaxPayout',
    details: { bound: 6_103_515, limit: 'mmo_parlay:1' },
  },
  { it: 'for the most that it could pay', change: { picks: myanmarLegs(10), stake: 6_103_515 }, answer: 1 },
  {
    it: 'at a fallen price, with what all legs are now',
    book: () => offer(1, { percent: -70, ball: 9 }),
    answer: 'invalidOddsBall',
    details: { legs: [1], quotes: [{ percent: -50 }, { percent: -70, ball: 9 }] },
  },
]

test.each(MAUNGS)('a maung $it: $answer', async ({ change, book, answer, details }) => {
  await forgetMatches()
  book?.()
  const before = await server.balances('demommk')
  const answered = await member.call(betParlayMmo, aMaung(change))
  expect(answered).toMatchObject({ status: answer, ...(details && { details }) })
  const stake = answered.status === 1 ? answered.bet.stake : 0
  expect(await server.balances('demommk')).toEqual({
    cash: before.cash - stake,
    frozen: before.frozen + stake,
  })
})

const CALLS = [
  ['a click', betMmoClick, () => ({ picks: [aMyanmarLeg(0)] })],
  ['a body', betSingleMmo, () => aBodyBet()],
  ['a maung', betParlayMmo, () => aMaung()],
] as const

describe.each(CALLS)('%s', (_, call, body) => {
  test('is not for a member of another currency', async () => {
    const who = await server.login('demo')
    expect(await who.call(call, body())).toMatchObject({ status: 'currencyNotSupported' })
    expect(await server.balances('demo')).toEqual({ cash: 1_000_000, frozen: 0 })
  })

  test('is not for a brand without Burmese odds', async () => {
    const who = await server.login('demommk', 'demo88', 'northquay')
    expect(await who.call(call, body())).toMatchObject({ status: 'currencyNotSupported' })
  })
})

test('a click tells prices, limits and deductions', async () => {
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
  expect(await member.call(betMmoClick, { picks })).toMatchObject({
    status: 1,
    quotes: [
      {
        ...{ match_id: matchAt(0), line_id: BODY, selection: 'home', open: true, reason: null },
        ...{ goals: 1, percent: -50, upper: 'home', odds: 95, ball: 1, score: null },
        ...{ parent_id: matchAt(0), league_id: 100, live: false },
        ...{ min_bet: 100_000, max_bet: 250_000_000, max_payout: 1_000_000_000 },
      },
      { open: true, goals: 2, percent: 20, upper: 'home' },
      { open: true, goals: 1, percent: 30, upper: 'away' },
      { open: false, reason: 'matchNotAllowBet', live: true },
      { open: false, reason: 'invalidOdds' },
    ],
    parlay: {
      ...{ min_bet: 50_000, max_bet: 50_000_000, max_payout: 5_000_000_000, limit: 'mmo_parlay:1' },
      deductions: { byLegs: { 2: 15 }, otherwise: 20 },
    },
  })
})

test.each([
  [2, 12.5, 2_500_000],
  [3, 17.25, 5_620_000],
  [4, 20, 11_800_000],
])('a maung of %i legs keeps the deduction of its brand, %d %%', async (count, deduction, win) => {
  const who = await server.login('demommk', 'demo88', 'garnet')
  const picks = myanmarLegs(count)
  expect(await who.call(betMmoClick, { picks })).toMatchObject({
    parlay: { deductions: { byLegs: { 2: 12.5, 3: 17.25 }, otherwise: 20 } },
  })
  expect(await who.call(betParlayMmo, aMaung({ picks }))).toMatchObject({
    status: 1,
    bet: { deduction, to_win: win },
  })
})

test('a body at a negative price freezes what its Malay price says', async () => {
  await forgetMatches()
  offer(0, { prices: [-90, 80] })
  expect(await member.call(betSingleMmo, aBodyBet({ odds: -90 }))).toMatchObject({
    status: 1,
    bet: { risk: 900_000, to_win: 1_000_000 },
  })
})

test.each([
  ['a body', betSingleMmo, () => aBodyBet()],
  ['a maung', betParlayMmo, () => aMaung()],
] as const)('%s is placed once by a key, and found by it', async (_, call, make) => {
  await forgetMatches()
  const body = make()
  const before = await server.balances('demommk')
  const answers = await Promise.all(Array.from({ length: 30 }, () => member.call(call, body)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await server.balances('demommk')).toEqual({
    cash: before.cash - 1_000_000,
    frozen: before.frozen + 1_000_000,
  })
  expect(await member.call(call, { ...body, stake: 1_000_001 })).toMatchObject({
    status: 'duplicate_debit_record',
  })
  const [first] = answers
  const found = await member.call(betLookup, { idem_key: body.idem_key, abandon: false })
  expect(found).toMatchObject({ status: 1, bet: { bet_id: first?.status === 1 ? first.bet.bet_id : '' } })
})

test.each([
  [betSingleMmo, vBetSingleMmo, aBodyBet],
  [betParlayMmo, vBetParlayMmo, aMaung],
] as const)(
  'members of operators with money of their own bet by their own call: $path',
  async (own, seamless, make) => {
    await forgetMatches()
    expect(await member.call(seamless, make())).toMatchObject({ status: 'forbiddenAccess' })
    await server.asOwner("UPDATE member SET operator_type = 2 WHERE id = 'demommk'")
    const who = await server.login('demommk')
    expect(await who.call(own, make())).toMatchObject({ status: 'forbiddenAccess' })
    expect(await who.call(seamless, make())).toMatchObject({ status: 1 })
    await server.asOwner("UPDATE member SET operator_type = 1 WHERE id = 'demommk'")
    member = await server.login('demommk')
  },
)
