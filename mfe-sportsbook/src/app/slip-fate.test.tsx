import { act, screen } from '@testing-library/react'
import { type Bet, betLookup, betSingle } from '@touchline/contracts/calls'
import { playTone } from '@touchline/ui/tone'
import { arsenalBet, arsenalLeg } from '../testing/slip-fixtures'
import { announcements, mountPanel } from '../testing/slip-panel'

jest.mock('@touchline/ui/tone')

describe('the slip', () => {
  test('is bet on with Enter, and says so aloud with a reference to copy', async () => {
    const { pick, user, stake, later, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '100{Enter}')
    await later()
    expect(fake.asked.filter(({ name }) => name === 'betSingle')).toHaveLength(1)
    expect(await screen.findByRole('heading', { name: /^Bet accepted/ })).toBeTruthy()
    expect(announcements()).toContain('Bet accepted: Arsenal −0.5')
    expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy reference TL-7Q4K-20931' })).toBeTruthy()
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('with a placed bet plays a tone once when sounds are %s', async (sounds, times) => {
    jest.mocked(playTone).mockClear()
    const { pick, user, stake, press, fake } = await mountPanel()
    const { value } = fake.preferences
    act(() => fake.preferences.next({ ...value, accessibility: { ...value.accessibility, sounds } }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    await screen.findByRole('heading', { name: /^Bet accepted/ })
    await press('Bet again')
    expect(jest.mocked(playTone).mock.calls).toEqual(Array(times).fill(['good']))
  })

  test('the receipt of a placed bet folds by itself, and the bet can be repeated', async () => {
    const { pick, user, stake, press, show } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    await user.click(await screen.findByRole('button', { name: /^Bet accepted/, expanded: true }))
    expect(screen.queryByRole('button', { name: 'Bet again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Bet accepted/, expanded: false }))
    await press('Bet again')
    await show()
    expect(screen.getByRole('region', { name: 'Arsenal −0.5' })).toBeTruthy()
    expect((stake() as HTMLInputElement).value).toBe('100')
    expect(screen.queryByRole('heading', { name: /^Bet accepted/ })).toBeNull()
  })

  test('a waiting bet counts down in words', async () => {
    const { pick, user, stake, press, fake, later } = await mountPanel()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 7000 }, request) },
    }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    expect(await screen.findByText(/Waiting for acceptance, [4-7] s/)).toBeTruthy()
    await act(async () =>
      fake.member.next({ t: 'bet', bet: arsenalBet({ status: 'rejected', reason: 'rejectedGoal' }) }),
    )
    expect(announcements()).toContain('Bet rejected. A goal was scored')
    await later()
    await press('Edit and try again')
    expect(screen.getByRole('button', { name: 'Confirm bet' })).toBeTruthy()
  })

  test.each([
    ['Play is not safe yet', 'penalty', 3],
    ['Play is not safe yet', 'dangerousAttack', 6],
    ['This is taking longer than expected', 'none', 0],
  ])('a bet that is held says "%s" while the feed says %s, and counts no nought', async (spoken, _, code) => {
    const { pick, user, stake, press, fake, show } = await mountPanel()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now }, request) },
    }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    await show({ suspension: code })
    expect(await screen.findByText(new RegExp(`^${spoken}`))).toBeTruthy()
    expect(screen.queryByText(/\b0 s/)).toBeNull()
  })

  test('links to the rule of the open selection, and from a refusal to its rule', async () => {
    const { pick, user, stake, press, fake } = await mountPanel()
    fake.answer(betSingle, () => ({ kind: 'refused', code: 'invalidOddsBall', text: '', details: {} }))
    await pick()
    await user.click(await screen.findByRole('link', { name: 'Rules' }))
    await user.type(stake(), '100')
    await press('Confirm bet')
    await user.click(await screen.findByRole('link', { name: 'See rule' }))
    expect(fake.did.windows).toEqual([
      '/info/rules?rule=football.handicapLive',
      '/info/rules?rule=odds.moved',
    ])
  })

  test('a rejected bet is opened again at a worse price only to be asked about it', async () => {
    const { pick, user, stake, press, fake, later, show } = await mountPanel()
    fake.refuse(betSingle, 'matchNotActive')
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    await show({ ball: 20, prices: [80, -88] })
    await later()
    await press('Edit and try again')
    expect(screen.getByText('To win').nextSibling?.textContent).toBe('80.00')
    expect(fake.asked.filter(({ name }) => name === 'betSingle')).toHaveLength(1)
    await later()
    expect(screen.getByRole('button', { name: /^Bet .*0\.80$/ })).toBeTruthy()
  })

  // The line was lost after the press, and is back after the end.
  test('a bet that is settled when it comes back says its result and what it brought', async () => {
    const { pick, user, stake, press, fake, later } = await mountPanel()
    const end: Partial<Bet> = { status: 'settled', result: 'lose', returned: 0, net: -9600 }
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet(end, request) } }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    const receipt = await screen.findByRole('region', { name: 'TL-7Q4K-20931' })
    expect(receipt.textContent).toContain('Lost −96.00')
    expect(receipt.textContent).toContain('Stake 100.00 · Returned 0.00')
    expect(receipt.textContent).not.toMatch(/to win|accepted/i)
    expect(announcements()).toContain('Lost −96.00')
    await user.click(screen.getByRole('button', { name: /^Lost −96\.00/ }))
    await later()
    expect(receipt.textContent).toMatch(/Stake 100\.00 Returned 0\.00 TL-/)
    expect(receipt.querySelector('small')?.closest('section')?.textContent).not.toMatch(/to win/i)
  })

  test('a void bet shows its reason and the refund', async () => {
    const { pick, user, stake, press, fake } = await mountPanel()
    const legs = [arsenalLeg({ result: 'void', void_reason: 'cancelled' })]
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ status: 'void', legs }, request) },
    }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    expect(await screen.findByText('Void: the match was cancelled. Refunded: 96.00')).toBeTruthy()
  })

  test('an unknown bet warns not to bet again', async () => {
    const { pick, user, stake, press, fake } = await mountPanel()
    fake.answer(betSingle, () => ({ kind: 'unknown', code: 'requestFailed', text: '' }))
    fake.refuse(betLookup, 'betNotExists')
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    expect(announcements()).toContain('Connection lost. Checking your bet; do not bet again.')
    expect((await screen.findByRole('button', { name: 'Checking…' })).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })
})
