import { betLookup, betMmoClick, betParlayMmo, betSingleMmo } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { QuickBet } from '../../quick-bet/state/quick-bet'
import {
  answerBurmese,
  burmeseOf,
  burmesePick,
  burmesePicks,
  burmeseSlip,
  quoteOf,
} from '../../testing/myanmar-bench'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, ARSENAL_SHOWN, arsenalBet } from '../../testing/slip-fixtures'
import { maungOf } from '../domain/bets/legs'

const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }
/** Limits of a price that has just closed. */
const SHUT = { open: false, min_bet: 0, max_bet: 0, max_payout: 0 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a Burmese selection', () => {
  test('opens its mode, and is marked on the board', async () => {
    const { slip, fake } = await burmeseSlip()
    expect(slip.mode).toBe('myanmar')
    expect(slip.all).toHaveLength(0)
    const texts = fake.did.emitted.filter(({ type }) => type === 'slip').at(-1)
    expect(texts).toMatchObject({ picks: [{ line_id: burmesePick(0).line_id }], summary: expect.any(String) })
  })

  test('keeps its last limits when its price closes, and leaves none to a maung', async () => {
    const { slip, fake, wait, burmese } = await burmeseSlip()
    const known = burmese().legs.limits
    expect(known?.maxBet).toBe(500_000)
    fake.answer(betMmoClick, ({ picks }) => ({
      kind: 'ok',
      data: { quotes: picks.map((pick) => ({ ...quoteOf(pick), ...SHUT })), parlay: null },
    }))
    await wait(11_000)
    expect(burmese().legs.limits).toEqual(known)
    slip.pick(burmesePick(1), null)
    await wait(1000)
    expect(burmese().legs.limits).toBeNull()
  })

  test('goes with a second press on its cell', async () => {
    const { slip, fake } = await burmeseSlip()
    fake.bus.next({ type: 'pick', pick: burmesePick(0) })
    expect(slip.burmese).toEqual([])
  })

  test('is listed beside Asian selections, never among them', async () => {
    const { slip, fake, show, wait, burmese } = await burmeseSlip()
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
    show({ seq: 90, market: 2 })
    await wait(500)
    expect(slip.mode).toBe('single')
    expect(slip.all.map(({ selection }) => selection.pick)).toEqual([ARSENAL_PICK])
    slip.chooseMode('myanmar')
    expect(burmese().legs.selections).toHaveLength(1)
    expect(slip.count).toBe(1)
  })

  test.each([
    { what: 'a quick bet that needs the player', armed: true },
    { what: 'a press on a price', armed: false },
  ])('is hidden by an Asian one of $what', async ({ armed }) => {
    const { slip, fake, show, wait, quick } = await burmeseSlip()
    if (armed) {
      slip.useQuick(new QuickBet(quick))
      slip.quick?.set(1000)
      slip.quick?.arm()
    }
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN })
    show({ prices: [30, -36], ball: 12 })
    await wait(500)
    expect([slip.mode, slip.all.length, slip.burmese.length]).toEqual(['single', 1, 1])
  })

  test('that was taken out comes back to its own mode', async () => {
    const { slip, burmese } = await burmeseSlip()
    const [one] = burmese().legs.selections
    if (one) slip.dropWithUndo(one)
    slip.chooseMode('single')
    slip.undo()
    expect([slip.mode, slip.burmese.length]).toEqual(['myanmar', 1])
  })

  test.each([1, 3])('%i that were taken out at once come back, and Asian ones stay', async (count) => {
    const { slip, fake, show, wait, burmese } = await burmeseSlip(burmesePicks(count))
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
    show({ seq: 90, market: 2 })
    await wait(500)
    slip.chooseMode('myanmar')
    await wait(500)
    slip.dropWithUndo(...burmese().legs.selections)
    expect([slip.burmese.length, slip.all.length, slip.removed.length]).toEqual([0, 1, count])
    expect(slip.removed.every(({ remembered }) => remembered)).toBe(true)
    slip.undo()
    expect([slip.mode, burmeseOf({ slip })]).toEqual(['myanmar', burmesePicks(count)])
  })

  test('comes back with the next page, as it was seen', async () => {
    const first = await burmeseSlip()
    expect(first.store.of('record').join()).toContain('"percent":-50')
    first.close()
    const { slip, wait } = openSlip({ store: first.store })
    await wait(0)
    expect(burmeseOf({ slip })).toEqual([burmesePick(0)])
    expect(slip.all).toEqual([])
  })

  test.each([
    { it: 'the percent is worse', now: { percent: -60 }, gate: 'accept_price' },
    { it: 'the goals are others', now: { goals: 2 }, gate: 'accept_line' },
    { it: 'the price is worse', now: { odds: 90 }, gate: 'accept_price' },
    { it: 'nothing but its version moved', now: {}, gate: 'confirm' },
    { it: 'it is suspended', now: { state: 1 as const }, gate: 'locked' },
    { it: 'it is closed', now: { state: 2 as const }, gate: 'locked' },
    { it: 'its match went in play', now: { market: 3 as const }, gate: 'locked' },
  ])('is $gate when $it', async ({ now, gate }) => {
    const { showPrice, burmese } = await burmeseSlip()
    showPrice(0, { ball: 6, ...now })
    expect(burmese().legs.selections[0]?.gate.gate).toBe(gate)
  })

  test('asks under every policy when the other side gives on a level ball', async () => {
    const fake = createFakeHost()
    fake.preferences.value.betting.acceptAnyOdds = true
    const level = burmesePick(0, { myanmar: { goals: 0, percent: -50, upper: 'home' } })
    const { showPrice, burmese } = await burmeseSlip([level], { fake })
    const gate = () => burmese().legs.selections[0]?.gate.gate
    showPrice(0, { goals: 0, percent: -60, ball: 6 })
    expect(gate()).toBe('confirm')
    showPrice(0, { goals: 0, percent: -60, upper: 1, ball: 7 })
    expect(gate()).toBe('accept_line')
  })

  test('that moved before its first price came asks about what the board showed', async () => {
    const pick = burmesePick(0, { myanmar: { goals: 1, percent: -20, upper: 'home' } })
    const { burmese } = await burmeseSlip([pick])
    expect(burmese().legs.selections[0]?.gate).toMatchObject({
      gate: 'accept_price',
      from: { percent: -20 },
      terms: { percent: -50 },
    })
  })
})

describe('a body', () => {
  test('is placed at the goals, percent and price that were seen', async () => {
    const { burmese, press, requests, slip } = await burmeseSlip()
    burmese().wager.type('100')
    expect(burmese().wager.money).toMatchObject({ risk: 10_000, win: 9500, verdict: { ok: true } })
    await press()
    expect(requests('betSingleMmo')).toMatchObject([
      {
        match_id: ARSENAL,
        line_id: 9901,
        selection: 'home',
        goals: 1,
        percent: -50,
        upper: 'home',
        odds: 95,
        ball: 5,
        score: null,
        stake: 10_000,
        accept: 'better',
      },
    ])
    expect(requests('betParlayMmo')).toEqual([])
    expect(slip.receipts).toMatchObject([{ bet: { kind: 'mmo_single' }, picks: [burmesePick(0)] }])
    expect(slip.burmese).toEqual([])
  })

  test('asks when the percent moved, and one press accepts and bets at that of now', async () => {
    const { burmese, press, requests, showPrice, wait } = await burmeseSlip()
    burmese().wager.type('100')
    showPrice(0, { percent: -70, ball: 6 })
    await press()
    expect(requests('betSingleMmo')).toEqual([])
    await wait(1000)
    await press()
    expect(requests('betSingleMmo')).toMatchObject([{ percent: -70, ball: 6 }])
  })

  test('takes a better percent without asking', async () => {
    const { burmese, press, requests, showPrice } = await burmeseSlip()
    burmese().wager.type('100')
    showPrice(0, { percent: -30, ball: 6 })
    expect(burmese().legs.readiness).toBe('ready')
    await press()
    expect(requests('betSingleMmo')).toMatchObject([{ percent: -30 }])
  })

  test('marks a better percent that it took for three seconds, and no percent that stayed', async () => {
    const { burmese, showPrice, wait } = await burmeseSlip()
    const moved = () => burmese().legs.selections[0]?.movedFrom
    showPrice(0, { ball: 6 })
    expect(moved()).toBeNull()
    showPrice(0, { percent: -40, ball: 7 })
    expect(moved()).toMatchObject({ percent: -50 })
    await wait(3000)
    expect(moved()).toBeNull()
  })

  test('whose answer never came is looked for by the next page, and sent no second time', async () => {
    const first = await burmeseSlip()
    first.fake.answer(betSingleMmo, () => SILENCE)
    first.fake.refuse(betLookup, 'betNotExists')
    first.burmese().wager.type('100')
    await first.press()
    expect(first.burmese().wager.stage.stage).toBe('unknown')
    first.close()
    const again = openSlip({ store: first.store })
    again.fake.answer(betLookup, ({ idem_key }) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key, kind: 'mmo_single' }) },
    }))
    await again.wait(0)
    expect(again.slip.mode).toBe('myanmar')
    await again.wait(3000)
    expect(again.slip.receipts).toMatchObject([{ bet: { kind: 'mmo_single' } }])
    expect(again.requests('betSingleMmo')).toEqual([])
  })
})

describe('a maung', () => {
  test('of three is placed together, its deduction known before', async () => {
    const { burmese, press, requests, slip } = await burmeseSlip(burmesePicks(3))
    burmese().wager.type('100')
    expect(maungOf(burmese().legs)).toMatchObject({ legCount: 3, deductions: { otherwise: 20 } })
    // Eight times the stake, less a fifth.
    expect(burmese().wager.money).toMatchObject({ risk: 10_000, win: 54_000 })
    await press()
    expect(requests('betParlayMmo')).toMatchObject([
      {
        picks: burmesePicks(3).map(({ myanmar, ...pick }) => ({ ...pick, ...myanmar, odds: 95, ball: 5 })),
        stake: 10_000,
        deduction: 20,
      },
    ])
    expect(slip.burmese).toEqual([])
  })

  test('of which more is kept than was shown is refused, asks, and leaves at the rate that was seen then', async () => {
    const { burmese, press, requests, fake, wait } = await burmeseSlip(burmesePicks(2))
    burmese().wager.type('100')
    // The table changes while its limits are fresh: the server alone knows.
    answerBurmese(fake, { byLegs: { '2': 25 }, otherwise: 30 })
    fake.answer(betParlayMmo, () => ({
      kind: 'refused',
      code: 'invalidOddsBall',
      text: '',
      details: { deduction: 25 },
    }))
    await press()
    expect(requests('betParlayMmo')).toMatchObject([{ deduction: 15 }])
    expect(burmese().legs.readiness).toBe('asks')
    answerBurmese(fake, { byLegs: { '2': 25 }, otherwise: 30 })
    await wait(1000)
    await press()
    expect(requests('betParlayMmo')).toMatchObject([{ deduction: 15 }, { deduction: 25 }])
  })

  test('of which still more is kept while it asks is not placed by who had no time to read that', async () => {
    const { burmese, press, requests, fake, wait, ask } = await burmeseSlip(burmesePicks(2))
    burmese().wager.type('100')
    const rise = async (percent: number) => {
      answerBurmese(fake, { byLegs: { '2': percent }, otherwise: percent })
      void ask('myanmar')
      await wait(10)
    }
    await rise(25)
    await wait(1000)
    await rise(60)
    await press()
    expect(requests('betParlayMmo')).toEqual([])
    await wait(1000)
    await press()
    expect(requests('betParlayMmo')).toMatchObject([{ deduction: 60 }])
  })

  test('holds its limits: the payout limit lowers the stake, seen before anything leaves', async () => {
    const { burmese, press, requests } = await burmeseSlip(burmesePicks(6))
    burmese().wager.type('1000')
    await press()
    expect(requests('betParlayMmo')).toEqual([])
    expect(burmese().wager.draft).toMatchObject({ adjustment: { limit: 'payout' } })
  })

  test('takes one leg of a match', async () => {
    const other = burmesePick(0, { selection: 'away' })
    const { burmese, press, requests } = await burmeseSlip([burmesePick(0), other])
    expect(burmese().legs.fault).toEqual({ fault: 'conflict', places: [0, 1], count: 1 })
    burmese().wager.type('100')
    await press()
    expect(requests('betParlayMmo')).toEqual([])
  })

  test('takes ten legs at most, with a notice', async () => {
    const { slip, fake } = await burmeseSlip(burmesePicks(11))
    expect(slip.burmese).toHaveLength(10)
    expect(fake.did.notices).toMatchObject([{ text: 'full at 10' }])
  })

  test('keeps its selections when it is refused for a moved leg', async () => {
    const { burmese, press, fake, slip } = await burmeseSlip(burmesePicks(2))
    fake.refuse(betParlayMmo, 'invalidOddsBall')
    burmese().wager.type('100')
    await press()
    expect(slip.burmese).toHaveLength(2)
    expect(burmese().wager.stage.stage).not.toBe('unknown')
  })

  test.each([
    { what: 'more is kept', percent: 25, sends: 0 },
    { what: 'less is kept', percent: 10, sends: 1 },
  ])(
    'asks when $what of the gross than the player has seen: bets sent $sends',
    async ({ percent, sends }) => {
      const { burmese, press, requests, fake } = await burmeseSlip(burmesePicks(2))
      burmese().wager.type('100')
      answerBurmese(fake, { byLegs: { '2': percent }, otherwise: 30 })
      fake.clock.now += 11_000
      await press()
      expect(requests('betParlayMmo')).toHaveLength(sends)
      if (sends > 0) return
      expect(burmese().legs.readiness).toBe('asks')
      fake.clock.now += 1000
      await press()
      expect(requests('betParlayMmo')).toHaveLength(1)
    },
  )
})
