import fc from 'fast-check'
import { createMemberNotifications } from '../../platform/member-notifications'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { size } from '../../testing/sizes'
import { cashOf, clearingOf, houseOf, poolOf } from './accounts'
import { createWallet } from './service'
import { TransferModel } from './testing/transfer-model'
import type { TransferAnswer, TransferCommand, TransferPort } from './transfer-port'

const MEMBERS = ['demo2', 'demo3'] as const
const STARTED_WITH = 1_000_000

let fresh: FreshDatabase
let port: TransferPort
let scopes = 0
beforeAll(async () => {
  fresh = await freshDatabase()
  const notifications = createMemberNotifications()
  port = createWallet({ database: fresh.database, notifications, now: () => 0 }).transfers
})
afterAll(async () => {
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  await fresh.close()
})

/** A command of no scope yet: every sequence has one of its own. */
type Unscoped = (scope: string) => TransferCommand

const key = fc.constantFrom('a', 'b', 'c', 'd')
const settlementKey = fc.constantFrom('s', 't', 'a')
const member = fc.constantFrom(...MEMBERS)
// Some are more than a member has, or more than is in the pool.
const amount = fc.constantFrom(0, 1, 250, 400_000, 700_000)
const post: fc.Arbitrary<Unscoped> = fc
  .record({ key, member, amount, isPool: fc.boolean(), isCredit: fc.boolean() })
  .map(({ key, member, amount, isPool, isCredit }) => (scope) => {
    const product = isPool ? poolOf(scope) : clearingOf(providerOf(scope), member)
    const [from, to] = isCredit ? [product, cashOf(member)] : [cashOf(member), product]
    return { type: 'post', ...orderOf(scope, key), kind: 'test', currency: 'MYR', amount, from, to }
  })
const hold: fc.Arbitrary<Unscoped> = fc
  .record({ key, member, amount, isPool: fc.boolean() })
  .map(({ key, member, amount, isPool }) => (scope) => ({
    type: 'hold',
    ...orderOf(scope, key),
    kind: 'bet',
    currency: 'MYR',
    amount,
    member,
    ...(isPool && { into: poolOf(scope) }),
  }))
const release: fc.Arbitrary<Unscoped> = key.map((key) => (scope) => ({
  type: 'release',
  ...orderOf(scope, key),
}))
const settle: fc.Arbitrary<Unscoped> = fc
  .record({ key: settlementKey, hold: key, returned: amount })
  .map(({ key, ...settlement }) => (scope) => ({
    type: 'settle',
    ...orderOf(scope, key),
    ...settlement,
    kind: 'settled',
    against: houseOf('property'),
  }))
const reverse: fc.Arbitrary<Unscoped> = fc
  .record({
    key: fc.oneof(key, settlementKey),
    member: fc.option(member, { nil: undefined }),
    mayOwe: fc.boolean(),
  })
  .map(({ key, ...reversal }) => (scope) => ({ type: 'reverse', ...orderOf(scope, key), ...reversal }))
const command = fc.oneof(
  { weight: 3, arbitrary: post },
  { weight: 2, arbitrary: hold },
  { weight: 1, arbitrary: release },
  { weight: 3, arbitrary: settle },
  { weight: 3, arbitrary: reverse },
)
const orderOf = (scope: string, key: string) => ({ scope, key, actor: 'test' })
const providerOf = (scope: string): string => scope.split(':')[1] ?? ''

/** Gives every member the initial money again, and freezes nothing. */
async function restore(): Promise<void> {
  for (const [kind, amount] of [
    ['cash', STARTED_WITH],
    ['frozen', 0],
  ])
    await fresh.asOwner(
      `SELECT post_adjustment('restore', $1 || owner || $2, '', 'adjustment', 'test', 0, jsonb_build_array(
         jsonb_build_object('kind', $1, 'owner', owner, 'currency', 'MYR', 'amount', $3 - balance),
         jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', 'MYR', 'amount', balance - $3)))
       FROM (
         SELECT owner, sum(balance)::bigint AS balance FROM account
         WHERE owner = ANY ($4) AND (kind = $1 OR $1 = 'cash' AND kind = 'debt') GROUP BY owner
       ) wallet`,
      [kind, `${scopes}`, amount, MEMBERS],
    )
}

async function balancesIn(scope: string): Promise<Record<string, number>> {
  const rows = await fresh.asOwner<{ account: string; balance: string }>(
    `SELECT replace(kind, 'debt', 'cash') || ' ' || owner AS account, sum(balance) AS balance FROM account
     WHERE owner = ANY ($1) AND kind IN ('cash', 'debt', 'frozen') OR owner IN ($2, $3, $4) GROUP BY 1`,
    [MEMBERS, scope, ...MEMBERS.map((member) => clearingOf(providerOf(scope), member).owner)],
  )
  return Object.fromEntries(
    rows.map(({ account, balance }) => [account, Number(balance)] as const).filter(([, balance]) => balance),
  )
}

async function startScope(): Promise<{ scope: string; model: TransferModel }> {
  scopes += 1
  await restore()
  const balances = MEMBERS.map((member) => [`cash ${member}`, STARTED_WITH] as const)
  return { scope: `room:${scopes}`, model: new TransferModel(new Map(balances)) }
}

const ofModel = ({ balances }: TransferModel): Record<string, number> =>
  Object.fromEntries([...balances].filter(([account, amount]) => amount && !account.startsWith('house')))

test(
  'any sequence of commands is answered and leaves every balance as the model says',
  async () => {
    const sequence = fc.array(command, { minLength: 1, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(sequence, fc.boolean(), async (unscoped, isOneCall) => {
        const { scope, model } = await startScope()
        const commands = unscoped.map((of) => of(scope))
        const expected = commands.map((one) => model.apply(one))
        const answers: TransferAnswer[] = []
        for (const some of isOneCall ? [commands] : commands.map((one) => [one]))
          answers.push(...(await port.all(some)))
        expect(answers.map(({ outcome }) => outcome)).toEqual(expected)
        expect(await balancesIn(scope)).toEqual(ofModel(model))
      }),
      { numRuns: size(150, 10_000) },
    )
  },
  size(60_000, 3_600_000),
)

interface Pair {
  readonly amount: number
  readonly isReversed: boolean
  readonly copies: number
}
const pair: fc.Arbitrary<Pair> = fc.record({
  amount: fc.integer({ min: 0, max: 900 }),
  isReversed: fc.boolean(),
  copies: fc.integer({ min: 1, max: 3 }),
})

test(
  'stakes and their reversals, repeated and concurrent in any order, keep the stakes without a reversal',
  async () => {
    const calls = fc.array(pair, { minLength: 1, maxLength: 8 }).chain((pairs) => {
      const all = pairs.flatMap((one, n) =>
        Array.from({ length: one.copies }, () => [
          { ...one, n, isReversal: false },
          ...(one.isReversed ? [{ ...one, n, isReversal: true }] : []),
        ]).flat(),
      )
      const order = fc.shuffledSubarray(all, { minLength: all.length })
      return order.map((order) => ({ pairs, order }))
    })
    await fc.assert(
      fc.asyncProperty(calls, async ({ pairs, order }) => {
        const { scope } = await startScope()
        await Promise.all(
          order.map(({ n, amount, isReversal }) => {
            const member = MEMBERS[n % 2] ?? MEMBERS[0]
            const named = orderOf(scope, `stake ${n}`)
            if (isReversal) return port.reverse({ ...named, member })
            const to = clearingOf(providerOf(scope), member)
            return port.post({ ...named, kind: 'bet', currency: 'MYR', amount, from: cashOf(member), to })
          }),
        )
        const kept = (parity: number) =>
          pairs
            .filter((one, n) => n % 2 === parity && !one.isReversed)
            .reduce((sum, one) => sum + one.amount, 0)
        for (const [parity, member] of MEMBERS.entries())
          expect(await port.balance(member)).toMatchObject({
            available_balance: STARTED_WITH - kept(parity),
            frozen_balance: 0,
          })
      }),
      { numRuns: size(60, 4000) },
    )
  },
  size(60_000, 3_600_000),
)
