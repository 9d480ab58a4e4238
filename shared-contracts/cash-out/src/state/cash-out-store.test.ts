import type { CashOutOffer, CashOutReceipt } from '@touchline/contracts/calls'
import type { MemberMessage } from '@touchline/contracts/live'
import { Subject, type Subscription } from 'rxjs'
import { CashOutStore } from './cash-out-store'

const NOW = 1_000_000
const BET = '7'

const anOffer = (amount: number, change: Partial<CashOutOffer> = {}): CashOutOffer => ({
  bet_id: BET,
  state: 'offered',
  amount,
  reason: null,
  suspension: 0,
  bet_status: 'running',
  cash_out_time: NOW,
  expires_at: NOW + 10_000,
  parts: [10, 90],
  automatic: null,
  legs: [],
  ...change,
})
const aReceipt = (change: Partial<CashOutReceipt> = {}): CashOutReceipt => ({
  bet_id: BET,
  state: 'done',
  percent: 100,
  amount: 8671,
  automatic: false,
  at: NOW,
  decide_at: null,
  ended_at: NOW,
  reason: null,
  new_amount: null,
  closed_bet_id: BET,
  ...change,
})
const taken = (receipt: CashOutReceipt) => ({ kind: 'ok', data: { receipt, bet: {} } })

/** A store at a server that offers `offer.now` and answers cash-outs in their order. */
function storeAt(answers: object[] = []) {
  const member$ = new Subject<MemberMessage>()
  const offer = { now: anOffer(8671) }
  const sent: object[] = []
  const clock = { now: NOW }
  const call = async (to: { path: string }, body: object) => {
    if (to.path === '/bet/cashoutcheck') return { kind: 'ok', data: { offers: [offer.now] } }
    sent.push(body)
    return answers.shift()
  }
  const host = { call, live: { member$ }, newKey: () => 'a key', now: () => clock.now }
  const received: unknown[] = []
  const store = new CashOutStore(host as never, (bet) => received.push(bet))
  const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
  return { store, offer, sent, member$, clock, received, pass }
}

let running: Subscription | undefined
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  running?.unsubscribe()
  jest.useRealTimers()
})

async function shown(answers: object[] = []) {
  const at = storeAt(answers)
  running = at.store.start()
  at.store.show(BET)
  await at.pass(100)
  return at
}

/** Pressed and asked about. */
async function pressed(answers: object[] = [], percent = 100) {
  const at = await shown(answers)
  await at.store.press(BET, percent)
  return at
}

test('a bet on screen has an offer, and follows what the server sends', async () => {
  const { store, member$ } = await shown()
  expect(store.offer(BET)?.amount).toBe(8671)
  member$.next({ t: 'cashout', offers: [anOffer(9000)] })
  expect(store.offer(BET)?.amount).toBe(9000)
  expect(store.history(BET)).toEqual([8671, 9000])
})

test.each<[string, number, number | null]>([
  ['made before it was set keeps it', NOW, 9000],
  ['made later says what it is now', NOW + 2000, null],
])('an offer %s', async (_, cash_out_time, automatic) => {
  const { store, member$ } = await shown([{ kind: 'ok', data: { bet_id: BET, automatic: 9000 } }])
  await store.setAutomatic(BET, 9000)
  member$.next({ t: 'cashout', offers: [anOffer(8000, { cash_out_time })] })
  expect(store.offer(BET)).toMatchObject({ amount: 8000, automatic })
})

test.each<[string, number, number | null]>([
  ['the same', 8671, null],
  ['more', 9000, null],
  ['less', 7905, 8671],
])('a press asks before anything is sent; the offer is now %s', async (_, amount, fellFrom) => {
  const at = await shown()
  at.offer.now = anOffer(amount)
  await at.store.press(BET, 100)
  expect(at.store.sale(BET)).toMatchObject({ stage: 'confirm', fellFrom, offer: { amount } })
  expect(at.sent).toEqual([])
})

test.each<[string, number[], number, number[]]>([
  ['that fell is not taken by a press meant for the one before', [7905], 399, []],
  ['that fell is taken by a press after it was seen', [7905], 400, [7905]],
  ['that fell twice needs a press after the second', [8000, 7905], 399, []],
  ['that rose is taken at once', [9000], 0, [9000]],
  ['that fell and is back is taken at once', [7905, 8671], 0, [8671]],
])('an amount %s', async (_, amounts, afterMs, sent) => {
  const at = await pressed([taken(aReceipt())])
  for (const one of amounts) at.member$.next({ t: 'cashout', offers: [anOffer(one)] })
  const amount = amounts.at(-1) ?? 0
  const fellFrom = amount < 8671 ? 8671 : null
  expect(at.store.sale(BET)).toMatchObject({ stage: 'confirm', offer: { amount }, fellFrom })
  at.clock.now += afterMs
  await at.store.confirm(BET)
  expect(at.sent).toMatchObject(sent.map((one) => ({ amount: one })))
})

test('a confirmed one is sent once, with the fields of the offer, and its receipt kept', async () => {
  const at = await pressed([taken(aReceipt())], 100)
  const [one, other] = [at.store.confirm(BET), at.store.confirm(BET)]
  expect(at.store.sale(BET)?.stage).toBe('sending')
  await Promise.all([one, other])
  expect(at.sent).toEqual([
    {
      idem_key: 'a key',
      bet_id: BET,
      amount: 8671,
      percent: 100,
      cash_out_time: NOW,
      bet_status: 'running',
      legs: [],
    },
  ])
  expect(at.store.receipts).toMatchObject([{ amount: 8671 }])
  expect(at.received).toHaveLength(1)
})

test('a part is that percent, rounded half up', async () => {
  const at = await pressed([taken(aReceipt({ percent: 25 }))], 25)
  await at.store.confirm(BET)
  expect(at.sent).toMatchObject([{ percent: 25, amount: 2168 }])
})

test.each<[string, object, object]>([
  [
    'a code',
    { kind: 'refused', code: 'matchEnded', text: '', details: {} },
    { stage: 'rejected', code: 'matchEnded' },
  ],
  [
    'a lower amount',
    { kind: 'refused', code: 'invalidCashoutAmount', text: '', details: { bound: 7905 } },
    { stage: 'confirm', fellFrom: 8671 },
  ],
])('refused with %s, the bet stays', async (_, answer, sale) => {
  const at = await pressed([answer])
  at.offer.now = anOffer(7905)
  await at.store.confirm(BET)
  await at.pass()
  expect(at.store.sale(BET)).toMatchObject(sale)
})

test('in play it waits, and the server reports the result', async () => {
  const waiting = aReceipt({ state: 'waiting', decide_at: NOW + 2000, ended_at: null, closed_bet_id: null })
  const at = await pressed([taken(waiting)])
  await at.store.confirm(BET)
  expect(at.store.sale(BET)?.stage).toBe('waiting')
  at.member$.next({
    t: 'cashedout',
    receipt: aReceipt({ state: 'rejected', reason: 'invalidRunningScore', new_amount: 7905 }),
  })
  expect(at.store.sale(BET)).toMatchObject({
    stage: 'rejected',
    code: 'invalidRunningScore',
    newAmount: 7905,
  })
})

const LOST = { kind: 'unknown', code: 'requestFailed', text: '' }

test.each<[string, number, object[], object | undefined, number]>([
  [
    'a part was taken',
    25,
    [LOST, LOST, taken(aReceipt({ percent: 25, closed_bet_id: '8' }))],
    { stage: 'done' },
    3,
  ],
  [
    'nothing was taken',
    100,
    [LOST, { kind: 'refused', code: 'invalidCashOutTime', text: '', details: {} }],
    { stage: 'rejected', code: 'invalidCashOutTime' },
    2,
  ],
  [
    'the server failed once more',
    100,
    [LOST, { kind: 'refused', code: 'systemError', text: '', details: {} }, taken(aReceipt())],
    { stage: 'done' },
    3,
  ],
])('a lost answer is asked for under its key; %s', async (_, percent, answers, sale, times) => {
  const at = await pressed(answers, percent)
  await at.store.confirm(BET)
  expect(at.store.sale(BET)?.stage).toBe('unknown')
  await at.pass(4100)
  expect(at.store.sale(BET)).toMatchObject(sale ?? {})
  expect(at.sent).toHaveLength(times)
  expect(at.sent.every((body) => JSON.stringify(body) === JSON.stringify(at.sent[0]))).toBe(true)
})

test('an offer that ends while the player decides takes the question away', async () => {
  const at = await pressed()
  at.member$.next({
    t: 'cashout',
    offers: [anOffer(0, { state: 'suspended', reason: 'oddsIsUpdating', suspension: 1 })],
  })
  expect(at.store.sale(BET)).toBeUndefined()
  await at.store.confirm(BET)
  expect(at.sent).toEqual([])
})
