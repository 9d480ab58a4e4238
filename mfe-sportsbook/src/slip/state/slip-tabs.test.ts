import { betLookup, betSingle } from '@touchline/contracts/calls'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { burmeseOf, burmesePick } from '../../testing/myanmar-bench'
import { ARSENAL_PICK, arsenalBet, HANDICAP, TOTAL } from '../../testing/slip-fixtures'
import { heldBy, twoTabs } from '../../testing/two-tabs'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Tabs = Awaited<ReturnType<typeof twoTabs>>

async function typeInTurn({ one, two }: Tabs) {
  one.wager().type('70')
  await two.wait(10)
  two.wager().type('80')
}

/** A tab removes all and puts it back. Before the first tab does, the other one picks it. */
const undoIn = (tab: 'one' | 'two') => async (tabs: Tabs) => {
  tabs[tab].slip.clear()
  await tabs.one.wait(10)
  if (tab === 'one') await tabs.two.pick()
  tabs[tab].slip.undo()
}

test.each<[string, (tabs: Tabs) => unknown, both: unknown]>([
  ['a selection and its stake', () => 0, [[HANDICAP, '100']]],
  ['the last of two stakes', typeInTurn, [[HANDICAP, '80']]],
  ['a second press on the price', ({ two }) => two.pick(), []],
  ['the removal of all', ({ one }) => one.slip.clear(), []],
  ['a removal and its undo', undoIn('two'), [[HANDICAP, '100']]],
  ['a selection that one puts back and the other picks, once', undoIn('one'), [[HANDICAP, '']]],
])('two tabs share %s', async (_, act, both) => {
  const tabs = await twoTabs()
  await act(tabs)
  await tabs.one.wait(500)
  expect([heldBy(tabs.one), heldBy(tabs.two)]).toEqual([both, both])
})

test('two tabs share mode, shared stake and Burmese selections', async () => {
  const { one, two } = await twoTabs()
  one.slip.chooseMode('parlay')
  two.slip.shareStake(false)
  expect([two.slip.mode, one.slip.sameStake]).toEqual(['parlay', false])
  one.fake.bus.next({ type: 'pick', pick: burmesePick(0) })
  expect([two.slip.mode, burmeseOf(two)]).toEqual(['myanmar', [burmesePick(0)]])
  one.slip.dropWithUndo(...one.slip.burmese)
  expect(two.slip.burmese).toEqual([])
  two.fake.bus.next({ type: 'pick', pick: burmesePick(0) })
  one.slip.undo()
  expect([burmeseOf(one), burmeseOf(two)]).toEqual([[burmesePick(0)], [burmesePick(0)]])
})

test('two tabs write nothing once they agree', async () => {
  const { browser, one, two } = await twoTabs()
  two.wager().type('80')
  await one.wait(1000)
  const before = browser.writes.count
  for (const tab of [one, two]) tab.show({ ball: 11, prices: [-90, 84] })
  await one.wait(5000)
  expect(browser.writes.count).toBe(before)
})

test('a member who leaves takes the slip out of both tabs, and another one finds nothing', async () => {
  const { browser, one, two } = await twoTabs()
  one.slip.shareStake(false)
  one.slip.keepSelections(true)
  one.fake.session.next({ stage: 'out' })
  one.fake.bus.next({ type: 'logout', code: 'requested' })
  expect([one.slip.sameStake, one.slip.keepsSelections]).toEqual([true, false])
  expect([heldBy(one), heldBy(two), [...browser.kept]]).toEqual([[], [], []])
  await two.pick()
  one.fake.session.next({ stage: 'in', account: fakeAccount({ account_id: 'other' }) })
  expect(heldBy(one)).toEqual([])
})

describe('a bet that one of two tabs has sent', () => {
  async function sentByFirst() {
    const tabs = await twoTabs()
    const { one } = tabs
    let accept: () => void = () => undefined
    one.fake.answer(
      betSingle,
      (request) =>
        new Promise((resolve) => {
          accept = () => resolve({ kind: 'ok', data: { bet: arsenalBet({}, request) } })
        }),
    )
    await one.press()
    const [request] = one.requests('betSingle') as Parameters<typeof arsenalBet>[1][]
    return { ...tabs, accept, bet: arsenalBet({}, request) }
  }

  test('is pending in both, and leaves both when it is accepted, beside a selection picked meanwhile', async () => {
    const { one, two, accept } = await sentByFirst()
    expect(two.stage().stage).toBe('sending')
    await two.press()
    expect(two.requests('betSingle')).toEqual([])
    await two.pick({ ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' })
    accept()
    await one.wait(10)
    expect([heldBy(one), heldBy(two)]).toEqual([[[TOTAL, '']], [[TOTAL, '']]])
  })

  test.each(['a message', 'a look-up'])(
    'is decided by %s in the other once the first is closed',
    async (by) => {
      const { one, two, bet } = await sentByFirst()
      two.fake.answer(betLookup, { bet })
      one.close()
      if (by === 'a message') two.fake.member.next({ t: 'bet', bet })
      await two.wait(2000)
      expect([two.stage().stage, two.store.of('sent/')]).toEqual(['accepted', []])
    },
  )
})
