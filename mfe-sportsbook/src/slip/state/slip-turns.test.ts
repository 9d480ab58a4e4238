import { betCheck, betParlay, betSingle } from '@touchline/contracts/calls'
import { openBrowser } from '../../testing/browser'
import { combinedSlip, PICKS } from '../../testing/combination-bench'
import { FREE, hostOfOtherTab, openSlip, readySlip } from '../../testing/slip-bench'
import { arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a bet leaves once when two tabs press before either has heard of the other, and again when that is meant', async () => {
  const browser = openBrowser()
  const first = await readySlip(browser.openTab())
  first.close()
  const tabs = [1, 2].map(() => openSlip(browser.openTab({ isLate: true })))
  for (const tab of tabs) {
    tab.show()
    tab.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    tab.slip.keepSelections(true)
    await tab.wait(1000)
  }
  const [one, two] = tabs as [(typeof tabs)[0], (typeof tabs)[0]]
  await Promise.all([one.press(), two.press()])
  expect([one.requests('betSingle').length, two.requests('betSingle').length]).toEqual([1, 0])
  expect(two.fake.did.notices).toMatchObject([{ text: 'not sent sent' }])
  expect(two.stage().stage).toBe('editing')
  await two.wait(2000)
  await two.press()
  expect(two.requests('betSingle')).toHaveLength(1)
  const keyOf = (tab: typeof one) => (tab.requests('betSingle')[0] as { idem_key: string }).idem_key
  expect(keyOf(two)).not.toBe(keyOf(one))
})

test('a bet leaves once when its line has moved in one of the tabs', async () => {
  const browser = openBrowser()
  const first = await readySlip(browser.openTab())
  first.close()
  const tabs = [1, 2].map(() => openSlip(browser.openTab({ isLate: true })))
  const [one, two] = tabs as [(typeof tabs)[0], (typeof tabs)[0]]
  for (const tab of tabs) {
    tab.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    tab.show()
    await tab.wait(1000)
  }
  two.fake.answer(betCheck, { quotes: [arsenalQuote({ line_id: 9004, line: -3 })] })
  two.show({ lineId: 9004, line: -3 })
  await two.wait(1000)
  expect(two.slip.open?.selection.gate.gate).toBe('accept_line')
  await one.press()
  await two.press()
  expect([one.requests('betSingle').length, two.requests('betSingle').length]).toEqual([1, 0])
  expect(two.fake.did.notices).toMatchObject([{ text: 'not sent sent' }])
})

describe('while a bet on several selections waits for its turn', () => {
  const waiting = async <Slip>(open: (options: Parameters<typeof openSlip>[0]) => Promise<Slip>) => {
    let grant: () => void = () => undefined
    const given: string[] = []
    const turns = {
      ...FREE,
      take: async () => {
        await new Promise<void>((resolve) => (grant = resolve))
        return true
      },
      giveBack: (name: string) => given.push(name),
    }
    return { ...(await open({ turns })), go: () => grant(), given }
  }

  test.each([
    { move: 'a worse price', prices: [-99, 93], leaves: 0 },
    { move: 'a better price', prices: [-90, 84], leaves: 1 },
  ] as const)(
    '$move on one of its legs: $leaves leave at what the button said',
    async ({ prices, leaves }) => {
      const { press, tell, wait, go, requests, combination, given, fake } = await waiting((options) =>
        combinedSlip('parlay', options),
      )
      fake.answer(betParlay, ({ idem_key }) => ({
        kind: 'ok',
        data: { bet: arsenalBet({ idem_key, kind: 'parlay' }) },
      }))
      await press()
      tell(PICKS[0]?.match_id ?? 0, [...prices], 11)
      go()
      await wait(10)
      expect(requests('betParlay')).toHaveLength(leaves)
      expect(given).toHaveLength(1 - leaves)
      if (leaves === 0) expect(combination().wager.draft?.refusal).not.toBeNull()
    },
  )
})

/** Two tabs with a single of 100; the first has pressed and waits for its turn, which `go` grants. */
async function oneWaits() {
  const browser = openBrowser()
  const tab = browser.openTab()
  let grant: () => void = () => undefined
  const take = async (name: string, agoMs: number) => {
    await new Promise<void>((resolve) => (grant = resolve))
    return tab.turns.take(name, agoMs)
  }
  const one = await readySlip({ ...tab, turns: { ...tab.turns, take } })
  const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
  two.show()
  await two.wait(500)
  for (const { fake } of [one, two])
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const pressed = one.wager().press()
  await one.wait(10)
  const go = async () => {
    grant()
    await pressed
    await one.wait(10)
  }
  return { one, two, go }
}

describe('while a tab waits for its turn, another one', () => {
  type Waiting = Awaited<ReturnType<typeof oneWaits>>
  test.each<{ what: string; act: (tabs: Waiting) => unknown; stands: string[] }>([
    { what: 'changes the stake', act: ({ two }) => two.wager().type('70'), stands: ['70'] },
    { what: 'takes the selection out', act: ({ two }) => two.wager().remove(), stands: [] },
  ])('$what: nothing leaves, and the player hears why', async ({ act, stands }) => {
    const tabs = await oneWaits()
    const { one, two, go } = tabs
    await act(tabs)
    await two.wait(10)
    await go()
    expect(one.requests('betSingle')).toEqual([])
    expect(one.fake.did.notices).toMatchObject([{ text: 'not sent changed' }])
    expect(one.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(stands)
  })
})

test("a turn that was not used is nobody's: the tab that changed the stake bets at once", async () => {
  const { one, two, go } = await oneWaits()
  two.wager().type('70')
  await two.wait(10)
  await go()
  await two.press()
  expect(two.fake.did.notices).toEqual([])
  expect(two.requests('betSingle')).toMatchObject([{ stake: 7000 }])
  expect(one.requests('betSingle')).toEqual([])
})

test('what was refused in one tab may leave from another one at once', async () => {
  const { one, two, go } = await oneWaits()
  one.fake.answer(betSingle, () => ({ kind: 'refused', code: 'requestLimit', text: '', details: {} }))
  await go()
  await two.wait(500)
  await two.press()
  expect([one.requests('betSingle').length, two.requests('betSingle').length]).toEqual([1, 1])
})
