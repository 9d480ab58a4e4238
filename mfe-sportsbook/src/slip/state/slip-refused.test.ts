import { betLookup, betParlay, betSingle } from '@touchline/contracts/calls'
import { answerCombined, frameOf, PICKS } from '../../testing/combination-bench'
import { openSlip, readySlip, tabStorage } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, recordOf, TOTAL } from '../../testing/slip-fixtures'
import { createSlipStorage } from '../transport/slip-storage'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Store = ReturnType<typeof tabStorage>
const refuse = (): never => {
  throw new Error('refused')
}
const full = (of: Store = tabStorage()): Store => ({
  ...of,
  get length() {
    return of.length
  },
  setItem: refuse,
})

const STORES: readonly [string, () => Store][] = [
  ['is full', () => full()],
  ['takes no change', () => ({ ...full(), removeItem: refuse })],
  [
    'refuses everything',
    () => ({
      ...full(),
      get length() {
        return refuse()
      },
      key: refuse,
      getItem: refuse,
      removeItem: refuse,
    }),
  ],
]

describe.each(STORES)('where the storage of the browser %s', (_, refusing) => {
  test('a single is bet on, and shown', async () => {
    const slip = await readySlip({ store: refusing() })
    await slip.press()
    await slip.wait(10)
    expect(slip.requests('betSingle')).toHaveLength(1)
    expect(slip.slip.receipts).toHaveLength(1)
    expect(slip.slip.all).toEqual([])
  })

  test('a combination is bet on', async () => {
    const slip = openSlip({ store: refusing() })
    answerCombined(slip.fake, 'parlay')
    for (const pick of PICKS) {
      slip.fake.bus.next({ type: 'pick', pick })
      slip.fake.frames.next(frameOf(pick.match_id, { seq: pick.match_id }))
      await slip.wait(500)
    }
    slip.slip.chooseMode('parlay')
    await slip.wait(1000)
    expect(slip.slip.all).toHaveLength(PICKS.length)
    slip.fake.answer(betParlay, () => new Promise(() => undefined))
    slip.slip.combination?.wager.type('50')
    void slip.slip.combination?.wager.press()
    await slip.wait(10)
    expect(slip.requests('betParlay')).toHaveLength(1)
  })

  test('a bet whose answer is lost is asked for', async () => {
    const slip = await readySlip({ store: refusing() })
    slip.fake.answer(betSingle, () => ({ kind: 'unknown', code: 'requestFailed', text: '' }))
    slip.fake.answer(betLookup, ({ idem_key }) => ({ kind: 'ok', data: { bet: arsenalBet({ idem_key }) } }))
    await slip.press()
    await slip.wait(5000)
    expect([slip.requests('betSingle').length, slip.slip.receipts.length]).toEqual([1, 1])
  })

  test('removals and stakes stay', async () => {
    const slip = await readySlip({ store: refusing() })
    await slip.pick({ ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' })
    slip.slip.dropWithUndo(...slip.slip.all.slice(0, 1))
    slip.wager().type('70')
    slip.store.changed$.next('another')
    await slip.wait(10)
    expect(slip.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['70'])
  })

  test('nothing of the member stays when they leave', async () => {
    const slip = await readySlip({ store: refusing() })
    slip.fake.session.next({ stage: 'out' })
    expect(slip.slip.all).toEqual([])
  })
})

test('a browser that blocks storage is reported once, and stores nothing', () => {
  const warned: string[] = []
  const storage = createSlipStorage({
    store: refuse,
    changed$: tabStorage().changed$,
    brand: 'touchline',
    warn: (message) => warned.push(message),
  }).of('demo')
  storage.save(recordOf({ lastStake: '50' }))
  expect([storage.read(), storage.sent()]).toEqual([null, []])
  expect(warned).toHaveLength(1)
})
