import { userBalance } from '@touchline/contracts/calls'
import type { Database } from '../../storage'
import { openDatabase } from '../../storage/open-database'
import { MATCH } from '../../testing/fake-book'
import { finished } from '../../testing/results'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { cashOf, poolOf } from './accounts'
import { postAdjustment } from './repository'

const STAKE = 1000
const RETURNED = 1960

let server: TestApp
let operator: Database
let match = MATCH
let keys = 0
beforeAll(async () => {
  server = await testApp()
  operator = openDatabase(server.owner)
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await operator.close()
  await server.close()
})

/** Gives a member cash, or takes it, as operators do. */
async function give(owner: string, amount: number): Promise<string> {
  keys += 1
  return postAdjustment(operator.pool, {
    scope: 'test',
    idemKey: String(keys),
    kind: 'test',
    actor: 'test',
    at: NOON,
    postings: [
      { kind: 'external', owner: 'test', currency: 'MYR', amount: -amount },
      { kind: 'cash', owner, currency: 'MYR', amount },
    ],
  })
}

/** Pays a member from the pool of a room, into which another has paid. */
async function pay(member: string, amount: number): Promise<string> {
  keys += 1
  const order = { scope: 'room:1', kind: 'test', actor: 'test', currency: 'MYR', amount } as const
  const pool = poolOf(order.scope)
  const { transfers } = server.app.wallet
  await transfers.post({ ...order, key: `${keys} in`, from: cashOf('demo10'), to: pool })
  return (await transfers.post({ ...order, key: `${keys} out`, from: pool, to: cashOf(member) })).outcome
}

async function kept(member: string): Promise<Record<string, number>> {
  const rows = await server.asOwner<{ kind: string; balance: string }>(
    "SELECT kind, balance FROM account WHERE owner = $1 AND kind IN ('cash', 'debt', 'frozen')",
    [member],
  )
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]))
}

const available = async (member: TestMember) => {
  const answer = await member.call(userBalance, { parent_id: '' })
  return answer.status === 1 ? answer.balance : answer.status
}

/** A member without money in debt for the return of a won bet: it was withdrawn before the result was corrected. */
async function owing(name: string, waiting = false): Promise<TestMember> {
  match += 1
  server.book.put({ id: match }, [{}])
  const member = await server.login(name)
  await member.bet({ match_id: match, stake: STAKE })
  await server.app.settlement.settle({ match, revision: 1, result: finished([1, 0]) })
  if (waiting) {
    server.book.put({ id: match + 1000, market: 3, period: 1, kickoff: 0, score: [0, 0] }, [{}])
    await member.bet({ match_id: match + 1000, stake: STAKE, score: [0, 0] })
  }
  await give(name, -((await kept(name)).cash ?? 0))
  await server.app.settlement.settle({ match, revision: 2, result: finished([0, 1]) })
  expect(await kept(name)).toEqual({ cash: 0, debt: -RETURNED, frozen: waiting ? STAKE : 0 })
  return member
}

test.each([
  { from: 'outside', name: 'demo12', credit: give, done: 'posted' },
  { from: 'a pool', name: 'demo11', credit: pay, done: 'ok' },
])('money from $from pays a debt first', async ({ name, credit, done }) => {
  const member = await owing(name)
  expect(await available(member)).toBe(-RETURNED)
  expect(await credit(name, 1000)).toBe(done)
  expect(await kept(name)).toMatchObject({ cash: 0, debt: 1000 - RETURNED })
  expect(await available(member)).toBe(1000 - RETURNED)
  expect(await credit(name, 1000)).toBe(done)
  expect(await kept(name)).toMatchObject({ cash: 2000 - RETURNED, debt: 0 })
  expect(await credit(name, 500)).toBe(done)
  expect(await available(member)).toBe(2500 - RETURNED)
})

test('the stake of a rejected bet pays a debt first', async () => {
  await owing('demo13', true)
  server.book.put({ id: match + 1000, market: 3, period: 1, kickoff: 0, score: [1, 0] }, [{}])
  server.clock.now += 5000
  await server.app.sportsbook.decide()
  expect(await kept('demo13')).toEqual({ cash: 0, debt: STAKE - RETURNED, frozen: 0 })
})

test('a debt can be neither bet nor withdrawn, where an older version kept cash beside it', async () => {
  const member = await owing('demo14')
  // As a deposit once was posted: to cash, past the debt.
  await server.asOwner(`
    INSERT INTO transfer (id, scope, idem_key, request_hash, kind, actor, at)
    VALUES (0, 'test', 'past', '', 'deposit', 'test', ${NOON})`)
  await server.asOwner(`
    SELECT post_lines(ARRAY[
      ROW(0, account_of('external', 'test', 'MYR'), -2500)::ledger_line,
      ROW(0, account_of('cash', 'demo14', 'MYR'), 2500)::ledger_line
    ])`)
  expect(await kept('demo14')).toMatchObject({ cash: 2500, debt: -RETURNED })
  expect(await available(member)).toBe(2500 - RETURNED)
  expect(await give('demo14', RETURNED - 2501)).toBe('insufficient')
  server.book.put({ id: match + 2000 }, [{}])
  expect(await member.bet({ match_id: match + 2000, stake: 541 })).toMatchObject({
    status: 'insufficient_balance',
  })
  expect(await member.bet({ match_id: match + 2000, stake: 540 })).toMatchObject({ status: 1 })
  expect(await available(member)).toBe(0)
  expect(await give('demo14', -1)).toBe('insufficient')
})
