import { betCheck, betLookup, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet, arsenalQuote, TOTAL } from '../../testing/slip-fixtures'

const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }
const SENT = 'sent/'
const TOTAL_PICK = { match_id: ARSENAL, line_id: TOTAL, selection: 'over' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a bet from pick to receipt', () => {
  test('is placed at the shown terms, with a key that was stored before', async () => {
    const { fake, store, press, requests, stage } = await readySlip()
    let keptAtSending: string | undefined
    fake.answer(betSingle, (request) => {
      keptAtSending = store.of(SENT)[0]
      return { kind: 'ok', data: { bet: arsenalBet({}, request) } }
    })
    await press()
    expect(stage()).toMatchObject({ stage: 'accepted', bet: { risk: 9600 } })
    expect(keptAtSending).toContain('fake-key')
    expect(store.of(SENT)).toEqual([])
    const terms = { odds_type: 1, odds: -96, ball: 10, line: -2, score: [1, 0] }
    expect(requests('betSingle')).toEqual([
      { idem_key: expect.any(String), ...ARSENAL_PICK, ...terms, stake: 10_000, accept: 'better' },
    ])
  })

  test.each([
    { when: 'at once', gapMs: 0 },
    { when: 'within a double click', gapMs: 300 },
    { when: 'while it is being sent', gapMs: 3000 },
  ])('a second press $when places no second bet', async ({ gapMs }) => {
    const { fake, requests, stage, wait, wager } = await readySlip()
    fake.answer(
      betSingle,
      (request) =>
        new Promise((resolve) =>
          setTimeout(() => resolve({ kind: 'ok', data: { bet: arsenalBet({}, request) } }), 5000),
        ),
    )
    void wager().press()
    await wait(gapMs)
    void wager().press()
    await wait(6000)
    expect(requests('betSingle')).toHaveLength(1)
    expect(stage().stage).toBe('accepted')
  })

  test('that is pending is not called suspended in any mode', async () => {
    const { fake, press, show, slip, wait } = await readySlip()
    const texts = () => fake.did.emitted.findLast(({ type }) => type === 'slip')
    fake.answer(betSingle, (request) => {
      const waiting = { status: 'waiting', decide_at: fake.clock.now + 60_000 } as const
      return { kind: 'ok', data: { bet: arsenalBet(waiting, request) } }
    })
    await press()
    show({ suspension: 1 })
    for (const mode of ['single', 'parlay'] as const) {
      slip.chooseMode(mode)
      await wait(500)
      expect(texts()).toMatchObject({ summary: expect.not.stringContaining('Suspended') })
    }
    expect(slip.combination?.mode).toBe('parlay')
  })

  test('leaves the slip once it is placed: count, price and receipt follow', async () => {
    const { fake, press, slip } = await readySlip()
    await press()
    expect(slip.all).toHaveLength(0)
    expect(slip.receipts.map(({ bet }) => bet.ref_no)).toEqual(['TL-7Q4K-20931'])
    expect(fake.did.emitted.at(-1)).toMatchObject({ type: 'slip', picks: [] })
  })

  test('can be placed once more from its receipt, at the price of now', async () => {
    const { press, show, wait, slip, selection, stage } = await readySlip()
    await press()
    const [receipt] = slip.receipts
    if (receipt) slip.betAgain(receipt)
    show({ ball: 12, prices: [80, -88] })
    await wait(500)
    expect(stage()).toMatchObject({ stage: 'editing', draft: { stakeText: '100' } })
    expect(selection().gate).toMatchObject({ gate: 'confirm', terms: { odds: 80 } })
  })

  test('keeps its name once more when its part is offered no more', async () => {
    const { press, show, wait, slip, selection } = await readySlip()
    await press()
    const [receipt] = slip.receipts
    // The quarter or set that was bet on is over: the match goes on without its line.
    if (receipt) slip.betAgain(receipt)
    show({ lines: [] })
    await wait(500)
    expect(selection().gate).toMatchObject({ gate: 'locked', lock: { lock: 'closed' } })
    expect(selection().leg).toMatchObject({ home: 'Arsenal', selection: 'home', line: -2 })
  })

  test('operator type 2 bets over its own path', async () => {
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ operator_type: 2 }) })
    const { press, requests } = await readySlip({ fake })
    await press()
    expect(requests('vBetSingle')).toHaveLength(1)
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('limits that are not fresh are asked for before it leaves, and what they say is obeyed', async () => {
    const { fake, press, requests, stage } = await readySlip()
    fake.clock.now += 60_000
    fake.answer(betCheck, { quotes: [arsenalQuote({ max_bet: 5000 })] })
    await press()
    expect(requests('betSingle')).toHaveLength(0)
    expect(stage()).toMatchObject({
      stage: 'editing',
      draft: { stakeText: '50', adjustment: { limit: 'max', from: 10_000, to: 5000 } },
    })
  })

  test('nothing is sent while limits cannot be asked for', async () => {
    const { fake, press, requests, stage } = await readySlip()
    fake.clock.now += 60_000
    fake.answer(betCheck, () => SILENCE)
    await press()
    expect(requests('betSingle')).toHaveLength(0)
    expect(stage()).toMatchObject({ stage: 'editing', draft: { refusal: { code: 'requestFailed' } } })
  })
})

describe('a live bet that waits', () => {
  async function waitingSlip(options: Parameters<typeof readySlip>[0] = {}) {
    const slip = await readySlip(options)
    const decide_at = slip.fake.clock.now + 5000
    slip.fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting', decide_at }, request) },
    }))
    await slip.press()
    expect(slip.stage().stage).toBe('waiting')
    return slip
  }
  const decided = (status: 'running' | 'rejected') =>
    ({
      t: 'bet',
      bet: arsenalBet({ status, reason: status === 'rejected' ? 'rejectedGoal' : null }),
    }) as const

  test('is accepted by a live message', async () => {
    const { fake, store, stage } = await waitingSlip()
    fake.member.next(decided('running'))
    expect(stage().stage).toBe('accepted')
    expect(store.of(SENT)).toEqual([])
  })

  test('is rejected by a live message, with its reason', async () => {
    const { fake, stage } = await waitingSlip()
    fake.member.next(decided('rejected'))
    expect(stage()).toMatchObject({
      stage: 'rejected',
      rejection: { why: 'rejected', bet: { reason: 'rejectedGoal' } },
    })
  })

  test('is asked for when the message does not come', async () => {
    const { fake, stage, wait } = await waitingSlip()
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
    await wait(5000)
    expect(stage().stage).toBe('waiting')
    await wait(3000)
    expect(stage().stage).toBe('accepted')
  })

  test('makes room for another selection beside its receipt', async () => {
    const { fake, stage, pick, slip } = await waitingSlip()
    await pick(TOTAL_PICK)
    expect(stage()).toMatchObject({ stage: 'editing', draft: { stakeText: '' } })
    expect(slip.open?.selection.pick.line_id).toBe(TOTAL)
    fake.member.next(decided('running'))
    expect(stage().stage).toBe('editing')
    expect(slip.all).toHaveLength(1)
    expect(slip.receipts.map(({ bet }) => bet.status)).toEqual(['running'])
  })

  test.each([
    { status: 'running', isInSight: true, notices: [] },
    { status: 'running', isInSight: false, notices: [['success', 'TL-7Q4K-20931']] },
    { status: 'rejected', isInSight: true, notices: [] },
    { status: 'rejected', isInSight: false, notices: [['error', 'TL-7Q4K-20931']] },
  ] as const)('$status while the slip is in sight: $isInSight gives receipts $notices', async (one) => {
    const { fake, wait } = await waitingSlip({ isInSight: () => one.isInSight })
    fake.member.next(decided(one.status))
    await wait(0)
    expect(fake.did.notices.map(({ tone, receipt }) => [tone, receipt?.reference])).toEqual(one.notices)
  })

  test.each([
    { isInSight: true, notices: 0 },
    { isInSight: false, notices: 1 },
  ])('a bet that is accepted while the slip is in sight: $isInSight has $notices notices', async (one) => {
    const { fake, wait } = await waitingSlip({ isInSight: () => one.isInSight })
    fake.member.next(decided('running'))
    await wait(0)
    fake.bus.next({ type: 'slip-open', open: false, tab: 'slip' })
    // A leg of it has ended, and it goes on.
    fake.member.next(decided('running'))
    await wait(0)
    expect(fake.did.notices).toHaveLength(one.notices)
  })
})

describe('a receipt', () => {
  const texts = (fake: { did: { emitted: readonly { type: string }[] } }) =>
    fake.did.emitted.filter(({ type }) => type === 'slip').at(-1)
  const NOTHING = { type: 'slip', picks: [], summary: null }

  test('goes when the slip is closed', async () => {
    const { fake, press, stage } = await readySlip()
    await press()
    expect([stage().stage, texts(fake)]).toEqual(['accepted', NOTHING])
    fake.bus.next({ type: 'slip-open', open: false, tab: 'slip' })
    expect([stage().stage, texts(fake)]).toEqual(['empty', NOTHING])
  })

  test('leaves the selection that is to be kept', async () => {
    const { press, stage, selection, slip } = await readySlip()
    slip.keepSelections(true)
    await press()
    expect(stage()).toMatchObject({ stage: 'editing', draft: { stakeText: '' } })
    expect(selection().pick).toEqual(ARSENAL_PICK)
    expect(slip.receipts).toHaveLength(1)
  })

  test('keeps the stake of a kept selection for a member with a default stake, and a second click does not bet it', async () => {
    const { press, stage, slip, requests, fake } = await readySlip()
    const { value } = fake.preferences
    fake.preferences.next({
      ...value,
      betting: { ...value.betting, defaultStake: 'fixed', defaultStakeAmount: 2000 },
    })
    slip.keepSelections(true)
    await press()
    expect(stage()).toMatchObject({ stage: 'editing', draft: { stakeText: '100' } })
    await press()
    expect(requests('betSingle')).toHaveLength(1)
  })

  test('of a slip that is closed is a notice alone', async () => {
    let isInSight = true
    const { fake, press, stage, wait } = await readySlip({ isInSight: () => isInSight })
    isInSight = false
    await press()
    fake.member.next({ t: 'bet', bet: arsenalBet() })
    await wait(0)
    expect([stage().stage, texts(fake)]).toEqual(['empty', NOTHING])
    expect(fake.did.notices.map(({ tone }) => tone)).toEqual(['success'])
  })
})

describe('a refused bet', () => {
  test('whose price moved goes back to be asked about, with the quote that came along', async () => {
    const { fake, press, stage, selection } = await readySlip()
    const quote = arsenalQuote({ ball: 12, odds: 80 })
    fake.answer(betSingle, () => ({ kind: 'refused', code: 'invalidOddsBall', text: '', details: { quote } }))
    await press()
    expect(stage()).toMatchObject({ stage: 'editing', draft: { refusal: { code: 'invalidOddsBall' } } })
    expect(selection().gate).toMatchObject({
      gate: 'accept_price',
      from: { odds: -96 },
      terms: { odds: 80, ball: 12 },
    })
  })

  test('that is refused has its reason and costs nothing', async () => {
    const { fake, press, stage, store } = await readySlip()
    fake.refuse(betSingle, 'matchNotActive')
    await press()
    expect(stage()).toMatchObject({
      stage: 'rejected',
      rejection: { why: 'refused', refusal: { code: 'matchNotActive' } },
    })
    expect(store.of(SENT)).toEqual([])
  })

  test('can be tried again, and asks about the price of now', async () => {
    const { fake, press, stage, wait, show, selection, wager } = await readySlip()
    fake.refuse(betSingle, 'matchNotActive')
    await press()
    show({ ball: 20, prices: [80, -88] })
    await wait(1000)
    wager().reopen()
    expect(stage()).toMatchObject({ stage: 'editing', draft: { stakeText: '100' } })
    expect(selection().gate).toMatchObject({ gate: 'accept_price', from: { odds: -96 }, terms: { odds: 80 } })
  })
})
