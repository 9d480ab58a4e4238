import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Bet, BetLeg } from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import { withBetsWords } from '../../locales/bets-words'
import { slipWords } from '../../locales/words'
import { arsenalBet, arsenalLeg, arsenalSnapshot, NOW } from '../../testing/slip-fixtures'
import { SlipPartsProvider } from '../slip/slip-context'
import { BetsCard } from './bets-card'

const later = (change: Partial<BetLeg> = {}): BetLeg =>
  arsenalLeg({
    match_id: 777,
    home: 'Bologna',
    away: 'Atalanta',
    market: 2,
    kickoff: NOW + 3_600_000,
    bet_type: 'ou',
    selection: 'over',
    line: 10,
    odds: 190,
    odds_type: 4,
    score_at_bet: null,
    score: null,
    period_now: 0,
    ...change,
  })
const under = (change: Partial<BetLeg> = {}) =>
  arsenalLeg({ bet_type: 'ou', selection: 'under', line: 6, odds: 200, odds_type: 4, ...change })
const parlay = (legs: BetLeg[], change: Partial<Bet> = {}) =>
  arsenalBet({ kind: 'parlay', risk: 10_000, to_win: 28_000, legs, ...change })

async function shown(bet: Bet, { listed = [bet], showScoreMap = true } = {}) {
  const fake = createFakeHost()
  const first = await withBetsWords(slipWords.load('en'))
  const state = { preferences: { pageDisplay: { showScoreMap } } }
  const parts = { brand: fake.host.brand, now: () => NOW, host: fake.host, state } as never
  const inside = (card: ReactNode) => (
    <LocaleProvider host={fake.host} words={slipWords} first={first}>
      <SlipPartsProvider value={parts}>{card}</SlipPartsProvider>
    </LocaleProvider>
  )
  render(inside(<BetsCard bet={bet} listed={listed} />))
  let seq = 0
  const play = (score: [number, number]) =>
    act(async () => fake.frames.next(arsenalSnapshot({ seq: ++seq, score }) as OddsFrame))
  const card = screen.getByRole('article')
  return {
    ...{ card, text: () => card.textContent ?? '', play },
    ...{ user: userEvent.setup({ delay: null }), navigated: fake.did.navigated, emitted: fake.did.emitted },
  }
}

test.each([
  { it: 'that runs', change: { status: 'running' }, isGreen: true },
  { it: 'that waits', change: { status: 'waiting' }, isGreen: true },
  { it: 'that won', change: { status: 'settled', net: 10_000 }, isGreen: true },
  { it: 'that lost', change: { status: 'settled', net: -9600 }, isGreen: false },
  { it: 'that brought its stake back', change: { status: 'settled', net: 0 }, isGreen: false },
  { it: 'that was rejected', change: { status: 'rejected' }, isGreen: false },
  { it: 'that is void', change: { status: 'void', net: 0 }, isGreen: false },
] satisfies { it: string; change: Partial<Bet>; isGreen: boolean }[])(
  'of a bet $it the win is green: $isGreen',
  async ({ change, isGreen }) => {
    await shown(arsenalBet(change))
    expect(screen.getByText('To win').nextElementSibling?.className === 'win').toBe(isGreen)
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

test('a bet that runs again says since when and why', async () => {
  const { text } = await shown(arsenalBet({ status: 'running', reopened_at: NOW }))
  expect(text()).toMatch(/Runs again since [\d:]+\. Its result was taken back/)
})

describe('the score map', () => {
  const single = (leg: Partial<BetLeg>, change: Partial<Bet> = {}) =>
    arsenalBet({ status: 'running', legs: [under(leg)], ...change })
  const cells = (card: HTMLElement) =>
    [...card.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.querySelector('[aria-hidden]')?.textContent),
    )

  test('says what all listed singles of the match bring together, from the score of now', async () => {
    const draw = { bet_type: 'oxt', selection: 'X', odds: 320, line: 0 } as const
    const bets = [
      single({}),
      single(draw, { bet_id: 'b2' }),
      // Of another match, and of a kind that no final score grades.
      arsenalBet({ bet_id: 'b3', status: 'running', legs: [later()] }),
      single({ bet_type: 'htft', selection: 'HH' }, { bet_id: 'b4' }),
    ]
    const { card, play, user } = await shown(bets[0] as Bet, { listed: bets })
    await play([1, 0])
    await user.click(within(card).getByRole('button', { name: 'Score map (2)' }))
    await within(card).findByRole('table')
    // Under 1.5 at 2.00 and the draw at 3.20, 100.00 each.
    expect(cells(card)).toEqual([
      ['·', '·', '·', '·', '·', '·'],
      ['0.00', '+120', '-200', '-200', '-200', '-200'].map((text) => text.replace('-', '\u2212')),
      ['-200', '-200', '+120', '-200', '-200', '-200'].map((text) => text.replace('-', '\u2212')),
      ['-200', '-200', '-200', '+120', '-200', '-200'].map((text) => text.replace('-', '\u2212')),
      ['-200', '-200', '-200', '-200', '+120', '-200'].map((text) => text.replace('-', '\u2212')),
      ['-200', '-200', '-200', '-200', '-200', '+120'].map((text) => text.replace('-', '\u2212')),
    ])
    expect(within(card).getByRole('row', { name: /^Arsenal 1 / }).textContent).toContain('As it stands 0.00')
  })

  test.each<[of: string, bet: Bet, settings: object]>([
    ['somebody who has it switched off', single({}), { showScoreMap: false }],
    ['a bet on a half', single({ period: 1 }), {}],
    ['a parlay', parlay([under(), later()], { status: 'running' }), {}],
  ])('is not there for %s', async (_, bet, settings) => {
    const { card, play } = await shown(bet, settings)
    await play([1, 0])
    expect(within(card).queryByRole('button', { name: /Score map/ })).toBeNull()
  })
})

test('a bet that no goal can change does not offer to say what the next one does', async () => {
  // The leg is lost already, and with it the bet; a goal of the other one changes nothing.
  const lost = later({ match_id: 778, result: 'lose' })
  const exact = under({ bet_type: 'cs', selection: '3-0', line: 0 })
  const { card, play } = await shown(parlay([exact, lost], { status: 'running' }))
  await play([1, 0])
  expect(within(card).queryByRole('button', { name: 'What the next goal does' })).toBeNull()
})

describe('the card of a parlay', () => {
  test('says of each leg how it does, and what is still possible as goals fall', async () => {
    const { text, play } = await shown(parlay([under(), later()]))
    await play([1, 0])
    expect(text()).toContain('Mix parlay · 2 legs')
    expect(text()).toContain('Winning')
    expect(text()).toContain('Still possible380.00')
    await play([1, 1])
    expect(text()).toContain('Cannot win any more')
    expect(text()).toContain('Still possibleNothing')
  })

  test('tells what the next goal does, when asked', async () => {
    const { card, play, user } = await shown(parlay([under(), later()]))
    await play([1, 0])
    await user.click(within(card).getByRole('button', { name: 'What the next goal does' }))
    const rows = [...card.querySelectorAll('section dl > div')].map((row) => row.textContent)
    expect(rows).toEqual([
      'As it stands 1-0Winstill possible 380.00',
      'Arsenal score 2-0Losestill possible 0.00 (−380.00)',
      'Chelsea score 1-1Losestill possible 0.00 (−380.00)',
    ])
  })

  test('of the next goal leaves out what it does not change, and says where the return stays', async () => {
    const handicap = arsenalLeg({
      bet_type: 'hdp',
      selection: 'home',
      line: -2,
      odds: 200,
      odds_type: 4,
      score_at_bet: [0, 0],
    })
    const { card, play, user } = await shown(parlay([handicap, later()]))
    await play([1, 0])
    await user.click(within(card).getByRole('button', { name: 'What the next goal does' }))
    const rows = [...card.querySelectorAll('section dl > div')].map((row) => row.textContent)
    expect(rows).toEqual([
      'As it stands 1-0Winstill possible 380.00',
      'Chelsea score 1-1Losethe return stays',
    ])
  })

  test('names the leg whose match rejected it, and by which score', async () => {
    const bet = parlay([later(), under()], {
      status: 'rejected',
      reason: 'rejectedGoal',
      rejected_leg: 1,
      rejected_by: { what: 'score', from: [0, 0], to: [1, 0] },
      settled_at: NOW,
    })
    const { text } = await shown(bet)
    expect(text()).toContain('By the match Arsenal v Chelsea')
    expect(text()).toContain('Score 0-0 → 1-0')
    expect(text().match(/Rejected the bet/g)).toHaveLength(1)
    expect(screen.getByRole('list', { name: 'Life of the bet' }).textContent).toContain('Rejected')
  })

  test('shows won, lost and void legs of a settled one, with what came back', async () => {
    const legs = [
      under({ result: 'win' }),
      later({ result: 'void', void_reason: 'placedLate', score: [0, 0], period_now: 4 }),
    ]
    const { text } = await shown(
      parlay(legs, { status: 'settled', result: 'win', returned: 20_000, net: 10_000, settled_at: NOW }),
    )
    expect(text()).toContain('Returned 200.00')
    expect(text()).not.toContain('Still possible')
    expect(screen.getAllByText('Won')).toHaveLength(2)
    expect(screen.getByText('Void')).toBeTruthy()
    expect(screen.getByText('Void: the bet was placed after play had begun.')).toBeTruthy()
  })
})

test.each([
  { of: 'a quarter', is: { sport: 2, period: 12, part_score: [24, 22] }, says: 'Arsenal 24-22 ChelseaQ2' },
  { of: 'a set', is: { sport: 3, period: 21, part_score: [6, 4] }, says: 'Arsenal 6-4 ChelseaSet 1' },
  { of: 'a map', is: { sport: 9, period: 21, part_score: [13, 9] }, says: 'Arsenal 13-9 ChelseaMap 1' },
  { of: 'a first half', is: { period: 1, half_score: [1, 0] }, says: 'Arsenal 1-0 Chelsea1H' },
] satisfies { of: string; is: Partial<BetLeg>; says: string }[])(
  'the settled card of a bet on $of shows its score',
  async ({ is, says }) => {
    const leg = arsenalLeg({ score: null, period_now: 4, result: 'win', ...is })
    const { text } = await shown(
      arsenalBet({ status: 'settled', result: 'win', settled_at: NOW, legs: [leg] }),
    )
    expect(text()).toContain(says)
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

const body = (change: Partial<BetLeg> = {}) =>
  later({
    bet_type: 'hdp',
    selection: 'home',
    line: 0,
    odds: 95,
    odds_type: 1,
    myanmar: { goals: 1, percent: -50, upper: 'home' },
    ...change,
  })

test('Burmese legs carry goals and percent, and a maung no price', async () => {
  const { text } = await shown(
    arsenalBet({
      kind: 'mmo_parlay',
      currency: 'MMK',
      deduction: 15,
      legs: [body(), body({ match_id: 780, selection: 'away' })],
    }),
  )
  expect(text()).toContain('Bologna 1−50')
  expect(text()).not.toContain('0.95')
  expect(text()).toContain('Body, full time')
  expect(text()).not.toContain('MY')
  expect(text()).toContain('Deduction, 2 legs: 15 %')
})

test('a settled body and maung say by what they were paid', async () => {
  const user = userEvent.setup({ delay: null })
  const [one, three] = [{ score: [1, 0] as [number, number] }, { score: [3, 0] as [number, number] }]
  const ended = {
    period_now: 4,
    status: 'settled',
    currency: 'MMK',
    stake: 100_000,
    settled_at: NOW,
  } as const
  const single = await shown(
    arsenalBet({
      ...{ ...ended, kind: 'mmo_single', result: 'half_lose', returned: 50_000, net: -50_000 },
      legs: [body({ ...one, result: 'half_lose', period_now: 4 })],
    }),
  )
  for (const words of [
    'Body · today',
    '0.95',
    'Deduction from a win: 5 %',
    'Won by 1: −50 %',
    '1,000 × −50 %',
  ])
    expect(single.text()).toContain(words)
  // Half is a word of handicaps.
  expect(single.text()).not.toContain('half')
  cleanup()
  const maung = await shown(
    arsenalBet({
      ...{ ...ended, kind: 'mmo_parlay', deduction: 15, result: 'lose', returned: 85_000, net: -15_000 },
      legs: [
        body({ ...three, result: 'win', period_now: 4 }),
        body({ ...one, match_id: 780, result: 'half_lose', period_now: 4 }),
      ],
    }),
  )
  for (const words of ['Won by 3: +100 %', 'Won by 1: −50 %', '1,000 × 2 × 0.5, less 15 %'])
    expect(maung.text()).toContain(words)
  await user.click(screen.getByRole('button', { name: /^Share ticket/ }))
  const ticket = await navigator.clipboard.readText()
  for (const words of ['Maung · 2 legs', 'Bologna 1−50 (Won by 1: −50 %)', 'Body, full time', 'less 15 %'])
    expect(ticket).toContain(words)
})

test('a ticket is copied where the device cannot share', async () => {
  const { user } = await shown(parlay([under(), later()]))
  await user.click(screen.getByRole('button', { name: 'Share ticket TL-7Q4K-20931' }))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('TL-7Q4K-20931')
  expect(text).toContain('Under 1.5 @ 2.00')
})

test('a ticket says of its void legs why they are', async () => {
  const gone = later({ result: 'void', void_reason: 'walkover', period_now: 4 })
  const { user } = await shown(parlay([under(), gone]))
  await user.click(screen.getByRole('button', { name: 'Share ticket TL-7Q4K-20931' }))
  const lines = (await navigator.clipboard.readText()).split('\n')
  expect(lines.filter((line) => line.includes('Void:'))).toEqual(['  Void: a side did not appear.'])
  expect(lines[lines.indexOf('  Void: a side did not appear.') - 1]).toContain('Bologna')
})
