import { dBetList, dBetListCancel } from '@touchline/contracts/calls'
import { type MatchResult, NO_RESULT_YET } from '@touchline/rules'
import { MATCH } from '../../../testing/fake-book'
import { cancelled, finished } from '../../../testing/results'
import { type TestApp, testApp } from '../../../testing/test-app'
import { settlementsLiteral } from './settlement-literal'

const NO_SCORES = { score: null, half_score: null, part_score: null }

let server: TestApp
let match = MATCH
beforeAll(async () => {
  server = await testApp()
})
beforeEach(() => {
  // A match of its own for every test, for results are final.
  match += 1
  server.book.put({ id: match }, [{}])
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const settle = (revision: number, result: MatchResult) =>
  server.app.sportsbook.worker.settle({ match, revision, result })

test.each([
  // Home -0.5 at 0.96 for 10.00; commission is 0.25 % of the valid turnover.
  { ends: 'win', result: finished([1, 0]), returned: 1960, turnover: 1000, commission: 3, account: 'demo2' },
  { ends: 'lose', result: finished([0, 0]), returned: 0, turnover: 1000, commission: 3, account: 'demo3' },
  { ends: 'void', result: cancelled, returned: 1000, turnover: 0, commission: 0, account: 'demo4' },
])('a single that ends in $ends pays $returned and $commission commission', async (one) => {
  const member = await server.login(one.account)
  await member.bet({ match_id: match })
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
        settled_at: server.clock.now,
      },
    ],
  })
  expect(await server.balances(one.account)).toEqual({
    cash: 999_000 + one.returned + one.commission,
    frozen: 0,
  })
})

test('a settlement that the database refuses keeps no other bet of its posting waiting, and is tried again', async () => {
  const accounts = ['demo28', 'demo29', 'demo30']
  const ids: string[] = []
  for (const account of accounts) {
    const placed = await (await server.login(account)).bet({ match_id: match })
    ids.push(placed.status === 1 ? placed.bet.bet_id : 'none')
  }
  const statuses = async () =>
    (
      await server.asOwner<{ status: string }>(
        `SELECT status FROM bet WHERE id IN (${ids.join()}) ORDER BY id`,
      )
    ).map(({ status }) => status)
  await server.asOwner(
    `ALTER TABLE bet ADD CONSTRAINT bad_one CHECK (id <> ${ids[1]} OR status <> 'settled')`,
  )
  await settle(1, finished([1, 0]))
  expect(await statuses()).toEqual(['settled', 'running', 'settled'])
  await server.asOwner('ALTER TABLE bet DROP CONSTRAINT bad_one')
  await settle(1, finished([1, 0]))
  expect(await statuses()).toEqual(['settled', 'settled', 'settled'])
})

test('more bad bets than are looked for in one posting keep those behind them waiting for a while only', async () => {
  const member = await server.login('demo27')
  const ids: number[] = []
  for (let i = 0; i < 30; i += 1) {
    const placed = await member.bet({ match_id: match })
    if (placed.status !== 1) throw new Error(placed.status)
    ids.push(Number(placed.bet.bet_id))
  }
  const good = ids.filter((_, i) => i % 6 === 5)
  const bad = ids.filter((id) => !good.includes(id))
  await server.asOwner(
    `ALTER TABLE bet ADD CONSTRAINT bad_ones CHECK (id NOT IN (${bad.join()}) OR status <> 'settled')`,
  )
  const settled = async () =>
    (
      await server.asOwner<{ id: string }>(
        `SELECT id FROM bet WHERE id IN (${ids.join()}) AND status = 'settled' ORDER BY id`,
      )
    ).map(({ id }) => Number(id))
  await settle(1, finished([1, 0])).catch(() => undefined)
  for (let sweep = 0; sweep < 30 && (await settled()).length < good.length; sweep += 1) {
    server.clock.now += 60_000
    await server.app.sportsbook.worker.sweep()
  }
  expect(await settled()).toEqual(good)
  await server.asOwner('ALTER TABLE bet DROP CONSTRAINT bad_ones')
  await settle(1, finished([1, 0]))
  expect(await settled()).toEqual(ids)
})

test('a bet whose result is taken back runs again, says since when, and forgets it once it is settled anew', async () => {
  const member = await server.login('demo16')
  await member.bet({ match_id: match })
  await settle(1, finished([1, 0]))
  server.clock.now += 60_000
  await settle(2, { ...NO_RESULT_YET, status: 0 })
  const told = () =>
    server.sent.findLast(({ account, message }) => account === 'demo16' && message.t === 'bet')
  const reopened_at = server.clock.now
  const open = { status: 'running', result: null, returned: null, settled_at: null }
  expect(told()).toMatchObject({ message: { bet: { ...open, reopened_at, settlement_rev: 2 } } })
  expect(await server.balances('demo16')).toEqual({ cash: 999_000, frozen: 1000 })
  await settle(3, finished([0, 0]))
  expect(told()).toMatchObject({ message: { bet: { status: 'settled', result: 'lose', reopened_at: null } } })
})

test.each([
  ['basketball counts the whole score', 2, 'demo13', 'win'],
  ['football counts from the bet', 1, 'demo14', 'lose'],
])('a handicap in play of %s', async (_, sport, account, result) => {
  const member = await server.login(account)
  server.book.put({ id: match, sport, market: 3, period: sport === 2 ? 12 : 1, kickoff: 0, score: [3, 1] })
  await member.bet({ match_id: match, score: [3, 1] })
  server.clock.now += 5000
  await server.app.sportsbook.worker.decide()
  // Home -0.5: two ahead when it was struck, level after it.
  await settle(1, finished([5, 3]))
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result }] })
})

test('a bet on a quarter is settled when the quarter is over, and says by which score', async () => {
  const member = await server.login('demo25')
  const basketball = { id: match, sport: 2, market: 3, period: 11, kickoff: 0, score: [3, 1] } as const
  server.book.put(basketball, [{ period: 11 }])
  await member.bet({ match_id: match, score: [3, 1] })
  server.clock.now += 5000
  await server.app.sportsbook.worker.decide()
  await settle(1, { ...finished([0, 0]), status: 0, full_time: null, periods: [[11, 20, 22]] })
  const leg = { period: 11, result: 'lose', score: null, part_score: [20, 22] }
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result: 'lose', legs: [leg] }] })
  // Corrected with the end of the match.
  await settle(2, { ...finished([101, 99], [50, 49]), periods: [[11, 24, 22]] })
  const corrected = { result: 'win', score: [101, 99], half_score: [50, 49], part_score: [24, 22] }
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result: 'win', legs: [corrected] }] })
})

test('the same result a hundred times at once credits once', async () => {
  const member = await server.login('demo5')
  for (let i = 0; i < 5; i += 1) await member.bet({ match_id: match })
  await Promise.all(Array.from({ length: 100 }, () => settle(1, finished([2, 0]))))
  expect(await server.balances('demo5')).toEqual({ cash: 1_000_000 + 5 * (960 + 3), frozen: 0 })
})

test('a corrected result posts the difference, and an older one that comes late changes nothing', async () => {
  const member = await server.login('demo6')
  await member.bet({ match_id: match })
  await settle(1, finished([1, 0]))
  await settle(3, finished([1, 1]))
  expect(await server.balances('demo6')).toEqual({ cash: 999_003, frozen: 0 })
  await settle(2, finished([5, 0]))
  expect(await server.balances('demo6')).toEqual({ cash: 999_003, frozen: 0 })
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result: 'lose', settlement_rev: 2 }] })
})

test('two processes that settle at once by different revisions end with the newer one, whoever comes first', async () => {
  const member = await server.login('demo12')
  const placed = await member.bet({ match_id: match })
  const bet_id = placed.status === 1 ? Number(placed.bet.bet_id) : 0
  const lost = { returned: 0, net: -1000, result: 'lose' as const }
  const won = { returned: 1960, net: 960, result: 'win' as const }
  const post = (revision: number, paid: typeof lost | typeof won) =>
    server.database.pool.query('SELECT settle_bets($1, 0, $2)', [
      settlementsLiteral([
        {
          bet_id,
          status: 'settled',
          ...paid,
          valid_turnover: 1000,
          commission: 3,
          house: 'house:0',
          legs: [{ n: 0, revision, result: paid.result, ...NO_SCORES }],
          tickets: null,
        },
      ]),
      'test',
    ])
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? post(2, won) : post(1, lost))))
  await post(1, lost)
  expect(await server.balances('demo12')).toEqual({ cash: 1_000_963, frozen: 0 })
})

test('one call settles bets of several members, currencies and houses, and each account is reckoned on', async () => {
  const accounts = ['demousd', 'demo13', 'demoidr', 'demo14', 'demo13', 'demousd']
  const bets: { id: number; stake: number }[] = []
  for (const account of accounts) {
    const stake = account === 'demoidr' ? 5_000_000 : 1000
    const placed = await (await server.login(account)).bet({ match_id: match, stake })
    if (placed.status !== 1) throw new Error(`${account}: ${placed.status}`)
    bets.push({ id: Number(placed.bet.bet_id), stake })
  }
  const before = await Promise.all(accounts.map((account) => server.balances(account)))
  const settlements = bets.map(({ id, stake }, n) => ({
    ...({ bet_id: id, status: 'settled', result: 'win', returned: 2 * stake, net: stake } as const),
    ...{ valid_turnover: stake, commission: 3, house: `house:${n % 3}`, tickets: null },
    legs: [{ n: 0, revision: 1, result: 'win' as const, ...NO_SCORES }],
  }))
  const { rows } = await server.database.pool.query('SELECT settle_bets($1, 0, $2)', [
    settlementsLiteral(settlements),
    'test',
  ])
  expect(rows).toHaveLength(bets.length)
  for (const [n, account] of accounts.entries()) {
    const staked = accounts.reduce(
      (sum, other, i) => sum + (other === account ? (bets[i]?.stake ?? 0) : 0),
      0,
    )
    const count = accounts.filter((other) => other === account).length
    const cash = (before[n]?.cash ?? 0) + 2 * staked + 3 * count
    expect(await server.balances(account)).toEqual({ cash, frozen: 0 })
  }
})

test('what a correction takes back and is no longer there is owed, and repaid by the next credit', async () => {
  const member = await server.login('demo7')
  await member.bet({ match_id: match, stake: 500_000 })
  await settle(1, finished([1, 0]))
  const { cash } = await server.balances('demo7')
  await server.asOwner(
    `SELECT post_adjustment('test', 'spend', '', 'withdrawal', 'test', 0, jsonb_build_array(
       jsonb_build_object('kind', 'cash', 'owner', 'demo7', 'currency', 'MYR', 'amount', -$1::bigint),
       jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', 'MYR', 'amount', $1::bigint)))`,
    [cash - 100_000],
  )
  await settle(2, finished([0, 1]))
  expect(await server.balances('demo7')).toEqual({ cash: 0, frozen: 0 })
  await settle(3, finished([1, 0]))
  expect(await server.balances('demo7')).toEqual({ cash: 100_000, frozen: 0 })
})

test('a half-time result settles the half and leaves the rest running', async () => {
  const member = await server.login('demo8')
  server.book.put({ id: match }, [{}, { id: 2, period: 1 }])
  await member.bet({ match_id: match })
  await member.bet({ match_id: match, line_id: 2 })
  await settle(1, { ...finished([0, 0]), status: 0, half_time: [1, 0], full_time: null })
  expect(await server.balances('demo8')).toEqual({ cash: 999_000 + 963, frozen: 1000 })
  await settle(2, finished([1, 1], [1, 0]))
  expect(await server.balances('demo8')).toEqual({ cash: 999_000 + 963 + 3, frozen: 0 })
})

test('what a half-time result leaves open is looked through again after a minute, not in every sweep', async () => {
  const member = await server.login('demo11')
  server.book.put({ id: match }, [{}, { id: 2, period: 1 }])
  await member.bet({ match_id: match })
  await settle(1, { ...finished([0, 0]), status: 0, half_time: [1, 0], full_time: null })
  // One that waited for its decision meanwhile.
  await member.bet({ match_id: match, line_id: 2 })
  await server.app.sportsbook.worker.sweep()
  expect(await server.balances('demo11')).toEqual({ cash: 998_000, frozen: 2000 })
  server.clock.now += 60_000
  await server.app.sportsbook.worker.sweep()
  expect(await server.balances('demo11')).toEqual({ cash: 998_000 + 1963, frozen: 1000 })
})

test('a result that was missed while nobody listened is found by the sweep', async () => {
  const member = await server.login('demo9')
  await member.bet({ match_id: match })
  server.book.drop(match)
  server.book.knows({ type: 'result', match, revision: 1, result: finished([3, 0]), at: 0 })
  await server.app.sportsbook.worker.sweep()
  expect(await server.balances('demo9')).toEqual({ cash: 1_000_963, frozen: 0 })
})

test('a result that cannot be recorded, or settled, keeps no other match waiting', async () => {
  const member = await server.login('demo18')
  const broken = match
  match += 1
  const good = match
  server.book.put({ id: good }, [{}])
  for (const id of [broken, good]) {
    await member.bet({ match_id: id })
    server.book.drop(id)
  }
  server.book.knows({ type: 'result', match: broken, revision: 1, result: finished([3e9, 0]), at: 0 })
  server.book.knows({ type: 'result', match: good, revision: 1, result: finished([3, 0]), at: 0 })
  await server.app.sportsbook.worker.sweep()
  expect(await server.balances('demo18')).toEqual({ cash: 999_963, frozen: 1000 })
  await server.app.sportsbook.worker.settle({ match: broken, revision: 2, result: cancelled })
})

test('a bet accepted after its match was settled is settled by the sweep', async () => {
  const member = await server.login('demo10')
  await settle(1, finished([1, 0]))
  await member.bet({ match_id: match })
  await server.app.sportsbook.worker.sweep()
  expect(await server.balances('demo10')).toEqual({ cash: 1_000_963, frozen: 0 })
})
