import { createFakeHost, fakeAccount } from '@touchline/build/fake-host'
import { betCheck, betLookup, betSingle, type CallResult } from '@touchline/contracts'
import { openSlip, tabStorage } from '../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet, arsenalQuote, HANDICAP, TOTAL } from '../testing/slip-fixtures'

const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }
const SENT = 'touchline.slip.sent'
const TOTAL_PICK = { match_id: ARSENAL, line_id: TOTAL, selection: 'over' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Slip = ReturnType<typeof openSlip>

/** A slip with the handicap picked, a stake of 100 typed, and a server that accepts. */
async function readySlip(options: Parameters<typeof openSlip>[0] = {}): Promise<Slip> {
  const slip = openSlip(options)
  await slip.pick()
  slip.stake().type('100')
  slip.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  return slip
}

describe('a bet from pick to receipt', () => {
  test('is placed at the terms on show, with a key that was kept before it left', async () => {
    const { fake, store, press, requests, stage } = await readySlip()
    let keptAtSending: string | undefined
    fake.answer(betSingle, (request) => {
      keptAtSending = store.kept.get(SENT)
      return { kind: 'ok', data: { bet: arsenalBet({}, request) } }
    })
    await press()
    expect(stage()).toMatchObject({ stage: 'accepted', bet: { risk: 9600 } })
    expect(keptAtSending).toContain('fake-key')
    expect(store.kept.has(SENT)).toBe(false)
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
    const { fake, wait, requests, slip, stage } = await readySlip()
    fake.answer(
      betSingle,
      (request) =>
        new Promise((resolve) =>
          setTimeout(() => resolve({ kind: 'ok', data: { bet: arsenalBet({}, request) } }), 5000),
        ),
    )
    void slip().press()
    await wait(gapMs)
    void slip().press()
    await wait(6000)
    expect(requests('betSingle')).toHaveLength(1)
    expect(stage().stage).toBe('accepted')
  })

  test('the second half of a double click does not put the receipt away', async () => {
    const { press, wait, slip, stage } = await readySlip()
    await press()
    slip().finish()
    expect(stage().stage).toBe('accepted')
    await wait(1000)
    slip().finish()
    expect(stage().stage).toBe('empty')
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
  async function waitingSlip() {
    const slip = await readySlip()
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
    expect(store.kept.has(SENT)).toBe(false)
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
    const { fake, wait, stage } = await waitingSlip()
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
    await wait(5000)
    expect(stage().stage).toBe('waiting')
    await wait(3000)
    expect(stage().stage).toBe('accepted')
  })

  test('makes room for another selection; its fate is told beside that one and shown on its own', async () => {
    const { fake, pick, stage, deck } = await waitingSlip()
    await pick(TOTAL_PICK)
    expect(stage()).toMatchObject({ stage: 'editing', draft: { pick: { line_id: TOTAL } } })
    fake.member.next(decided('running'))
    expect(stage().stage).toBe('editing')
    expect(deck.others.map(({ slip }) => slip.stage.stage)).toEqual(['accepted'])
    expect(fake.did.notices).toEqual([{ tone: 'success', text: 'decided running' }])
  })
})

describe('a bet whose answer never came', () => {
  async function unknownSlip(options: Parameters<typeof openSlip>[0] = {}) {
    const slip = await readySlip(options)
    slip.fake.answer(betSingle, () => SILENCE)
    slip.fake.refuse(betLookup, 'betNotExists')
    await slip.press()
    expect(slip.stage().stage).toBe('unknown')
    return slip
  }

  test('is asked for every two seconds and, after fifteen, given up for good', async () => {
    const { store, wait, requests, stage } = await unknownSlip()
    for (let second = 0; second < 14; second += 2) await wait(2000)
    expect(stage()).toMatchObject({ stage: 'unknown', checks: 7 })
    expect(requests('betLookup')).toEqual(
      Array.from({ length: 7 }, () => ({ idem_key: expect.any(String), abandon: false })),
    )
    await wait(2000)
    expect(requests('betLookup').at(-1)).toMatchObject({ abandon: true })
    expect(stage()).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
    expect(store.kept.has(SENT)).toBe(false)
    expect(requests('betSingle')).toHaveLength(1)
  })

  test.each(['waiting', 'running', 'rejected'] as const)('is found %s', async (status) => {
    const { fake, wait, stage } = await unknownSlip()
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet({ status }) } }))
    await wait(2000)
    expect(stage().stage).toBe(status === 'running' ? 'accepted' : status)
  })

  test('goes on being asked for while there is no connection at all', async () => {
    const { fake, wait, stage } = await unknownSlip()
    fake.answer(betLookup, () => SILENCE)
    for (let turn = 0; turn < 30; turn += 1) await wait(2000)
    expect(stage()).toMatchObject({ stage: 'unknown', checks: 30 })
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
    await wait(2000)
    expect(stage().stage).toBe('accepted')
  })

  test('survives a reload: the new page asks for it and bets nothing meanwhile', async () => {
    const first = await unknownSlip()
    first.close()
    const { fake, wait, requests, stage } = openSlip({ store: first.store })
    expect(stage()).toMatchObject({ stage: 'unknown', sent: { risk: 9600 }, draft: { stakeText: '100' } })
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
    expect(stage().stage).toBe('unknown')
    expect(fake.did.notices).toEqual([{ tone: 'warning', text: 'busy' }])
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
    await wait(0)
    expect(stage().stage).toBe('accepted')
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('is not given up before it was looked for once, however long the page was closed', async () => {
    const first = await unknownSlip()
    first.close()
    const fake = createFakeHost()
    fake.clock.now += 3_600_000
    fake.refuse(betLookup, 'betNotExists')
    const { wait, requests, stage } = openSlip({ store: first.store, fake })
    await wait(0)
    expect(requests('betLookup')).toEqual([expect.objectContaining({ abandon: false })])
    await wait(2000)
    expect(stage()).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
  })

  test('is not shown to another member of the same tab', async () => {
    const first = await unknownSlip()
    first.close()
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ account_id: 'other' }) })
    expect(openSlip({ store: first.store, fake }).stage().stage).toBe('empty')
  })

  test.each(['systemError', 'duplicate_debit_record', 'requestProcessing', 'connectionFailed'] as const)(
    'and one refused with %s, which does not say that nothing was placed, is looked for too',
    async (code) => {
      const { fake, wait, press, stage } = await readySlip()
      fake.refuse(betSingle, code)
      fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
      await press()
      await wait(0)
      expect(stage().stage).toBe('accepted')
    },
  )
})

describe('a refused bet', () => {
  test('whose price moved goes back to be asked about, with the quote that came along', async () => {
    const { fake, press, slip, stage } = await readySlip()
    const quote = arsenalQuote({ ball: 12, odds: 80 })
    fake.answer(betSingle, () => ({ kind: 'refused', code: 'invalidOddsBall', text: '', details: { quote } }))
    await press()
    expect(stage()).toMatchObject({ stage: 'editing', draft: { refusal: { code: 'invalidOddsBall' } } })
    expect(slip().gate).toMatchObject({
      gate: 'accept_price',
      from: { odds: -96 },
      terms: { odds: 80, ball: 12 },
    })
  })

  test('that cannot stand says why and takes nothing', async () => {
    const { fake, press, store, stage } = await readySlip()
    fake.refuse(betSingle, 'matchNotActive')
    await press()
    expect(stage()).toMatchObject({
      stage: 'rejected',
      rejection: { why: 'refused', refusal: { code: 'matchNotActive' } },
    })
    expect(store.kept.has(SENT)).toBe(false)
  })

  test('can be tried again at the price of now', async () => {
    const { fake, press, wait, show, slip, stage } = await readySlip()
    fake.refuse(betSingle, 'matchNotActive')
    await press()
    show({ ball: 20, prices: [80, -88] })
    await wait(1000)
    slip().tryAgain()
    expect(stage()).toMatchObject({ stage: 'editing', draft: { seen: { odds: 80 }, stakeText: '100' } })
    expect(slip().gate.gate).toBe('confirm')
  })
})

describe('a selection in the slip', () => {
  test('the same pick again takes it out', async () => {
    const { pick, stage } = openSlip()
    await pick()
    await pick()
    expect(stage().stage).toBe('empty')
  })

  test('tells the page what it holds', async () => {
    const { fake, pick, slip } = openSlip()
    await pick()
    expect(fake.did.emitted.at(-1)).toEqual({
      type: 'slip',
      picks: [ARSENAL_PICK],
      summary: 'Arsenal −0.5 @ −0.96',
    })
    slip().remove()
    expect(fake.did.emitted.at(-1)).toEqual({ type: 'slip', picks: [], summary: null })
  })

  test('keeps one channel open, and none when it is empty or closed', async () => {
    const { fake, pick, close, slip } = openSlip()
    await pick()
    expect([...fake.open]).toEqual([[`m:${ARSENAL}`, 1]])
    slip().remove()
    expect(fake.open.size).toBe(0)
    await pick()
    close()
    expect(fake.open.size).toBe(0)
  })

  test('survives a reload with its stake', async () => {
    const store = tabStorage()
    const first = openSlip({ store })
    await first.pick()
    first.stake().type('60')
    first.close()
    expect(openSlip({ store }).stage()).toMatchObject({
      stage: 'editing',
      draft: { pick: ARSENAL_PICK, stakeText: '60' },
    })
  })

  test('does not lie ready to be placed again once its bet stands', async () => {
    const first = await readySlip()
    await first.press()
    first.close()
    expect(openSlip({ store: first.store }).stage().stage).toBe('empty')
  })

  test('is gone with the member', async () => {
    const { fake, store, pick, stage } = openSlip()
    await pick()
    fake.session.next({ stage: 'out' })
    expect(stage().stage).toBe('empty')
    expect(store.kept.size).toBe(0)
  })

  test('follows a better price by itself and marks it for three seconds', async () => {
    const { pick, show, wait, slip } = openSlip()
    await pick()
    show({ ball: 11, prices: [-90, 84] })
    expect(slip().gate).toMatchObject({ gate: 'confirm', terms: { odds: -90 } })
    expect(slip().movedFrom).toMatchObject({ odds: -96 })
    await wait(3000)
    expect(slip().movedFrom).toBeNull()
  })

  test('asks about a worse price, and accepting it is not yet betting', async () => {
    const { pick, show, wait, press, requests, slip, stake } = openSlip()
    await pick()
    stake().type('100')
    show({ ball: 11, prices: [99, -97] })
    expect(slip().gate).toMatchObject({ gate: 'accept_price', from: { odds: -96 }, terms: { odds: 99 } })
    await wait(1000)
    await press()
    expect(slip().gate).toMatchObject({ gate: 'confirm', terms: { odds: 99 } })
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('asks about a new line, and its pick follows the line', async () => {
    const { pick, show, wait, press, slip } = openSlip()
    await pick()
    show({ lineId: 9010, line: -1, ball: 1, prices: [77, -85] })
    expect(slip().gate).toMatchObject({ gate: 'accept_line', terms: { line: -1, odds: 77 } })
    await wait(1000)
    await press()
    expect(slip().draft?.pick).toEqual({ ...ARSENAL_PICK, line_id: 9010 })
  })

  test('that goes in-play leaves the slip, and comes back by undo to ask about the score', async () => {
    const { pick, show, slip, stage, deck } = openSlip()
    await pick(ARSENAL_PICK, { market: 2 })
    show({ market: 3, score: [0, 0] })
    expect(stage().stage).toBe('empty')
    expect(deck.removed).toMatchObject([{ pick: { line_id: HANDICAP } }])
    deck.undo()
    show({ market: 3, score: [0, 0] })
    expect(slip().gate).toMatchObject({ gate: 'accept_line', terms: { market: 3, score: [0, 0] } })
  })

  test('is shown in another odds type without being asked about', async () => {
    const { fake, pick, wait, slip } = openSlip()
    await pick()
    const { value } = fake.preferences
    fake.answer(betCheck, { quotes: [arsenalQuote({ odds_type: 4, odds: 204 })] })
    fake.preferences.next({ ...value, pageDisplay: { ...value.pageDisplay, oddsType: 4 } })
    await wait(500)
    expect(slip().gate).toMatchObject({ gate: 'confirm', terms: { odds: 204, oddsType: 4 } })
  })

  test.each([
    { what: 'late prices', freshness: 'fresh', ageMs: 6000, lock: 'stale' },
    { what: 'a stale feed', freshness: 'stale', ageMs: 0, lock: 'stale' },
    { what: 'no connection', freshness: 'lost', ageMs: 0, lock: 'offline' },
  ] as const)('cannot be bet on with $what', async ({ freshness, ageMs, lock }) => {
    const { fake, press, requests, slip } = await readySlip()
    fake.freshness.next({ freshness, ageMs })
    expect(slip().gate).toMatchObject({ gate: 'locked', lock: { lock } })
    await press()
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('cannot be bet on by a member who may only look', async () => {
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ view_only: true }) })
    const { press, requests, slip } = await readySlip({ fake })
    expect(slip().gate).toMatchObject({ gate: 'locked', lock: { lock: 'view_only' } })
    await press()
    expect(requests('betSingle')).toHaveLength(0)
  })
})

describe('the stake', () => {
  test.each([
    { defaultStake: 'none', text: '' },
    { defaultStake: 'fixed', text: '50' },
    { defaultStake: 'last', text: '100' },
  ] as const)('starts as the preferences say: $defaultStake', async ({ defaultStake, text }) => {
    const { fake, press, wait, pick, slip } = await readySlip()
    await press()
    await wait(1000)
    slip().finish()
    const { value } = fake.preferences
    fake.preferences.next({ ...value, betting: { ...value.betting, defaultStake, defaultStakeAmount: 5000 } })
    await pick()
    expect(slip().draft?.stakeText).toBe(text)
  })

  test('above the limit becomes the limit while it is typed; below the minimum only when it is confirmed', async () => {
    const { press, requests, wait, slip, stake } = await readySlip()
    stake().type('8000')
    expect(slip().draft).toMatchObject({ stakeText: '5,000', adjustment: { limit: 'max', from: 800_000 } })
    stake().type('5')
    expect(slip().draft).toMatchObject({ stakeText: '5', adjustment: null })
    await press()
    expect(slip().draft).toMatchObject({ stakeText: '10', adjustment: { limit: 'min' } })
    expect(requests('betSingle')).toHaveLength(0)
    await wait(1000)
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ stake: 1000 })])
  })

  test('is not sent while it is missing or above the balance', async () => {
    const { fake, press, requests, wait, slip, stake } = await readySlip()
    stake().clear()
    await press()
    expect(slip().draft?.asked).toBe(true)
    stake().type('100')
    const { value } = fake.balance
    if (value) fake.balance.next({ ...value, available_balance: 5000 })
    await wait(1000)
    await press()
    expect(slip().money?.verdict).toMatchObject({ code: 'insufficient_balance', bound: 5000 })
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('Max is what limits and balance allow', async () => {
    const { fake, slip, stake } = await readySlip()
    const { value } = fake.balance
    if (value) fake.balance.next({ ...value, available_balance: 9600 })
    stake().setMax()
    expect(slip().draft?.stakeText).toBe('100')
    stake().setMin()
    expect(slip().draft?.stakeText).toBe('10')
  })

  test.each([
    { policy: 'none', acceptBetterOdds: false, acceptAnyOdds: false },
    { policy: 'better', acceptBetterOdds: true, acceptAnyOdds: false },
    { policy: 'any', acceptBetterOdds: true, acceptAnyOdds: true },
  ] as const)('odds policy $policy is kept in the preferences', async ({ policy, ...betting }) => {
    const { fake, context, slip, pick } = openSlip()
    await pick()
    slip().choosePolicy(policy)
    await jest.advanceTimersByTimeAsync(0)
    expect(fake.preferences.value.betting).toMatchObject(betting)
    expect(context.policy).toBe(policy)
  })
})
