import { betSingle } from '@touchline/contracts/calls'
import { openBrowser } from '../../testing/browser'
import { hostOfOtherTab, openSlip, readySlip } from '../../testing/slip-bench'
import { arsenalBet } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Two tabs with the same draft; the second one gets no storage events. */
async function lateTabs() {
  const browser = openBrowser()
  const one = await readySlip(browser.openTab())
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

test('two tabs that bet the same draft send one key', async () => {
  const { one, two } = await lateTabs()
  await one.press()
  await two.press()
  expect(keysOf(one)).toHaveLength(1)
  expect(keysOf(two)).toEqual(keysOf(one))
})

test('a kept selection has another key for its second bet', async () => {
  const { one } = await lateTabs()
  one.slip.keepSelections(true)
  await one.press()
  await one.wait(2000)
  one.wager().type('100')
  await one.press()
  const [first, second, ...others] = keysOf(one)
  expect([typeof first, typeof second, others]).toEqual(['string', 'string', []])
  expect(second).not.toBe(first)
})

test('a bet has another key after a refusal', async () => {
  const { one } = await lateTabs()
  one.fake.answer(betSingle, () => ({ kind: 'refused', code: 'requestLimit', text: '', details: {} }))
  await one.press()
  await one.wait(2000)
  await one.press()
  const keys = keysOf(one)
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
})

test('a selection that is picked again has another key', async () => {
  const { one } = await lateTabs()
  await one.press()
  await one.wait(1000)
  one.pick()
  one.show()
  await one.wait(500)
  one.wager().type('100')
  await one.press()
  expect(new Set(keysOf(one)).size).toBe(2)
})

test('an edit keeps the key', async () => {
  const { one, two } = await lateTabs()
  await one.press()
  two.wager().type('70')
  await two.press()
  expect(keysOf(two)).toEqual(keysOf(one))
})

test('tabs agree on the key of the next bet', async () => {
  const browser = openBrowser()
  const one = await readySlip(browser.openTab())
  const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
  one.slip.keepSelections(true)
  await two.wait(500)
  await one.press()
  await one.wait(2000)
  expect(two.wager().key).toBe(one.wager().key)
  expect(one.wager().key).not.toBe(keysOf(one)[0])
})
