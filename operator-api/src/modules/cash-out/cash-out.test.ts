import {
  type Bet,
  betParlay,
  betParlayMmo,
  betSingleMmo,
  betSysParlay,
  type CashOutOffer,
  cashOut,
  cashOutAuto,
  cashOutCheck,
  dBetList,
  settlementHistory,
} from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aBodyBet, aMaung, aParlay, aSystem, matchAt } from '../../testing/combinations'
import { finished } from '../../testing/results'
import type { TestMember } from '../../testing/test-app'
import { offerOf, taking } from './testing/take-offer'

const bettor = bettorFor('demo2')
const OVER_AND_UNDER = { id: 77, betType: 'ou', line: 10, prices: [96, 96], state: 0 } as const

/** Prices of a match; before the match unless said otherwise. */
const put = (match: object, line: object = {}, n = 0) =>
  bettor.server.book.put({ id: matchAt(n), ...match }, [
    { prices: [96, 96], state: 0, ...line },
    OVER_AND_UNDER,
  ])
const live = { market: 3 as const, period: 1, kickoff: 0, score: [0, 0] as [number, number] }

async function placed(change: object = {}): Promise<Bet> {
  put({})
  const answer = await bettor.member.bet({ match_id: matchAt(0), stake: 10_000, ...change })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer.bet
}

/** A single in play, accepted. */
async function placedLive(): Promise<Bet> {
  put(live)
  const answer = await bettor.member.bet({ match_id: matchAt(0), stake: 10_000, score: [0, 0] })
  if (answer.status !== 1) throw new Error(String(answer.status))
  bettor.server.clock.now += 5000
  await bettor.server.app.sportsbook.decide()
  return answer.bet
}

const offered = (bet: Pick<Bet, 'bet_id'>): Promise<CashOutOffer> => offerOf(bettor.member, bet.bet_id)
/** The bet that ended last, and the one before it. */
const ended = async (): Promise<Bet[]> => {
  const list = await bettor.member.call(dBetList)
  return list.status === 1 ? list.bets.slice(0, 2) : []
}
const later = async (ms: number) => {
  bettor.server.clock.now += ms
  await bettor.server.app.round('waiting cash-outs')
}
beforeEach(() => bettor.forgetMatches())

describe('a single before its match', () => {
  test('is closed for what its line is worth now', async () => {
    const { server, member } = bettor
    const bet = await placed()
    const before = await server.balances(member.account)
    // Fair 1.00 at 0.96: half of the time 196.00 comes back, less five percent.
    expect(await offered(bet)).toMatchObject({ state: 'offered', amount: 9_310, parts: [10, 90] })
    put({}, { prices: [-85, 77], ball: 2 })
    const offer = await offered(bet)
    const { amount } = offer
    const answer = await member.call(cashOut, taking(offer))
    const commission = answer.status === 1 ? (answer.bet.commission ?? 0) : 0
    expect(answer).toMatchObject({
      receipt: { state: 'done', amount, percent: 100, closed_bet_id: bet.bet_id },
      bet: {
        status: 'cashout',
        result: 'cashout',
        returned: amount,
        net: amount - 10_000,
        valid_turnover: 10_000 - amount,
        legs: [{ result: 'cashout' }],
      },
    })
    expect(await server.balances(member.account)).toEqual({
      cash: before.cash + amount + commission,
      frozen: before.frozen - 10_000,
    })
    expect((await ended())[0]).toMatchObject({ bet_id: bet.bet_id, status: 'cashout' })
    expect(server.sent.findLast(({ message }) => message.t === 'bet')).toMatchObject({
      message: { bet: { bet_id: bet.bet_id, status: 'cashout' } },
    })
    const day = await member.call(settlementHistory, { working_date: '2026-08-01', page: 1, page_size: 50 })
    expect(JSON.stringify(day)).toContain('"cashout"')
  })

  test('is closed once for a key that comes twice, together and afterwards', async () => {
    const { server, member } = bettor
    const body = taking(await offered(await placed()))
    const [one, other] = await Promise.all([member.call(cashOut, body), member.call(cashOut, body)])
    expect(one).toEqual(other)
    const after = await server.balances(member.account)
    expect(await member.call(cashOut, body)).toEqual(one)
    expect(await member.call(cashOut, { ...body, amount: body.amount - 1 })).toMatchObject({
      status: 'duplicate_debit_record',
    })
    expect(await server.balances(member.account)).toEqual(after)
  })

  test('is closed once for two keys at the same time', async () => {
    const { member } = bettor
    const offer = await offered(await placed())
    const answers = await Promise.all(
      [taking(offer), taking(offer)].map((body) => member.call(cashOut, body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([1, 'invalidBetStatus'])
  })

  test('pays the offered amount when the bet has become worth more', async () => {
    const { member } = bettor
    const offer = await offered(await placed())
    put({}, { prices: [60, -70], ball: 9 })
    expect(await member.call(cashOut, taking(offer))).toMatchObject({ bet: { returned: offer.amount } })
  })
})

interface Refused {
  it: string
  change?: (offer: CashOutOffer) => object
  before?: () => void
  answer: string
  details?: object
}

const leg =
  (change: object) =>
  ({ legs }: CashOutOffer) => ({ legs: [{ ...legs[0], ...change }] })

const REFUSED: Refused[] = [
  { it: 'no amount', change: () => ({ amount: undefined }), answer: 'cashoutAmountRequired' },
  { it: 'an amount of 0', change: () => ({ amount: 0 }), answer: 'invalidCashoutAmount' },
  { it: 'an amount of -1', change: () => ({ amount: -1 }), answer: 'invalidCashoutAmount' },
  { it: 'an amount of 1e21', change: () => ({ amount: 1e21 }), answer: 'invalidCashoutAmount' },
  { it: 'half a cent', change: () => ({ amount: 0.5 }), answer: 'invalidCashoutAmount' },
  { it: 'an amount as a text', change: () => ({ amount: '9310' }), answer: 'invalidCashoutAmount' },
  {
    it: 'more than is offered',
    change: ({ amount }) => ({ amount: amount + 1 }),
    answer: 'invalidCashoutAmount',
    details: { field: 'amount', bound: 9_310 },
  },
  {
    it: 'an amount that fell',
    before: () => put({}, { prices: [-85, 77], ball: 2 }),
    answer: 'invalidCashoutAmount',
    details: { field: 'amount', bound: expect.any(Number) },
  },
  { it: 'no time', change: () => ({ cash_out_time: null }), answer: 'cashOutTimeRequired' },
  {
    it: 'an offer of long ago',
    before: () => {
      bettor.server.clock.now += 10_001
    },
    answer: 'invalidCashOutTime',
  },
  {
    it: 'an offer of tomorrow',
    change: ({ cash_out_time }) => ({ cash_out_time: cash_out_time + 86_400_000 }),
    answer: 'invalidCashOutTime',
  },
  { it: 'a time below 0', change: () => ({ cash_out_time: -1 }), answer: 'invalidCashOutTime' },
  { it: 'no status', change: () => ({ bet_status: undefined }), answer: 'betStatusRequired' },
  { it: 'another status', change: () => ({ bet_status: 'settled' }), answer: 'invalidBetStatus' },
  { it: 'no match', change: leg({ match_id: undefined }), answer: 'matchIdRequired' },
  { it: 'another match', change: leg({ match_id: 1 }), answer: 'invalidMatchId' },
  { it: 'no price version', change: leg({ placement_ball: undefined }), answer: 'placementBallRequired' },
  { it: 'a price version to come', change: leg({ placement_ball: 99 }), answer: 'invalidPlacementBall' },
  { it: 'a price version below 0', change: leg({ placement_ball: -1 }), answer: 'invalidPlacementBall' },
  { it: 'no odds', change: leg({ odds: null }), answer: 'oddsRequired' },
  { it: 'other odds', change: leg({ odds: 97 }), answer: 'invalidCashOutOdds' },
  { it: 'no team', change: leg({ team: undefined }), answer: 'teamRequired' },
  { it: 'the other team', change: leg({ team: 'away' }), answer: 'invalidTeam' },
  { it: 'no score', change: leg({ running_score: undefined }), answer: 'runningScoreRequired' },
  { it: 'another score', change: leg({ running_score: [0, 0] }), answer: 'invalidRunningScore' },
  { it: 'half a score', change: leg({ running_score: [0] }), answer: 'invalidRunningScore' },
  { it: 'no handicap', change: leg({ home_giving: undefined }), answer: 'homeGivingRequired' },
  { it: 'another handicap', change: leg({ home_giving: 2 }), answer: 'invalidHomeGiving' },
  { it: 'no legs', change: () => ({ legs: [] }), answer: 'invalidInput' },
  { it: 'a bet of nobody', change: () => ({ bet_id: '999999' }), answer: 'betNotExists' },
  { it: 'a bet that is a word', change: () => ({ bet_id: 'first' }), answer: 'betNotExists' },
  { it: 'a hundred and one percent', change: () => ({ percent: 101 }), answer: 'invalidInput' },
  { it: 'five percent', change: () => ({ percent: 5, amount: 1 }), answer: 'invalidCashoutAmount' },
  { it: 'a short key', change: () => ({ idem_key: 'a' }), answer: 'invalidInput' },
  { it: 'during an attack', before: () => put({ danger: true }), answer: 'rejectedDanger' },
  { it: 'during a goal', before: () => put({ suspension: 1 }), answer: 'oddsIsUpdating' },
  { it: 'after the end', before: () => put({ period: 4 }), answer: 'matchEnded' },
  { it: 'of a match called off', before: () => put({ status: 2 }), answer: 'matchEnded' },
  { it: 'without a price', before: () => put({}, { state: 2 }), answer: 'invalidProviderCashOut' },
  { it: 'of prices that rest', before: () => put({}, { state: 1 }), answer: 'oddsIsUpdating' },
]

test.each(REFUSED)('$it: $answer, and no money moves', async ({ change, before, answer, details }) => {
  const { server, member } = bettor
  // Those whose board is not back were offered nothing.
  put({ danger: false, suspension: 0, period: 0, status: 0 }, { ball: 1 })
  const bet = await placed()
  const offer = await offered(bet)
  const balances = await server.balances(member.account)
  before?.()
  const body = taking(offer, change?.(offer))
  expect(await member.call(cashOut, body)).toMatchObject({ status: answer, ...(details && { details }) })
  expect(await server.balances(member.account)).toEqual(balances)
})

test('a bet of another member is nobody’s', async () => {
  const { server } = bettor
  const bet = await placed()
  const offer = await offered(bet)
  const other: TestMember = await server.login('demo3')
  expect(await other.call(cashOutCheck, { bet_ids: [bet.bet_id] })).toMatchObject({ offers: [] })
  expect(await other.call(cashOut, taking(offer))).toMatchObject({ status: 'betNotExists' })
  expect(await other.call(cashOutAuto, { bet_id: bet.bet_id, value: 1 })).toMatchObject({
    status: 'betNotExists',
  })
})

describe('a part of a bet', () => {
  test('is closed by itself, and the remainder runs on and is settled', async () => {
    const { server, member } = bettor
    const bet = await placed()
    const offer = await offered(bet)
    const before = await server.balances(member.account)
    const answer = await member.call(cashOut, taking(offer, { percent: 25, amount: 2_328 }))
    expect(answer).toMatchObject({
      receipt: { state: 'done', percent: 25, amount: 2_328 },
      bet: { bet_id: bet.bet_id, status: 'running', stake: 7_500, risk: 7_500, to_win: 7_200 },
    })
    expect((await ended())[0]).toMatchObject({
      status: 'cashout',
      stake: 2_500,
      risk: 2_500,
      returned: 2_328,
      net: -172,
    })
    expect((await server.balances(member.account)).frozen).toBe(before.frozen - 2_500)
    server.clock.now += 1000
    await server.app.settlement.settle({ match: matchAt(0), revision: 1, result: finished([1, 0]) })
    expect(await ended()).toMatchObject([
      { bet_id: bet.bet_id, status: 'settled', returned: 14_700 },
      { status: 'cashout' },
    ])
    expect(await server.breaches()).toEqual([])
    await server.asOwner('DELETE FROM match_result WHERE match_id = $1', [matchAt(0)])
  })

  test('of a negative price divides the risk', async () => {
    put({}, { prices: [-96, 88] })
    const answer = await bettor.member.bet({ match_id: matchAt(0), stake: 10_000, odds: -96 })
    if (answer.status !== 1) throw new Error(String(answer.status))
    const offer = await offered(answer.bet)
    const amount = Math.floor(offer.amount / 2)
    expect(await bettor.member.call(cashOut, taking(offer, { percent: 50, amount }))).toMatchObject({
      bet: { stake: 5_000, risk: 4_800, to_win: 5_000 },
    })
  })
})

describe('bets of several legs are closed as a whole', () => {
  test.each([
    ['a parlay', betParlay, aParlay, 894],
    ['a system', betSysParlay, aSystem, 3_631],
  ] as const)('%s', async (_, call, make, amount) => {
    const { server, member } = bettor
    for (const n of [0, 1, 2]) put({}, {}, n)
    const answer = await member.call(call, make())
    if (answer.status !== 1) throw new Error(String(answer.status))
    const offer = await offered(answer.bet)
    expect(offer).toMatchObject({ state: 'offered', amount, legs: [{}, {}, {}] })
    expect(await member.call(cashOut, taking(offer))).toMatchObject({
      bet: { status: 'cashout', returned: amount },
    })
    expect(await server.breaches()).toEqual([])
  })

  test('a bet that has lost a leg is settled, and not offered', async () => {
    const { server, member } = bettor
    for (const n of [0, 1, 2]) put({}, {}, n)
    const answer = await member.call(betParlay, aParlay())
    if (answer.status !== 1) throw new Error(String(answer.status))
    await server.app.settlement.settle({ match: matchAt(1), revision: 1, result: finished([0, 0]) })
    expect(await offered(answer.bet)).toMatchObject({ state: 'unavailable', reason: 'invalidBetStatus' })
    await server.asOwner('DELETE FROM match_result WHERE match_id = $1', [matchAt(1)])
  })
})

test('a body and a maung are closed by the handicap beside them', async () => {
  const { server } = bettor
  const member = await server.login('demommk')
  for (const n of [0, 1]) put({}, {}, n)
  for (const [call, body] of [
    [betSingleMmo, aBodyBet()],
    [betParlayMmo, aMaung()],
  ] as const) {
    const answer = await member.call(call, body)
    if (answer.status !== 1) throw new Error(String(answer.status))
    const offer = await offerOf(member, answer.bet.bet_id)
    expect(offer.state).toBe('offered')
    expect(offer.amount).toBeGreaterThan(200_000)
    expect(offer.amount).toBeLessThan(1_000_000)
    expect(await member.call(cashOut, taking(offer))).toMatchObject({ bet: { status: 'cashout' } })
  }
})

describe('in play', () => {
  test('a cash-out waits two seconds, and is then paid', async () => {
    const { server, member } = bettor
    const bet = await placedLive()
    const offer = await offered(bet)
    const before = await server.balances(member.account)
    const body = taking(offer)
    const waiting = {
      receipt: { state: 'waiting', decide_at: server.clock.now + 2000 },
      bet: { status: 'running' },
    }
    expect(await member.call(cashOut, body)).toMatchObject(waiting)
    expect(await member.call(cashOut, body)).toMatchObject(waiting)
    expect(await member.call(cashOut, taking(offer))).toMatchObject({ status: 'invalidBetStatus' })
    await later(1000)
    expect(await server.balances(member.account)).toEqual(before)
    await later(1000)
    expect(await member.call(cashOut, body)).toMatchObject({
      receipt: { state: 'done' },
      bet: { status: 'cashout' },
    })
    expect(server.sent.findLast(({ message }) => message.t === 'cashedout')).toMatchObject({
      message: { receipt: { state: 'done', bet_id: bet.bet_id } },
    })
  })

  test.each([
    ['a goal', () => put({ ...live, score: [0, 1] }), 'invalidRunningScore'],
    ['an attack', () => put({ ...live, danger: true }), 'rejectedDanger'],
    ['a lower value', () => put(live, { prices: [-80, 72], ball: 5 }), 'invalidCashoutAmount'],
    ['the end', () => put({ ...live, period: 4 }), 'matchEnded'],
  ])('%s while it waits rejects it, and the bet stays', async (_, play, reason) => {
    const { server, member } = bettor
    put({ danger: false })
    const bet = await placedLive()
    const body = taking(await offered(bet))
    await member.call(cashOut, body)
    const before = await server.balances(member.account)
    play()
    await later(2000)
    expect(await member.call(cashOut, body)).toMatchObject({
      receipt: { state: 'rejected', reason },
      bet: { status: 'running' },
    })
    expect(await server.balances(member.account)).toEqual(before)
    put({ danger: false, market: 2, period: 0, score: [0, 0], kickoff: server.clock.now + 3_600_000 })
  })
})

describe('at a value', () => {
  const automatic = () => bettor.server.app.round('automatic cash-outs')

  test('the server closes it once it is worth that, without a page', async () => {
    const { server, member } = bettor
    const bet = await placed()
    expect(await member.call(cashOutAuto, { bet_id: bet.bet_id, value: 12_000 })).toMatchObject({
      automatic: 12_000,
    })
    await automatic()
    expect(await offered(bet)).toMatchObject({ state: 'offered', automatic: 12_000 })
    put({}, { prices: [40, -47], ball: 7 })
    await automatic()
    const [closed] = await ended()
    expect(closed).toMatchObject({ bet_id: bet.bet_id, status: 'cashout' })
    expect(closed?.returned).toBeGreaterThanOrEqual(12_000)
    expect(await server.asOwner('SELECT FROM cash_out_rule')).toEqual([])
  })

  test('is taken back by null, and refused above the highest return of the bet', async () => {
    const { member } = bettor
    const bet = await placed()
    await member.call(cashOutAuto, { bet_id: bet.bet_id, value: 9_000 })
    await member.call(cashOutAuto, { bet_id: bet.bet_id, value: null })
    await automatic()
    expect(await offered(bet)).toMatchObject({ bet_status: 'running', automatic: null })
    expect(await member.call(cashOutAuto, { bet_id: bet.bet_id, value: 19_600 })).toMatchObject({
      status: 'invalidCashoutAmount',
      details: { bound: 19_599 },
    })
  })
})

describe('at a value in play', () => {
  const automatic = () => bettor.server.app.round('automatic cash-outs')
  const set = (bet: Bet, value: number | null) =>
    bettor.member.call(cashOutAuto, { bet_id: bet.bet_id, value })

  /** Waits for its decision. */
  async function waiting(): Promise<Bet> {
    const bet = await placedLive()
    await set(bet, 5_000)
    await automatic()
    return bet
  }

  test.each([
    ['switched off', null],
    ['raised above its worth', 19_000],
  ])('%s while the cash-out waits, the bet stays', async (_, value) => {
    const bet = await waiting()
    expect(await set(bet, value)).toMatchObject({ status: 1, automatic: value })
    await later(2000)
    expect(await offered(bet)).toMatchObject({ bet_status: 'running', automatic: value })
    expect(
      await bettor.server.asOwner('SELECT FROM cash_out WHERE bet_id = $1 AND state <> $2', [
        Number(bet.bet_id),
        'rejected',
      ]),
    ).toEqual([])
    await set(bet, null)
  })

  test('a value that falls, but not below the set one, is paid as it is then', async () => {
    const bet = await waiting()
    const first = await offered(bet)
    put(live, { prices: [-90, 82], ball: 5 })
    const { amount } = await offered(bet)
    expect(amount).toBeLessThan(first.amount)
    await later(2000)
    expect((await ended())[0]).toMatchObject({ bet_id: bet.bet_id, status: 'cashout', returned: amount })
    expect(bettor.server.sent.findLast(({ message }) => message.t === 'cashedout')).toMatchObject({
      message: { receipt: { automatic: true, amount } },
    })
  })

  test.each([
    ['in play', live],
    ['when play has ended for now', { market: 2, period: 0, kickoff: 4_000_000_000_000, score: [0, 0] }],
  ])('a request of the member takes its place %s', async (_, match) => {
    const { member } = bettor
    const bet = await waiting()
    put(match)
    const body = taking(await offered(bet))
    expect(await member.call(cashOut, body)).toMatchObject({ status: 1, receipt: { automatic: false } })
    await later(2000)
    expect(await member.call(cashOut, body)).toMatchObject({ receipt: { state: 'done' } })
  })

  test('switched off as it is decided, the answer says which of both came first', async () => {
    for (let n = 0; n < 5; n++) {
      const bet = await waiting()
      const [off] = await Promise.all([set(bet, null), later(2000)])
      expect(await offered(bet)).toMatchObject({ bet_status: off.status === 1 ? 'running' : 'cashout' })
    }
  })
})

test('a result, and its correction, leave a closed bet as it is', async () => {
  const { server, member } = bettor
  const bet = await placed()
  await member.call(cashOut, taking(await offered(bet)))
  const before = await server.balances(member.account)
  for (const [n, score] of (
    [
      [1, 0],
      [0, 2],
    ] as const
  ).entries())
    await server.app.settlement.settle({ match: matchAt(0), revision: n + 1, result: finished([...score]) })
  expect(await server.balances(member.account)).toEqual(before)
  expect((await ended())[0]).toMatchObject({ bet_id: bet.bet_id, status: 'cashout' })
  await server.asOwner('DELETE FROM match_result WHERE match_id = $1', [matchAt(0)])
})

test('new offers are sent while prices change, to who has asked', async () => {
  const { server, member } = bettor
  const bet = await placed()
  await offered(bet)
  const pushed = () => server.sent.filter(({ message }) => message.t === 'cashout').length
  const round = () => server.app.round('cash-out offers')
  // Bets of other tests are followed too.
  await round()
  const before = pushed()
  await round()
  expect(pushed()).toBe(before)
  put({}, { prices: [-85, 77], ball: 12 })
  await round()
  expect(server.sent.at(-1)).toMatchObject({
    account: member.account,
    message: { t: 'cashout', offers: [{ bet_id: bet.bet_id, state: 'offered' }] },
  })
  put({ suspension: 5 })
  await round()
  expect(server.sent.at(-1)).toMatchObject({
    message: { offers: [{ state: 'suspended', amount: 0, suspension: 5 }] },
  })
  put({ suspension: 0 })
})

test.each([
  ['set', null, 9_000],
  ['changed', 9_000, 9_100],
  ['taken back', 9_000, null],
])('a value %s after the page asked goes with the next offer', async (_, before, after) => {
  const { server, member } = bettor
  const bet = await placed()
  if (before !== null) await member.call(cashOutAuto, { bet_id: bet.bet_id, value: before })
  await offered(bet)
  await member.call(cashOutAuto, { bet_id: bet.bet_id, value: after })
  put({}, { prices: [-85, 77], ball: 12 })
  await server.app.round('cash-out offers')
  const sent = server.sent.flatMap(({ message }) => (message.t === 'cashout' ? message.offers : []))
  expect(sent.findLast(({ bet_id }) => bet_id === bet.bet_id)).toMatchObject({ automatic: after })
  put({}, { ball: 13 })
})
