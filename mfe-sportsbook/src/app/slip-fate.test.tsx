import { act, screen, within } from '@testing-library/react'
import { type Bet, betLookup, betParlay, betSingle } from '@touchline/contracts/calls'
import { playTone } from '@touchline/ui/tone'
import { picksOf } from '../testing/combination-bench'
import { arsenalBet, arsenalLeg } from '../testing/slip-fixtures'
import {
  announcements,
  button,
  card,
  isLocked,
  isShown,
  legs,
  severalOf,
  stakedForm,
  sumOf,
} from '../testing/slip-panel'

jest.mock('@touchline/ui/tone')

const accepted = () => screen.findByRole('heading', { name: /^Bet accepted/ })

/** A single of 100 that was sent to a server that answers with this bet. */
async function placed(bet: Partial<Bet> = {}) {
  const form = await stakedForm('single')
  form.accepts(bet)
  await form.press('Confirm bet')
  return form
}

/** A single of 100 that waits for so long. */
async function waiting(ms: number, bet: Partial<Bet> = {}) {
  const form = await stakedForm('single')
  form.accepts(() => ({ ...bet, status: 'waiting', decide_at: form.fake.clock.now + ms }))
  await form.press('Confirm bet')
  return form
}

describe('an accepted bet', () => {
  test('is made with Enter, is announced, and has a reference to copy', async () => {
    const { user, field, later, sent } = await stakedForm('single')
    await user.type(field, '{Enter}')
    await later()
    expect(sent()).toHaveLength(1)
    expect(await accepted()).toBeTruthy()
    expect(announcements()).toContain('Bet accepted: Arsenal −0.5')
    expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    expect(button('Copy reference TL-7Q4K-20931')).toBeTruthy()
  })

  test.each([
    { sounds: true, tones: [['good']] },
    { sounds: false, tones: [] },
  ])('plays a tone once where sounds are $sounds', async ({ sounds, tones }) => {
    jest.mocked(playTone).mockClear()
    const { press, fake } = await stakedForm('single')
    const { value } = fake.preferences
    act(() => fake.preferences.next({ ...value, accessibility: { ...value.accessibility, sounds } }))
    await press('Confirm bet')
    await accepted()
    await press('Bet again')
    expect(jest.mocked(playTone).mock.calls).toEqual(tones)
  })

  test('has a receipt with the time of its acceptance, which folds and can be repeated', async () => {
    const { user, stake, press, show } = await placed({
      placed_at: Date.UTC(2026, 10, 21, 15),
      accepted_at: Date.UTC(2026, 10, 21, 15, 0, 5),
    })
    await user.click(await screen.findByRole('button', { name: /^Bet accepted 23:00:05/, expanded: true }))
    expect(screen.queryByRole('button', { name: 'Bet again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Bet accepted/, expanded: false }))
    await press('Bet again')
    await show()
    expect(screen.getByRole('region', { name: 'Arsenal −0.5' })).toBeTruthy()
    expect(stake().value).toBe('100')
    expect(screen.queryByRole('heading', { name: /^Bet accepted/ })).toBeNull()
  })
})

test('a waiting bet counts down in words, and can be edited once it was rejected', async () => {
  const { press, later, decides } = await waiting(7000)
  expect(await screen.findByText(/Waiting for acceptance, [4-7] s/)).toBeTruthy()
  await decides({ status: 'rejected', reason: 'rejectedGoal' })
  expect(announcements()).toContain('Bet rejected. A goal was scored')
  await later()
  await press('Edit and try again')
  expect(button('Confirm bet')).toBeTruthy()
})

test.each([
  { reason: 'a penalty', suspension: 3, text: /^Play is not safe yet/ },
  { reason: 'a dangerous attack', suspension: 6, text: /^Play is not safe yet/ },
  { reason: 'no reason', suspension: 0, text: /^This is taking longer than expected/ },
])('a bet that is held for $reason says so, and counts no nought', async ({ suspension, text }) => {
  const { show } = await waiting(0)
  await show({ suspension })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(isShown(/\b0 s/)).toBe(false)
})

test('a selection links to its rule, and a refusal to its own', async () => {
  const { user, press, fake, refuses } = await stakedForm('single')
  refuses('invalidOddsBall')
  await user.click(await screen.findByRole('link', { name: 'Rules' }))
  await press('Confirm bet')
  await user.click(await screen.findByRole('link', { name: 'See rule' }))
  expect(fake.did.windows).toEqual(['/info/rules?rule=football.handicapLive', '/info/rules?rule=odds.moved'])
})

test('a rejected bet is edited at a worse price only to be asked about it', async () => {
  const { press, refuses, later, show, sent } = await stakedForm('single')
  refuses('matchNotActive')
  await press('Confirm bet')
  await show({ ball: 20, prices: [80, -88] })
  await later()
  await press('Edit and try again')
  expect(sumOf('To win')).toBe('80.00')
  expect(sent()).toHaveLength(1)
  await later()
  expect(button(/^Bet .*0\.80$/)).toBeTruthy()
})

// The connection was lost after the press, and is back after the end.
test('a bet that is settled when it comes back shows its result and its return', async () => {
  const { user, later } = await placed({ status: 'settled', result: 'lose', returned: 0, net: -9600 })
  const receipt = await screen.findByRole('region', { name: 'TL-7Q4K-20931' })
  expect(receipt.textContent).toContain('Lost −96.00')
  expect(receipt.textContent).toContain('Stake 100.00 · Returned 0.00')
  expect(receipt.textContent).not.toMatch(/to win|accepted/i)
  expect(announcements()).toContain('Lost −96.00')
  await user.click(button(/^Lost −96\.00/))
  await later()
  expect(receipt.textContent).toMatch(/Stake 100\.00 Returned 0\.00 TL-/)
  expect(receipt.textContent).not.toMatch(/to win/i)
})

test('a void bet shows its reason and the refund', async () => {
  await placed({ status: 'void', legs: [arsenalLeg({ result: 'void', void_reason: 'cancelled' })] })
  expect(await screen.findByText('Void: the match was cancelled. Refunded: 96.00')).toBeTruthy()
})

test('an unknown bet warns not to bet again', async () => {
  const { press, fake } = await stakedForm('single')
  fake.answer(betSingle, () => ({ kind: 'unknown', code: 'requestFailed', text: '' }))
  fake.refuse(betLookup, 'betNotExists')
  await press('Confirm bet')
  expect(announcements()).toContain('Connection lost. Checking your bet; do not bet again.')
  expect(await screen.findByRole('button', { name: 'Checking…' })).toBeTruthy()
  expect(isLocked('Checking…')).toBe(true)
})

describe('a bet at a better price than asked', () => {
  /** Asked at −0.96 with 96.00 at risk, taken at −0.64. */
  const BETTER: Partial<Bet> = { risk: 6_400, to_win: 10_000, legs: [arsenalLeg({ odds: -64 })] }

  test('shows that price, its risk, and the price asked, while it waits', async () => {
    await waiting(7000, BETTER)
    await screen.findByText(/Waiting for acceptance, \d s/)
    expect(card().getByText('−0.64').tagName).not.toBe('DEL')
    expect(card().getByText('−0.96').tagName).toBe('DEL')
    expect(card().getByRole('img', { name: 'up' })).toBeTruthy()
    expect(sumOf('Risk')).toBe('64.00')
    expect(screen.getByText(/64\.00.*−0\.64/)).toBeTruthy()
  })

  test('names the released sum and the score of its bet once a goal has rejected it', async () => {
    const { decides, show } = await waiting(7000, BETTER)
    await decides({
      ...BETTER,
      status: 'rejected',
      reason: 'rejectedGoal',
      rejected_leg: 0,
      rejected_by: { what: 'score', from: [1, 0], to: [2, 0] },
    })
    // The goal is taken back.
    await show({ score: [1, 0] })
    const words = /Score 1\u2060-\u20600 → 2\u2060-\u20600\. No money was taken; 64\.00 is available again/
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(announcements()).toContain('64.00')
    expect(sumOf('Risk')).toBe('64.00')
    expect(sumOf('Your odds')).toMatch(/−0\.64/)
    expect(sumOf('Score')).toBe('1\u2060-\u20600 → 2\u2060-\u20600 → 1\u2060-\u20600')
  })

  test('is one of several singles, which show each bet of the server and their sum', async () => {
    const { fake, accepts, user, press } = await severalOf()
    accepts(({ selection }) => ({
      ...(selection === 'home' ? BETTER : { legs: [arsenalLeg({ odds: 90, selection: 'away' })] }),
      status: 'waiting',
      decide_at: fake.clock.now + 9e6,
    }))
    await user.type(screen.getByRole('textbox', { name: 'Stake each, MYR' }), '100')
    await press('Bet all 2')
    expect(card().getByText('64.00')).toBeTruthy()
    expect(card().getByText('−0.96').tagName).toBe('DEL')
    expect(sumOf('Risk, 2 bets')).toBe('164.00')
  })

  test('is a parlay, whose legs show their prices', async () => {
    const { fake, press } = await stakedForm('live parlay', '50')
    fake.answer(betParlay, ({ idem_key, stake }) => ({
      kind: 'ok',
      data: {
        bet: arsenalBet({
          idem_key,
          kind: 'parlay',
          stake,
          risk: stake,
          to_win: 47_020,
          status: 'waiting',
          decide_at: fake.clock.now + 9e6,
          legs: picksOf(3).map(({ match_id }, place) =>
            arsenalLeg({ match_id, odds: place === 0 ? 250 : 204, odds_type: 4 }),
          ),
        }),
      },
    }))
    await press('Confirm bet')
    const [first] = legs()
    expect(within(first as HTMLElement).getByText('2.50')).toBeTruthy()
    expect(within(first as HTMLElement).getByText('2.04').tagName).toBe('DEL')
    expect([sumOf('Combined odds'), sumOf('To win')]).toEqual(['10.404', '470.20'])
  })
})
