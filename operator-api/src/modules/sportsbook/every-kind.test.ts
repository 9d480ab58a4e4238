import {
  betLookup,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
} from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aBodyBet, aLeg, aMaung, aParlay, aSystem, matchAt, putMatches } from '../../testing/combinations'
import { finished } from '../../testing/results'
import { size } from '../../testing/sizes'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demommk')
beforeEach(() => bettor.forgetMatches())

const STAKE = 1_000_000
const units = [
  { size: 2, stake: STAKE },
  { size: 3, stake: STAKE },
]
/** Every kind on the same matches, with the frozen amount. */
const KINDS = [
  {
    kind: 'single',
    call: betSingle,
    body: (rest: object) => ({ ...aBet(), match_id: matchAt(0), stake: STAKE, ...rest }),
    risk: STAKE,
  },
  {
    kind: 'parlay',
    call: betParlay,
    body: (rest: object) => aParlay({ stake: STAKE, ...rest }),
    risk: STAKE,
  },
  {
    kind: 'system',
    call: betSysParlay,
    body: (rest: object) => aSystem({ units, ...rest }),
    risk: 4 * STAKE,
  },
  { kind: 'mmo_single', call: betSingleMmo, body: aBodyBet, risk: STAKE },
  { kind: 'mmo_parlay', call: betParlayMmo, body: aMaung, risk: STAKE },
] as const
type Kind = (typeof KINDS)[number]

const ask = ({ call, body }: Kind, rest: object = {}, who = bettor.member) => who.call(call, body(rest))
const lookUp = (idem_key: string, abandon = false) => bettor.member.call(betLookup, { idem_key, abandon })
const keyOf = (): string => aBet().idem_key
const frozen = async (): Promise<number> => (await bettor.server.balances('demommk')).frozen

describe.each(KINDS)('the key of a bet: $kind', (one) => {
  test('is that of no bet of another kind', async () => {
    const idem_key = keyOf()
    const before = await frozen()
    expect(await ask(one, { idem_key })).toMatchObject({ status: 1, bet: { kind: one.kind } })
    for (const other of KINDS.filter(({ kind }) => kind !== one.kind))
      expect(await ask(other, { idem_key })).toMatchObject({ status: 'duplicate_debit_record' })
    expect(await frozen()).toBe(before + one.risk)
    expect(await lookUp(idem_key)).toMatchObject({ status: 1, bet: { kind: one.kind } })
  })

  test('goes to one of all kinds that come with it at once', async () => {
    const idem_key = keyOf()
    const before = await frozen()
    const all = [one, ...KINDS.filter(({ kind }) => kind !== one.kind)]
    const answers = await Promise.all(all.map((each) => ask(each, { idem_key })))
    const placed = all.filter((_, i) => answers[i]?.status === 1)
    expect(placed).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 1).map(({ status }) => status)
    expect(refused).toEqual(Array(4).fill('duplicate_debit_record'))
    expect(await frozen()).toBe(before + (placed[0]?.risk ?? 0))
  })

  test('that was given up places none, and is given up for all kinds', async () => {
    const idem_key = keyOf()
    const before = await frozen()
    expect(await lookUp(idem_key, true)).toMatchObject({ status: 'betNotExists' })
    for (const each of KINDS)
      expect(await ask(each, { idem_key })).toMatchObject({ status: 'betKeyAbandoned' })
    expect(await frozen()).toBe(before)
  })

  test('an abandoned request is placed or is not, and its answer shows which', async () => {
    const before = await frozen()
    let placed = 0
    for (let i = 0; i < size(10, 500); i += 1) {
      await bettor.server.asOwner("UPDATE bet_leg SET open = false WHERE member_id = 'demommk'")
      const idem_key = keyOf()
      const both = [() => ask(one, { idem_key }), () => lookUp(idem_key, true)]
      if (i % 2) both.reverse()
      const answers = await Promise.all(both.map((each) => each()))
      if (i % 2) answers.reverse()
      const [bet, found] = answers
      if (bet?.status === 1) placed += 1
      expect([bet?.status, found?.status]).toEqual(
        bet?.status === 1 ? [1, 1] : ['betKeyAbandoned', 'betNotExists'],
      )
    }
    expect(await frozen()).toBe(before + placed * one.risk)
  })
})

test.each(KINDS)('a suspended member places none: $kind', async (one) => {
  const who = await bettor.server.login('demosuspend')
  expect(await ask(one, {}, who)).toMatchObject({ status: 'SUSPEND' })
})

test('bets of all kinds at once stop at the limit of the match that they share, and say which leg', async () => {
  await bettor.server.asOwner(
    `INSERT INTO bet_limit SELECT owner, currency, key || ':1', min_bet, max_bet, max_payout, $1 FROM bet_limit
     WHERE owner = 'demoagent' AND currency = 'MMK' AND key IN ('parlay', 'system', 'mmo_single', 'mmo_parlay')`,
    [20 * STAKE],
  )
  await bettor.server.asOwner(
    "UPDATE bet_limit SET max_per_match = $1 WHERE currency = 'MMK' AND key = '1'",
    [20 * STAKE],
  )
  bettor.server.clock.now += 1001
  putMatches(bettor.server.book, bettor.server.clock.now)
  const before = await frozen()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => KINDS)
      .flat()
      .map((one) => ask(one).then((answer) => ({ one, answer }))),
  )
  const placed = answers.filter(({ answer }) => answer.status === 1)
  const risk = placed.reduce((sum, { one }) => sum + one.risk, 0)
  expect(await frozen()).toBe(before + risk)
  expect(risk).toBeLessThanOrEqual(20 * STAKE)
  expect(risk).toBeGreaterThan(16 * STAKE)
  for (const { one, answer } of answers.filter(({ answer }) => answer.status !== 1)) {
    expect(answer.status).toBe('betOverMaxPerMatch')
    const legs = answer.status === 1 ? undefined : answer.details?.legs
    // The first match is that of all of them.
    if (one.kind.endsWith('single')) expect(legs).toBeUndefined()
    else expect(legs).toContain(0)
  }
})

describe('a bet that waits for its legs in play', () => {
  const inPlay = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }
  const picks = [aLeg(0, { score: [1, 0] }), aLeg(1), aLeg(2)]
  const waiting = [
    { kind: 'parlay', account: 'demo2', ask: () => aParlay({ picks }), call: betParlay },
    {
      kind: 'system',
      account: 'demo3',
      ask: () => aSystem({ picks, units: [{ size: 3, stake: 1000 }] }),
      call: betSysParlay,
    },
  ] as const
  const place = async ({ account, call, ask }: (typeof waiting)[number]) => {
    bettor.server.book.put({ id: matchAt(0), ...inPlay })
    const who = await bettor.server.login(account)
    const body = ask()
    const placed = await who.call(call, body)
    if (placed.status !== 1) throw new Error(placed.status)
    expect(placed.bet.status).toBe('waiting')
    return { who, bet: placed.bet, key: body.idem_key }
  }
  const settle = (n: number, revision: number, score: [number, number]) =>
    bettor.server.app.settlement.settle({
      match: matchAt(n),
      revision,
      result: finished(score),
    })
  let cases = 0
  beforeEach(async () => {
    cases += 1
    // Results are final: what those of the case before decided is put aside with them.
    for (const table of ['bet_leg', 'match_result'])
      await bettor.server.asOwner(`UPDATE ${table} SET match_id = -match_id - $1 WHERE match_id > 0`, [
        cases * 100_000,
      ])
    bettor.server.book.put({ id: matchAt(0), ...inPlay })
  })

  test.each(waiting)('and runs is settled by the newest results: $kind', async (one) => {
    const { bet } = await place(one)
    bettor.server.clock.now += 5000
    await bettor.server.app.sportsbook.decide()
    expect(await statusOf(bet.bet_id)).toEqual(['running', null])
    await settle(1, 1, [0, 1])
    await settle(1, 2, [2, 0])
    await settle(2, 1, [2, 0])
    await settle(0, 1, [2, 0])
    expect(await statusOf(bet.bet_id)).toEqual(['settled', 'win'])
    await settle(1, 3, [0, 1])
    expect(await statusOf(bet.bet_id)).toEqual(['settled', 'lose'])
  })

  test.each(waiting)('is rejected once the end of any of its matches is known: $kind', async (one) => {
    const before = await bettor.server.balances(one.account)
    const { bet } = await place(one)
    await settle(1, 1, [2, 0])
    bettor.server.clock.now += 5000
    // The ledger knows of it before the book does.
    await bettor.server.app.sportsbook.decide()
    expect(await statusOf(bet.bet_id)).toEqual(['waiting', null])
    bettor.server.book.put({ id: matchAt(1), isWithheld: true })
    await bettor.server.app.sportsbook.decide()
    expect(await statusOf(bet.bet_id)).toEqual(['rejected', null])
    expect(await bettor.server.balances(one.account)).toEqual(before)
    bettor.server.book.put({ id: matchAt(1), isWithheld: false })
  })

  test.each(waiting)('and is rejected is not settled by any of them: $kind', async (one) => {
    const before = await bettor.server.balances(one.account)
    const { bet } = await place(one)
    await settle(1, 1, [2, 0])
    bettor.server.book.put({ id: matchAt(0), score: [2, 0] })
    await bettor.server.app.sportsbook.decide()
    await settle(1, 2, [0, 1])
    await bettor.server.app.settlement.sweep()
    expect(await statusOf(bet.bet_id)).toEqual(['rejected', null])
    expect(await bettor.server.balances(one.account)).toEqual(before)
  })

  test.each(waiting)('is found by its key and cannot be given up: $kind', async (one) => {
    const { who, bet, key } = await place(one)
    const found = await who.call(betLookup, { idem_key: key, abandon: true })
    expect(found).toMatchObject({ status: 1, bet: { bet_id: bet.bet_id, status: 'waiting' } })
    bettor.server.clock.now += 5000
    await bettor.server.app.sportsbook.decide()
    expect(await statusOf(bet.bet_id)).toEqual(['running', null])
  })

  const statusOf = async (id: string): Promise<(string | null)[]> => {
    const [row] = await bettor.server.asOwner<{ status: string; result: string | null }>(
      'SELECT status, result FROM bet WHERE id = $1',
      [id],
    )
    return [row?.status ?? null, row?.result ?? null]
  }
})

test.each([
  { it: 'corners and bookings of one match', one: { parent: matchAt(9) }, other: { parent: matchAt(9) } },
  {
    it: 'corners of a match and the outright of its league',
    one: { parent: matchAt(9), leagueId: 700, competition: 109 },
    other: { leagueId: 900, competition: 109 },
    line: { betType: 'orz' as const, prices: [450], line: 0 },
    pick: { selection: 'win', odds: 450, line: 0 },
  },
  {
    it: 'two runners of one outright',
    one: { leagueId: 900, competition: 109 },
    other: { leagueId: 900, competition: 109 },
    line: { betType: 'orz' as const, prices: [450], line: 0 },
    pick: { selection: 'win', odds: 450, line: 0 },
    both: true,
  },
])('$it are not combined', async ({ one, other, line, pick, both }) => {
  bettor.server.book.put({ id: matchAt(0), ...one }, [both ? (line ?? {}) : {}])
  bettor.server.book.put({ id: matchAt(1), ...other }, [line ?? {}])
  const picks = [aLeg(0, both ? pick : {}), aLeg(1, pick), aLeg(2)]
  for (const kind of [KINDS[1], KINDS[2]])
    expect(await ask(kind, { picks })).toMatchObject({ status: 'invalidBets', details: { legs: [0, 1] } })
})
