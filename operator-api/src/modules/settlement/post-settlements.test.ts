import { finished } from '../../testing/results'
import { settledMatches } from '../../testing/settled-matches'
import { settlementsLiteral } from './settlement-literal'

const { server, match, settle } = settledMatches()

const NO_SCORES = { score: null, half_score: null, part_score: null }

test('a settlement that the database refuses keeps no other bet of its posting waiting, and is tried again', async () => {
  const accounts = ['demo28', 'demo29', 'demo30']
  const ids: string[] = []
  for (const account of accounts) {
    const placed = await (await server().login(account)).bet({ match_id: match() })
    ids.push(placed.status === 1 ? placed.bet.bet_id : 'none')
  }
  const statuses = async () =>
    (
      await server().asOwner<{ status: string }>(
        `SELECT status FROM bet WHERE id IN (${ids.join()}) ORDER BY id`,
      )
    ).map(({ status }) => status)
  await server().asOwner(
    `ALTER TABLE bet ADD CONSTRAINT bad_one CHECK (id <> ${ids[1]} OR status <> 'settled')`,
  )
  await settle(1, finished([1, 0]))
  expect(await statuses()).toEqual(['settled', 'running', 'settled'])
  await server().asOwner('ALTER TABLE bet DROP CONSTRAINT bad_one')
  await settle(1, finished([1, 0]))
  expect(await statuses()).toEqual(['settled', 'settled', 'settled'])
})

test('more bad bets than are looked for in one posting keep those behind them waiting for a while only', async () => {
  const member = await server().login('demo27')
  const ids: number[] = []
  for (let i = 0; i < 30; i += 1) {
    const placed = await member.bet({ match_id: match() })
    if (placed.status !== 1) throw new Error(placed.status)
    ids.push(Number(placed.bet.bet_id))
  }
  const good = ids.filter((_, i) => i % 6 === 5)
  const bad = ids.filter((id) => !good.includes(id))
  await server().asOwner(
    `ALTER TABLE bet ADD CONSTRAINT bad_ones CHECK (id NOT IN (${bad.join()}) OR status <> 'settled')`,
  )
  const settled = async () =>
    (
      await server().asOwner<{ id: string }>(
        `SELECT id FROM bet WHERE id IN (${ids.join()}) AND status = 'settled' ORDER BY id`,
      )
    ).map(({ id }) => Number(id))
  await settle(1, finished([1, 0])).catch(() => undefined)
  for (let sweep = 0; sweep < 30 && (await settled()).length < good.length; sweep += 1) {
    server().clock.now += 60_000
    await server().app.settlement.sweep()
  }
  expect(await settled()).toEqual(good)
  await server().asOwner('ALTER TABLE bet DROP CONSTRAINT bad_ones')
  await settle(1, finished([1, 0]))
  expect(await settled()).toEqual(ids)
})

test('two processes that settle at once by different revisions end with the newer one, in any order', async () => {
  const member = await server().login('demo12')
  const placed = await member.bet({ match_id: match() })
  const bet_id = placed.status === 1 ? Number(placed.bet.bet_id) : 0
  const lost = { returned: 0, net: -1000, result: 'lose' as const }
  const won = { returned: 1960, net: 960, result: 'win' as const }
  const post = (revision: number, paid: typeof lost | typeof won) =>
    server().database.pool.query('SELECT settle_bets($1, 0, $2)', [
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
  expect(await server().balances('demo12')).toEqual({ cash: 1_000_963, frozen: 0 })
})

test('one call settles bets of several members, currencies and houses, and each account is reckoned on', async () => {
  const accounts = ['demousd', 'demo13', 'demoidr', 'demo14', 'demo13', 'demousd']
  const bets: { id: number; stake: number }[] = []
  for (const account of accounts) {
    const stake = account === 'demoidr' ? 5_000_000 : 1000
    const placed = await (await server().login(account)).bet({ match_id: match(), stake })
    if (placed.status !== 1) throw new Error(`${account}: ${placed.status}`)
    bets.push({ id: Number(placed.bet.bet_id), stake })
  }
  const before = await Promise.all(accounts.map((account) => server().balances(account)))
  const settlements = bets.map(({ id, stake }, n) => ({
    ...({ bet_id: id, status: 'settled', result: 'win', returned: 2 * stake, net: stake } as const),
    valid_turnover: stake,
    commission: 3,
    house: `house:${n % 3}`,
    tickets: null,
    legs: [{ n: 0, revision: 1, result: 'win' as const, ...NO_SCORES }],
  }))
  const { rows } = await server().database.pool.query('SELECT settle_bets($1, 0, $2)', [
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
    expect(await server().balances(account)).toEqual({ cash, frozen: 0 })
  }
})
