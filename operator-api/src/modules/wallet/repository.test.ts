import { createMemberNotifications } from '../../platform/member-notifications'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { size } from '../../testing/sizes'
import type { TransferOrder } from './rules'
import { createWallet, type Wallet } from './service'

let fresh: FreshDatabase
let wallet: Wallet
beforeAll(async () => {
  fresh = await freshDatabase()
  wallet = createWallet({ database: fresh.database, notifications: createMemberNotifications() })
})
afterAll(async () => {
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  await fresh.close()
})

const fee = (key: string, amount: number, payer = 'demo2'): TransferOrder => ({
  scope: 'room:1',
  idemKey: key,
  kind: 'room_fee',
  actor: payer,
  at: 0,
  postings: [
    { kind: 'cash', owner: payer, currency: 'MYR', amount: -amount },
    { kind: 'pool', owner: 'room:1', currency: 'MYR', amount },
  ],
})

test('an order moves money once; the same again is repeated, another under its key is a conflict', async () => {
  expect(await wallet.post(fee('a', 1000))).toBe('posted')
  expect(await wallet.post(fee('a', 1000))).toBe('repeated')
  expect(await wallet.post(fee('a', 2000))).toBe('conflict')
  expect(await wallet.balanceOf('demo2')).toMatchObject({ available_balance: 999_000, frozen_balance: 0 })
})

test('an order at once from many sides moves money once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => wallet.post(fee('b', 500, 'demo3'))))
  expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(49)
})

test('an order that moves nothing leaves no trace', async () => {
  expect(await wallet.post(fee('free', 0))).toBe('posted')
  expect(await fresh.asOwner("SELECT FROM transfer WHERE idem_key = 'free'")).toHaveLength(0)
})

test('nobody is overdrawn', async () => {
  expect(await wallet.post(fee('c', 1_000_001, 'demo4'))).toBe('insufficient')
  expect(await wallet.balanceOf('demo4')).toMatchObject({ available_balance: 1_000_000 })
})

test('a refused order leaves the transaction around it usable', async () => {
  const outcomes = await fresh.database.transaction(async (tx) => [
    await wallet.post(fee('d', 2_000_000, 'demo5'), tx),
    await wallet.post(fee('e', 100, 'demo5'), tx),
  ])
  expect(outcomes).toEqual(['insufficient', 'posted'])
})

test('money that circulates while it is read never adds up to more or less', async () => {
  const members = ['demo6', 'demo7', 'demo8', 'demo9']
  const total = async () => {
    const { rows } = await fresh.database.pool.query<{ sum: number }>(
      "SELECT sum(balance)::bigint AS sum FROM account WHERE owner = ANY ($1) AND kind = 'cash'",
      [members],
    )
    return rows[0]?.sum
  }
  const before = await total()
  const moves = Array.from({ length: size(400, 100_000) }, (_, i) => i)
  const mover = async () => {
    for (let i = moves.pop(); i !== undefined; i = moves.pop()) {
      const [from, to] = [members[i % 4], members[(i + 1 + (i % 3)) % 4]]
      await wallet.post({
        scope: 'gift',
        idemKey: String(i),
        kind: 'gift',
        actor: 'test',
        at: i,
        postings: [
          { kind: 'cash', owner: from ?? '', currency: 'MYR', amount: -7 },
          { kind: 'cash', owner: to ?? '', currency: 'MYR', amount: 7 },
        ],
      })
    }
  }
  const reader = async () => {
    while (moves.length > 0) expect(await total()).toBe(before)
  }
  await Promise.all([mover(), mover(), mover(), mover(), reader(), reader()])
  expect(await total()).toBe(before)
})
