import { betCheck, betSingle } from '@touchline/contracts/calls'
import { armedSlip, PRESS } from '../../testing/quick-bench'
import {
  ARSENAL_PICK,
  ARSENAL_SHOWN,
  arsenalQuote,
  HANDICAP,
  type MatchNow,
} from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a quick bet asks in the slip', () => {
  test.each<{ what: string; quote?: Parameters<typeof arsenalQuote>[0]; now?: MatchNow }>([
    { what: 'a suspended match', now: { suspension: 1 } },
    { what: 'a price that the server does not offer', quote: { open: false, reason: 'matchHide', ball: 10 } },
    { what: 'a stake over the limit of the price', quote: { max_bet: 5000 } },
    { what: 'a stake under the limit of the price', quote: { min_bet: 20_000 } },
    { what: 'a stake that the payout limit would lower', quote: { max_payout: 15_000 } },
  ])('never bets by itself on $what: the price opens in the slip', async ({ quote = {}, now = {} }) => {
    const { fake, tap, sent, slip, quick, opened } = await armedSlip()
    fake.answer(betCheck, { quotes: [arsenalQuote(quote)] })
    await tap(now)
    expect(sent()).toEqual([])
    expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['100'])
    expect([opened(), quick.bets]).toEqual([true, []])
  })

  test.each(['parlay', 'system'] as const)(
    'as the single that it was, also where a %s was looked at',
    async (mode) => {
      const { tap, slip, fake } = await armedSlip()
      slip.chooseMode(mode)
      fake.answer(betCheck, { quotes: [arsenalQuote({ odds: 30, ball: 12 })] })
      await tap({ ball: 12, prices: [30, -36] })
      expect(slip.mode).toBe('single')
      expect(slip.open?.wager.draft?.stakeText).toBe('100')
      expect(slip.open?.selection.gate.gate).toBe('accept_price')
    },
  )

  test('at a price that moves before it can leave asks in the slip', async () => {
    const { fake, show, wait, sent, slip } = await armedSlip()
    let answer: (result: never) => void = () => undefined
    fake.answer(
      betCheck,
      () =>
        new Promise((resolve) => {
          answer = resolve as typeof answer
        }),
    )
    fake.bus.next(PRESS)
    show()
    await wait(10)
    show({ ball: 11, prices: [99, -97] })
    answer({ kind: 'ok', data: { quotes: [arsenalQuote({ odds: 99, ball: 11 })] } } as never)
    await wait(500)
    expect(sent()).toEqual([])
    expect(slip.open?.selection.gate.gate).toBe('accept_price')
  })

  test.each<{ what: string; now: MatchNow; gate: string }>([
    { what: 'a worse price', now: { ball: 12, prices: [30, -36] }, gate: 'accept_price' },
    { what: 'another score', now: { ball: 12, score: [2, 0] }, gate: 'accept_line' },
    { what: 'another line', now: { lineId: HANDICAP + 77, line: -3, ball: 12 }, gate: 'accept_line' },
  ])('whose first offer is of $what than was pressed asks in the slip', async ({ now, gate }) => {
    const { fake, tap, sent, slip, opened } = await armedSlip()
    const [odds, line_id] = [now.prices?.[0] ?? -96, now.lineId ?? HANDICAP]
    fake.answer(betCheck, { quotes: [arsenalQuote({ line_id, odds, ball: 12, line: now.line ?? -2 })] })
    await tap(now)
    expect(sent()).toEqual([])
    expect(slip.open?.selection.gate.gate).toBe(gate)
    expect(opened()).toBe(true)
  })

  test('whose first offer is better than was pressed goes at that, as the odds policy says', async () => {
    const { tap, sent } = await armedSlip()
    await tap({ prices: [-90, 84], ball: 12 })
    expect(sent()).toMatchObject([{ odds: -90, ball: 12, line: -2, score: [1, 0] }])
  })

  test('pressed before kick-off does not go in play', async () => {
    const { tap, sent, slip } = await armedSlip()
    await tap({}, ARSENAL_PICK, { ...ARSENAL_SHOWN, market: 2, score: null })
    expect([sent(), slip.all]).toEqual([[], []])
    expect(slip.removed).toMatchObject([{ pick: ARSENAL_PICK, why: 'market', stakeText: '100' }])
  })

  test('without shown terms goes to the slip', async () => {
    const { fake, show, wait, sent, slip } = await armedSlip()
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
    show()
    await wait(500)
    expect([sent(), slip.all.length]).toEqual([[], 1])
  })

  test('that is refused for its stake goes on in the slip with the reason', async () => {
    const { fake, tap, slip, opened } = await armedSlip()
    fake.refuse(betSingle, 'betOverMax')
    await tap()
    expect(slip.open?.wager.draft?.refusal).toMatchObject({ code: 'betOverMax' })
    expect(opened()).toBe(true)
  })
})
