import { fireEvent, screen, within } from '@testing-library/react'
import { betCheck } from '@touchline/contracts/calls'
import { arsenalQuote } from '../testing/slip-fixtures'
import { button, isShown, mountPanel, sumOf } from '../testing/slip-panel'

const UNREADABLE = 'Enter a valid amount.'

/** A single without a stake, and its field. */
async function opened(options: Parameters<typeof mountPanel>[0] = {}) {
  const panel = await mountPanel(options)
  await panel.pick()
  const field = panel.stake()
  return {
    ...panel,
    field,
    isInvalid: () => field.getAttribute('aria-invalid') === 'true',
    /** Replaces a stake of 20 by a paste, which the field refuses. */
    pasteOver: async (text: string) => {
      await panel.user.type(field, '20')
      await panel.user.tripleClick(field)
      await panel.user.paste(text)
    },
  }
}
type Opened = Awaited<ReturnType<typeof opened>>

test('digits that are typed after a pick go to the stake', async () => {
  const { user, field } = await opened()
  await user.keyboard('250')
  expect(field.value).toBe('250')
  expect(document.activeElement).toBe(field)
})

test.each([
  { keys: '12.3.4', minor: 1230 },
  { keys: '20e', minor: 2000 },
  { keys: '-50', minor: 5000 },
  { keys: '12,5', minor: 1250 },
  { keys: '1,000', minor: 100_000 },
  { keys: '１２。５', minor: 1250 },
])('the keys "$keys" bet $minor, without an error', async ({ keys, minor }) => {
  const { user, field, isInvalid, press, sent } = await opened()
  await user.type(field, keys)
  expect([isInvalid(), isShown(UNREADABLE)]).toEqual([false, false])
  await press('Confirm bet')
  expect(sent()).toMatchObject([{ stake: minor }])
})

test('a key of no amount over a part of the stake joins nothing to the rest', async () => {
  const { user, field, isInvalid } = await opened()
  await user.type(field, '1234')
  field.setSelectionRange(2, 4)
  await user.keyboard('e5')
  expect([field.value, isInvalid()]).toEqual(['1234', false])
})

test('a refused paste keeps the text of the field, has an error, and is replaced by the next digits', async () => {
  const { user, field, isInvalid, pasteOver } = await opened()
  await pasteOver('12.3.4')
  expect([field.value, isInvalid(), isShown(UNREADABLE)]).toEqual(['20', true, true])
  await user.keyboard('3')
  expect([field.value, isInvalid(), isShown(UNREADABLE)]).toEqual(['3', false, false])
})

test.each([
  { what: 'Enter', press: ({ user }: Opened) => user.keyboard('{Enter}') },
  { what: 'the button', press: ({ user }: Opened) => user.click(button('Enter a stake')) },
])('$what bets neither an unreadable stake nor the amount before', async ({ press }) => {
  const panel = await opened()
  const { user, field, later, sent, pasteOver } = panel
  await pasteOver('12.3.4')
  for (const _time of ['first', 'second']) {
    await press(panel)
    await later()
    expect([sent(), isShown(UNREADABLE)]).toEqual([[], true])
  }
  await user.clear(field)
  await user.type(field, '30')
  await panel.press('Confirm bet')
  expect(sent()).toMatchObject([{ stake: 3000 }])
})

test('no limit moves an unreadable stake, which has no sums; a quick stake replaces it', async () => {
  const { user, field, isInvalid, press, later, sent } = await opened()
  await user.type(field, '1')
  await user.paste('e5')
  await user.tab()
  await later()
  expect([field.value, isInvalid(), isShown(/^Stake adjusted/)]).toEqual(['1', true, false])
  expect([sumOf('Risk'), sumOf('To win')]).toEqual(['–', '–'])
  await press('Enter a stake')
  expect([sent(), document.activeElement]).toEqual([[], field])
  await press('100')
  expect(isInvalid()).toBe(false)
  expect(button('Confirm bet')).toBeTruthy()
})

test('the error of a stake is beside its field, which takes the focus', async () => {
  const { user, field, isInvalid, press } = await opened()
  await press('Enter a stake')
  expect([isInvalid(), document.activeElement]).toEqual([true, field])
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Enter a stake.')
  await user.type(field, '0')
  await user.tab()
  expect(screen.getByText(/^Your stake less than the min stake/)).toBeTruthy()
  expect(document.activeElement).not.toBe(field)
  await press('Enter a stake')
  expect(document.activeElement).toBe(field)
})

test.each([
  { typed: '20000', limit: '5,000', note: /to the maximum for this market, 5,000/ },
  { typed: '1', limit: '10', note: /^Stake adjusted from 1 to the minimum/ },
])('a stake of $typed has win, button and note of its limit, $limit', async ({ typed, limit, note }) => {
  const { user, field, press } = await opened()
  await user.type(field, limit.replace(',', ''))
  const win = sumOf('To win')
  await user.clear(field)
  await user.type(field, typed)
  expect([field.value, sumOf('To win')]).toEqual([typed, win])
  expect(screen.queryByRole('button', { name: 'Confirm bet' })).toBeNull()
  await press(`Change stake to ${limit}`)
  expect(field.value).toBe(limit)
  expect(screen.getByText(note)).toBeTruthy()
})

test('a stake below the minimum is raised, with a note, when its field loses the focus', async () => {
  const { user, field } = await opened()
  await user.type(field, '5')
  await user.tab()
  expect(field.value).toBe('10')
  const notice = screen.getByText(/^Stake adjusted from 5 to the minimum/)
  expect(notice.className).toContain('adjusted')
  expect(notice.querySelector('svg')).toBeTruthy()
})

test('a held Enter does not bet the stake that a limit has just changed', async () => {
  const { user, field, later, sent } = await opened()
  await user.type(field, '20000{Enter}')
  await later()
  // What a browser sends while the key stays down is called off, and with it the submission.
  expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  expect([field.value, sent()]).toEqual(['5,000', []])
})

test('half a kyat is refused at once with a hint, and kyat with two zeros are not', async () => {
  const { user, field, isInvalid, later } = await opened({ currency: 'MMK' })
  await user.type(field, '1000.50')
  expect([isInvalid(), isShown('Stake must be a whole amount.')]).toEqual([true, true])
  // It looks as it does without a stake: a press asks for one.
  expect(button('Enter a stake').getAttribute('aria-disabled')).toBe('false')
  await user.clear(field)
  await user.type(field, '1000.00')
  expect(isInvalid()).toBe(false)
  expect(button('Confirm bet')).toBeTruthy()
  await user.tab()
  await later()
  expect(field.value).toBe('1,000')
})

test('quick stakes and limits set the stake', async () => {
  const { field, press } = await opened()
  await press('100')
  expect(field.value).toBe('100')
  expect(screen.getByRole('button', { name: '100', pressed: true })).toBeTruthy()
  await press('Max 5,000')
  expect(field.value).toBe('5,000')
  await press('Clear stake')
  expect(field.value).toBe('')
})

test('quick stakes wait for the limits of the member, and keep to them', async () => {
  const { fake, pick, show, later } = await mountPanel()
  let answer = (): void => undefined
  const limits = new Promise<void>((resolve) => {
    answer = resolve
  })
  fake.answer(betCheck, async () => {
    await limits
    return { kind: 'ok', data: { quotes: [arsenalQuote({ min_bet: 20_000, max_bet: 150_000 })] } }
  })
  await pick()
  expect(screen.queryByRole('group', { name: 'Quick stakes' })).toBeNull()
  answer()
  await later()
  await show()
  const stakes = within(screen.getByRole('group', { name: 'Quick stakes' })).getAllByRole('button')
  expect(stakes.map(({ textContent }) => textContent)).toEqual(['Min', '200', '500', '1,000', 'Max'])
})
