import { act, screen, within } from '@testing-library/react'
import { betCheck, betParlay, betSingle } from '@touchline/contracts/calls'
import type { LineRow } from '@touchline/contracts/odds'
import { frameOf, picksOf } from '../testing/combination-bench'
import { acceptedParlay, formOf } from '../testing/combined-panel'
import {
  ARSENAL,
  ARSENAL_PICK,
  arsenalBet,
  arsenalLeg,
  arsenalQuote,
  type MatchNow,
} from '../testing/slip-fixtures'

test('a parlay over its maximum promises the win of its maximum, and names the limit of parlays', async () => {
  const { fake, user, later } = await formOf('parlay', 3)
  const stake = await screen.findByRole('textbox', { name: /^Stake/ })
  const win = () => screen.getByText('To win').nextSibling?.textContent
  await user.type(stake, '1000')
  expect(win()).toMatch(/^[\d,]+\.\d\d$/)
  const most = win()
  await user.type(stake, '0')
  expect(win()).toBe(most)
  expect(screen.getByRole('button', { name: 'Change stake to 1,000' })).toBeTruthy()
  await user.tab()
  await later()
  expect(screen.getByText(/to 1,000, the maximum for Mix parlay\./)).toBeTruthy()
  expect(win()).toMatch(/^[\d,]+\.\d\d$/)
  const { value } = fake.balance
  await act(async () => value && fake.balance.next({ ...value, available_balance: 50_000 }))
  expect(
    screen.getByText(
      /to 1,000, the maximum for Mix parlay\. Insufficient balance\. You can risk up to 500\.00\./,
    ),
  ).toBeTruthy()
})

test.each(['invalidOddsBall', 'matchHide'] as const)(
  'a refusal about a leg, %s, is shown on that leg',
  async (code) => {
    const { fake, stake, press } = await formOf('parlay', 3)
    await stake('50')
    fake.answer(betParlay, () => ({ kind: 'refused', code, text: '', details: { legs: [1] } }))
    await press('Confirm bet')
    const marked = screen.getAllByRole('listitem').map(({ className }) => className.includes('wrong'))
    expect(marked).toEqual([false, true, false])
  },
)

test('the count of legs is above them, where the stake does not hide it', async () => {
  await formOf('parlay', 3)
  const [first] = screen.getAllByRole('listitem')
  const meter = screen.getByText('3 of 12 legs')
  expect(meter.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a refusal of singles is shown on no leg of their parlay', async () => {
  const { fake, user, press, later } = await formOf('parlay', 3)
  await user.click(screen.getByRole('radio', { name: /^Single/ }))
  await later(600)
  fake.answer(betSingle, () => ({ kind: 'refused', code: 'oddsIsUpdating', text: '', details: {} }))
  await user.type(await screen.findByRole('textbox', { name: /^Stake each/ }), '50')
  await press('Bet all 3')
  expect(await screen.findAllByText(/^Please wait a moment/)).toHaveLength(3)
  await user.click(screen.getByRole('radio', { name: 'Parlay' }))
  await later(600)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText(/^Please wait a moment/)).toBeNull()
})

test('the receipt of a parlay names the match of each leg, and its combined odds', async () => {
  const legs = picksOf(3).map(({ match_id }) => arsenalLeg({ match_id, odds: 204, odds_type: 4 }))
  await acceptedParlay({ legs })
  await screen.findByRole('heading', { name: /^Bet accepted/ })
  const receipt = within(await screen.findByRole('region', { name: /^TL-/ }))
  expect(receipt.getAllByText('Arsenal v Chelsea · Full time handicap')).toHaveLength(3)
  expect(receipt.getByText('Combined odds').parentElement?.textContent).toBe('Combined odds 8.489')
})

test('a removed leg is named in the head, until it is put back or closed', async () => {
  const { press } = await formOf('parlay', 3)
  const heads = () =>
    [screen.queryByText('3 selections'), screen.queryByText(/^Removed: Arsenal/)].map(Boolean)
  const parts = () => screen.getByRole('region', { name: /^Bet slip/ }).childElementCount
  const before = parts()
  expect(heads()).toEqual([true, false])
  await act(async () => screen.getAllByRole('button', { name: /^Remove / })[0]?.click())
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  expect([heads(), parts()]).toEqual([[false, true], before])
  await press('Undo')
  expect(heads()).toEqual([true, false])
  await act(async () => screen.getAllByRole('button', { name: /^Remove / })[0]?.click())
  await press('Close this message')
  expect(screen.getByText('2 selections')).toBeTruthy()
})

test('a leg whose price moved keeps match and market, with the old price struck and the way it went', async () => {
  const { show } = await formOf('parlay', 3)
  const [pick] = picksOf(3)
  await show((seq) => frameOf(pick?.match_id ?? 0, { seq, market: 2, prices: [80, -96], ball: 11 }))
  const [leg] = screen.getAllByRole('listitem')
  const card = within(leg as HTMLElement)
  expect(card.getByText(/Arsenal v Chelsea/)).toBeTruthy()
  // The move is beside the name of the market, and hides no word of it.
  expect(card.getByText('Odds changed').closest('p')?.textContent).toContain('Full time handicap')
  expect(card.getByText('2.04').tagName).toBe('DEL')
  expect(card.getByRole('img', { name: 'down' })).toBeTruthy()
  expect(card.getByText('Odds changed from 2.04 to 1.80.')).toBeTruthy()
  expect(card.getByText('Odds changed')).toBeTruthy()
})

test('a goal asks for consent to the score, on its leg and on the button, and not to a line', async () => {
  const { show, stake } = await formOf('parlay', 3, 3)
  await stake('50')
  const [pick] = picksOf(3)
  const goal = { prices: [80, -96], ball: 11, score: [2, 0] } satisfies Partial<MatchNow>
  await show((seq) => frameOf(pick?.match_id ?? 0, { seq, market: 3, ...goal }))
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement)
  expect(card.getByText('Score changed')).toBeTruthy()
  const spoken = card.getByText(/^Score changed from/).textContent
  expect(spoken?.replaceAll('\u2060', '')).toBe(
    'Score changed from 1-0 to 2-0. Odds changed from 2.04 to 1.80',
  )
  expect(screen.getByRole('button', { name: /^Bet at the new score, 7\.4/ })).toBeTruthy()
})

test('a moved line is shown with its price before and now', async () => {
  const { show } = await formOf('parlay', 3)
  const [pick] = picksOf(3)
  const moved = { prices: [80, -96], ball: 11, line: -3 } satisfies Partial<MatchNow>
  await show((seq) => frameOf(pick?.match_id ?? 0, { seq, market: 2, ...moved }))
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement)
  expect(card.getByText('Line changed from −0.5 @ 2.04 to 0.5-1 (−0.75) @ 1.80.')).toBeTruthy()
})

test('the line of a leg whose side gives goals is red, made up and bet', async () => {
  const { fake, user, press } = await formOf('parlay', 3)
  const looks = () => screen.getAllByText('−0.5').map(({ className }) => className)
  expect(looks()).toEqual(['negative', 'negative', 'negative'])
  const legs = picksOf(3).map(({ match_id }) => arsenalLeg({ match_id, odds: 204, odds_type: 4 }))
  fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ idem_key, kind: 'parlay', legs }) },
  }))
  await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
  await press('Confirm bet')
  await screen.findByRole('heading', { name: /^Bet accepted/ })
  expect(looks()).toEqual(['negative', 'negative', 'negative'])
})

test('legs in play keep score and minute while their parlay waits', async () => {
  const { fake, user, press } = await formOf('parlay', 3, 3)
  fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: {
      bet: arsenalBet({ idem_key, kind: 'parlay', status: 'waiting', decide_at: fake.clock.now + 6000 }),
    },
  }))
  await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
  await press('Confirm bet')
  expect(await screen.findByRole('button', { name: 'Waiting…' })).toBeTruthy()
  expect(screen.getByText(/^Waiting for acceptance, [56] s$/)).toBeTruthy()
  const matches = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const text of matches) {
    expect(text).toMatch(/Arsenal 1-0 Chelsea 1H 22′/)
    // And the score that the bet counts from.
    expect(text).toMatch(/handicap, from 1\u2060-\u20600/)
  }
})

test('legs of one match say so in plain words, and so does the way out', async () => {
  const { fake, show, later } = await formOf('parlay', 3)
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
  await show((seq) => frameOf(ARSENAL_PICK.match_id, { seq, market: 2 }))
  await later(600)
  expect(await screen.findByText('Legs 1 and 4 are on the same match.')).toBeTruthy()
  expect(screen.getByText('Combined odds').parentElement?.textContent).toBe('Combined odds –')
  expect(screen.getByText('Same match as leg 4: keep one')).toBeTruthy()
  expect(screen.getByText('Same match as leg 1: keep one')).toBeTruthy()
  const keep = screen.getAllByRole('button', { name: /^Keep / })[0] as HTMLElement
  const button = screen.getByRole('button', { name: '1 conflict to resolve' })
  expect(button.compareDocumentPosition(keep)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  keep.parentElement?.setAttribute('data-shown', 'no')
  ;(keep.parentElement as HTMLElement).scrollIntoView = () =>
    keep.parentElement?.setAttribute('data-shown', 'yes')
  await act(async () => button.click())
  expect(keep.parentElement?.getAttribute('data-shown')).toBe('yes')
  expect(document.activeElement).toBe(keep)
})

/** A server to which all legs are of one league, some of them outrights, by their places. */
function quoteOneLeague(
  fake: Awaited<ReturnType<typeof formOf>>['fake'],
  outrights: readonly number[],
): void {
  fake.answer(betCheck, ({ picks }) => ({
    kind: 'ok',
    data: {
      quotes: picks.map((pick) => ({
        ...arsenalQuote({ ...pick, ball: 0 }),
        odds: 204,
        odds_type: 4 as const,
        parent_id: pick.match_id,
        league_id: 7,
        outright: outrights.includes(pick.match_id - ARSENAL),
        live: false,
        combo_min: 2,
      })),
      combination: { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: 'parlay:1' },
    },
  }))
}

test.each([
  { it: 'a match beside an outright of its league', outright: 0, kept: 1, left: 2 },
  { it: 'an outright after two matches of its league', outright: 2, kept: 2, left: 1 },
])('keeping $it takes out what excludes it, and no other leg', async ({ outright, kept, left }) => {
  const { fake, later } = await formOf('parlay', 3)
  quoteOneLeague(fake, [outright])
  await later(8000)
  const ways = screen.getAllByRole('button', { name: /^Keep / })
  expect(ways).toHaveLength(3)
  await act(async () => ways[kept]?.click())
  expect(screen.getAllByRole('listitem')).toHaveLength(left)
})

test.each([
  {
    they: 'an outright and a match',
    outrights: [0],
    spoken: ['Same league as leg 2: keep one', 'Leg 1 is an outright on this league: keep one'],
  },
  {
    they: 'a match and an outright',
    outrights: [1],
    spoken: ['Leg 2 is an outright on this league: keep one', 'Same league as leg 1: keep one'],
  },
  {
    they: 'two outrights',
    outrights: [0, 1],
    spoken: ['Same league as leg 2: keep one', 'Same league as leg 1: keep one'],
  },
])('of $they of one league each leg says which of the two is the outright', async ({ outrights, spoken }) => {
  const { fake, later } = await formOf('parlay', 2)
  quoteOneLeague(fake, outrights)
  await later(8000)
  const legs = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(legs).toEqual(spoken.map((words) => expect.stringContaining(words)))
})

test('equal names in two markets of one match are shown with their markets in a conflict', async () => {
  const { fake, show, later } = await formOf('parlay', 3)
  const lineOf = (id: number, period: number): LineRow => [id, 0, period, -2, 10, 0, 2, -96, 90]
  const [whole, half] = [lineOf(ARSENAL_PICK.line_id, 0), lineOf(9101, 1)]
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, line_id: 9101 } }))
  await show((seq) => frameOf(ARSENAL_PICK.match_id, { seq, market: 2, lines: [whole, half] }))
  await later(600)
  const ways = screen.getAllByRole('button', { name: /^Keep / }).map(({ textContent }) => textContent)
  expect(ways).toEqual([
    expect.stringMatching(/^Keep Arsenal −0\.5 @ [\d.]+ Full time handicap$/),
    expect.stringMatching(/^Keep Arsenal −0\.5 @ [\d.]+ First half handicap$/),
  ])
})

test('a slip whose parlay was accepted is empty below its receipt, and stays so once it is closed', async () => {
  const { user, press } = await acceptedParlay()
  await screen.findByRole('heading', { name: /^Bet accepted/ })
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'If odds change' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Bet accepted/ }))
  expect(screen.getByRole('region', { name: /^TL-/ }).textContent).toMatch(/Risk .*To win /)
  await user.click(screen.getByRole('button', { name: /^Bet accepted/ }))
  await press('Done')
  expect(screen.queryByRole('heading', { name: /^Bet accepted/ })).toBeNull()
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
})

test('a receipt folds once no pointer is over the slip: the rows below would move under it', async () => {
  const { later } = await acceptedParlay()
  const receipt = await screen.findByRole('button', { name: /^Bet accepted/ })
  const slip = screen.getByRole('region', { name: /^Bet slip/ })
  const pointer = jest.spyOn(slip, 'matches').mockImplementation((asked) => asked === ':hover')
  await later(8500)
  expect(receipt.getAttribute('aria-expanded')).toBe('true')
  pointer.mockRestore()
  await later(1500)
  expect(receipt.getAttribute('aria-expanded')).toBe('false')
})

test('a receipt folds on a phone, where what a finger pressed counts as pointed at', async () => {
  const { later } = await acceptedParlay()
  const receipt = await screen.findByRole('button', { name: /^Bet accepted/ })
  const slip = screen.getByRole('region', { name: /^Bet slip/ })
  const pointer = jest.spyOn(slip, 'matches').mockImplementation((asked) => asked === ':hover')
  const { matchMedia } = window
  window.matchMedia = ((query: string) => ({ matches: query === '(hover: none)' })) as typeof matchMedia
  await later(8500)
  window.matchMedia = matchMedia
  pointer.mockRestore()
  expect(receipt.getAttribute('aria-expanded')).toBe('false')
})

test('a refusal of a press is shown on the pinned foot, over the legs and not below the button', async () => {
  const { fake, stake, press } = await formOf('parlay', 3)
  await stake('50')
  fake.answer(betParlay, () => ({
    kind: 'refused',
    code: 'oddsIsUpdating' as const,
    text: '',
    details: {},
  }))
  await press('Confirm bet')
  const notice = screen.getByText('Not placed.')
  expect(notice.closest('[data-foot] > [data-over-foot]')).toBeTruthy()
  const button = screen.getByRole('button', { name: /^(Confirm|Bet)/ })
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // No scrolling brings the leg below it into sight.
  await press('Close this message')
  expect(screen.queryByText('Not placed.')).toBeNull()
  await press(/^(Confirm|Bet)/)
  expect(screen.getByText('Not placed.')).toBeTruthy()
})
