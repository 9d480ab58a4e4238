import { betCheck, betLookup, betParlay } from '@touchline/contracts/calls'
import type { CallResult, PickIntent } from '@touchline/contracts/host'
import { answerCombined, combinedSlip, frameOf, PICKS, picksOf } from '../../testing/combination-bench'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet, arsenalQuote, TOTAL } from '../../testing/slip-fixtures'
import type { SlipEntry } from '../domain/slip-now'

const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }
const SENT = 'sent/'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const parlaySlip = (options?: Parameters<typeof openSlip>[0], picks?: readonly PickIntent[]) =>
  combinedSlip('parlay', options, picks)

describe('a mix parlay', () => {
  test.each([
    { it: 'has a leg that is suspended', status: null, text: 'Suspended: Arsenal −0.5 @ −0.96' },
    { it: 'waits for acceptance', status: 'waiting', text: 'Arsenal −0.5 @ −0.96' },
  ] as const)('is announced as suspended, unless it is pending: it $it', async (now) => {
    const { fake, press } = await parlaySlip()
    fake.answer(betParlay, ({ idem_key }) => ({
      kind: 'ok',
      data: {
        bet: arsenalBet({ idem_key, kind: 'parlay', status: 'waiting', decide_at: fake.clock.now + 60_000 }),
      },
    }))
    if (now.status) await press()
    fake.frames.next(frameOf(PICKS.at(-1)?.match_id ?? 0, { seq: 99, suspension: 1 }))
    expect(fake.did.emitted.findLast(({ type }) => type === 'slip')).toMatchObject({ summary: now.text })
  })

  test('keeps its last limits when the server has none for it any more', async () => {
    const { combination, wait, fake } = await parlaySlip()
    const known = combination().legs.limits
    expect(known?.maxBet).toBe(100_000)
    fake.answer(betCheck, { quotes: [], combination: null })
    await wait(11_000)
    expect(combination().legs.limits).toEqual(known)
    expect(combination().legs.isFresh).toBe(false)
  })

  test('that pays over the limit even at the minimum stake has a fault, and keeps its stake', async () => {
    const { combination, press, requests, wait, fake } = await parlaySlip()
    const { wager } = combination()
    expect(wager.paysTooMuch).toBe(false)
    fake.answer(betCheck, ({ picks: asked }) => ({
      kind: 'ok',
      data: {
        quotes: asked.map((pick) => ({
          ...arsenalQuote({ ...pick, ball: 0, odds: 204, odds_type: 4 }),
          parent_id: pick.match_id,
          league_id: 7,
          outright: false,
          live: true,
          combo_min: 2,
        })),
        combination: { min_bet: 300, max_bet: 100_000, max_payout: 2000, limit: 'parlay:1' },
      },
    }))
    await wait(11_000)
    await press()
    expect(combination().wager.paysTooMuch).toBe(true)
    for (const text of ['1000', '3', '1']) {
      wager.type(text)
      wager.leave()
      expect([wager.draft?.stakeText, wager.draft?.adjustment]).toEqual([
        text === '1000' ? '1,000' : text,
        null,
      ])
      await wait(1000)
      await press()
    }
    wager.setMax()
    expect(wager.draft?.stakeText).toBe('3')
    expect(requests('betParlay')).toEqual([])
  })

  test('of three legs is placed at their decimal prices, with a key that was kept before', async () => {
    const { press, requests, store, fake, slip, combination } = await parlaySlip()
    expect(combination().wager.money).toMatchObject({ risk: 5000, win: 37_448 })
    let kept = false
    fake.answer(betParlay, (request) => {
      kept = store.of(SENT).join().includes(request.idem_key)
      return { kind: 'ok', data: { bet: arsenalBet({ idem_key: request.idem_key, kind: 'parlay' }) } }
    })
    await press()
    expect(kept).toBe(true)
    expect(requests('betParlay')).toMatchObject([
      {
        picks: PICKS.map((pick) => ({ ...pick, odds: 204, ball: 10, line: -2, score: [1, 0] })),
        stake: 5000,
        accept: 'better',
      },
    ])
    expect(slip.all).toHaveLength(0)
    expect(slip.receipts).toMatchObject([{ bet: { kind: 'parlay' }, picks: PICKS }])
    expect(store.of(SENT)).toEqual([])
  })

  test.each([
    { what: 'empty without a default stake', defaultStake: 'none', text: '' },
    { what: 'the default stake', defaultStake: 'fixed', text: '20' },
  ] as const)('of new selections begins with $what', async (one) => {
    const { slip, combination, pick, fake } = await parlaySlip()
    const { value } = fake.preferences
    const betting = { ...value.betting, defaultStake: one.defaultStake, defaultStakeAmount: 2000 }
    fake.preferences.next({ ...value, betting })
    expect(combination().wager.draft?.stakeText).toBe('50')
    slip.clear()
    await pick()
    expect(combination().wager.draft?.stakeText).toBe(one.text)
  })

  test.each([
    { what: 'a single leg', picks: PICKS.slice(0, 1), fault: { fault: 'too_few', missing: 2, least: 3 } },
    { what: 'two legs in play', picks: PICKS.slice(0, 2), fault: { fault: 'too_few', missing: 1, least: 3 } },
    {
      what: 'two legs of one match',
      picks: [...PICKS, { match_id: ARSENAL, line_id: TOTAL, selection: 'over' }],
      fault: { fault: 'conflict', places: [0, 3], count: 1 },
    },
  ])('with $what has a fault and is not sent', async ({ picks, fault }) => {
    const { press, requests, combination } = await parlaySlip({}, picks)
    expect(combination().legs.fault).toEqual(fault)
    await press()
    expect(requests('betParlay')).toEqual([])
  })

  test('of a member without a limit has a fault', async () => {
    const { press, requests, combination, fake, wait } = await parlaySlip()
    fake.answer(betCheck, ({ picks }) => ({
      kind: 'ok',
      data: { quotes: picks.map((pick) => arsenalQuote({ ...pick, ball: 0 })), combination: null },
    }))
    await wait(10_000)
    expect(combination().legs.fault).toEqual({ fault: 'no_limit' })
    await press()
    expect(requests('betParlay')).toEqual([])
    expect(combination().wager.draft?.refusal).toBeNull()
  })

  test('asks while any leg has moved, and one press accepts and bets at the prices of now', async () => {
    const { press, requests, combination, showPrice, wait } = await parlaySlip()
    showPrice(ARSENAL + 1, [99, -97], 11)
    expect(combination().legs.readiness).toBe('asks')
    await press()
    expect(requests('betParlay')).toEqual([])
    await wait(1000)
    await press()
    expect(requests('betParlay')).toMatchObject([
      { picks: [{ odds: 204 }, { odds: 199, ball: 11 }, { odds: 204 }] },
    ])
  })

  test('is not sent with a stake that the payout limit has just lowered', async () => {
    const { press, requests, combination, wait } = await parlaySlip()
    combination().wager.type('90000')
    await press()
    expect(requests('betParlay')).toEqual([])
    expect(combination().wager.draft).toMatchObject({ stakeText: '1,000', adjustment: { limit: 'max' } })
    await wait(1000)
    await press()
    expect(requests('betParlay')).toMatchObject([{ stake: 100_000 }])
  })

  test('whose stake a limit has cut keeps it when legs go: only the player raises it, and the notice stays', async () => {
    const { combination, slip, fake, press, requests, wait } = await parlaySlip({}, picksOf(4))
    const { wager } = combination()
    answerCombined(fake, 'parlay', 3, undefined, 1_000_000)
    await wait(11_000)
    wager.type('8000')
    wager.leave()
    // 10,000 divided by the four prices of 2.04.
    const cut = { stakeText: '577.40', adjustment: { limit: 'payout', from: 800_000 } }
    expect(wager.draft).toMatchObject(cut)
    slip.drop(slip.combinable[3] as SlipEntry)
    expect(wager.draft).toMatchObject(cut)
    await wait(1000)
    await press()
    expect(requests('betParlay')).toMatchObject([{ stake: 57_740 }])
  })

  test('is cut by the payout limit only after the conflict of its legs is resolved', async () => {
    const { combination, slip, fake, press, requests, showPrice, wait } = await parlaySlip({}, picksOf(4))
    const { wager } = combination()
    answerCombined(fake, 'parlay', 3, undefined, 1_000_000)
    await wait(11_000)
    fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } })
    showPrice(ARSENAL)
    await wait(1000)
    expect(combination().legs.fault.fault).toBe('conflict')
    wager.type('900')
    wager.leave()
    expect(wager.draft).toMatchObject({ stakeText: '900', adjustment: null })
    wager.setMax()
    expect(wager.draft?.stakeText).toBe('1,000')
    wager.type('8000')
    wager.leave()
    expect(wager.draft).toMatchObject({ stakeText: '1,000', adjustment: { limit: 'max' } })
    slip.drop(slip.combinable[4] as SlipEntry)
    expect(wager.draft?.stakeText).toBe('1,000')
    await wait(1000)
    await press()
    expect(requests('betParlay')).toEqual([])
    // The adjustment names the typed stake.
    expect(wager.draft).toMatchObject({ stakeText: '577.40', adjustment: { limit: 'payout', from: 800_000 } })
  })

  test('whose answer never came is looked for by the next page, and sent no second time', async () => {
    const first = await parlaySlip()
    first.fake.answer(betParlay, () => SILENCE)
    first.fake.refuse(betLookup, 'betNotExists')
    await first.press()
    expect(first.combination().wager.stage.stage).toBe('unknown')
    first.close()
    const again = openSlip({ store: first.store })
    again.fake.answer(betLookup, ({ idem_key }) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key, kind: 'parlay' }) },
    }))
    await again.wait(0)
    expect(again.slip.mode).toBe('parlay')
    await again.wait(3000)
    expect(again.slip.receipts).toMatchObject([{ bet: { kind: 'parlay' } }])
    expect(again.requests('betParlay')).toEqual([])
  })

  test('that waits holds its legs until a message decides it', async () => {
    const { fake, press, combination, slip, wait } = await parlaySlip()
    fake.answer(betParlay, (request) => ({
      kind: 'ok',
      data: {
        bet: arsenalBet({
          idem_key: request.idem_key,
          kind: 'parlay',
          status: 'waiting',
          decide_at: fake.clock.now + 5000,
        }),
      },
    }))
    await press()
    expect(combination().wager.stage.stage).toBe('waiting')
    slip.chooseMode('single')
    expect(slip.mode).toBe('parlay')
    const stage = combination().wager.stage
    const idem_key = 'sent' in stage ? stage.sent.request.idem_key : ''
    fake.member.next({
      t: 'bet',
      bet: arsenalBet({ idem_key, kind: 'parlay', status: 'rejected', reason: 'rejectedGoal' }),
    })
    await wait(0)
    expect(combination().wager.stage.stage).toBe('rejected')
    expect(slip.all).toHaveLength(3)
  })

  test('gives a leg that was taken out back by undo', async () => {
    const { slip } = await parlaySlip()
    const [leg] = slip.all
    if (leg) slip.dropWithUndo(leg)
    expect(slip.all).toHaveLength(2)
    slip.undo()
    expect(slip.all.map(({ selection }) => selection.pick.match_id)).toContain(ARSENAL)
  })

  test('gives all legs back that were taken out together', async () => {
    const { slip } = await parlaySlip()
    const legs = [...slip.all]
    slip.dropWithUndo(...legs.slice(1))
    expect(slip.all).toHaveLength(1)
    slip.undo()
    expect(slip.all).toHaveLength(legs.length)
  })
})
