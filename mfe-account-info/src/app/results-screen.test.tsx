import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gameResultSportsbook, matchResult, uxNames } from '@touchline/contracts/calls'
import { elementsWide } from '../testing/element-width'
import { answers, CORRECTED, DETAILS, matchOf, openedResults } from '../testing/results'

const beWide = elementsWide(1200)

test('matches are grouped by league with their scores, their state, and the bets on them', async () => {
  await openedResults('/info/result')
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

test('a Burmese leg that ended in part says by what percent it was won or lost', async () => {
  const bet = { bet_id: '7', match_id: 1, status: 'settled' as const, leg: 1, legs: 1 }
  const myanmar = { goals: 1, percent: -40, upper: 'home' as const }
  await openedResults('/info/result', (fake) => {
    answers(fake)
    fake.answer(gameResultSportsbook, {
      matches: [matchOf(1)],
      bets: [
        { ...bet, result: 'half_lose', myanmar },
        { ...bet, bet_id: '8', result: 'half_win', myanmar, leg: 2, legs: 3 },
        { ...bet, bet_id: '9', result: 'lose', myanmar },
        { ...bet, bet_id: '10', result: 'half_lose' },
      ],
      total: 1,
    })
  })
  const row = await screen.findByRole('row', { name: /Home 1/ })
  expect(row.textContent).toMatch(/Lost \u221240%Won \+40%, leg 2 of 3LostLost half/)
})

test('outrights of the whole record are listed with their winners, by name where another one won', async () => {
  const runner = (match_id: number, home: string, winners: string[]) =>
    matchOf(match_id, { home, away: '', half_time: null, full_time: null, winners })
  const { asked } = await openedResults('/info/result?view=outrights', (fake) => {
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
  expect(screen.queryByRole('button', { name: 'Previous day' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Details: Arsenal' }))
  const won = await screen.findByText('Winner', { selector: 'dt' })
  expect(won.nextElementSibling?.textContent).toBe('Arsenal')
})

test('sport, league, which matches and a team are asked for, each beginning at the first page', async () => {
  const { asked } = await openedResults('/info/result?page=2', (one) => {
    answers(one)
    one.answer(gameResultSportsbook, { matches: [CORRECTED], bets: [], total: 61 })
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'League' }), 'Cup (1)')
  await userEvent.click(screen.getByRole('radio', { name: 'Void' }))
  await userEvent.click(screen.getByRole('switch', { name: 'My bets only' }))
  await userEvent.click(screen.getByRole('radio', { name: /Tennis/ }))
  expect(asked()[0]).toMatchObject({ sports_type: 1, page: 2, state: 'all', mine: false })
  expect(asked().at(-1)).toMatchObject({ sports_type: 3, page: 1, state: 'void', mine: true })
  expect(asked().at(-1)).not.toHaveProperty('league_id')
  await userEvent.click(screen.getByRole('button', { name: 'Previous day' }))
  expect(asked().at(-1)).toMatchObject({ start_date: '2026-11-20', end_date: '2026-11-20' })
  await userEvent.type(screen.getByRole('searchbox'), 'TL000000007')
  await screen.findByRole('heading', { name: 'Bet result' })
})

test.each([
  ['/efresult', 9],
  ['/ngresult', 40],
])('%s is about its own sports', async (path, sport) => {
  const { asked } = await openedResults(`${path}?view=matches`)
  await screen.findByRole('table')
  expect(asked()[0]).toMatchObject({ sports_type: sport })
  expect(screen.queryByRole('radio', { name: /Football/ })).toBeNull()
})

test('cards replace the table where it has no room', async () => {
  beWide(360)
  await openedResults('/info/result')
  const card = await screen.findByRole('button', { name: /Home 1 v Away 1/ })
  expect(card.textContent).toContain('2-1')
  await userEvent.click(card)
  await screen.findByRole('article', { name: 'TL000000007' })
})

test('what cannot be loaded can be asked for again', async () => {
  const { fake } = await openedResults('/info/result', (one) =>
    one.refuse(gameResultSportsbook, 'systemError'),
  )
  await screen.findByText('Results could not be loaded')
  answers(fake)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table')
})

test('leagues and teams are called as the language of the page calls them', async () => {
  const { fake } = await openedResults('/info/result', (host) => {
    answers(host)
    host.answer(uxNames, { names: { 'Premier League': '英超', 'Home 1': '阿森纳', 'Away 1': '切尔西' } })
  })
  await act(async () => fake.language.next('cn'))
  expect(await screen.findByRole('rowheader', { name: /英超/ })).toBeTruthy()
  expect(screen.getByRole('option', { name: '英超 (1)' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '阿森纳 vs 切尔西' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '阿森纳 vs 切尔西 的详情' }))
  expect((await screen.findByText('最先进球')).parentElement?.textContent).toBe('最先进球阿森纳')
})

test('on a phone the filters are folded behind what they chose, and the day stays in sight', async () => {
  beWide(390)
  await openedResults('/info/result?bets=mine&league=2')
  const opener = await screen.findByRole('button', {
    name: 'Filters: Football · Cup · My bets only',
    expanded: false,
  })
  expect(screen.getByRole('button', { name: 'Previous day' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'League' })).toBeNull()
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('switch', { name: 'My bets only' }))
  await screen.findByRole('button', { name: 'Filters: Football · Cup', expanded: true })
})

test('cancelled bets, which come by day alone, have no filters to fold', async () => {
  beWide(390)
  await openedResults('/info/result?view=cancelled')
  await screen.findByRole('button', { name: 'Previous day' })
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull()
})
