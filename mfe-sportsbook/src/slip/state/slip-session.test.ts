import { betCheck, betSingle } from '@touchline/contracts/calls'
import type { BusEvent, SessionState } from '@touchline/contracts/host'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { openSlip, readySlip, tabStorage } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet, arsenalQuote, HANDICAP } from '../../testing/slip-fixtures'

const OUT: SessionState = { stage: 'out' }
const memberOf = (account_id: string): SessionState => ({
  stage: 'in',
  account: fakeAccount({ account_id }),
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a selection in the slip', () => {
  test('the same pick again takes it out', async () => {
    const { stage, pick } = openSlip()
    await pick()
    await pick()
    expect(stage().stage).toBe('empty')
  })

  test('announces its selections to the page', async () => {
    const { fake, pick, wager } = openSlip()
    await pick()
    expect(fake.did.emitted.at(-1)).toEqual({
      type: 'slip',
      picks: [ARSENAL_PICK],
      summary: 'Arsenal −0.5 @ −0.96',
    })
    wager().remove()
    expect(fake.did.emitted.at(-1)).toEqual({ type: 'slip', picks: [], summary: null })
  })

  test('announces a lock, and none while its bet is pending', async () => {
    const { fake, show, press, wait } = await readySlip()
    const texts = () => fake.did.emitted.findLast(({ type }) => type === 'slip')
    show({ suspension: 1 })
    expect(texts()).toMatchObject({ summary: 'Suspended: Arsenal −0.5 @ −0.96' })
    show()
    await wait(500)
    expect(texts()).toMatchObject({ summary: 'Arsenal −0.5 @ −0.96' })
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 60_000 }, request) },
    }))
    await press()
    show({ suspension: 1 })
    expect(texts()).toMatchObject({ summary: 'Arsenal −0.5 @ −0.96' })
  })

  test('keeps one channel open, and none when it is empty or closed', async () => {
    const { fake, pick, close, wager } = openSlip()
    await pick()
    expect([...fake.open]).toEqual([[`m:${ARSENAL}`, 1]])
    wager().remove()
    expect(fake.open.size).toBe(0)
    await pick()
    close()
    expect(fake.open.size).toBe(0)
  })

  test('survives a reload with its stake', async () => {
    const store = tabStorage()
    const first = openSlip({ store })
    await first.pick()
    first.wager().type('60')
    first.close()
    expect(openSlip({ store }).stage()).toMatchObject({
      stage: 'editing',
      draft: { stakeText: '60' },
    })
  })

  test('is not restored after its bet was placed', async () => {
    const first = await readySlip()
    await first.press()
    first.close()
    expect(openSlip({ store: first.store }).stage().stage).toBe('empty')
  })

  test.each([
    ['logged out', 'requested', 'demo', '', []],
    ['was logged out', 'session_expired', 'demo', '60', ['back with 1']],
    ['was logged in elsewhere', 'sessionExpired', 'demo', '60', ['back with 1']],
    ['was logged out, and another one comes', 'session_expired', 'demo2', '', []],
  ] as const)('of a member who %s', async (_, code, next, stake, texts) => {
    const { fake, store, slip, stage, pick, wager } = openSlip()
    await pick()
    wager().type('60')
    fake.session.next({ stage: 'out' })
    fake.bus.next({ type: 'logout', code })
    expect(stage().stage).toBe('empty')
    if (code === 'requested') expect(store.kept.size).toBe(0)
    fake.session.next({ stage: 'in', account: fakeAccount({ account_id: next }) })
    expect(slip.open?.wager.draft?.stakeText ?? '').toBe(stake)
    expect(fake.did.notices.map(({ text }) => text)).toEqual(texts)
    // Another one finds nothing, and leaves nothing to the first either.
    expect([...store.kept.keys()].some((key) => key.includes('/demo/'))).toBe(stake !== '')
  })

  test.each([
    ['that stayed open, and is announced', { account: 'demo' }, 1],
    ['that was loaded meanwhile', { account: null }, 0],
  ])('waits for its member on a page %s', async (_, expelled, notices) => {
    const first = openSlip()
    await first.pick()
    first.fake.session.next({ stage: 'out' })
    first.fake.bus.next({ type: 'logout', code: 'session_expired' })
    first.close()
    const { slip, fake } = openSlip({ store: first.store, expelled })
    expect([slip.all.length, fake.did.notices.length]).toEqual([1, notices])
    expect(expelled.account).toBeNull()
  })

  test.each<[string, readonly (SessionState | BusEvent)[], boolean]>([
    ['a logout', [OUT, { type: 'logout', code: 'requested' }], true],
    ['a session that runs out', [OUT, { type: 'logout', code: 'session_expired' }], false],
    ['the same member again', [OUT, { type: 'logout', code: 'session_expired' }, memberOf('demo')], false],
    ['another one later', [OUT, { type: 'logout', code: 'session_expired' }, memberOf('demo2')], true],
    ['another one at once', [memberOf('demo2')], true],
  ])('leaves nothing behind after %s', async (_, happens, gone) => {
    const { fake, store, stage, pick } = openSlip()
    await pick()
    for (const one of happens) {
      if ('stage' in one) fake.session.next(one)
      else fake.bus.next(one)
    }
    const isHeld = happens.some((one) => 'stage' in one && one.stage === 'in') && !gone
    expect(stage().stage).toBe(isHeld ? 'editing' : 'empty')
    expect(store.kept.size === 0).toBe(gone)
  })

  test('follows a better price by itself and marks it for three seconds', async () => {
    const { wait, pick, show, selection } = openSlip()
    await pick()
    show({ ball: 11, prices: [-90, 84] })
    expect(selection().gate).toMatchObject({ gate: 'confirm', terms: { odds: -90 } })
    expect(selection().movedFrom).toMatchObject({ odds: -96 })
    await wait(3000)
    expect(selection().movedFrom).toBeNull()
  })

  test.each([
    { policy: 'none', accept: 'better' },
    { policy: 'better', accept: 'better' },
  ] as const)(
    'asks about a worse price, and one press accepts it and bets: $policy',
    async ({ policy, accept }) => {
      const { context, pick, show, wait, press, requests, selection, wager, fake } = openSlip()
      context.choosePolicy(policy)
      await pick()
      wager().type('100')
      show({ ball: 11, prices: [99, -97] })
      expect(selection().gate).toMatchObject({
        gate: 'accept_price',
        from: { odds: -96 },
        terms: { odds: 99 },
      })
      fake.answer(betCheck, { quotes: [arsenalQuote({ odds: 99, ball: 11 })] })
      await wait(1000)
      await press()
      expect(requests('betSingle')).toEqual([expect.objectContaining({ odds: 99, ball: 11, accept })])
    },
  )

  test('a price that moves as it is pressed is not bet on, and the next press is taken', async () => {
    const { show, wait, press, requests, wager } = await readySlip()
    show({ ball: 11, prices: [99, -97] })
    await press()
    expect(requests('betSingle')).toHaveLength(0)
    expect(wager().draft?.refusal).toEqual({ code: 'oddsIsUpdating', text: '' })
    await wait(400)
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ odds: 99 })])
  })

  test('asks about a new line, and one press bets at it', async () => {
    const { show, wait, press, requests, selection, fake } = await readySlip()
    fake.answer(betCheck, ({ picks: [asked] }) => ({
      kind: 'ok',
      data: { quotes: [arsenalQuote({ line_id: asked?.line_id, ball: 0 })] },
    }))
    show({ lineId: 9010, line: -1, ball: 1, prices: [77, -85] })
    expect(selection().gate).toMatchObject({ gate: 'accept_line', terms: { line: -1, odds: 77 } })
    await wait(1000)
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ line_id: 9010, line: -1, odds: 77 })])
  })

  test('that goes in-play leaves the slip, and comes back by undo to ask about the score', async () => {
    const { stage, pick, show, slip, selection } = openSlip()
    await pick(ARSENAL_PICK, { market: 2 })
    show({ market: 3, score: [0, 0] })
    expect(stage().stage).toBe('empty')
    expect(slip.removed).toMatchObject([{ pick: { line_id: HANDICAP } }])
    slip.undo()
    show({ market: 3, score: [0, 0] })
    expect(selection().gate).toMatchObject({ gate: 'accept_line', terms: { market: 3, score: [0, 0] } })
  })

  test('is shown in another odds type without being asked about', async () => {
    const { fake, wait, pick, selection } = openSlip()
    await pick()
    const { value } = fake.preferences
    fake.answer(betCheck, { quotes: [arsenalQuote({ odds_type: 4, odds: 204 })] })
    fake.preferences.next({ ...value, pageDisplay: { ...value.pageDisplay, oddsType: 4 } })
    await wait(500)
    expect(selection().gate).toMatchObject({ gate: 'confirm', terms: { odds: 204, oddsType: 4 } })
  })

  test('that waits for consent is asked about in the odds type of now, old and new alike', async () => {
    const { fake, pick, show, wait, selection } = openSlip()
    await pick()
    show({ ball: 11, prices: [99, -97] })
    const { value } = fake.preferences
    fake.preferences.next({ ...value, pageDisplay: { ...value.pageDisplay, oddsType: 4 } })
    await wait(500)
    expect(selection().gate).toMatchObject({
      gate: 'accept_price',
      from: { odds: 204, oddsType: 4 },
      terms: { odds: 199, oddsType: 4 },
    })
  })

  test('keeps its last limits when the price closes', async () => {
    const { fake, pick, show, wait, selection } = openSlip()
    await pick()
    fake.answer(betCheck, {
      quotes: [
        arsenalQuote({ open: false, reason: 'invalidOdds', ball: 11, min_bet: 0, max_bet: 0, max_payout: 0 }),
      ],
    })
    show({ ball: 11 })
    await wait(1000)
    expect(selection().quotes.limits).toEqual({ minBet: 1000, maxBet: 500_000, maxPayout: 5_000_000 })
    expect(selection().gate).toMatchObject({ gate: 'locked', lock: { lock: 'suspended' } })
  })

  test('that the server does not offer is closed before its first frame', async () => {
    const { fake, wait, selection } = openSlip()
    fake.answer(betCheck, { quotes: [arsenalQuote({ open: false, reason: 'matchHide' })] })
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
    await wait(500)
    expect(selection().gate).toMatchObject({
      gate: 'locked',
      lock: { lock: 'closed', why: { code: 'matchHide' } },
    })
  })

  test.each([
    { what: 'late prices', freshness: 'fresh', ageMs: 6000, lock: 'stale' },
    { what: 'a stale feed', freshness: 'stale', ageMs: 0, lock: 'stale' },
    { what: 'no connection', freshness: 'lost', ageMs: 0, lock: 'offline' },
  ] as const)('cannot be bet on with $what', async ({ freshness, ageMs, lock }) => {
    const { fake, press, requests, selection } = await readySlip()
    fake.freshness.next({ freshness, ageMs })
    expect(selection().gate).toMatchObject({ gate: 'locked', lock: { lock } })
    await press()
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('cannot be bet on by a member who may only look', async () => {
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ view_only: true }) })
    const { press, requests, selection } = await readySlip({ fake })
    expect(selection().gate).toMatchObject({ gate: 'locked', lock: { lock: 'view_only' } })
    await press()
    expect(requests('betSingle')).toHaveLength(0)
  })
})
