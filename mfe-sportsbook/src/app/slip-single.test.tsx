import { act, screen, waitFor } from '@testing-library/react'
import { betCheck, uxNames } from '@touchline/contracts/calls'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { translatableFigures, translatePage } from '@touchline/test-kit/translation'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalQuote, type MatchNow, NOW } from '../testing/slip-fixtures'
import {
  button,
  card,
  isLocked,
  isShown,
  mountPanel,
  stakedForm,
  sumOf,
  unmountPanel,
} from '../testing/slip-panel'

const CLOSED = { open: false, min_bet: 0, max_bet: 0, max_payout: 0 } as const
const WORSE: MatchNow = { ball: 11, prices: [99, -97] }
const region = (name: string) => screen.getByRole('region', { name })

test('selection, stake, risk, win, outcomes and button are shown together, and counted', async () => {
  await mountPanel()
  expect(region('Bet slip, empty')).toBeTruthy()
  await unmountPanel()
  await stakedForm('single')
  expect(region('Bet slip, 1 selection')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Bet Slip 1', selected: true })).toBeTruthy()
  for (const text of ['England Premier League', '1H 22′', 'Full time handicap, from 1\u2060-\u20600 · MY'])
    expect(card().getByText(text)).toBeTruthy()
  expect([sumOf('Risk'), sumOf('To win')]).toEqual(['96.00', '100.00'])
  expect(screen.getByText('Available after this bet: 9,904.00 MYR.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'From now on, if…', expanded: true })).toBeTruthy()
  expect(sumOf('Arsenal score more')).toBe('Win +100.00')
  expect(sumOf('Level, or Chelsea score more')).toBe('Lose −96.00')
  expect(button('Confirm bet')).toBeTruthy()
})

test('the language of the shell changes in the middle of a bet, also for the summary of the page', async () => {
  const { fake, pick, later } = await mountPanel()
  await pick()
  const summary = () => fake.did.emitted.findLast((event) => event.type === 'slip')?.summary
  expect(summary()).toContain('Arsenal')
  fake.answer(uxNames, { names: { Arsenal: '阿森纳' } })
  await act(async () => fake.language.next('cn'))
  await waitFor(() => expect(summary()).toContain('阿森纳'))
  await act(async () => fake.language.next('my'))
  await later()
  expect(button('လောင်းငွေ ထည့်ပါ')).toBeTruthy()
  await act(async () => fake.language.next('en'))
  await waitFor(() => expect(summary()).toContain('Arsenal'))
})

test('a view-only member sees the reason, and cannot press', async () => {
  const fake = createFakeHost()
  fake.session.next({ stage: 'in', account: fakeAccount({ view_only: true }) })
  const { pick } = await mountPanel({ fake })
  await pick()
  expect(screen.getByText(/Please contact your agent/)).toBeTruthy()
  expect(isLocked('View only')).toBe(true)
})

/** The stored selection loses the names of its match. */
function forgetNames(): void {
  const key = 'touchline.slip.3.touchline/demo/record'
  const record = JSON.parse(localStorage.getItem(key) ?? '{}')
  for (const selection of record.selections) delete selection.leg
  localStorage.setItem(key, JSON.stringify(record))
}

async function reloaded(hasNames: boolean, quote: Parameters<typeof arsenalQuote>[0] = {}) {
  const { pick } = await mountPanel()
  await pick()
  await unmountPanel()
  if (!hasNames) forgetNames()
  return mountPanel({ remembers: true, quote })
}

test('a reloaded selection without names can be removed before the channel has answered', async () => {
  const { press } = await reloaded(false)
  expect(screen.getByText('Loading the selection…')).toBeTruthy()
  await press('Remove selection')
  expect(region('Bet slip, empty')).toBeTruthy()
})

test.each([
  { hasNames: true, name: 'Arsenal −0.5' },
  { hasNames: false, name: 'Selection no longer available' },
])('a reloaded selection whose match is over is "$name", says why, and can be removed', async (row) => {
  const { goneMatch, user } = await reloaded(row.hasNames, CLOSED)
  await goneMatch()
  expect(isShown(/^(Min|Max|Payout) [0–]$/)).toBe(false)
  expect(isShown('Loading the selection…')).toBe(false)
  expect(region(row.name)).toBeTruthy()
  expect(screen.getByText('No longer available.').parentElement?.textContent).toContain(
    'This match is not available.',
  )
  expect(button('Remove selection')).toBeTruthy()
  await user.click(button(/^Remove (?!selection$)/))
  expect(region('Bet slip, empty')).toBeTruthy()
})

test('a pressed price has the names of the board before the server answers', async () => {
  const { fake, tap, show, later } = await mountPanel()
  fake.answer(betCheck, () => new Promise(() => undefined))
  const match = { league: 'England Premier League', home: 'Arsenal', away: 'Chelsea', kickoff: NOW }
  await tap(ARSENAL_PICK, { shown: ARSENAL_SHOWN, match })
  expect(region('Arsenal −0.5').textContent).toMatch(/England Premier League.*−0\.96/)
  expect(isLocked('Loading…')).toBe(true)
  fake.answer(betCheck, { quotes: [arsenalQuote()] })
  await show(WORSE)
  await later()
  expect(screen.getByText('−0.96').tagName).toBe('DEL')
})

test('a worse price is shown beside the old one, and is bet by a button that says it', async () => {
  const { show, press, sent } = await stakedForm('single')
  await show(WORSE)
  expect(screen.getByText('−0.96').tagName).toBe('DEL')
  expect(screen.getByText(/from −0.96 to 0.99. Risk was 96.00, to win 100.00./)).toBeTruthy()
  await press('Bet at 0.99')
  expect(sent()).toMatchObject([{ odds: 99, ball: 11 }])
})

test('a new line is shown beside the old one, and can be removed', async () => {
  const { show, press } = await stakedForm('single')
  await show({ lineId: 9010, line: -1, ball: 1, prices: [77, -85], score: [2, 0] })
  expect(screen.getByText(/1\u2060-\u20600 → 2\u2060-\u20600/)).toBeTruthy()
  expect(screen.getByText(/Was −0.5 @ −0.96/)).toBeTruthy()
  expect(button('Bet 0-0.5 (−0.25) @ 0.77')).toBeTruthy()
  await press('Remove selection')
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
})

test('a price that the server refuses for good can be removed', async () => {
  const quote = { open: false, reason: 'matchNotAllowBet', ball: 10 } as const
  const { pick, press } = await mountPanel({ quote })
  await pick()
  expect(screen.getByText(/You can remove it from the slip/)).toBeTruthy()
  await press('Remove selection')
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
})

test.each<{ what: string; now: MatchNow; name: RegExp }>([
  { what: 'price', now: WORSE, name: /^Bet at/ },
  {
    what: 'line',
    now: { lineId: 9010, line: -1, ball: 11, prices: [77, -85] },
    name: /^Bet 0-0.5 \(−0.25\)/,
  },
  { what: 'score', now: { ball: 11, score: [2, 0] }, name: /^Bet/ },
  { what: 'suspension', now: { ball: 11, suspension: 1 }, name: /^Suspended/ },
])('a moved $what puts nothing above the button: it stays under the finger', async ({ now, name }) => {
  const { show, submit } = await stakedForm('single')
  // Everything above it takes room, like its own place in the form.
  const above = () =>
    [...document.querySelectorAll('p, h2, h3, [role="alert"], section, form, fieldset')].filter(
      (each) =>
        each.compareDocumentPosition(submit()) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !each.closest('[role="status"]'),
    ).length
  const before = above()
  const spoken = document.body.textContent
  await show(now)
  expect(document.body.textContent).not.toBe(spoken)
  expect(submit().textContent).toMatch(name)
  expect(above()).toBe(before)
})

test.each([
  ['all', /from −0.96 to 0.99/],
  ['bets', /from −0.96 to 0.99/],
  ['off', /^$/],
] as const)('a screen reader that reads %s reads a moved price as %s', async (spoken, expected) => {
  const { show, fake } = await stakedForm('single')
  const { value } = fake.preferences
  act(() => fake.preferences.next({ ...value, accessibility: { ...value.accessibility, spoken } }))
  // Long enough after the last message.
  let now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 6000
    return now
  })
  await show(WORSE)
  clock.mockRestore()
  const voices = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(voices.join('')).toMatch(expected)
})

test('a closed selection says so once, and shows no limits, returns or outcomes', async () => {
  const { goneMatch, fake } = await stakedForm('single')
  expect(await screen.findByRole('heading', { name: /From now on/ })).toBeTruthy()
  fake.answer(betCheck, { quotes: [arsenalQuote(CLOSED)] })
  await goneMatch()
  expect(screen.getByText('No longer available.')).toBeTruthy()
  expect(isShown(/exceeds|From now on|^(Min|Max|Payout) 0$/)).toBe(false)
  expect(sumOf('To win')).toBe('–')
})

test('a suspended price says why in place of the refusal before, and cannot be pressed', async () => {
  const { show, press, sent, refuses } = await stakedForm('single')
  refuses('invalidOddsBall')
  await press('Confirm bet')
  expect(screen.getByText('Not placed.')).toBeTruthy()
  await show({ suspension: 4 })
  expect(screen.getByText('Suspended: VAR check.')).toBeTruthy()
  expect(isShown('Not placed.')).toBe(false)
  expect(isLocked('Suspended')).toBe(true)
  await press('Suspended')
  expect(sent()).toHaveLength(1)
})

test('a market that went in-play removes the selection, which can be put back', async () => {
  const { show, tap, press } = await mountPanel()
  await tap(ARSENAL_PICK)
  await show({ market: 2 })
  await show({ market: 3, score: [0, 0] })
  const removal = 'Arsenal −0.5: Bet Slip has been removed due to market type changed.'
  expect(screen.getByText(removal).parentElement?.className).not.toContain('brief')
  await press('Undo')
  await show({ market: 3, score: [0, 0] })
  expect(button('Enter a stake')).toBeTruthy()
  expect(screen.getByText('The score changed.')).toBeTruthy()
})

describe('in a slip that the browser translated', () => {
  test('price, score and amounts go on moving', async () => {
    const { user, field, show } = await stakedForm('single')
    translatePage(document.body)
    await show({ ...WORSE, score: [2, 0] })
    expect(isShown('0.99')).toBe(true)
    expect(screen.getByText('2-0')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '50')
    expect(screen.getByText('49.50')).toBeTruthy()
  })

  test('no figure is translated', async () => {
    const { show } = await stakedForm('single')
    await show(WORSE)
    expect(translatableFigures(document.body)).toEqual([])
  })
})
