import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Bet,
  gameResultSportsbook,
  parlayMatchResult,
  singleMatchResult,
} from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, legOf, NOW } from '../testing/bets'
import { elementsWide } from '../testing/element-width'
import { answers, BET, CORRECTED, DETAILS, LEG, openedResults } from '../testing/results'

elementsWide(1200)

test('a row opens by the keyboard to its record, the bet with its reason, and the corrections', async () => {
  await openedResults('/info/result')
  const button = await screen.findByRole('button', { name: 'Details of Home 1 v Away 1' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const bet = await screen.findByRole('article', { name: 'TL000000007' })
  expect(bet.textContent).toContain('2-1, 0.5-1 (−0.75): won half')
  expect(
    within(bet)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual([
    '−0.52-1+1 − 0.5 = +0.5Won',
    '−12-1+1 − 1 = 0Stake back',
    'Split stakeStakeRiskWin/loss',
    '−0.550.0048.00+50.00',
    '−150.0048.000.00',
    'Total100.0096.00+50.00',
  ])
  expect(screen.getByText('Corners').parentElement?.textContent).toContain('9-4 (HT 5-1)')
  expect(screen.getByRole('list', { name: 'Result corrections' }).textContent).toMatch(
    /Corrected .* by the operator.*FT before: 2-2\s+now: 2-1/,
  )
})

test('a handicap placed in play is explained by the score since the bet', async () => {
  const leg = legOf({ line: 0, score: [1, 5], score_at_bet: [0, 4], result: 'draw' })
  const explanation = {
    score: [1, 5] as [number, number],
    from: [0, 4] as [number, number],
    myanmar: null,
    parts: [{ line: 0, margin: 0, grade: 'draw' as const }],
  }
  await openedResults('/info/result?bet=7', (fake) =>
    fake.answer(singleMatchResult, { bet: { ...BET, legs: [leg] }, legs: [{ ...LEG, explanation }] }),
  )
  const bet = await screen.findByRole('article', { name: 'TL000000007' })
  expect(bet.textContent).toContain('1-1 since the bet at 0-4, 0: draw, stake back')
})

test.each([
  { percent: -40, result: 'half_lose', so: 'lost \u221240%', badge: 'Lost \u221240%' },
  { percent: 40, result: 'half_win', so: 'won +40%', badge: 'Won +40%' },
  { percent: -100, result: 'lose', so: 'lost', badge: 'Lost' },
] as const)('a body that ended at $percent percent is called so, and never a half', async (body) => {
  const { percent, result, so, badge } = body
  const myanmar = { goals: 0, percent, upper: 'home' as const }
  const leg = legOf({ myanmar, line: 0, odds: 95, market: 2, score_at_bet: null, score: [1, 1], result })
  const explanation = {
    score: [1, 1] as [number, number],
    from: null,
    parts: [],
    myanmar: { margin: 0, percent },
  }
  await openedResults('/info/result?bet=7', (fake) =>
    fake.answer(singleMatchResult, {
      bet: { ...BET, kind: 'mmo_single', result, legs: [leg] },
      legs: [{ ...LEG, explanation }],
    }),
  )
  const bet = await screen.findByRole('article', { name: 'TL000000007' })
  expect(bet.textContent).not.toContain('half')
  expect(within(bet).getByText(badge)).toBeTruthy()
  expect(bet.textContent).toContain(`: ${so}`)
})

test('several bets on a match say each outcome, and how many ended so', async () => {
  const word = { match_id: 1, status: 'settled', leg: 1, legs: 1 } as const
  await openedResults('/info/result', (fake) => {
    answers(fake)
    fake.answer(gameResultSportsbook, {
      matches: [CORRECTED],
      bets: [
        { ...word, bet_id: '9', result: 'draw' },
        { ...word, bet_id: '8', result: 'lose' },
        { ...word, bet_id: '7', result: 'lose' },
        { ...word, bet_id: '6', result: 'win', leg: 2, legs: 3 },
      ],
      total: 1,
    })
  })
  const row = await screen.findByRole('row', { name: /Home 1/ })
  expect(within(row).getByText('Stake back').parentElement?.textContent).toBe(
    'Stake backLost ×2Won, leg 2 of 3',
  )
})

test('a link explains a bet of any kind, and shows a notice when there is no such bet', async () => {
  const parlay = betOf({
    ...BET,
    kind: 'parlay',
    returned: 14_350,
    legs: [...BET.legs, legOf({ match_id: 2, result: 'void', void_reason: 'abandoned' })],
  })
  const refusing = (host: FakeHost) => host.refuse(singleMatchResult, 'betNotExists')
  const { fake, close } = await openedResults('/info/result?bet=TL000000007', (host) => {
    refusing(host)
    host.answer(parlayMatchResult, {
      bet: parlay,
      legs: [
        { ...LEG, factor: 14_350 },
        { match: null, explanation: null, factor: 10_000 },
      ],
    })
  })
  const bet = await screen.findByRole('article', { name: 'TL000000007' })
  expect(bet.textContent).toContain('Void: the match was abandoned before this bet was decided.')
  expect(bet.textContent).toContain('100.00 × 1.435 × 1.00 = 143.50')
  expect(fake.asked.map(({ request }) => request)).toContainEqual({ bet_id: '7' })
  await close()
  await openedResults('/info/result?bet=8', (host) => {
    refusing(host)
    host.refuse(parlayMatchResult, 'betNotExists')
  })
  await screen.findByText('Bet not found')
})

test('a running parlay shows no payment, and a match to come its kick-off and no result', async () => {
  const running = betOf({
    kind: 'parlay',
    status: 'running',
    legs: [legOf({ result: 'win' }), legOf({ match_id: 2 })],
  })
  const toCome = {
    ...DETAILS,
    match_id: 2,
    state: 'open',
    kickoff: NOW + 3_600_000,
    full_time: null,
    corrected_at: null,
  } as const
  await openedResults('/info/result?bet=7', (fake) => {
    fake.refuse(singleMatchResult, 'betNotExists')
    fake.answer(parlayMatchResult, {
      bet: running,
      legs: [
        { match: null, explanation: null, factor: 22_100 },
        { match: toCome, explanation: null, factor: null },
      ],
    })
  })
  const bet = await screen.findByRole('article')
  expect(bet.textContent).toContain('Multiplied so far: 100.00 × 2.21')
  expect(bet.textContent).not.toContain('Paid:')
  const match = screen.getByRole('heading', { name: /Home 1 v Away 1/ })
  expect(match.textContent).toMatch(/Upcoming.*\d\d:\d\d$/)
  expect(match.textContent).not.toMatch(/–|pending/)
})

test('a bet that runs again shows when its result was taken back, and its new state', async () => {
  const open = { match: null, explanation: null, factor: null }
  const shown = async (facts: Partial<Bet>) => {
    const { close } = await openedResults('/info/result?bet=7', (fake) =>
      fake.answer(singleMatchResult, { bet: betOf(facts), legs: [open] }),
    )
    const text = (await screen.findByRole('article')).textContent
    await close()
    return text
  }
  const again = { settlement_kind: 'taken_back', settlement_rev: 2 }
  const text = await shown({ reopened_at: NOW, ...again })
  expect(text).toContain('RunningResult withdrawn')
  expect(text).toContain('The result was withdrawn on 21/11 23:22:00. The bet is running again')
  expect(await shown({})).not.toMatch(/taken back|anew/)
})

test('a running maung shows its deduction, its win and its possible return', async () => {
  const myanmar = { goals: 1, percent: -50, upper: 'home' as const }
  const leg = (match_id: number) => legOf({ match_id, myanmar, line: 0, odds: 95, market: 2, period_now: 0 })
  const maung = betOf({
    kind: 'mmo_parlay',
    status: 'running',
    deduction: 15,
    stake: 100_000,
    risk: 100_000,
    to_win: 240_000,
    legs: [leg(1), leg(2)],
  })
  await openedResults('/info/result?bet=7', (fake) => {
    fake.refuse(singleMatchResult, 'betNotExists')
    const open = { match: null, explanation: null, factor: null }
    fake.answer(parlayMatchResult, { bet: maung, legs: [open, open] })
  })
  const bet = await screen.findByRole('article')
  expect(bet.textContent).toContain('15%')
  expect(within(bet).getByText('To win').nextElementSibling?.textContent).toBe('2,400.00')
  expect(within(bet).queryByText('Paid')).toBeNull()
  expect(await within(bet).findByText(/Best result/)).toBeTruthy()
})
