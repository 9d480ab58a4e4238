import { betCheck, betLookup, betMmoClick, betSingle, vBetSingle } from '@touchline/contracts/calls'
import { SCORE_MOST } from '@touchline/contracts/limits'
import { aMyanmarLeg, matchAt, putMatches } from '../../testing/combinations'
import { LINE } from '../../testing/fake-book'
import { aBet, type TestApp, type TestMember, testApp } from '../../testing/test-app'

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await testApp()
  member = await server.login('demo2')
})
beforeEach(() => putMatches(server.book, server.clock.now))
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const put = (match: object, line: object = {}) => server.book.put({ id: matchAt(0), ...match }, [line])
const live = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }

interface Case {
  it: string
  change?: object
  book?: () => void
  answer: string | 1
  details?: object
}

const CASES: Case[] = [
  { it: 'as it is shown', answer: 1 },
  { it: 'in Hong Kong odds', change: { odds_type: 2 }, answer: 1 },
  { it: 'in Indonesian odds', change: { odds_type: 3, odds: -104 }, answer: 1 },
  { it: 'in decimal odds', change: { odds_type: 4, odds: 196 }, answer: 1 },
  {
    it: 'in odds of nobody',
    change: { odds_type: 6 },
    answer: 'invalidInput',
    details: { field: 'odds_type' },
  },
  { it: 'of an unknown match', change: { match_id: 1 }, answer: 'matchHide' },
  {
    it: 'of a match below 0',
    change: { match_id: -1 },
    answer: 'invalidInput',
    details: { field: 'match_id' },
  },
  { it: 'of a match that is a text', change: { match_id: '8001' }, answer: 'invalidInput' },
  { it: 'of a line that never existed', change: { line_id: 1 }, answer: 'invalidOdds' },
  {
    it: 'of a line of another match',
    book: () => server.book.put({ id: matchAt(1) }, [{ id: 7 }]),
    change: { line_id: 7 },
    answer: 'invalidOdds',
  },
  { it: 'of a line that has just closed', book: () => put({}, { state: 2 }), answer: 'invalidOdds' },
  { it: 'of a suspended line', book: () => put({}, { state: 1 }), answer: 'oddsIsUpdating' },
  { it: 'of a suspended match', book: () => put({ suspension: 2 }), answer: 'oddsIsUpdating' },
  { it: 'of a match that has ended', book: () => put({ period: 4 }), answer: 'matchEnded' },
  { it: 'of a match called off', book: () => put({ status: 2 }), answer: 'matchEnded' },
  {
    it: 'of a match whose result an operator has typed',
    book: () => put({ isWithheld: true }, { state: 2 }),
    answer: 'matchEnded',
  },
  {
    it: 'of a match at its kick-off',
    book: () => put({ kickoff: server.clock.now }),
    answer: 'matchNotAllowBet',
  },
  {
    it: 'of a half that is over',
    book: () => put({ ...live, period: 3 }, { period: 1 }),
    answer: 'halfMatchEnded',
  },
  { it: 'of a side that the line has not', change: { selection: 'over' }, answer: 'invalidBetTeam' },
  { it: 'of a side of nobody', change: { selection: '__proto__' }, answer: 'invalidBetTeam' },
  { it: 'of a selection of 81 letters', change: { selection: 'x'.repeat(81) }, answer: 'invalidInput' },
  {
    it: 'of a Malay price above even money',
    book: () => put({}, { prices: [101, 96] }),
    answer: 'invalidOdds',
  },
  {
    it: 'of a decimal price of 1.00',
    book: () => put({}, { betType: 'oxt', line: 0, prices: [100, 300, 300] }),
    change: { selection: '1', line: 0, odds: 100 },
    answer: 'invalidOdds',
  },
  { it: 'at a Malay price above even money', change: { odds: 101, accept: 'any' }, answer: 'invalidOdds' },
  {
    it: 'at an Indonesian price below even money',
    change: { odds_type: 3, odds: 96 },
    answer: 'invalidOdds',
  },
  { it: 'at a Hong Kong price below 0', change: { odds_type: 2, odds: -96 }, answer: 'invalidOdds' },
  { it: 'at a decimal price of 1.00', change: { odds_type: 4, odds: 100 }, answer: 'invalidOdds' },
  { it: 'at no price', change: { odds: 0 }, answer: 'invalidOdds' },
  { it: 'at half a cent', change: { odds: 96.5 }, answer: 'invalidInput' },
  {
    it: 'at a price that fell',
    book: () => put({}, { prices: [90, 99], ball: 2 }),
    change: { accept: 'better' },
    answer: 'invalidOddsBall',
    details: { quote: { odds: 90, ball: 2 } },
  },
  {
    it: 'on a line that moved',
    book: () => put({}, { line: -3 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a score that is over',
    book: () => put(live),
    change: { score: [0, 0], accept: 'any' },
    answer: 'invalidOddsBall',
  },
  { it: 'at half a score', change: { score: [0] }, answer: 'invalidInput' },
  {
    it: 'at the highest score that a feed may tell, which is over',
    book: () => put(live),
    change: { score: [0, SCORE_MOST] },
    answer: 'invalidOddsBall',
  },
  { it: 'at a score above that', change: { score: [0, SCORE_MOST + 1] }, answer: 'invalidInput' },
  { it: 'for nothing', change: { stake: 0 }, answer: 'betAmountRequired', details: { field: 'stake' } },
  {
    it: 'for less than nothing',
    change: { stake: -1 },
    answer: 'invalidBetAmount',
    details: { field: 'stake' },
  },
  { it: 'for a part of a cent', change: { stake: 1.001 }, answer: 'invalidBetAmount' },
  { it: 'for 1e21', change: { stake: 1e21 }, answer: 'invalidBetAmount' },
  { it: 'for a text', change: { stake: '1000' }, answer: 'invalidBetAmount' },
  {
    it: 'below the minimum',
    change: { stake: 499 },
    answer: 'betLowerMin',
    details: { bound: 500, limit: '1' },
  },
  { it: 'above the maximum', change: { stake: 500_001 }, answer: 'betOverMax', details: { bound: 500_000 } },
  { it: 'of all that a number holds', change: { stake: Number.MAX_SAFE_INTEGER }, answer: 'betOverMax' },
  {
    it: 'that could pay too much',
    book: () => put({}, { betType: 'oxt', line: 0, prices: [2000, 300, 300] }),
    change: { selection: '1', line: 0, odds: 2000, stake: 300_000 },
    answer: 'betOverMaxPayout',
    details: { bound: 250_000, limit: '1' },
  },
  { it: 'with a key of 65 letters', change: { idem_key: 'k'.repeat(65) }, answer: 'invalidInput' },
  { it: 'without a key', change: { idem_key: undefined }, answer: 'invalidInput' },
  { it: 'with a consent of nobody', change: { accept: 'yes' }, answer: 'invalidInput' },
  { it: 'in the name of another member', change: { account_id: 'demo3' }, answer: 'invalidSession' },
]

test.each(CASES)('a single $it: $answer', async ({ change, book, answer, details }) => {
  await server.asOwner("UPDATE bet_leg SET match_id = -match_id, open = false WHERE member_id = 'demo2'")
  book?.()
  const before = await server.balances('demo2')
  const answered = await member.bet({ match_id: matchAt(0), line_id: LINE, ...change })
  expect(answered).toMatchObject({ status: answer, ...(details && { details }) })
  const risk = answered.status === 1 ? answered.bet.risk : 0
  expect(await server.balances('demo2')).toEqual({ cash: before.cash - risk, frozen: before.frozen + risk })
})

const pick = (change: object = {}) => ({ ...aMyanmarLeg(0), odds_type: 1, ...change })

test.each([
  ['without picks', betCheck, { picks: [] }, 'picks'],
  ['of 41 picks', betCheck, { picks: Array(41).fill(pick()) }, 'picks'],
  ['of picks that are no list', betCheck, { picks: pick() }, 'picks'],
  ['of a pick that is none', betCheck, { picks: [null] }, 'picks.0'],
  ['of odds of nobody', betCheck, { picks: [pick({ odds_type: 0 })] }, 'picks.0.odds_type'],
  ['of a kind of nobody', betCheck, { picks: [pick()], kind: 'lucky' }, 'kind'],
  ['of a selection that is a number', betCheck, { picks: [pick({ selection: 1 })] }, 'picks.0.selection'],
  ['without picks', betMmoClick, { picks: [] }, 'picks'],
  ['of 41 picks', betMmoClick, { picks: Array(41).fill(pick()) }, 'picks'],
  ['of a line of 1e21', betMmoClick, { picks: [pick({ line_id: 1e21 })] }, 'picks.0.line_id'],
  ['by a short key', betLookup, { idem_key: 'k', abandon: false }, 'idem_key'],
  ['by a word for yes', betLookup, { idem_key: 'k'.repeat(20), abandon: 'yes' }, 'abandon'],
])('a question %s is refused with its field: $path', async (_, call, body, field) => {
  expect(await member.call(call, body)).toMatchObject({ status: 'invalidInput', details: { field } })
})

test('quotes of unknown lines have that reason', async () => {
  put({ sport: 9 })
  const who = await server.login('demonocasino')
  const picks = [
    pick({ line_id: LINE }),
    pick({ match_id: 1 }),
    pick({ line_id: 1 }),
    pick({ line_id: LINE, selection: 'x' }),
  ]
  expect(await who.call(betCheck, { picks })).toMatchObject({
    quotes: [
      { open: false, reason: 'EsportsDisabled' },
      { open: false, reason: 'matchHide', odds: 0, min_bet: 0 },
      { open: false, reason: 'invalidOdds' },
      { open: false, reason: 'EsportsDisabled' },
    ],
  })
  expect(await who.bet({ match_id: matchAt(0) })).toMatchObject({ status: 'EsportsDisabled' })
  expect(await who.call(betCheck, { picks, kind: 'parlay' })).toMatchObject({
    quotes: [{ reason: 'EsportsDisabled' }, { reason: 'matchHide' }, {}, {}],
    combination: { limit: 'parlay' },
  })
})

test('quotes for a combination of nothing that is known have no limit', async () => {
  expect(await member.call(betCheck, { picks: [pick({ match_id: 1 })], kind: 'system' })).toMatchObject({
    combination: null,
  })
})

describe('without settings of an upline', () => {
  test('is no rate: nothing is taken', async () => {
    await server.asOwner("UPDATE member SET commission_rate = NULL WHERE id = 'demo5'")
    const who = await server.login('demo5')
    expect(await who.bet({ match_id: matchAt(0) })).toMatchObject({ status: 'memberCommissionNotSetup' })
  })

  test('is no limit: nothing may be staked', async () => {
    await server.asOwner("UPDATE member SET currency = 'THB' WHERE id = 'demo6'")
    const who = await server.login('demo6')
    expect(await who.bet({ match_id: matchAt(0) })).toMatchObject({
      status: 'betOverLimit',
      details: { bound: 0 },
    })
    expect(await who.call(betCheck, { picks: [pick({ line_id: LINE })], kind: 'parlay' })).toMatchObject({
      quotes: [{ open: true, max_bet: 0 }],
      combination: null,
    })
  })
})

test('members of operators with money of their own bet by their own call', async () => {
  const seamless = await server.login('demoseamless')
  const body = () => ({ ...aBet(), match_id: matchAt(0) })
  expect(await seamless.call(betSingle, body())).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(vBetSingle, body())).toMatchObject({ status: 1, bet: { kind: 'single' } })
  expect(await member.call(vBetSingle, body())).toMatchObject({ status: 'forbiddenAccess' })
})
