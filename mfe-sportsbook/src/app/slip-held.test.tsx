import { act, screen, within } from '@testing-library/react'
import { type Bet, betParlay, betSingle } from '@touchline/contracts/calls'
import { frameOf, picksOf } from '../testing/combination-bench'
import { formOf } from '../testing/combined-panel'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalBet, arsenalLeg } from '../testing/slip-fixtures'
import { announcements, mountPanel } from '../testing/slip-panel'

/** Asked at −0.96 with 96.00 at risk, taken at −0.64. */
const BETTER: Partial<Bet> = { risk: 6_400, to_win: 10_000, legs: [arsenalLeg({ odds: -64 })] }
const GOAL: Partial<Bet> = {
  ...BETTER,
  status: 'rejected',
  reason: 'rejectedGoal',
  rejected_leg: 0,
  rejected_by: { what: 'score', from: [1, 0], to: [2, 0] },
}

async function waiting() {
  const panel = await mountPanel()
  const { fake, pick, user, stake, press } = panel
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ ...BETTER, status: 'waiting', decide_at: fake.clock.now + 7000 }, request) },
  }))
  await pick()
  await user.type(stake(), '100')
  await press('Confirm bet')
  await screen.findByText(/Waiting for acceptance, \d s/)
  return panel
}

const besides = (term: string) => screen.getByText(term).nextSibling?.textContent
const card = () => within(screen.getByRole('region', { name: 'Arsenal −0.5' }))

test('a bet that waits at a better price than asked shows that price, what it risks, and the price asked', async () => {
  await waiting()
  expect(card().getByText('−0.64').tagName).not.toBe('DEL')
  expect(card().getByText('−0.96').tagName).toBe('DEL')
  expect(card().getByRole('img', { name: 'up' })).toBeTruthy()
  expect(besides('Risk')).toBe('64.00')
  expect(screen.getByText(/64\.00.*−0\.64/)).toBeTruthy()
})

test('of a bet that a goal has rejected the sum that came back is named, and the score as My Bets has it', async () => {
  const { fake, show } = await waiting()
  await act(async () => fake.member.next({ t: 'bet', bet: arsenalBet(GOAL) }))
  // The goal is taken back.
  await show({ score: [1, 0] })
  expect(
    screen.getAllByText(
      /Score 1\u2060-\u20600 → 2\u2060-\u20600\. No money was taken; 64\.00 is available again/,
    ),
  ).toHaveLength(2)
  expect(announcements()).toContain('64.00')
  expect(besides('Risk')).toBe('64.00')
  expect(besides('Your odds')).toMatch(/−0\.64/)
  expect(besides('Score')).toBe('1\u2060-\u20600 → 2\u2060-\u20600 → 1\u2060-\u20600')
})

test('several singles show each as the server holds it, and their sum', async () => {
  const { fake, pick, show, user, press } = await mountPanel()
  await pick()
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
  await show()
  fake.answer(betSingle, (request) => {
    const change =
      request.selection === 'home' ? BETTER : { legs: [arsenalLeg({ odds: 90, selection: 'away' })] }
    const bet = {
      ...change,
      bet_id: request.selection,
      status: 'waiting',
      decide_at: fake.clock.now + 9e6,
    } as const
    return { kind: 'ok', data: { bet: arsenalBet(bet, request) } }
  })
  await user.type(await screen.findByRole('textbox', { name: 'Stake each, MYR' }), '100')
  await press('Bet all 2')
  expect(card().getByText('64.00')).toBeTruthy()
  expect(card().getByText('−0.96').tagName).toBe('DEL')
  expect(besides('Risk, 2 bets')).toBe('164.00')
})

test('a parlay that waits shows the prices that its legs were given', async () => {
  const { fake, user, press } = await formOf('parlay', 3, 3)
  const legs = picksOf(3).map(({ match_id }, place) =>
    arsenalLeg({ match_id, odds: place === 0 ? 250 : 204, odds_type: 4 }),
  )
  fake.answer(betParlay, ({ idem_key, stake }) => {
    const sums = { stake, risk: stake, to_win: 47_020 }
    const wait = { status: 'waiting', decide_at: fake.clock.now + 9e6 } as const
    return { kind: 'ok', data: { bet: arsenalBet({ idem_key, kind: 'parlay', ...sums, ...wait, legs }) } }
  })
  await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
  await press('Confirm bet')
  const [first] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('2.50')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('2.04').tagName).toBe('DEL')
  expect(besides('Combined odds')).toBe('10.404')
  expect(besides('To win')).toBe('470.20')
})

/** Taken, and decided later than announced. */
const held = (now: number): Partial<Bet> => ({ status: 'waiting', decide_at: now - 1, placed_at: now - 2000 })

describe('a waiting bet without a connection says so, and invents nothing', () => {
  type Step = (panel: Awaited<ReturnType<typeof mountPanel>>) => Promise<void>
  test.each<{ of: string; bet: Step }>([
    {
      of: 'a single',
      bet: async ({ pick, user, stake, press }) => {
        await pick()
        await user.type(stake(), '100')
        await press('Confirm bet')
      },
    },
    {
      of: 'several singles',
      bet: async ({ fake, pick, show, user, press }) => {
        await pick()
        await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
        await show()
        await user.type(await screen.findByRole('textbox', { name: 'Stake each, MYR' }), '100')
        await press('Bet all 2')
      },
    },
    {
      of: 'a quick bet',
      bet: async ({ fake, user, press, show, later }) => {
        await press('Slip settings')
        const quick = await screen.findByRole('region', { name: 'Quick bet' })
        await user.type(quick.querySelector('input[inputmode]') as HTMLInputElement, '10')
        await press('Turn on')
        await screen.findByRole('button', { name: 'Turn off' })
        await act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN }))
        await show()
        await later()
      },
    },
  ])('$of', async ({ bet }) => {
    const panel = await mountPanel()
    const { fake, show, later } = panel
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ bet_id: request.selection, ...held(fake.clock.now) }, request) },
    }))
    await bet(panel)
    await show({ suspension: 3 })
    expect((await screen.findAllByText(/^Play is not safe yet/)).length).toBeGreaterThan(0)
    await act(async () => fake.freshness.next({ freshness: 'lost', ageMs: 9000 }))
    await later()
    expect(
      screen.getAllByText('Connection lost. Checking your bet; do not bet again.').length,
    ).toBeGreaterThan(0)
    expect(screen.queryByText(/dangerous|calm/)).toBeNull()
  })

  test('a parlay', async () => {
    const { fake, user, press, show } = await formOf('parlay', 3, 3)
    fake.answer(betParlay, ({ idem_key }) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key, kind: 'parlay', ...held(fake.clock.now) }) },
    }))
    await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
    await press('Confirm bet')
    for (const { match_id } of picksOf(3))
      await show((seq) => frameOf(match_id, { seq: seq + 10, market: 3, suspension: 3 }))
    expect(await screen.findByText(/^Play is not safe yet/)).toBeTruthy()
    await act(async () => fake.freshness.next({ freshness: 'lost', ageMs: 9000 }))
    expect(screen.getByText('Connection lost. Checking your bet; do not bet again.')).toBeTruthy()
    expect(screen.queryByText(/dangerous|calm/)).toBeNull()
  })
})
