import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Bet, betCheck, uxMarket, uxMatch2, uxMenu } from '@touchline/contracts/calls'
import { matchChannel } from '@touchline/contracts/live'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { sampleSnapshot } from '../testing/sample-frames'
import { arsenalBet, arsenalLeg } from '../testing/slip-fixtures'
import { mountPanel, stakedForm } from '../testing/slip-panel'

const SPORT = { id: 1, name: 'Football', early: 0, today: 20, live: 0, types: [], parlay: 20 }
const isMode = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true'

/** The empty slip of a page whose server has twenty matches of today, the lucky pick opened. */
async function openLucky(mode?: 'Parlay' | 'System') {
  const fake = createFakeHost()
  const board = sampleSnapshot({ matches: 20, market: 2, now: fake.clock.now })
  fake.answer(uxMenu, { sports: [SPORT] })
  fake.answer(uxMarket, board)
  fake.answer(uxMatch2, board)
  const panel = await mountPanel({ fake })
  fake.answer(betCheck, { quotes: [] })
  if (mode) await panel.user.click(screen.getByRole('radio', { name: mode }))
  await panel.user.click(await screen.findByRole('button', { name: 'Lucky pick' }))
  const lucky = await screen.findByRole('region', { name: 'Lucky pick' })
  const list = await within(lucky).findByRole('list', { name: 'Lucky selections' })
  const names = () =>
    within(list)
      .getAllByRole('region')
      .map((leg) => leg.getAttribute('aria-label'))
  return { ...panel, board, names }
}

test('the lucky pick draws three, draws one or all again, and puts all in the slip by one press', async () => {
  const { user, names, press, fake } = await openLucky()
  const first = names()
  expect(first).toHaveLength(3)
  // By its place: two draws of 1X2 have the same name.
  const [, second] = screen.getAllByRole('button', { name: /^Re-roll .*$/ })
  await user.click(second as HTMLElement)
  expect(names()[0]).toBe(first[0])
  await press('Re-roll')
  expect(names()).toHaveLength(3)
  await press('One more leg')
  await press('Use these 4')
  expect(screen.getByRole('region', { name: 'Bet slip, 4 selections' })).toBeTruthy()
  const reported = fake.did.emitted.findLast(({ type }) => type === 'slip')
  expect(reported).toMatchObject({ picks: { length: 4 } })
})

test.each([
  { mode: undefined, press: [], becomes: 'Parlay' },
  { mode: 'Parlay', press: [], becomes: 'Parlay' },
  { mode: 'System', press: [], becomes: 'System' },
  // Two are too few for tickets of several sizes.
  { mode: 'System', press: ['One leg fewer'], becomes: 'Parlay' },
] as const)('the lucky pick in mode $mode makes after $press a $becomes', async (one) => {
  const { press, names } = await openLucky(one.mode)
  for (const name of one.press) await press(name)
  await press(`Use these ${names().length}`)
  expect(isMode(one.becomes)).toBe(true)
})

test('one lucky selection becomes a single, at the terms of the feed', async () => {
  const { press, names, board, fake } = await openLucky()
  for (const _time of ['first', 'second']) await press('One leg fewer')
  const [name] = names()
  expect(name).toMatch(/^.+, .+ v .+$/)
  await press('Use this one')
  const [match] = [...fake.open.keys()].filter((channel) => channel.startsWith('m:'))
  await act(async () => fake.frames.next({ ...board, ch: match ?? matchChannel(0) }))
  await waitFor(() => expect(screen.getByRole('region', { name: name?.split(', ')[0] ?? '' })).toBeTruthy())
  expect(isMode('Single')).toBe(true)
})

test('the range is in decimal odds and in the odds type of the member; its thumbs never pass', async () => {
  await openLucky()
  expect(screen.getByText('1.50 to 2.50 DEC')).toBeTruthy()
  expect(screen.getByText('0.50 to −0.66 MY')).toBeTruthy()
  const lowest = screen.getByRole('slider', { name: 'Lowest odds per leg' })
  expect(lowest.getAttribute('aria-valuetext')).toBe('1.50')
  await act(async () => fireEvent.change(lowest, { target: { value: '21' } }))
  expect(screen.getByText('−0.76 to −0.66 MY')).toBeTruthy()
})

test('the lucky pick closes by Escape and gives the focus back', async () => {
  const { user } = await openLucky()
  expect(document.activeElement?.textContent).toBe('Lucky pick')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Lucky pick' }))
})

test('the lucky pick is hidden for a view-only member, with the reason', async () => {
  const fake = createFakeHost()
  fake.session.next({ stage: 'in', account: fakeAccount({ view_only: true }) })
  await mountPanel({ fake })
  expect(await screen.findByText(/Please contact your agent/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Lucky pick' })).toBeNull()
})

test('only the member of the last bet can repeat it, also where another member follows at once', async () => {
  const { fake, press } = await stakedForm('single')
  const repeat = () => screen.queryByRole('button', { name: /^Repeat the last bet/ })
  await press('Confirm bet')
  await press('Done')
  expect(repeat()).toBeTruthy()
  await act(async () => {
    fake.session.next({ stage: 'out' })
    fake.session.next({ stage: 'in', account: fakeAccount({ account_id: 'other', session_token: 'other' }) })
  })
  expect(repeat()).toBeNull()
})

const OVER = arsenalLeg({ bet_type: 'ou', selection: 'over', line: 10 })
const BODY = arsenalLeg({ myanmar: { goals: 1, percent: -50, upper: 'home' } })
const UNITS = [{ size: 2, stake: 300, tickets: 3 }]

test.each<{ text: string; bet: Partial<Bet> }>([
  { text: 'Single · Arsenal −0.5 · Arsenal v Chelsea · 20.00', bet: { stake: 2000 } },
  { text: 'Single · Over 2.5 · Arsenal v Chelsea · 20.50', bet: { stake: 2050, legs: [OVER] } },
  { text: 'Mix parlay · 3 legs · 50.00', bet: { kind: 'parlay', stake: 5000, legs: [OVER, OVER, OVER] } },
  { text: 'System parlay · 3 legs', bet: { kind: 'system', units: UNITS, legs: [OVER, OVER, OVER] } },
  {
    text: 'Body · Arsenal 1−50 · Arsenal v Chelsea · 20.00',
    bet: { kind: 'mmo_single', stake: 2000, legs: [BODY] },
  },
  { text: 'Maung · 2 legs · 20.00', bet: { kind: 'mmo_parlay', stake: 2000, legs: [BODY, BODY] } },
])('a bet of another browser can be repeated, by a button that names it: "$text"', async ({ text, bet }) => {
  await mountPanel({ running: [arsenalBet(bet)] })
  expect(await screen.findByRole('button', { name: `Repeat the last bet ${text}` })).toBeTruthy()
})
