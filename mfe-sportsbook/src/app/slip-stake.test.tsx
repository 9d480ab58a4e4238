import { fireEvent, screen, within } from '@testing-library/react'
import { betCheck } from '@touchline/contracts/calls'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { arsenalQuote } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

type Panel = Awaited<ReturnType<typeof mountPanel>>

describe('the slip', () => {
  test('digits that are typed after a pick go to the stake', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.keyboard('250')
    expect((stake() as HTMLInputElement).value).toBe('250')
    expect(document.activeElement).toBe(stake())
  })

  test('a held Enter does not bet the stake that a limit has just changed', async () => {
    const { pick, user, stake, later, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '20000')
    await user.keyboard('{Enter}')
    await later()
    // What a browser sends while the key stays down is called off, and with it the submission.
    expect(fireEvent.keyDown(stake(), { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(stake(), { key: 'Enter' })).toBe(true)
    expect((stake() as HTMLInputElement).value).toBe('5,000')
    expect(fake.asked.some(({ name }) => name === 'betSingle')).toBe(false)
  })

  test('the error of the stake is beside it and moves the cursor there', async () => {
    const { pick, stake, press, user } = await mountPanel()
    await pick()
    await press('Enter a stake')
    expect(stake().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(stake())
    const described = stake().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Enter a stake.')
    await user.type(stake(), '20000')
    expect((stake() as HTMLInputElement).value).toBe('20000')
    await press('Change stake to 5,000')
    expect((stake() as HTMLInputElement).value).toBe('5,000')
    expect(screen.getByText(/to the maximum for this market, 5,000/)).toBeTruthy()
  })

  test.each([
    { typed: '20000', shown: '5,000' },
    { typed: '1', shown: '10' },
  ])('of $typed the win and the button are those of the limit, $shown', async ({ typed, shown }) => {
    const { pick, stake, user } = await mountPanel()
    await pick()
    const win = () => screen.getByText('To win').nextSibling?.textContent
    await user.type(stake(), shown.replace(',', ''))
    const within = win()
    await user.clear(stake())
    await user.type(stake(), typed)
    expect(win()).toBe(within)
    expect(screen.getByRole('button', { name: `Change stake to ${shown}` })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm bet' })).toBeNull()
  })

  test.each(['1e5', '12.3.4', '-50'])('"%s" pasted as a whole is refused with an error', async (text) => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '20')
    await user.tripleClick(stake())
    await user.paste(text)
    expect((stake() as HTMLInputElement).value).toBe('20')
    expect(stake().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
    await user.clear(stake())
    await user.type(stake(), '30')
    expect(stake().getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByText('Enter a valid amount.')).toBeNull()
  })

  test('digits after a refused paste replace the text of the field, as the paste would have', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '20')
    await user.tripleClick(stake())
    await user.paste('abc')
    await user.keyboard('3')
    expect(stake()).toHaveProperty('value', '3')
    expect(screen.queryByText('Enter a valid amount.')).toBeNull()
  })

  test.each([
    { keys: '12.3.4', shown: '12.3' },
    { keys: '20e', shown: '20' },
    { keys: '20-5', shown: '20' },
    { keys: '-50', shown: '50' },
  ])('of the keys "$keys" those of an amount are taken, and $shown is bet', async ({ keys, shown }) => {
    const { fake, pick, user, stake, press } = await mountPanel()
    await pick()
    await user.type(stake(), keys)
    expect(stake()).toHaveProperty('value', shown)
    expect(stake().getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByText('Enter a valid amount.')).toBeNull()
    await press('Confirm bet')
    expect(fake.asked.find(({ name }) => name === 'betSingle')?.request).toMatchObject({
      stake: Number(shown) * 100,
    })
  })

  test.each([
    { keys: '12,5', minor: 1250 },
    { keys: '1,000', minor: 100_000 },
    { keys: '１２。５', minor: 1250 },
  ])('the keys "$keys" of a number pad bet $minor', async ({ keys, minor }) => {
    const { fake, pick, user, stake, press } = await mountPanel()
    await pick()
    await user.type(stake(), keys)
    await press('Confirm bet')
    expect(fake.asked.find(({ name }) => name === 'betSingle')?.request).toMatchObject({ stake: minor })
  })

  test.each([
    { composed: ['５', '５０'], field: '50' },
    { composed: ['１２', '１２．', '１２．５'], field: '12.5' },
    { composed: ['１２。', '１２。５'], field: '12.5' },
    { composed: ['あ'], field: '' },
  ])(
    '$composed of an input method stay until they are committed, then the field has "$field"',
    async (row) => {
      const { pick, stake } = await mountPanel()
      await pick()
      const input = stake() as HTMLInputElement
      fireEvent.compositionStart(input)
      for (const text of row.composed) {
        fireEvent.input(input, { target: { value: text }, isComposing: true, data: text })
        expect(input.value).toBe(text)
      }
      fireEvent.compositionEnd(input, { data: row.composed.at(-1) })
      expect(input.value).toBe(row.field)
    },
  )

  test('a key of no amount over a marked stake takes nothing away, and the next digits take its place', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '20')
    await user.tripleClick(stake())
    await user.keyboard('-')
    expect(stake()).toHaveProperty('value', '20')
    expect(screen.queryByText('Enter a valid amount.')).toBeNull()
    await user.keyboard('50')
    expect(stake()).toHaveProperty('value', '50')
  })

  test('a key of no amount over a part of the stake joins nothing to the rest', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '1234')
    ;(stake() as HTMLInputElement).setSelectionRange(2, 4)
    await user.keyboard('e5')
    expect(stake()).toHaveProperty('value', '1234')
    expect(stake().getAttribute('aria-invalid')).toBe('false')
  })

  test.each([
    ['Enter', (panel: Panel) => panel.user.keyboard('{Enter}')],
    ['the button', (panel: Panel) => panel.user.click(screen.getByRole('button', { name: 'Enter a stake' }))],
  ])('an unreadable stake is bet by no press of %s, nor is the amount before', async (_, press) => {
    const panel = await mountPanel()
    const { fake, pick, user, stake, later } = panel
    const bets = () => fake.asked.filter(({ name }) => name === 'betSingle')
    await pick()
    await user.type(stake(), '20')
    await user.tripleClick(stake())
    await user.paste('12.3.4')
    for (const _time of ['first', 'second']) {
      await press(panel)
      await later()
      expect(bets()).toEqual([])
      expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
    }
    await user.clear(stake())
    await user.type(stake(), '30')
    await user.click(screen.getByRole('button', { name: 'Confirm bet' }))
    await later()
    expect(bets()).toMatchObject([{ request: { stake: 3000 } }])
  })

  test('of zero shows its error without keeping the focus', async () => {
    const { pick, user, stake, press } = await mountPanel()
    await pick()
    await press('Enter a stake')
    expect(document.activeElement).toBe(stake())
    await user.type(stake(), '0')
    await user.tab()
    expect(screen.getByText(/^Your stake less than the min stake/)).toBeTruthy()
    expect(document.activeElement).not.toBe(stake())
    await press('Enter a stake')
    expect(document.activeElement).toBe(stake())
  })

  test('a refused paste is moved into no limit, and stays unreadable', async () => {
    const { fake, pick, user, stake, press, later } = await mountPanel()
    await pick()
    await user.type(stake(), '1')
    await user.paste('e5')
    await user.tab()
    await later()
    expect(stake()).toHaveProperty('value', '1')
    expect(stake().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText(/^Stake adjusted/)).toBeNull()
    for (const sum of ['Risk', 'To win']) expect(screen.getByText(sum).nextSibling?.textContent).toBe('–')
    await press('Enter a stake')
    expect(fake.asked.some(({ name }) => name === 'betSingle')).toBe(false)
    expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
    expect(document.activeElement).toBe(stake())
    // Quick stakes are a way on, as typing is.
    await press('100')
    expect(stake().getAttribute('aria-invalid')).toBe('false')
    expect(screen.getByRole('button', { name: 'Confirm bet' })).toBeTruthy()
  })

  test('a refused paste stays unreadable after a surplus digit', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '20.55')
    await user.paste('e1')
    expect(stake().getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{End}5')
    expect(stake()).toHaveProperty('value', '20.55')
    expect(stake().getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Backspace}')
    expect(stake()).toHaveProperty('value', '20.5')
    expect(stake().getAttribute('aria-invalid')).toBe('false')
  })

  test('nothing that was typed into an empty field ends with the key that deletes', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), 'e')
    expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
    await user.keyboard('{Backspace}')
    expect(screen.queryByText('Enter a valid amount.')).toBeNull()
  })

  test('half a kyat is refused at once with a hint, and kyat with two zeros are not', async () => {
    const fake = createFakeHost()
    const account = fakeAccount()
    const wallet = { ...account.wallet, currency_code: 'MMK' as const }
    fake.session.next({ stage: 'in', account: { ...account, wallet } })
    fake.balance.next(wallet)
    const { pick, user, later } = await mountPanel({ fake })
    await pick()
    const stake = screen.getByRole('textbox', { name: 'Stake MMK' })
    await user.type(stake, '1000.50')
    expect(stake.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Stake must be a whole amount.')).toBeTruthy()
    // It looks as it does without a stake: a press asks for one.
    expect(screen.getByRole('button', { name: 'Enter a stake' }).getAttribute('aria-disabled')).toBe('false')
    await user.clear(stake)
    await user.type(stake, '1000.00')
    expect(stake.getAttribute('aria-invalid')).toBe('false')
    expect(screen.getByRole('button', { name: 'Confirm bet' })).toBeTruthy()
    await user.tab()
    await later()
    expect((stake as HTMLInputElement).value).toBe('1,000')
  })

  test('digits after a second point do not join the amount before', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '12.3.4')
    expect(stake()).toHaveProperty('value', '12.3')
    await user.keyboard('5')
    expect(stake()).toHaveProperty('value', '12.3')
    // Who takes a sign away, or moves the cursor, has seen it, and goes on.
    await user.keyboard('{Backspace}5')
    expect(stake()).toHaveProperty('value', '12.5')
    await user.keyboard('.{ArrowRight}0')
    expect(stake()).toHaveProperty('value', '12.50')
  })

  test('a paste that is no amount keeps the text of the field', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '20')
    for (const text of ['12.3.4', 'abc', '.3.4']) {
      await user.paste(text)
      expect(stake()).toHaveProperty('value', '20')
    }
  })

  test('chips and limits set the stake', async () => {
    const { pick, stake, press } = await mountPanel()
    await pick()
    await press('100')
    expect((stake() as HTMLInputElement).value).toBe('100')
    expect(screen.getByRole('button', { name: '100', pressed: true })).toBeTruthy()
    await press('Max 5,000')
    expect((stake() as HTMLInputElement).value).toBe('5,000')
    await press('Clear stake')
    expect((stake() as HTMLInputElement).value).toBe('')
  })

  test('chips wait for the limits of the member, and keep to them', async () => {
    const { fake, pick, show, later } = await mountPanel()
    const quote = arsenalQuote({ min_bet: 20_000, max_bet: 150_000 })
    let showPrice = (): void => undefined
    const results = new Promise<void>((resolve) => {
      showPrice = resolve
    })
    fake.answer(betCheck, async () => {
      await results
      return { kind: 'ok', data: { quotes: [quote] } }
    })
    await pick()
    expect(screen.queryByRole('group', { name: 'Quick stakes' })).toBeNull()
    expect(screen.queryByRole('button', { name: '50' })).toBeNull()
    showPrice()
    await later()
    await show()
    const chips = within(screen.getByRole('group', { name: 'Quick stakes' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Min', '200', '500', '1,000', 'Max'])
  })

  test('a stake below the minimum is raised, with a note, when the field loses the focus', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '5')
    expect(stake()).toHaveProperty('value', '5')
    await user.tab()
    expect(stake()).toHaveProperty('value', '10')
    const notice = screen.getByText(/^Stake adjusted from 5 to the minimum/)
    expect(notice.className).toContain('adjusted')
    expect(notice.querySelector('svg')).toBeTruthy()
  })
})
