import { screen, within } from '@testing-library/react'
import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { kickoffWords } from '../../slip/views/slip-words'
import { later, shown, under } from '../../testing/shown-card'
import { arsenalBet, arsenalLeg, NOW } from '../../testing/slip-fixtures'

test.each([
  { it: 'that runs', change: { status: 'running' }, isShown: true },
  { it: 'that waits', change: { status: 'waiting' }, isShown: true },
  { it: 'that won', change: { status: 'settled', net: 10_000 }, isShown: false },
  { it: 'that was rejected', change: { status: 'rejected' }, isShown: false },
  { it: 'that is void', change: { status: 'void', net: 0 }, isShown: false },
] satisfies { it: string; change: Partial<Bet>; isShown: boolean }[])(
  'the possible win of a bet $it is shown: $isShown',
  async ({ change, isShown }) => {
    await shown(arsenalBet(change))
    expect(screen.queryByText('To win') !== null).toBe(isShown)
    expect(screen.getByText('Stake')).toBeTruthy()
  },
)

test.each([
  { side: 'gives', leg: {}, text: '−0.5', isRed: true },
  { side: 'is given', leg: { selection: 'away' }, text: '+0.5', isRed: false },
  { side: 'is a total', leg: { bet_type: 'ou', selection: 'under', line: 6 }, text: '1.5', isRed: false },
] satisfies { side: string; leg: Partial<BetLeg>; text: string; isRed: boolean }[])(
  'the line of a side that $side is red: $isRed',
  async ({ leg, text, isRed }) => {
    await shown(arsenalBet({ status: 'running', legs: [arsenalLeg(leg)] }))
    expect(screen.getByText(text).className === 'negative').toBe(isRed)
  },
)

test.each([
  { it: 'lost a part', change: { returned: 2_200, net: -800 }, badge: 'Lost · Returned 22.00' },
  { it: 'lost all', change: { returned: 0, net: -3_000 }, badge: 'Lost' },
])('the result of a system that $it has its return, once on its card', async ({ change, badge }) => {
  const units = [{ size: 2, stake: 1_000, tickets: 3 }]
  const legs = [under(), later(), later({ match_id: 778 })]
  const ended = { status: 'settled', result: 'lose', settled_at: NOW } as const
  const { text } = await shown(
    arsenalBet({ kind: 'system', stake: 3_000, units, tickets: 3, legs, ...ended, ...change }),
  )
  expect(screen.getByText(badge).className).toContain('badge')
  expect(text().match(/Returned/g)).toHaveLength(1)
})

test('a bet that runs again says since when and why', async () => {
  const { text } = await shown(arsenalBet({ status: 'running', reopened_at: NOW }))
  expect(text()).toMatch(/Running again since [\d:]+\. The result was withdrawn/)
})

test.each([
  { of: 'a quarter', is: { sport: 2, period: 12, part_score: [24, 22] }, score: 'Arsenal 24-22 ChelseaQ2' },
  { of: 'a set', is: { sport: 3, period: 21, part_score: [6, 4] }, score: 'Arsenal 6-4 ChelseaSet 1' },
  { of: 'a map', is: { sport: 9, period: 21, part_score: [13, 9] }, score: 'Arsenal 13-9 ChelseaMap 1' },
  { of: 'a first half', is: { period: 1, half_score: [1, 0] }, score: 'Arsenal 1-0 Chelsea1H' },
] satisfies { of: string; is: Partial<BetLeg>; score: string }[])(
  'the settled card of a bet on $of shows its score',
  async ({ is, score }) => {
    const leg = arsenalLeg({ score: null, period_now: 4, result: 'win', ...is })
    const { text } = await shown(
      arsenalBet({ status: 'settled', result: 'win', settled_at: NOW, legs: [leg] }),
    )
    expect(text()).toContain(score)
  },
)

test('the card of a system counts the tickets that still can win', async () => {
  const units = [2, 3, 4].map((size) => ({ size, stake: 1_000, tickets: [6, 4, 1][size - 2] as number }))
  const legs = [under(), later(), later({ match_id: 778 }), later({ match_id: 779 })]
  const { card, text, play, user, navigated, emitted } = await shown(
    arsenalBet({ bet_id: 'b-1', kind: 'system', stake: 11_000, risk: 11_000, units, tickets: 11, legs }),
  )
  expect(text()).toContain('System parlay · Yankee · 11 tickets')
  expect(
    within(within(card).getByRole('list', { name: 'Tickets by size' })).getAllByRole('listitem')[0]
      ?.textContent,
  ).toBe('2 of 46 × 10.00')
  await play([2, 0])
  expect(text()).toContain('4 of 11 tickets')
  await user.click(within(card).getByRole('link', { name: 'All tickets of TL-7Q4K-20931' }))
  expect(navigated).toEqual(['/info/sysparlay?bet=b-1'])
  // A sheet or a drawer would cover the page.
  expect(emitted).toEqual([{ type: 'slip-open', open: false, tab: 'slip' }])
})

test.each([
  { it: 'in play', bet: { status: 'running' }, leg: {} },
  { it: 'that is over', bet: { status: 'settled', net: 0 }, leg: { period_now: 4, result: 'draw' } },
] satisfies { it: string; bet: Partial<Bet>; leg: Partial<BetLeg> }[])(
  'a leg $it still says when its match began',
  async ({ bet, leg }) => {
    const kickoff = NOW - 3_600_000
    const { text } = await shown(arsenalBet({ ...bet, legs: [arsenalLeg({ ...leg, kickoff })] }))
    expect(text()).toContain(`Kick-off\u00a0${kickoffWords(kickoff, NOW)}`)
  },
)

const CORNERS = { league: 'England Premier League - Corners' }

test.each([
  { it: 'runs', change: { status: 'running' }, leg: {} },
  { it: 'is settled', change: { status: 'settled', result: 'win', net: 500 }, leg: { result: 'win' } },
] satisfies { it: string; change: Partial<Bet>; leg: Partial<BetLeg> }[])(
  'a bet on corners that $it names them beside market and score',
  async ({ change, leg }) => {
    const { text } = await shown(
      arsenalBet({ ...change, legs: [under({ ...CORNERS, score: [3, 1], ...leg })] }),
    )
    expect(text()).toContain('Arsenal Corners 3-1 Chelsea')
    expect(text()).toContain('Corners · Full time over / under')
  },
)

test('legs on corners and bookings of a match are distinguished', async () => {
  const bookings = { league: 'England Premier League - Bookings' }
  const { text } = await shown(arsenalBet({ kind: 'parlay', legs: [later(CORNERS), later(bookings)] }))
  expect(text()).toContain('Corners · Full time over / under')
  expect(text()).toContain('Bookings · Full time over / under')
})

test('a score never ends a line in its middle', async () => {
  await shown(arsenalBet({ status: 'running', legs: [arsenalLeg({})] }))
  expect(screen.getByText('1-0').className).toBe('score')
})

test('the effect of one more corner is shown as of corners', async () => {
  const { text, user } = await shown(arsenalBet({ status: 'running', legs: [under(CORNERS)] }))
  await user.click(screen.getByRole('button', { name: 'Corners: what one more changes' }))
  expect(text()).toContain('Arsenal +1 2-0')
  expect(text()).not.toContain('goal')
})
