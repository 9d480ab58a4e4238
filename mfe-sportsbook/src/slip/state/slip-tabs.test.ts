import { type Bet, betSingle } from '@touchline/contracts/calls'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { openBrowser } from '../../testing/browser'
import { burmeseOf, burmesePick } from '../../testing/myanmar-bench'
import { hostOfOtherTab, openSlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, TOTAL } from '../../testing/slip-fixtures'
import { heldBy, twoTabs } from '../../testing/two-tabs'

const TOTAL_PICK = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the slip in two tabs of a browser', () => {
  type Tabs = Awaited<ReturnType<typeof twoTabs>>
  test.each<{ what: string; act: (tabs: Tabs) => unknown; both: unknown }>([
    { what: 'a selection and its stake', act: () => 0, both: [[ARSENAL_PICK.line_id, '100']] },
    {
      what: 'another selection',
      act: ({ two }) => two.pick(TOTAL_PICK),
      both: [
        [ARSENAL_PICK.line_id, '100'],
        [TOTAL, '100'],
      ],
    },
    { what: 'a removal', act: ({ two }) => two.wager().remove(), both: [] },
    { what: 'a second press on the price', act: ({ two }) => two.pick(), both: [] },
    { what: 'a stake', act: ({ two }) => two.wager().type('70'), both: [[ARSENAL_PICK.line_id, '70']] },
    {
      what: 'the last of two stakes',
      act: async ({ one, two }) => {
        one.wager().type('70')
        await two.wait(10)
        two.wager().type('80')
      },
      both: [[ARSENAL_PICK.line_id, '80']],
    },
    { what: 'all taken out', act: ({ one }) => one.slip.clear(), both: [] },
    {
      what: 'a removal and its way back',
      act: async ({ two }) => {
        two.slip.dropWithUndo(...two.slip.all)
        await two.wait(10)
        two.slip.undo()
      },
      both: [[ARSENAL_PICK.line_id, '100']],
    },
  ])('share $what', async ({ act, both }) => {
    const tabs = await twoTabs()
    await act(tabs)
    await tabs.one.wait(10)
    expect([heldBy(tabs.one), heldBy(tabs.two)]).toEqual([both, both])
  })

  test('share mode, shared stake and Burmese selections', async () => {
    const { one, two } = await twoTabs()
    one.slip.chooseMode('parlay')
    two.slip.shareStake(false)
    expect([two.slip.mode, one.slip.sameStake]).toEqual(['parlay', false])
    one.fake.bus.next({ type: 'pick', pick: burmesePick(0) })
    expect([two.slip.mode, burmeseOf(two)]).toEqual(['myanmar', [burmesePick(0)]])
    one.slip.keepBurmese([])
    expect(two.slip.burmese).toEqual([])
  })

  test('tell both why a selection went, and leave both a way back, whichever hears of the kick-off first', async () => {
    const browser = openBrowser()
    const one = openSlip(browser.openTab())
    await one.pick(ARSENAL_PICK, { market: 2 })
    one.wager().type('100')
    const two = openSlip(browser.openTab())
    two.show({ market: 2 })
    await two.wait(500)
    two.show({ market: 3 })
    await two.wait(500)
    for (const { slip } of [one, two]) {
      expect(slip.all).toEqual([])
      expect(slip.removed).toMatchObject([{ pick: ARSENAL_PICK, why: 'market', stakeText: '100' }])
    }
    one.slip.undo()
    await two.wait(10)
    // Put back, it is of the market in play, also before the first frame of that.
    for (const tab of [two, one]) tab.show({ market: 3 })
    await two.wait(500)
    expect([heldBy(one), heldBy(two)]).toEqual([
      [[ARSENAL_PICK.line_id, '100']],
      [[ARSENAL_PICK.line_id, '100']],
    ])
    for (const { slip } of [one, two]) slip.clear()
    expect(openSlip(browser.openTab()).slip.all).toEqual([])
  })

  test('hold a selection once that was taken out in one, picked in the other, and put back', async () => {
    const { one, two } = await twoTabs()
    one.slip.dropWithUndo(...one.slip.all)
    await two.pick()
    one.slip.undo()
    await one.wait(500)
    expect([heldBy(one).length, heldBy(two).length]).toEqual([1, 1])
    const burmese = burmesePick(0)
    one.fake.bus.next({ type: 'pick', pick: burmese })
    one.slip.dropBurmese({ pick: burmese, leg: null })
    two.fake.bus.next({ type: 'pick', pick: burmese })
    one.slip.undo()
    await one.wait(10)
    expect([burmeseOf(one), burmeseOf(two)]).toEqual([[burmese], [burmese]])
  })

  test.each([
    { wakes: 'to the store first', order: ['store', 'feed'] },
    { wakes: 'to the feed first', order: ['feed', 'store'] },
  ])('hold what was picked anew in play, also in a tab that slept and wakes $wakes', async ({ order }) => {
    const browser = openBrowser()
    const asleep = openSlip(browser.openTab({ isDeaf: true }))
    await asleep.pick(ARSENAL_PICK, { market: 2 })
    asleep.wager().type('100')
    const awake = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
    awake.show({ market: 2 })
    await awake.wait(500)
    awake.wager().remove()
    await awake.wait(100)
    await awake.pick(ARSENAL_PICK, { market: 3 })
    awake.wager().type('70')
    for (const news of order) {
      if (news === 'feed') asleep.show({ market: 3 })
      else asleep.store.changed$.next(null)
      await awake.wait(500)
    }
    const both = [[ARSENAL_PICK.line_id, '70']]
    expect([heldBy(asleep), heldBy(awake)]).toEqual([both, both])
    expect([asleep, awake].flatMap(({ slip }) => slip.removed)).toEqual([])
  })

  test('put nothing back beside a bet on the same that the other has sent', async () => {
    const { one, two } = await twoTabs()
    one.slip.dropWithUndo(...one.slip.all)
    await two.pick()
    two.wager().type('100')
    await two.wait(500)
    two.fake.answer(betSingle, () => new Promise(() => undefined))
    await two.press()
    one.slip.undo()
    await one.wait(500)
    expect(one.slip.all.map(({ wager }) => wager.stage.stage)).toEqual(['sending'])
  })

  test.each([
    { of: 'the tab that sent it', front: 'one', other: 'two' },
    { of: 'the other tab', front: 'two', other: 'one' },
  ] as const)('a rejection is told to a player who looks at $of', async ({ front, other }) => {
    const tabs = await twoTabs()
    const { one } = tabs
    const decideAt = one.fake.clock.now + 6000
    const waitingOf = (key: string): Bet => ({
      ...arsenalBet({ idem_key: key }),
      status: 'waiting',
      decide_at: decideAt,
    })
    let waiting = waitingOf('')
    one.fake.answer(betSingle, ({ idem_key }) => {
      waiting = waitingOf(idem_key)
      return { kind: 'ok', data: { bet: waiting } }
    })
    await one.press()
    const tell = async (bet: Bet) => {
      for (const { fake } of [tabs[front], tabs[other]]) fake.member.next({ t: 'bet', bet })
      await one.wait(10)
    }
    await tell(waiting)
    await tell({ ...waiting, status: 'rejected', reason: 'rejectedGoal' })
    const told = tabs[front].stage().stage === 'rejected' || tabs[front].fake.did.notices.length > 0
    expect(told).toBe(true)
  })

  test('are at rest once they agree', async () => {
    const { browser, one, two } = await twoTabs()
    two.wager().type('80')
    await one.wait(1000)
    const before = browser.writes.count
    for (const tab of [one, two]) tab.show({ ball: 11, prices: [-90, 84] })
    await one.wait(5000)
    await two.wait(5000)
    expect(browser.writes.count).toBe(before)
  })

  test('a stake is not taken back by an older one that comes late', async () => {
    const { browser, one, two } = await twoTabs()
    const [key = '', old = ''] = [...browser.kept].find(([name]) => name.includes('/pick/')) ?? []
    await one.wait(10)
    one.wager().type('70')
    browser.kept.set(key, old)
    one.store.changed$.next(key)
    expect([heldBy(one), heldBy(two)]).toEqual([
      [[ARSENAL_PICK.line_id, '70']],
      [[ARSENAL_PICK.line_id, '70']],
    ])
  })

  test('a member who leaves takes the slip out of both, and another one finds nothing', async () => {
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
})
