import { type Bet, betLookup, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { openBrowser } from '../../testing/browser'
import { burmeseOf, burmesePick } from '../../testing/myanmar-bench'
import { hostOfOtherTab, openSlip, readySlip } from '../../testing/slip-bench'
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
    one.slip.dropWithUndo(...one.slip.burmese)
    expect(two.slip.burmese).toEqual([])
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
    one.slip.dropWithUndo(...one.slip.burmese)
    two.fake.bus.next({ type: 'pick', pick: burmese })
    one.slip.undo()
    await one.wait(10)
    expect([burmeseOf(one), burmeseOf(two)]).toEqual([[burmese], [burmese]])
  })

  test.each([
    { of: 'the tab that sent it', front: 'one', other: 'two' },
    { of: 'the other tab', front: 'two', other: 'one' },
  ] as const)('a rejection shows to a player who looks at $of', async ({ front, other }) => {
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
    const send = async (bet: Bet) => {
      for (const { fake } of [tabs[front], tabs[other]]) fake.member.next({ t: 'bet', bet })
      await one.wait(10)
    }
    await send(waiting)
    await send({ ...waiting, status: 'rejected', reason: 'rejectedGoal' })
    const isShown = tabs[front].stage().stage === 'rejected' || tabs[front].fake.did.notices.length > 0
    expect(isShown).toBe(true)
  })

  test('a pick in one tab stays while a bet of the other is decided', async () => {
    const { one, two } = await twoTabs()
    let key = ''
    one.fake.answer(betSingle, (request) => {
      key = request.idem_key
      return new Promise<never>(() => undefined)
    })
    void one.press()
    await one.wait(500)
    two.pick(TOTAL_PICK)
    await two.wait(10)
    expect(heldBy(one).map(([line]) => line)).toContain(TOTAL)
    for (const { fake } of [one, two]) fake.member.next({ t: 'bet', bet: arsenalBet({ idem_key: key }) })
    await one.wait(10)
    await two.wait(10)
    expect([heldBy(one), heldBy(two)].map((held) => held.map(([line]) => line))).toEqual([[TOTAL], [TOTAL]])
  })

  test('write nothing once they agree', async () => {
    const { browser, one, two } = await twoTabs()
    two.wager().type('80')
    await one.wait(1000)
    const before = browser.writes.count
    for (const tab of [one, two]) tab.show({ ball: 11, prices: [-90, 84] })
    await one.wait(5000)
    await two.wait(5000)
    expect(browser.writes.count).toBe(before)
  })

  test('a tab that is typed in keeps its own slip, and writes it at its next change', async () => {
    const browser = openBrowser()
    let isTyping = false
    const one = await readySlip({ ...browser.openTab(), isTyping: () => isTyping })
    const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
    two.show()
    await two.wait(500)
    isTyping = true
    two.wager().type('80')
    expect(heldBy(one)).toEqual([[ARSENAL_PICK.line_id, '100']])
    one.wager().type('70')
    expect([heldBy(one), heldBy(two)]).toEqual([
      [[ARSENAL_PICK.line_id, '70']],
      [[ARSENAL_PICK.line_id, '70']],
    ])
  })

  test('a tab takes the record of the other once nobody types in it', async () => {
    const browser = openBrowser()
    let isTyping = true
    const one = await readySlip({ ...browser.openTab(), isTyping: () => isTyping })
    const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
    two.show()
    await two.wait(500)
    two.wager().type('80')
    isTyping = false
    await one.wait(2000)
    expect(heldBy(one)).toEqual([[ARSENAL_PICK.line_id, '80']])
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

  describe('a bet that one of them has sent', () => {
    /** The server of the first tab does not answer before `answer` is called. */
    async function sentByFirst() {
      const tabs = await twoTabs()
      const { one } = tabs
      let sent: Parameters<typeof arsenalBet>[1]
      let reply: (result: CallResult<{ bet: Bet }>) => void = () => undefined
      one.fake.answer(betSingle, (request) => {
        sent = request
        return new Promise((resolve) => {
          reply = resolve
        })
      })
      await one.press()
      const bet = (change: Partial<Bet> = {}) => arsenalBet(change, sent)
      const answer = async (result: CallResult<{ bet: Bet }>) => {
        reply(result)
        await one.wait(10)
      }
      return { ...tabs, bet, answer }
    }

    test('is pending in the other, which does not send it', async () => {
      const { two } = await sentByFirst()
      expect(two.stage().stage).toBe('sending')
      await two.press()
      expect(two.requests('betSingle')).toEqual([])
    })

    test('leaves the other once it is accepted', async () => {
      const { one, two, bet, answer } = await sentByFirst()
      await answer({ kind: 'ok', data: { bet: bet() } })
      expect([heldBy(one), heldBy(two)]).toEqual([[], []])
    })

    test('can be edited in the other once it is refused', async () => {
      const { one, two, answer } = await sentByFirst()
      await answer({ kind: 'refused', code: 'requestLimit', text: '', details: {} })
      expect([one.stage().stage, two.stage().stage]).toEqual(['editing', 'editing'])
      expect(two.wager().key).toBe(one.wager().key)
    })

    test.each([
      { by: 'a message', isMessage: true },
      { by: 'a look-up', isMessage: false },
    ])('is decided by $by in the other, where the first is gone', async ({ isMessage }) => {
      const { one, two, bet } = await sentByFirst()
      two.fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: bet() } }))
      one.close()
      if (isMessage) two.fake.member.next({ t: 'bet', bet: bet() })
      else await two.wait(2000)
      await two.wait(10)
      expect(two.stage().stage).toBe('accepted')
      expect(two.store.of('sent/')).toEqual([])
    })

    test('is found by the next page', async () => {
      const { one, two, bet } = await sentByFirst()
      for (const tab of [one, two]) tab.close()
      const fake = hostOfOtherTab()
      fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: bet() } }))
      const next = openSlip({ store: one.store, fake })
      await next.wait(10)
      expect(next.stage().stage).toBe('accepted')
    })
  })
})
