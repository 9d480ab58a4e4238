import { betCheck } from '@touchline/contracts/calls'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { openSlip, readySlip, tabStorage } from '../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalQuote, HANDICAP } from '../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
    const { pick, show, slip, stage, selections } = openSlip()
    await pick(ARSENAL_PICK, { market: 2 })
    show({ market: 3, score: [0, 0] })
    expect(stage().stage).toBe('empty')
    expect(selections.removed).toMatchObject([{ pick: { line_id: HANDICAP } }])
    selections.undo()
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
