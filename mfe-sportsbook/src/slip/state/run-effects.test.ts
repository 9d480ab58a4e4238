import { betCheck, betLookup, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { openBrowser } from '../../testing/browser'
import { hostOfOtherTab, openSlip, readySlip, tabStorage } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, recordOf, TOTAL } from '../../testing/slip-fixtures'
import { createSlipStorage } from '../transport/slip-storage'

const OVER_PICK = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }
const SENT = 'sent/'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Bench = Awaited<ReturnType<typeof readySlip>>
const later = <Answer>(ms: number, answer: Answer) =>
  new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), ms))
const keysOf = ({ requests }: Pick<Bench, 'requests'>) =>
  requests('betSingle').map((request) => (request as { idem_key: string }).idem_key)

/** A sent bet without an answer, of which the server knows nothing. */
async function unknownSlip(options: Parameters<typeof readySlip>[0] = {}) {
  const slip = await readySlip(options)
  slip.fake.answer(betSingle, () => SILENCE)
  slip.fake.refuse(betLookup, 'betNotExists')
  await slip.press()
  expect(slip.stage().stage).toBe('unknown')
  return slip
}

describe('a bet', () => {
  test('is stored with its key before it is sent, and forgotten after its answer', async () => {
    const slip = await readySlip()
    let storedAtSending: string[] = []
    slip.fake.answer(betSingle, (request) => {
      storedAtSending = slip.store.of(SENT)
      return { kind: 'ok', data: { bet: arsenalBet({}, request) } }
    })
    await slip.press()
    expect(storedAtSending).toEqual([expect.stringContaining(keysOf(slip)[0] ?? '')])
    expect([slip.store.of(SENT), slip.slip.receipts.length]).toEqual([[], 1])
  })

  test.each([
    { operator_type: 1, calls: ['betSingle'] },
    { operator_type: 2, calls: ['vBetSingle'] },
  ] as const)('of operator type $operator_type goes over $calls', async ({ operator_type, calls }) => {
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ operator_type }) })
    const { press } = await readySlip({ fake })
    await press()
    const names = fake.asked.map(({ name }) => name).filter((name) => name.endsWith('etSingle'))
    expect(names).toEqual(calls)
  })

  test.each([0, 300, 3000])('that is pressed again after %i ms is sent once', async (gapMs) => {
    const { fake, requests, slip, wait, wager } = await readySlip()
    fake.answer(betSingle, (request) =>
      later(5000, { kind: 'ok', data: { bet: arsenalBet({}, request) } } as const),
    )
    void wager().press()
    await wait(gapMs)
    void wager().press()
    await wait(6000)
    expect([requests('betSingle').length, slip.receipts.length]).toEqual([1, 1])
  })

  test('has one key in two tabs, which send the same request at most', async () => {
    const browser = openBrowser()
    const one = await readySlip(browser.openTab())
    const fake = hostOfOtherTab()
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    // It gets no events of the storage.
    const two = openSlip({ store: browser.openTab({ isLate: true }).store, fake })
    two.show()
    await two.wait(500)
    await one.press()
    await two.press()
    expect([keysOf(one).length, keysOf(two)]).toEqual([1, keysOf(one)])
  })
})

describe('a bet without an answer', () => {
  test('is looked up every two seconds, and given up after fifteen', async () => {
    const { store, requests, stage, wait } = await unknownSlip()
    for (let turn = 0; turn < 7; turn += 1) await wait(2000)
    expect(stage()).toMatchObject({ stage: 'unknown', checks: 7 })
    await wait(2000)
    const abandons = requests('betLookup').map((request) => (request as { abandon: boolean }).abandon)
    expect(abandons).toEqual([false, false, false, false, false, false, false, true])
    expect(stage()).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
    expect([store.of(SENT), requests('betSingle').length]).toEqual([[], 1])
  })

  test('is looked up until a connection finds it', async () => {
    const { fake, slip, stage, wait } = await unknownSlip()
    fake.answer(betLookup, () => Promise.reject(new Error('no connection')))
    for (let turn = 0; turn < 30; turn += 1) await wait(2000)
    expect(stage()).toMatchObject({ stage: 'unknown', checks: 30 })
    fake.answer(betLookup, { bet: arsenalBet() })
    await wait(2000)
    expect(slip.receipts).toHaveLength(1)
  })

  test('is looked up beside another one', async () => {
    const { fake, pick, press, slip, wait, wager } = await unknownSlip()
    fake.answer(betCheck, { quotes: [arsenalQuote({ line_id: TOTAL, ball: 0 })] })
    await pick(OVER_PICK)
    wager().type('50')
    await press()
    fake.answer(betLookup, ({ idem_key }) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key, bet_id: idem_key }) },
    }))
    await wait(2000)
    expect(slip.receipts).toHaveLength(2)
  })

  test('is looked up by the next page, which bets nothing meanwhile', async () => {
    const first = await unknownSlip()
    first.close()
    const { fake, requests, slip, stage, wait } = openSlip({ store: first.store })
    expect(stage()).toMatchObject({ stage: 'unknown', sent: { risk: 9600 }, draft: { stakeText: '100' } })
    fake.answer(betLookup, { bet: arsenalBet() })
    await wait(0)
    expect([slip.receipts.length, requests('betSingle')]).toEqual([1, []])
  })

  test('that throws is one, too', async () => {
    const { fake, press, stage } = await readySlip()
    fake.answer(betSingle, () => Promise.reject(new Error('no connection')))
    await press()
    expect(stage().stage).toBe('unknown')
  })
})

test('a waiting bet is looked up three seconds after it should be decided', async () => {
  const { fake, press, slip, stage, wait } = await readySlip()
  const decide_at = fake.clock.now + 5000
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ status: 'waiting', decide_at }, request) },
  }))
  fake.answer(betLookup, { bet: arsenalBet() })
  await press()
  await wait(7999)
  expect(stage().stage).toBe('waiting')
  await wait(1)
  expect(slip.receipts).toHaveLength(1)
})

test('the quote of a refusal is newer than the answer to an open question', async () => {
  const { ask, fake, press, selection, wait } = await readySlip()
  fake.answer(betCheck, () => later(300, { kind: 'ok', data: { quotes: [arsenalQuote()] } } as const))
  void ask()
  const quote = arsenalQuote({ ball: 12, odds: 80 })
  fake.answer(betSingle, () => ({ kind: 'refused', code: 'invalidOddsBall', text: '', details: { quote } }))
  await press()
  await wait(300)
  expect(selection().gate).toMatchObject({ gate: 'accept_price', terms: { odds: 80, ball: 12 } })
})

describe('a press while an older question is open', () => {
  test.each<[string, CallResult<{ quotes: ReturnType<typeof arsenalQuote>[] }>, number, string | undefined]>([
    ['bets with the answer to its own', { kind: 'ok', data: { quotes: [arsenalQuote()] } }, 1, undefined],
    ['was not checked where its own has none', SILENCE, 0, 'requestFailed'],
  ])('%s', async (_, answer, sent, refusal) => {
    const { ask, fake, press, requests, slip, stage, wait } = await readySlip()
    fake.clock.now += 12_000
    fake.answer(betCheck, () => later(150, { kind: 'ok', data: { quotes: [arsenalQuote()] } } as const))
    void ask()
    await wait(100)
    fake.answer(betCheck, () => later(150, answer))
    await press()
    await wait(100)
    expect(stage().stage).toBe('validating')
    await wait(50)
    const code = slip.open?.wager.draft?.refusal?.code
    expect([requests('betSingle').length, code]).toEqual([sent, refusal])
  })
})

test('the mark of a move ends three seconds after the last move', async () => {
  const { selection, show, wait } = await readySlip()
  show({ prices: [-92, 88], ball: 11 })
  await wait(2000)
  show({ prices: [-90, 86], ball: 12 })
  await wait(2999)
  expect(selection().movedFrom).toMatchObject({ odds: -92 })
  await wait(1)
  expect(selection().movedFrom).toBeNull()
})

describe('a storage', () => {
  const refuse = (): never => {
    throw new Error('refused')
  }
  const full = (store = tabStorage()): typeof store => ({
    ...store,
    get length() {
      return store.length
    },
    setItem: refuse,
  })
  const blocked = (): ReturnType<typeof tabStorage> => ({
    ...full(),
    get length() {
      return refuse()
    },
    key: refuse,
    getItem: refuse,
    removeItem: refuse,
  })

  test.each([
    { what: 'is full', store: full },
    { what: 'takes no change', store: () => ({ ...full(), removeItem: refuse }) },
    { what: 'refuses everything', store: blocked },
  ])('that $what stops no bet, edit or look-up', async ({ store }) => {
    const slip = await readySlip({ store: store() })
    await slip.pick(OVER_PICK)
    slip.slip.dropWithUndo(...slip.slip.all.slice(1))
    slip.wager().type('70')
    slip.store.changed$.next('another')
    await slip.wait(500)
    expect(slip.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['70'])
    slip.fake.answer(betSingle, () => SILENCE)
    slip.fake.answer(betLookup, ({ idem_key }) => ({ kind: 'ok', data: { bet: arsenalBet({ idem_key }) } }))
    await slip.press()
    await slip.wait(5000)
    expect([slip.requests('betSingle').length, slip.slip.receipts.length]).toEqual([1, 1])
    slip.fake.session.next({ stage: 'out' })
    expect(slip.slip.all).toEqual([])
  })

  test('that is blocked is reported once, and stores nothing', () => {
    const warned: string[] = []
    const storage = createSlipStorage({
      store: refuse,
      changed$: tabStorage().changed$,
      brand: 'touchline',
      warn: (message) => warned.push(message),
    }).of('demo')
    storage.save(recordOf({ lastStake: '50' }))
    expect([storage.read(), storage.sent(), warned.length]).toEqual([null, [], 1])
  })
})
