import { createMemberNotifications } from '../../platform/member-notifications'
import type { MemberNotification } from '../../platform/module'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { size } from '../../testing/sizes'
import { cashOf, clearingOf, houseOf, poolOf, type WalletAccount } from './index'
import { createWallet, type Wallet } from './service'
import type { TransferCommand, TransferPort } from './transfer-port'

const STARTED_WITH = 1_000_000

let fresh: FreshDatabase
let wallet: Wallet
let port: TransferPort
const sent: MemberNotification[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
  const notifications = createMemberNotifications()
  notifications.notifications$.subscribe((notification) => sent.push(notification))
  wallet = createWallet({ database: fresh.database, notifications, now: () => 0 })
  port = wallet.transfers
})
afterAll(async () => {
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  await fresh.close()
})

const SCOPE = 'room:1'
const order = (key: string, amount: number) => ({
  scope: SCOPE,
  key,
  kind: 'room_fee',
  actor: 'test',
  currency: 'MYR' as const,
  amount,
})
const fee = (key: string, amount: number, payer: string) => ({
  ...order(key, amount),
  from: cashOf(payer),
  to: poolOf(SCOPE),
})
const prize = (key: string, amount: number, winner: string) => ({
  ...order(key, amount),
  kind: 'prize',
  from: poolOf(SCOPE),
  to: cashOf(winner),
})
const about = (key: string) => ({ scope: SCOPE, key, actor: 'test' })

const balanceIn = async ({ kind, owner }: WalletAccount, currency = 'MYR'): Promise<number> => {
  const [row] = await fresh.asOwner<{ balance: string }>(
    'SELECT balance FROM account WHERE kind = $1 AND owner = $2 AND currency = $3',
    [kind, owner, currency],
  )
  return Number(row?.balance ?? 0)
}

describe('an order under a key', () => {
  test('moves money once: the same again is repeated with its reference, another one is a duplicate', async () => {
    const first = await port.post(fee('a', 1000, 'demo2'))
    expect(first).toMatchObject({ outcome: 'ok', balance: { available_balance: STARTED_WITH - 1000 } })
    expect(await port.post(fee('a', 1000, 'demo2'))).toEqual({ ...first, outcome: 'repeated' })
    expect(await port.post(fee('a', 1001, 'demo2'))).toEqual({
      outcome: 'duplicate_debit_record',
      balance: first.balance,
    })
  })

  test('moves money once, from however many sides it comes at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => port.post(fee('b', 500, 'demo3'))))
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1)
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49)
  })

  test('of no money is kept too', async () => {
    expect(await port.post(fee('free', 0, 'demo3'))).toMatchObject({ outcome: 'ok' })
    expect(await port.post(fee('free', 0, 'demo3'))).toMatchObject({ outcome: 'repeated' })
    expect(await port.post(fee('free', 1, 'demo3'))).toMatchObject({ outcome: 'duplicate_debit_record' })
    expect(await port.reverse(about('free'))).toMatchObject({ outcome: 'ok' })
    expect(await port.post(fee('free', 0, 'demo3'))).toMatchObject({ outcome: 'rolledBack' })
  })
})

test.each([
  { payer: 'demo4', amount: STARTED_WITH + 1, refusal: 'insufficient_balance' },
  { payer: 'demosuspend', amount: 1, refusal: 'accountInactive', state: 'suspend' },
  { payer: 'demousd', amount: 1, refusal: 'invalidCurrency' },
  { payer: 'nobody', amount: 1, refusal: 'accountNotFound' },
])('$payer cannot pay $amount: $refusal', async ({ payer, amount, refusal, state }) => {
  const answer = await port.post(fee(`refused ${payer}`, amount, payer))
  expect(answer).toEqual({
    outcome: refusal,
    ...(state && { state }),
    balance: payer === 'nobody' ? null : await port.balance(payer),
  })
  expect(await fresh.asOwner('SELECT FROM transfer WHERE idem_key = $1', [`refused ${payer}`])).toEqual([])
})

test('a suspended member is paid, and gets their money back', async () => {
  await port.post(fee('s', 700, 'demo5'))
  await fresh.asOwner("SELECT set_member_state('demo5', 'suspend', 'test', 0)")
  expect(await port.post(prize('s won', 500, 'demo5'))).toMatchObject({ outcome: 'ok' })
  expect(await port.reverse(about('s won'))).toMatchObject({ outcome: 'ok' })
  expect(await port.reverse(about('s'))).toMatchObject({
    outcome: 'ok',
    balance: { available_balance: STARTED_WITH },
  })
})

test('a pool pays no more than it has', async () => {
  const answer = await port.post({
    ...prize('too much', 1, 'demo6'),
    scope: 'room:2',
    from: poolOf('room:2'),
  })
  expect(answer.outcome).toBe('insufficient_balance')
})

test.each<{ move: string; from: WalletAccount; to: WalletAccount; scope?: string }>([
  { move: 'the house to a member', from: houseOf('1'), to: cashOf('demo6') },
  { move: 'one member to another', from: cashOf('demo7'), to: cashOf('demo6') },
  { move: 'the pool of another room', from: poolOf('room:2'), to: cashOf('demo6') },
  {
    move: 'the clearing account of another provider',
    from: clearingOf('atlas', 'demo6'),
    to: cashOf('demo6'),
  },
  {
    move: 'the clearing account of a provider with a like name',
    from: clearingOf('atlas2', 'demo6'),
    to: cashOf('demo6'),
    scope: 'provider:atlas',
  },
  { move: 'frozen money', from: { kind: 'frozen', owner: 'demo6' }, to: cashOf('demo6') },
])('no order moves money from $move', async ({ from, to, scope = SCOPE }) => {
  await expect(port.post({ ...order('forbidden', 1), scope, from, to })).rejects.toThrow(/permission denied/)
})

test('a negative amount, and a key of the wallet itself, are bugs', async () => {
  await expect(port.post(fee('negative', -1, 'demo6'))).rejects.toThrow(/permission denied/)
  await expect(port.post(fee('reverse:a', 1, 'demo6'))).rejects.toThrow(/wallet itself/)
})

describe('inside the transaction of its caller', () => {
  test('a refusal leaves the transaction usable, and nothing is announced', async () => {
    sent.length = 0
    const outcomes = await fresh.database.transaction(async (tx) => [
      (await port.post(fee('d', 2_000_000, 'demo8'), tx)).outcome,
      (await port.post(fee('e', 100, 'demo8'), tx)).outcome,
    ])
    expect(outcomes).toEqual(['insufficient_balance', 'ok'])
    expect(sent).toEqual([])
  })

  test('the money goes back with the transaction', async () => {
    const failing = fresh.database.transaction(async (tx) => {
      await port.post(fee('f', 100, 'demo9'), tx)
      throw new Error('the row of the product')
    })
    await expect(failing).rejects.toThrow('the row of the product')
    expect(await port.balance('demo9')).toMatchObject({ available_balance: STARTED_WITH })
    expect(await port.post(fee('f', 100, 'demo9'))).toMatchObject({ outcome: 'ok' })
  })

  test('for a single transfer the balance is announced after the commit', async () => {
    sent.length = 0
    await port.all([
      { type: 'post', ...fee('g1', 100, 'demo8') },
      { type: 'post', ...fee('g2', 100, 'demo8') },
    ])
    await port.post(fee('g2', 100, 'demo8'))
    expect(sent).toEqual([
      {
        account: 'demo8',
        message: { t: 'balance', available: 999_700, cash: 999_700, frozen: 0 },
      },
    ])
  })
})

test('commands of one call are each by themselves, in their order', async () => {
  const commands: TransferCommand[] = [
    { type: 'post', ...fee('h1', 300, 'demo10') },
    { type: 'post', ...fee('h2', STARTED_WITH, 'demo10') },
    { type: 'post', ...prize('h3', 300, 'demo11') },
    { type: 'reverse', ...about('h1') },
  ]
  const answers = await port.all(commands)
  expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'insufficient_balance', 'ok', 'ok'])
  expect(answers.map(({ balance }) => balance?.available_balance)).toEqual([
    STARTED_WITH - 300,
    STARTED_WITH - 300,
    STARTED_WITH + 300,
    STARTED_WITH,
  ])
  expect(await port.all([])).toEqual([])
})

describe('a hold', () => {
  const hold = (key: string, member: string, into?: WalletAccount) => ({
    ...order(key, 1000),
    kind: 'bet',
    member,
    into,
  })
  const settle = (key: string, holdKey: string, returned: number) => ({
    ...about(key),
    hold: holdKey,
    kind: 'bet_settled',
    returned,
    against: houseOf('holds'),
  })

  test('is released once, and settled no more', async () => {
    expect(await port.hold(hold('h', 'demo12'))).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: STARTED_WITH - 1000, frozen_balance: 1000, cash_balance: STARTED_WITH },
    })
    expect(await port.hold(hold('h', 'demo12'))).toMatchObject({ outcome: 'repeated' })
    expect(await port.release(about('h'))).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: STARTED_WITH, frozen_balance: 0 },
    })
    expect(await port.release(about('h'))).toMatchObject({ outcome: 'repeated' })
    expect(await port.reverse(about('h'))).toMatchObject({ outcome: 'repeated' })
    expect(await port.settle(settle('hs', 'h', 5000))).toMatchObject({ outcome: 'rolledBack' })
    expect(await port.hold(hold('h', 'demo12'))).toMatchObject({ outcome: 'rolledBack' })
  })

  test.each([
    { returned: 0, house: 1000 },
    { returned: 1000, house: 0 },
    { returned: 2500, house: -1500 },
  ])('settled at $returned brings the house $house', async ({ returned, house }) => {
    const before = { cash: await port.balance('demo13'), house: await balanceIn(houseOf('holds')) }
    await port.hold(hold(`p${returned}`, 'demo13'))
    const answer = await port.settle(settle(`q${returned}`, `p${returned}`, returned))
    expect(answer).toMatchObject({
      outcome: 'ok',
      balance: {
        available_balance: before.cash.available_balance - 1000 + returned,
        frozen_balance: 0,
      },
    })
    expect(await balanceIn(houseOf('holds'))).toBe(before.house + house)
    expect(await port.settle(settle(`q${returned}`, `p${returned}`, returned))).toEqual({
      ...answer,
      outcome: 'repeated',
    })
    expect(await port.settle(settle(`q${returned}`, `p${returned}`, 7))).toMatchObject({
      outcome: 'duplicate_debit_record',
    })
    expect(await port.settle(settle('other', `p${returned}`, 7))).toMatchObject({ outcome: 'holdEnded' })
    expect(await port.release(about(`p${returned}`))).toMatchObject({ outcome: 'holdEnded' })
    expect(await port.reverse(about(`p${returned}`))).toMatchObject({ outcome: 'holdEnded' })
  })

  test('is open again once its settlement is reversed', async () => {
    await port.hold(hold('o', 'demo14'))
    await port.settle(settle('o1', 'o', 3000))
    expect(await port.reverse(about('o1'))).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: STARTED_WITH - 1000, frozen_balance: 1000 },
    })
    expect(await port.settle(settle('o1', 'o', 3000))).toMatchObject({ outcome: 'rolledBack' })
    expect(await port.settle(settle('o2', 'o', 1500))).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: STARTED_WITH + 500, frozen_balance: 0 },
    })
  })

  test('in an account of a product stays there, and is paid from there', async () => {
    const pool = poolOf(SCOPE)
    const before = await balanceIn(pool)
    await port.hold(hold('r', 'demo15', pool))
    expect(await balanceIn(pool)).toBe(before + 1000)
    expect(await port.settle({ ...settle('r1', 'r', 400), against: undefined })).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: STARTED_WITH - 600, frozen_balance: 0 },
    })
    expect(await balanceIn(pool)).toBe(before + 600)
  })

  test('that is unknown is neither settled nor released', async () => {
    expect(await port.settle(settle('u1', 'unknown', 0))).toMatchObject({ outcome: 'holdNotFound' })
    expect(await port.release(about('unknown'))).toMatchObject({ outcome: 'holdNotFound' })
    await port.post(fee('u', 1, 'demo16'))
    expect(await port.settle(settle('u2', 'u', 0))).toMatchObject({ outcome: 'duplicate_debit_record' })
  })

  test('is settled by one of many settlements and releases at once', async () => {
    await port.hold(hold('race', 'demo17'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? port.release(about('race')) : port.settle(settle(`race ${i}`, 'race', 2000)),
      ),
    )
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1)
    const { available_balance, frozen_balance } = await port.balance('demo17')
    expect(frozen_balance).toBe(0)
    expect([STARTED_WITH, STARTED_WITH + 1000]).toContain(available_balance)
  })
})

describe('a reversal', () => {
  test('moves the money back once; the order that is repeated afterwards is rolled back', async () => {
    const before = await balanceIn(poolOf(SCOPE))
    await port.post(fee('v', 900, 'demo18'))
    const answer = await port.reverse(about('v'))
    expect(answer).toMatchObject({ outcome: 'ok', balance: { available_balance: STARTED_WITH } })
    expect(await port.reverse(about('v'))).toMatchObject({ outcome: 'repeated', balance: answer.balance })
    expect(await port.post(fee('v', 900, 'demo18'))).toMatchObject({ outcome: 'rolledBack' })
    expect(await balanceIn(poolOf(SCOPE))).toBe(before)
  })

  test('of the order of another member, and of a reversal, is a duplicate', async () => {
    await port.post(fee('w', 900, 'demo18'))
    expect(await port.reverse({ ...about('w'), member: 'demo19' })).toMatchObject({
      outcome: 'duplicate_debit_record',
      balance: { available_balance: STARTED_WITH },
    })
    expect(await port.reverse({ ...about('w'), member: 'demo18' })).toMatchObject({ outcome: 'ok' })
  })

  test('of a win that was spent is refused, or makes a debt that blocks until it is covered', async () => {
    await port.post(fee('x', 5000, 'demo18'))
    await port.post(prize('x won', 3000, 'demo20'))
    await port.post(fee('x spent', STARTED_WITH + 2000, 'demo20'))
    expect(await port.reverse(about('x won'))).toMatchObject({
      outcome: 'insufficient_balance',
      balance: { available_balance: 1000 },
    })
    expect(await port.reverse({ ...about('x won'), mayOwe: true })).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: -2000 },
    })
    expect(await wallet.owedBy('demo20')).toBe(2000)
    expect(await port.post(fee('x more', 1, 'demo20'))).toMatchObject({ outcome: 'insufficient_balance' })
    expect(await port.post(prize('x again', 2500, 'demo20'))).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: 500 },
    })
    expect(await wallet.owedBy('demo20')).toBe(0)
    // The repayment of the debt is taken back in full.
    expect(await port.reverse({ ...about('x again'), mayOwe: true })).toMatchObject({
      outcome: 'ok',
      balance: { available_balance: -2000 },
    })
    await port.reverse(about('x spent'))
    expect(await port.balance('demo20')).toMatchObject({ available_balance: STARTED_WITH })
  })

  test(`that comes before its order refuses it, ${size(200, 10_000)} times`, async () => {
    const before = await port.balance('demo21')
    const late = Array.from({ length: size(200, 10_000) }, (_, i) => `late ${i}`)
    for (const key of late) {
      const reversal = { ...about(key), member: 'demo21' }
      expect(await port.reverse(reversal)).toMatchObject({ outcome: 'ok', balance: before })
      expect(await port.post(fee(key, 100, 'demo21'))).toMatchObject({
        outcome: 'rolledBack',
        balance: before,
      })
      expect(await port.reverse(reversal)).toMatchObject({ outcome: 'repeated', balance: before })
    }
  })

  test('that comes at the same moment as its order leaves nothing moved', async () => {
    const before = await port.balance('demo22')
    for (let i = 0; i < size(50, 2000); i += 1) {
      const key = `same ${i}`
      const [posted, reversed] = await Promise.all([
        port.post(fee(key, 100, 'demo22')),
        port.reverse({ ...about(key), member: 'demo22' }),
      ])
      expect(['ok', 'rolledBack']).toContain(posted.outcome)
      expect(reversed.outcome).toBe('ok')
    }
    expect(await port.balance('demo22')).toEqual(before)
  })
})

test('the statement has the debit, the credit and the turnover of the product, by day', async () => {
  const clearing = clearingOf('atlas', 'demo23')
  const stake = { ...order('bet:1', 800), kind: 'bet', member: 'demo23' }
  await port.hold(stake)
  await port.settle({
    ...about('settle:1'),
    hold: 'bet:1',
    kind: 'win',
    returned: 1200,
    against: houseOf('1'),
  })
  await port.hold({ ...stake, key: 'bet:2' })
  await port.release(about('bet:2'))
  await port.post(fee('bet:3', 100, 'demo23'))
  await port.reverse(about('bet:3'))
  await port.post({ ...stake, key: 'bet:4', scope: 'provider:atlas', from: cashOf('demo23'), to: clearing })
  const activity = await fresh.asOwner(
    `SELECT product, debit::int, credit::int, turnover::int FROM activity
     WHERE member_id = 'demo23' AND product <> 'cash' ORDER BY product`,
  )
  expect(activity).toEqual([{ product: 'tournament', debit: 1700, credit: 2100, turnover: 800 }])
  const moved = await fresh.asOwner<{ kind: string; amount: number }>(
    `SELECT kind, amount::int FROM movement WHERE member_id = 'demo23' AND product = 'tournament' ORDER BY kind, amount`,
  )
  expect(moved).toEqual([
    { kind: 'bet', amount: -800 },
    { kind: 'bet', amount: -800 },
    { kind: 'bet_released', amount: 800 },
    { kind: 'room_fee', amount: -100 },
    { kind: 'room_fee_reversed', amount: 100 },
    { kind: 'win', amount: 1200 },
  ])
})

test('money that circulates while it is read never adds up to more or less', async () => {
  const members = ['demo24', 'demo25', 'demo26', 'demo27']
  const total = async () => {
    const { rows } = await fresh.database.pool.query<{ sum: number }>(
      `SELECT sum(balance)::bigint AS sum FROM account
       WHERE owner = ANY ($1) AND kind = 'cash' OR owner = $2 AND kind = 'pool'`,
      [members, SCOPE],
    )
    return rows[0]?.sum
  }
  const before = await total()
  const moves = Array.from({ length: size(400, 100_000) }, (_, i) => i)
  const mover = async () => {
    for (let i = moves.pop(); i !== undefined; i = moves.pop()) {
      const [payer = '', winner = ''] = [members[i % 4], members[(i + 1 + (i % 3)) % 4]]
      await port.all([
        { type: 'post', ...fee(`gift ${i}`, 7, payer) },
        { type: 'post', ...prize(`given ${i}`, 7, winner) },
      ])
    }
  }
  const reader = async () => {
    while (moves.length > 0) expect(await total()).toBe(before)
  }
  await Promise.all([mover(), mover(), mover(), mover(), reader(), reader()])
  expect(await total()).toBe(before)
})
