import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  cancelledBetList,
  gameResultAdjustment,
  gameResultSportsbook,
  gameResultSummarySportsbook,
  matchResult,
  parlayMatchResult,
  type ResultDetails,
  type ResultMatch,
  type ResultWord,
  singleMatchResult,
  uxNames,
} from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, legOf, NOW } from '../testing/bets'
import { createAccountArea } from './create-account-area'

const matchOf = (match_id: number, facts: Partial<ResultMatch> = {}): ResultMatch => ({
  ...{ match_id, sport: 1, league_id: 1, league: 'Premier League', country: 'GB' },
  ...{ home: `Home ${match_id}`, away: `Away ${match_id}`, kickoff: NOW, first_kickoff: NOW },
  ...{ state: 'ended', void_reason: null, half_time: [1, 0], full_time: [2, 1], decided: 'played' },
  ...{ first_goal: 'home', last_goal: 'away', corrected_at: null, winners: [] },
  ...facts,
})
const CORRECTED = matchOf(1, { corrected_at: NOW })
const VOID = matchOf(2, {
  ...{ state: 'void', void_reason: 'abandoned', full_time: null, decided: null, league_id: 2, league: 'Cup' },
})
const word = (full_time: [number, number], facts: Partial<ResultWord> = {}): ResultWord => ({
  ...{ ...matchOf(1), full_time, goes_on: null, parts: [] },
  ...{ first_half_first_goal: null, first_half_last_goal: null, ...facts },
})
const DETAILS: ResultDetails = {
  ...CORRECTED,
  ...{ parts: [], goes_on: null },
  children: [{ match_id: 9, league: 'Premier League - Corners', half_time: [5, 1], full_time: [9, 4] }],
  corrections: [{ at: NOW, source: 'operator', before: word([2, 2]), after: word([2, 1]) }],
}
const BET = betOf({
  ...{ bet_id: '7', ref_no: 'TL000000007', status: 'settled', result: 'half_win', net: 5_000 },
  legs: [legOf({ line: -3, score: [2, 1], result: 'half_win', market: 1, score_at_bet: null })],
})
const LEG = {
  ...{ match: DETAILS, factor: null },
  explanation: {
    ...{ score: [2, 1] as [number, number], from: null, myanmar: null },
    parts: [
      { line: -2, margin: 2, grade: 'win' as const },
      { line: -4, margin: 0, grade: 'draw' as const },
    ],
  },
}
const LEAGUES = [
  { sport: 1, league_id: 1, league: 'Premier League', country: 'GB', matches: 1 },
  { sport: 1, league_id: 2, league: 'Cup', country: '', matches: 1 },
  { sport: 3, league_id: 3, league: 'Open', country: '', matches: 4 },
]

function answers(fake: FakeHost): void {
  fake.answer(gameResultSportsbook, {
    matches: [CORRECTED, VOID],
    bets: [{ bet_id: '7', match_id: 1, status: 'settled', result: 'half_win', leg: 1, legs: 1 }],
    total: 2,
  })
  fake.answer(gameResultSummarySportsbook, { leagues: LEAGUES })
  fake.answer(matchResult, { match: DETAILS })
  fake.answer(singleMatchResult, { bet: BET, legs: [LEG] })
}

let close = async () => {}
afterEach(() => close())

async function opened(at: string, script: (fake: FakeHost) => void = answers) {
  const fake = createFakeHost()
  script(fake)
  fake.host.navigate(at)
  const target = document.body.appendChild(document.createElement('div'))
  const unmount = await act(async () => createAccountArea(target, fake.host))
  const asked = () =>
    fake.asked.flatMap(({ name, request }) => (name === 'gameResultSportsbook' ? [request] : []))
  close = async () => {
    await act(async () => unmount())
    target.remove()
    close = async () => {}
  }
  return { fake, asked }
}

let width: jest.SpyInstance
beforeEach(() => {
  width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})
afterEach(() => width.mockRestore())

test('matches stand by league with their scores, how they stand, and the bets on them', async () => {
  await opened('/info/result')
  const table = await screen.findByRole('table', { name: 'Result' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    ' Premier League 1',
    expect.stringMatching(/Home 1 v Away 11-02-1CompletedCorrectedWon half/),
    ' Cup 1',
    expect.stringMatching(/The match was abandoned\. First-half bets stand \(1-0\).*1-0–Abandoned–/),
  ])
})

test('outrights of the whole record stand with their winners, by name where another one won', async () => {
  const runner = (match_id: number, home: string, winners: string[]) =>
    matchOf(match_id, { home, away: '', half_time: null, full_time: null, winners })
  const { asked } = await opened('/info/result?view=outrights', (fake) => {
    answers(fake)
    fake.answer(gameResultSportsbook, {
      matches: [runner(1, 'Arsenal', ['win']), runner(2, 'Chelsea', ['Arsenal']), runner(3, 'Leeds', [])],
      bets: [],
      total: 3,
    })
    fake.answer(matchResult, { match: { ...DETAILS, ...runner(1, 'Arsenal', ['win']) } })
  })
  const table = await screen.findByRole('table', { name: 'Result' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kick-offSelectionWinnerStatusMy betDetails',
    ' Premier League 3',
    expect.stringMatching(/ArsenalWinnerCompleted–$/),
    expect.stringMatching(/ChelseaArsenalCompleted–$/),
    expect.stringMatching(/Leeds–Completed–$/),
  ])
  expect(asked().at(-1)).toMatchObject({ outright: true })
  const { start_date, end_date } = asked().at(-1) as { start_date: string; end_date: string }
  expect((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000).toBe(89)
  expect(screen.queryByRole('button', { name: 'The day before' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Details: Arsenal' }))
  const won = await screen.findByText('Winner', { selector: 'dt' })
  expect(won.nextElementSibling?.textContent).toBe('Arsenal')
})

test('a row opens by the keyboard to what is recorded, the bet with its reason, and what was corrected', async () => {
  await opened('/info/result')
  const button = await screen.findByRole('button', { name: 'Details of Home 1 v Away 1' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const bet = await screen.findByRole('article', { name: 'TL000000007' })
  expect(bet.textContent).toContain('2-1, −0.75: half won')
  expect(
    within(bet)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual([
    '−0.52-1+1 − 0.5 = +0.5Won',
    '−12-1+1 − 1 = 0Stake back',
    'Stake in halvesStakeRiskWin/loss',
    '−0.550.0048.00+50.00',
    '−150.0048.000.00',
    'Together100.0096.00+50.00',
  ])
  expect(screen.getByText('Corners').parentElement?.textContent).toContain('9-4 (HT 5-1)')
  expect(screen.getByRole('list', { name: 'Corrections of the result' }).textContent).toMatch(
    /Corrected .* by the operator.*FT before: 2-2\s+now: 2-1/,
  )
})

test('sport, league, which matches and a team are asked for, each beginning at the first page', async () => {
  const { asked } = await opened('/info/result?page=2', (one) => {
    answers(one)
    one.answer(gameResultSportsbook, { matches: [CORRECTED], bets: [], total: 61 })
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'League' }), 'Cup (1)')
  await userEvent.click(screen.getByRole('radio', { name: 'Void' }))
  await userEvent.click(screen.getByRole('switch', { name: 'With my bets only' }))
  await userEvent.click(screen.getByRole('radio', { name: /Tennis/ }))
  expect(asked()[0]).toMatchObject({ sports_type: 1, page: 2, state: 'all', mine: false })
  expect(asked().at(-1)).toMatchObject({ sports_type: 3, page: 1, state: 'void', mine: true })
  expect(asked().at(-1)).not.toHaveProperty('league_id')
  await userEvent.click(screen.getByRole('button', { name: 'The day before' }))
  expect(asked().at(-1)).toMatchObject({ start_date: '2026-11-20', end_date: '2026-11-20' })
  await userEvent.type(screen.getByRole('searchbox'), 'TL000000007')
  await screen.findByRole('heading', { name: 'Result of a bet' })
})

test('a link with a bet explains it whatever its kind, and says when there is none', async () => {
  const parlay = betOf({
    ...{ ...BET, kind: 'parlay', returned: 14_350 },
    legs: [...BET.legs, legOf({ match_id: 2, result: 'void', void_reason: 'abandoned' })],
  })
  const refusing = (fake: FakeHost) => fake.refuse(singleMatchResult, 'betNotExists')
  let host: FakeHost | undefined
  await opened('/info/result?bet=TL000000007', (fake) => {
    host = fake
    refusing(fake)
    fake.answer(parlayMatchResult, {
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
  expect(host?.asked.map(({ request }) => request)).toContainEqual({ bet_id: '7' })
  await close()
  await opened('/info/result?bet=8', (fake) => {
    refusing(fake)
    fake.refuse(parlayMatchResult, 'betNotExists')
  })
  await screen.findByText('There is no such bet')
})

test('of a running parlay nothing is said to be paid, and a match to come has its kick-off and no result', async () => {
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
  } as const
  await opened('/info/result?bet=7', (fake) => {
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
  expect(match.textContent).toMatch(/To come.*\d\d:\d\d$/)
  expect(match.textContent).not.toMatch(/–|pending/)
})

test.each<[string, Partial<ResultWord>, Partial<ResultWord>, RegExp]>([
  [
    'how it was decided',
    { decided: 'retired' },
    { decided: 'walkover' },
    /Status before: Retired\s+now: Walkover/,
  ],
  [
    'how a void match was decided',
    { state: 'void', decided: 'retired' },
    { state: 'void', decided: 'walkover' },
    /Status before: Cancelled, refund · Retired\s+now: Cancelled, refund · Walkover/,
  ],
  ['who goes through', { goes_on: 'home' }, { goes_on: 'away' }, /Goes through before: Home 1\s+now: Away 1/],
  ['penalties', { parts: [[8, 4, 3]] }, { parts: [[8, 3, 4]] }, /Penalties before: 4-3\s+now: 3-4/],
  ['extra time', {}, { parts: [[5, 1, 0]] }, /Extra time, first half before: –\s+now: 1-0/],
  ['the winner', { winners: ['A'] }, { winners: ['B', 'C'] }, /Winner before: A\s+now: B, C/],
  [
    'a goal of the first half',
    { first_half_last_goal: 'home' },
    { first_half_last_goal: 'none' },
    /HT · Last goal before: Home 1\s+now: Nobody/,
  ],
])('a correction of %s says what was and what is', async (_, before, after, told) => {
  const match = {
    ...DETAILS,
    corrections: [{ at: NOW, source: 'feed', before: word([2, 1], before), after: word([2, 1], after) }],
  }
  await opened('/info/result?view=corrected', (fake) => {
    answers(fake)
    fake.answer(gameResultAdjustment, { matches: [match], total: 1 })
  })
  expect((await screen.findByRole('list', { name: 'Corrected' })).textContent).toMatch(told)
})

test('corrected results and cancelled bets are lists of their own', async () => {
  await opened('/info/result?view=corrected', (fake) => {
    answers(fake)
    fake.answer(gameResultAdjustment, { matches: [DETAILS], total: 1 })
    fake.answer(cancelledBetList, {
      bets: [
        betOf({
          ...{ status: 'void', returned: 9_600 },
          legs: [legOf({ result: 'void', void_reason: 'placedLate' })],
        }),
      ],
      total: 1,
    })
  })
  expect((await screen.findByRole('list', { name: 'Corrected' })).textContent).toMatch(/before: 2-2/)
  await userEvent.click(screen.getByRole('radio', { name: 'Cancelled bets' }))
  const bets = await screen.findByRole('list', { name: 'Cancelled bets' })
  expect(bets.textContent).toContain('Void: the bet was placed after play had begun.')
  expect(bets.textContent).toContain('Given back: 96.00')
})

test.each([
  ['/efresult', 9],
  ['/ngresult', 40],
])('%s is about its own sports', async (path, sport) => {
  const { asked } = await opened(path)
  await screen.findByRole('table')
  expect(asked()[0]).toMatchObject({ sports_type: sport })
  expect(screen.queryByRole('radio', { name: /Football/ })).toBeNull()
})

test.each([
  ['/efresult', 9, 41],
  ['/ngresult', 40, 45],
])(
  'corrections on %s are of its own sports, and cancelled bets are no view of it',
  async (path, first, second) => {
    const { fake } = await opened(`${path}?view=corrected`, (one) => {
      answers(one)
      one.answer(gameResultAdjustment, { matches: [DETAILS], total: 1 })
    })
    const asked = () =>
      fake.asked.flatMap(({ name, request }) => (name === 'gameResultAdjustment' ? [request] : []))
    await screen.findByRole('list', { name: 'Corrected' })
    expect(asked()).toEqual([expect.objectContaining({ sports_type: first })])
    expect(screen.queryByRole('radio', { name: 'Cancelled bets' })).toBeNull()
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Sports' })).getAllByRole('radio')[1] as Element,
    )
    expect(asked().at(-1)).toMatchObject({ sports_type: second, page: 1 })
    await close()
    const other = await opened(`${path}?view=cancelled`)
    await screen.findByRole('table')
    expect(other.asked()).toHaveLength(1)
  },
)

test('cards stand where the table has no room', async () => {
  width.mockReturnValue(360)
  await opened('/info/result')
  const card = await screen.findByRole('button', { name: /Home 1 v Away 1/ })
  expect(card.textContent).toContain('2-1')
  await userEvent.click(card)
  await screen.findByRole('article', { name: 'TL000000007' })
})

test('what cannot be loaded can be asked for again', async () => {
  const { fake } = await opened('/info/result', (one) => one.refuse(gameResultSportsbook, 'systemError'))
  await screen.findByText('The results could not be loaded')
  answers(fake)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table')
})

test('leagues and teams are called as the language of the page calls them', async () => {
  const { fake } = await opened('/info/result', (told) => {
    answers(told)
    told.answer(uxNames, { names: { 'Premier League': '英超', 'Home 1': '阿森纳', 'Away 1': '切尔西' } })
  })
  await act(async () => fake.language.next('cn'))
  expect(await screen.findByRole('rowheader', { name: /英超/ })).toBeTruthy()
  expect(screen.getByRole('option', { name: '英超 (1)' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '阿森纳 vs 切尔西' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '阿森纳 vs 切尔西 的详情' }))
  expect((await screen.findByText('最先进球')).parentElement?.textContent).toBe('最先进球阿森纳')
})
