import { fireEvent, screen, within } from '@testing-library/react'
import { betCheck } from '@touchline/contracts/calls'
import { arsenalQuote } from '../testing/slip-fixtures'
import { button, isLocked, isShown, mountPanel, sumOf } from '../testing/slip-panel'

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
  }
}

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
  const { user, field, isInvalid } = await opened()
  await user.type(field, '20')
  await user.tripleClick(field)
  await user.paste('12.3.4')
  expect([field.value, isInvalid(), isShown(UNREADABLE)]).toEqual(['20', true, true])
  await user.keyboard('3')
  expect([field.value, isInvalid(), isShown(UNREADABLE)]).toEqual(['3', false, false])
})

test('an unreadable stake has no sums, is bet by neither Enter nor the button, and moved into no limit', async () => {
  const { user, field, isInvalid, press, later, sent } = await opened()
  await user.type(field, '1')
  await user.paste('e5')
  expect([sumOf('Risk'), sumOf('To win')]).toEqual(['–', '–'])
  for (const bet of [() => user.keyboard('{Enter}'), () => press('Enter a stake'), () => user.tab()]) {
    await bet()
    await later()
    expect([sent(), field.value, isInvalid(), isShown(UNREADABLE)]).toEqual([[], '1', true, true])
    expect(isShown(/^Stake adjusted/)).toBe(false)
  }
  await press('Enter a stake')
  expect(document.activeElement).toBe(field)
  await press('100')
  expect(isInvalid()).toBe(false)
  await press('Confirm bet')
  expect(sent()).toMatchObject([{ stake: 10_000 }])
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
  { typed: '20000', limit: '5,000', note: /to the maximum for this market, 5,000/, isLeft: false },
  { typed: '1', limit: '10', note: /^Stake adjusted from 1 to the minimum/, isLeft: false },
  { typed: '5', limit: '10', note: /^Stake adjusted from 5 to the minimum/, isLeft: true },
])('a stake of $typed has win, button and note of its limit, $limit', async (row) => {
  const { user, field, press } = await opened()
  await user.type(field, row.limit.replace(',', ''))
  const win = sumOf('To win')
  await user.clear(field)
  await user.type(field, row.typed)
  expect([field.value, sumOf('To win'), isShown('Confirm bet')]).toEqual([row.typed, win, false])
  expect(button(`Change stake to ${row.limit}`)).toBeTruthy()
  await (row.isLeft ? user.tab() : press(`Change stake to ${row.limit}`))
  expect(field.value).toBe(row.limit)
  const notice = screen.getByText(row.note)
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
  const { user, field, isInvalid } = await opened({ currency: 'MMK' })
  await user.type(field, '1000.50')
  expect([isInvalid(), isShown('Stake must be a whole amount.')]).toEqual([true, true])
  // It looks as it does without a stake: a press asks for one.
  expect(isLocked('Enter a stake')).toBe(false)
  await user.clear(field)
  await user.type(field, '1000.00')
  expect([isInvalid(), isLocked('Confirm bet')]).toEqual([false, false])
  await user.tab()
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
