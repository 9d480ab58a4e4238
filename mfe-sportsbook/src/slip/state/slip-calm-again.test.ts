import { betCheck, betMmoClick } from '@touchline/contracts/calls'
import { combinedSlip, frameOf, picksOf } from '../../testing/combination-bench'
import { burmesePicks, burmeseSlip } from '../../testing/myanmar-bench'
import { readySlip } from '../../testing/slip-bench'
import { arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CLOSED = { open: false, reason: 'oddsIsUpdating' } as const
/** Play is dangerous. */
const DANGER = 4
/** Sooner than the slip asks again by itself. */
const SOON_MS = 1000

describe('a suspended selection can be bet once play is calm', () => {
  test('as the single that is open', async () => {
    const { fake, show, wait, selection } = await readySlip()
    fake.answer(betCheck, { quotes: [arsenalQuote(CLOSED)] })
    show({ suspension: DANGER })
    await wait(1000)
    fake.answer(betCheck, { quotes: [arsenalQuote()] })
    show({ suspension: 0 })
    await wait(SOON_MS)
    expect(selection().gate.gate).toBe('confirm')
  })

  test.each(['parlay', 'single'] as const)(
    'as a leg of a %s that is not the open one any more',
    async (mode) => {
      const picks = picksOf(4)
      const [leg, other] = [picks[2], picks[3]]
      if (!leg || !other) throw new Error('four picks')
      const { slip, fake, showPrice, wait } = await combinedSlip('parlay', {}, picks.slice(0, 3))
      slip.chooseMode(mode)
      await wait(1000)
      let closed = true
      fake.answer(betCheck, ({ picks: asked, kind }) => ({
        kind: 'ok',
        data: {
          quotes: asked.map((pick) => ({
            ...arsenalQuote({ ...pick, ball: 10 }),
            ...(closed && pick.match_id === leg.match_id ? CLOSED : {}),
            ...(kind ? { odds: 204, odds_type: 4 as const, parent_id: pick.match_id, league_id: 7 } : {}),
            outright: false,
            live: true,
            combo_min: 2,
          })),
          combination: { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: 'parlay:1' },
        },
      }))
      fake.frames.next(frameOf(leg.match_id, { seq: 100, suspension: DANGER }))
      await wait(1000)
      fake.bus.next({ type: 'pick', pick: other })
      showPrice(other.match_id)
      await wait(1000)
      const gate = () => slip.all[2]?.selection.gate.gate
      expect(gate()).toBe('locked')
      closed = false
      fake.frames.next(frameOf(leg.match_id, { seq: 101, suspension: 0 }))
      await wait(SOON_MS)
      expect(gate()).toBe('confirm')
    },
  )

  test('as a leg of a maung, whose row is offered again', async () => {
    const { fake, showPrice, burmese, wait } = await burmeseSlip(burmesePicks(2))
    const quotes = burmese().legs.selections.flatMap((one) => burmese().legs.quoteOf(one) ?? [])
    const parlay = { min_bet: 2000, max_bet: 100_000, max_payout: 2_000_000, limit: 'mmo_parlay' }
    const answer = { parlay: { ...parlay, deductions: { byLegs: {}, otherwise: 20 } } }
    const [first] = quotes
    if (!first) throw new Error('no quote')
    fake.answer(betMmoClick, { quotes: [{ ...first, ...CLOSED }, ...quotes.slice(1)], ...answer })
    showPrice(0, { state: 1 })
    await wait(8000)
    fake.answer(betMmoClick, { quotes, ...answer })
    showPrice(0)
    await wait(SOON_MS)
    expect(burmese().legs.selections[0]?.gate.gate).toBe('confirm')
  })

  test('and what the server refuses for good is asked about no faster', async () => {
    const { fake, wait, show } = await readySlip()
    fake.answer(betCheck, { quotes: [arsenalQuote({ open: false, reason: 'matchHide' })] })
    show({ ball: 11 })
    await wait(1000)
    const asked = fake.asked.length
    await wait(60_000)
    expect(fake.asked.length - asked).toBeLessThan(10)
  })
})
