import { betCheck, betMmoClick, betSingle } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { MaungDeductions } from '@touchline/rules'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { combinedSlip, frameOf, PICKS, picksOf } from '../../testing/combination-bench'
import { answerBurmese, burmeseFrame, burmesePicks, burmeseSlip } from '../../testing/myanmar-bench'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet, arsenalQuote, type MatchNow } from '../../testing/slip-fixtures'
import { maungOf } from '../domain/bets/legs'
import { systemBasis } from '../domain/bets/system'
import { rowEntry } from './row-entry'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Quotes of a combination at a price, whose last match takes part in so many legs and more. */
function quoteCombined(
  fake: FakeHost,
  mode: 'parlay' | 'system',
  last: { match: number; least: number; odds: number; ball?: number },
) {
  fake.answer(betCheck, ({ picks, kind }) => ({
    kind: 'ok',
    data: {
      quotes: picks.map((pick) => ({
        ...arsenalQuote({ ...pick, ball: last.ball ?? 0 }),
        ...(kind === mode && {
          odds: last.odds,
          odds_type: 4 as const,
          parent_id: pick.match_id,
          league_id: 7,
        }),
        outright: false,
        live: false,
        combo_min: pick.match_id === last.match ? last.least : 2,
      })),
      combination: { min_bet: 300, max_bet: 100_000, max_payout: 50_000_000, limit: `${mode}:1` },
    },
  }))
}

describe('what a press has sent is what the button said', () => {
  test('a system that loses sizes during validation is not sent, and a notice has both numbers of tickets', async () => {
    const [, , , fourth] = picksOf(4) as [PickIntent, PickIntent, PickIntent, PickIntent]
    const { combination, context, fake, press, requests, slip, showPrice, wait } = await combinedSlip(
      'system',
      {},
      PICKS,
      2,
    )
    const system = () => {
      const held = combination()
      if (held.mode !== 'system') throw new Error('no system')
      return held
    }
    rowEntry(system(), 2).type('10')
    rowEntry(system(), 3).type('20')
    await wait(1000)
    fake.answer(betCheck, ({ picks: [asked], kind }) =>
      kind
        ? new Promise(() => undefined)
        : { kind: 'ok', data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] } },
    )
    fake.bus.next({ type: 'pick', pick: fourth })
    showPrice(fourth.match_id)
    await wait(450)
    expect(systemBasis(system().legs, context).sizes).toContain(2)
    quoteCombined(fake, 'system', { match: fourth.match_id, least: 3, odds: 204 })
    await press()
    await wait(50)
    expect(requests('betSysParlay')).toEqual([])
    expect(fake.did.notices).toMatchObject([{ text: 'not sent tickets 10 4' }])
    await wait(1000)
    await press()
    await wait(50)
    expect(requests('betSysParlay')).toMatchObject([{ units: [{ size: 3, stake: 2000 }] }])
    expect(slip.receipts).toHaveLength(1)
  })

  test('a parlay whose prices turn out lower than they were reckoned asks', async () => {
    const { combination, fake, press, requests, wait } = await combinedSlip('parlay', {}, PICKS, 2)
    const pressedWin = combination().wager.money?.win
    quoteCombined(fake, 'parlay', { match: 0, least: 2, odds: 190, ball: 10 })
    fake.clock.now += 11_000
    await press()
    await wait(50)
    expect(requests('betParlay')).toEqual([])
    expect(combination().wager.draft?.refusal).not.toBeNull()
    expect(combination().wager.money?.win).toBeLessThan(pressedWin ?? 0)
  })

  test('a parlay of which a leg goes while it is checked does not leave without it', async () => {
    const { fake, press, requests, slip, wait } = await combinedSlip('parlay', {}, picksOf(4), 2)
    let answer: () => void = () => undefined
    fake.answer(betCheck, ({ picks }) => {
      const quotes = picks.map((pick) => ({
        ...arsenalQuote({ ...pick, ball: 10 }),
        odds: 204,
        odds_type: 4 as const,
        parent_id: pick.match_id,
        league_id: 7,
      }))
      const limit = { min_bet: 300, max_bet: 100_000, max_payout: 50_000_000, limit: 'parlay:1' }
      return new Promise((resolve) => {
        answer = () => resolve({ kind: 'ok', data: { quotes, combination: limit } })
      })
    })
    fake.clock.now += 11_000
    await press()
    const [first] = slip.all
    if (first) slip.drop(first)
    await wait(10)
    answer()
    await wait(50)
    expect(requests('betParlay')).toEqual([])
    expect(fake.did.notices).toMatchObject([{ text: 'not sent selections' }])
  })

  test('a maung does not leave at a deduction that was never shown', async () => {
    const dear: MaungDeductions = { byLegs: { '2': 30 }, otherwise: 35 }
    const first = await burmeseSlip(burmesePicks(2))
    first.close()
    const fake = createFakeHost()
    const { slip, wait, requests } = openSlip({ store: first.store, fake })
    fake.answer(betMmoClick, () => new Promise(() => undefined))
    await wait(10)
    for (const n of [0, 1]) fake.frames.next(burmeseFrame(n, 50 + n, {}))
    await wait(450)
    answerBurmese(fake, dear)
    const { combination } = slip
    if (combination?.mode !== 'myanmar') throw new Error('no maung')
    expect(combination.legs.limit).toBeUndefined()
    expect(maungOf(combination.legs)?.deductions).not.toEqual(dear)
    combination.wager.type('50')
    void combination.wager.press()
    await wait(200)
    expect(requests('betParlayMmo')).toEqual([])
    expect(fake.did.notices).toMatchObject([{ text: 'not sent deduction 15 30' }])
    await wait(1000)
    void combination.wager.press()
    await wait(200)
    expect(requests('betParlayMmo')).toMatchObject([{ deduction: 30 }])
  })
})

describe('what changes just before the press', () => {
  test('a parlay does not leave without the leg that kicked off, and does by the next press', async () => {
    const { fake, press, requests, slip, wait } = await combinedSlip('parlay', {}, picksOf(4), 2)
    fake.frames.next(frameOf(ARSENAL, { seq: 99, ball: 11, market: 3, score: [0, 0] }))
    await wait(10)
    expect(slip.all).toHaveLength(3)
    await press()
    await wait(50)
    expect(requests('betParlay')).toEqual([])
    await wait(1000)
    await press()
    await wait(50)
    expect(requests('betParlay')).toHaveLength(1)
  })

  test('a press on two singles does not send the remaining one', async () => {
    const { fake, press, requests, show, slip, wager, wait } = openSlip()
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    for (const pick of [{ ...ARSENAL_PICK, match_id: ARSENAL + 1 }, ARSENAL_PICK]) {
      fake.answer(betCheck, ({ picks: [asked] }) => ({
        kind: 'ok',
        data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] },
      }))
      fake.bus.next({ type: 'pick', pick })
      fake.frames.next(frameOf(pick.match_id, { seq: 1, market: 2, score: [0, 0] }))
      await wait(500)
      wager().type('100')
    }
    await wait(1000)
    show({ seq: 99, market: 3, score: [0, 0] } as MatchNow)
    await wait(10)
    expect(slip.all).toHaveLength(1)
    await press()
    await wait(50)
    expect(requests('betSingle')).toEqual([])
    await wait(1000)
    await press()
    await wait(50)
    expect(requests('betSingle')).toHaveLength(1)
  })

  test('a parlay does not leave with a selection that was on its way alone and is kept', async () => {
    const { fake, press, requests, slip, wait } = await combinedSlip('parlay', {}, picksOf(4))
    slip.keepSelections(true)
    let answer: () => void = () => undefined
    fake.answer(betSingle, (request) => {
      const bet = arsenalBet({}, request)
      return new Promise((resolve) => (answer = () => resolve({ kind: 'ok', data: { bet } })))
    })
    const [first] = slip.all
    first?.wager.type('100')
    void first?.wager.press()
    await wait(1000)
    expect(slip.combinable).toHaveLength(3)
    answer()
    await wait(10)
    expect(slip.combinable).toHaveLength(4)
    await press()
    await wait(50)
    expect(requests('betParlay')).toEqual([])
  })
})
