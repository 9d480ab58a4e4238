import { betSingle } from '@touchline/contracts/calls'
import { openBrowser } from '../../testing/browser'
import { hostOfOtherTab, openSlip, readySlip } from '../../testing/slip-bench'
import { arsenalBet } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Tabs that nothing keeps from sending: turns fail, and the second one hears of nothing. */
async function tabsWithoutTurns() {
  const browser = openBrowser()
  const { store } = browser.openTab()
  const one = await readySlip({ store })
  const fake = hostOfOtherTab()
  for (const { answer } of [fake, one.fake])
    answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const two = openSlip({ store: browser.openTab({ isLate: true }).store, fake })
  two.show()
  await two.wait(500)
  return { one, two }
}

const keysOf = ({ requests }: ReturnType<typeof openSlip>) =>
  requests('betSingle').map((request) => (request as { idem_key: string }).idem_key)

test('tabs that send one press each send it under one key, so that one bet comes of it', async () => {
  const { one, two } = await tabsWithoutTurns()
  await one.press()
  await two.press()
  expect(keysOf(one)).toHaveLength(1)
  expect(keysOf(two)).toEqual(keysOf(one))
})

test('who bets once more on what is kept, having seen the first leave, sends another key', async () => {
  const { one } = await tabsWithoutTurns()
  one.slip.keepSelections(true)
  await one.press()
  await one.wait(2000)
  one.wager().type('100')
  await one.press()
  const [first, second, ...others] = keysOf(one)
  expect([typeof first, typeof second, others]).toEqual(['string', 'string', []])
  expect(second).not.toBe(first)
})

test('a bet that was refused has another key when it is pressed once more', async () => {
  const { one } = await tabsWithoutTurns()
  one.fake.answer(betSingle, () => ({ kind: 'refused', code: 'requestLimit', text: '', details: {} }))
  await one.press()
  await one.wait(2000)
  await one.press()
  const keys = keysOf(one)
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
})

test('a selection that is picked anew has a key of its own', async () => {
  const { one } = await tabsWithoutTurns()
  await one.press()
  await one.wait(1000)
  one.pick()
  one.show()
  await one.wait(500)
  one.wager().type('100')
  await one.press()
  expect(new Set(keysOf(one)).size).toBe(2)
})

test('a bet that another tab was told to send too leaves the slip for good, however late that tab hears of it', async () => {
  const browser = openBrowser()
  const { store, turns } = browser.openTab()
  const one = await readySlip({ store, turns })
  one.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const two = openSlip({ ...browser.openTab({ isLate: true }), fake: hostOfOtherTab() })
  two.show()
  await two.wait(500)
  await one.press()
  // It still reads what stood in the store before, and says that the selection leaves.
  await two.press()
  store.changed$.next(null)
  await one.wait(500)
  expect([keysOf(one).length, keysOf(two).length]).toEqual([1, 0])
  expect([one.slip.all, store.of('pick')]).toEqual([[], []])
})
