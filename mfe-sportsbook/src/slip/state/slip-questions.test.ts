import { betCheck, betMmoClick } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { burmesePicks, burmeseSlip, DEDUCTIONS } from '../../testing/myanmar-bench'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalQuote, TOTAL } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const OVER_PICK: PickIntent = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
const CLOSED = { open: false, reason: 'oddsIsUpdating' } as const
/** Play is dangerous. */
const DANGER = 4
/** Sooner than the slip asks again by itself. */
const SOON_MS = 1000

/** A handicap, and a total that is open. */
async function twoSelections() {
  const slip = await readySlip()
  slip.fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] },
  }))
  await slip.pick(OVER_PICK)
  await slip.wait(0)
  const linesAsked = () =>
    slip.requests('betCheck').map((request) => (request as { picks: PickIntent[] }).picks[0]?.line_id)
  const before = linesAsked().length
  return { ...slip, asked: () => linesAsked().slice(before) }
}
type Two = Awaited<ReturnType<typeof twoSelections>>

describe('prices and limits', () => {
  const HANDICAP = ARSENAL_PICK.line_id
  test.each<[string, (slip: Two) => void, number, number[]]>([
    ['are not asked for again before they are old', () => undefined, 6000, []],
    ['of the open selection alone are asked for when they are old', () => undefined, 9000, [TOTAL]],
    [
      'of a selection are asked for as it is opened',
      ({ slip }) => slip.all[0] && slip.show(slip.all[0]),
      0,
      [HANDICAP],
    ],
    [
      'are not asked for at once when a price moves',
      ({ show }) => show({ lines: [[TOTAL, 1, 0, 10, 5, 0, 2, 80, -92]] }),
      399,
      [],
    ],
    [
      'are asked for 400 ms after a price has moved',
      ({ show }) => show({ lines: [[TOTAL, 1, 0, 10, 5, 0, 2, 80, -92]] }),
      400,
      [TOTAL],
    ],
    [
      'are asked for once when prices move in a burst',
      ({ show }) => [5, 6, 7].map((ball) => show({ lines: [[TOTAL, 1, 0, 10, ball, 0, 2, 80, -92]] })),
      400,
      [TOTAL],
    ],
    ['of another selection are not asked for when it moves', ({ show }) => show({ ball: 44 }), 1000, []],
    [
      'of a removed selection are not asked for',
      ({ slip }) => slip.drop(slip.all[1] ?? { id: 0 }),
      400,
      [HANDICAP],
    ],
  ])('%s', async (_, act, ms, lines) => {
    const slip = await twoSelections()
    act(slip)
    await slip.wait(ms)
    expect(slip.asked()).toEqual(lines)
  })

  test('that the server refuses for good are asked for no faster', async () => {
    const { fake, wait, show } = await readySlip()
    fake.answer(betCheck, { quotes: [arsenalQuote({ open: false, reason: 'matchHide' })] })
    show({ ball: 11 })
    await wait(1000)
    const asked = fake.asked.length
    await wait(60_000)
    expect(fake.asked.length - asked).toBeLessThan(10)
  })
})

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

  test('as a selection beside the open one', async () => {
    const { fake, show, slip, wait } = await twoSelections()
    const [first, second] = slip.all as [(typeof slip.all)[0], (typeof slip.all)[0]]
    const answerWith = (change: Partial<ReturnType<typeof arsenalQuote>>) =>
      fake.answer(betCheck, ({ picks: [asked] }) => ({
        kind: 'ok',
        data: { quotes: [arsenalQuote({ ...asked, ball: 10, ...change })] },
      }))
    answerWith(CLOSED)
    show({ suspension: DANGER })
    for (const entry of [first, second]) {
      slip.show(entry)
      await wait(1000)
    }
    answerWith({})
    show({ suspension: 0 })
    expect(first.selection.gate.gate).toBe('locked')
    await wait(SOON_MS)
    expect(first.selection.gate.gate).toBe('confirm')
  })

  test('as a leg of a maung, whose row is offered again', async () => {
    const { fake, showPrice, burmese, wait } = await burmeseSlip(burmesePicks(2))
    const quotes = burmese().legs.selections.flatMap((one) => burmese().legs.quoteOf(one) ?? [])
    const [first, ...others] = quotes
    if (!first) throw new Error('no quote')
    const limit = { min_bet: 2000, max_bet: 100_000, max_payout: 2_000_000, limit: 'mmo_parlay' }
    const parlay = { ...limit, deductions: DEDUCTIONS }
    fake.answer(betMmoClick, { quotes: [{ ...first, ...CLOSED }, ...others], parlay })
    showPrice(0, { state: 1 })
    await wait(8000)
    fake.answer(betMmoClick, { quotes, parlay })
    showPrice(0)
    await wait(SOON_MS)
    expect(burmese().legs.selections[0]?.gate.gate).toBe('confirm')
  })
})
