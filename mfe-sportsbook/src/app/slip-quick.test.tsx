import { act, screen, within } from '@testing-library/react'
import { ARSENAL_PICK, ARSENAL_SHOWN } from '../testing/slip-fixtures'
import { isShown, mountPanel } from '../testing/slip-panel'

const UNREADABLE = 'Enter a valid amount.'

/** The settings of the slip, with the field of the quick stake. */
async function settings(stake = '', { picks = 0 } = {}) {
  const panel = await mountPanel()
  const { user, pick, press } = panel
  if (picks > 0) await pick()
  await press('Slip settings')
  const region = await screen.findByRole('region', { name: 'Quick bet' })
  const field = region.querySelector('input[inputmode]') as HTMLInputElement
  await user.clear(field)
  if (stake) await user.type(field, stake)
  return { ...panel, field, region: within(region) }
}

/** Quick bets armed with 10, and presses on prices. */
async function armed() {
  const panel = await settings('10')
  await panel.press('Turn on')
  await screen.findByRole('button', { name: 'Turn off' })
  const quick = async (pick = ARSENAL_PICK, shown = ARSENAL_SHOWN) => {
    await panel.tap(pick, { shown })
    await panel.show()
    await panel.later()
  }
  return { ...panel, quick }
}

test.each([
  { what: 'an empty slip', picks: 0, role: 'button', name: 'Turn off', key: '{Enter}' },
  { what: 'a slip with a selection', picks: 1, role: 'switch', name: 'Quick bet', key: ' ' },
])('the focus stays in $what when quick bets are armed and disarmed', async ({ picks, role, name, key }) => {
  const { user, press, later } = await settings('10', { picks })
  const slip = screen.getByRole('region', { name: /^Bet slip/ })
  await press('Turn on')
  expect(document.activeElement).toBe(slip)
  const off = await screen.findByRole(role, { name })
  await act(async () => off.focus())
  await user.keyboard(key)
  await later()
  expect(screen.queryByRole('button', { name: /^Quick bet 10/ })).toBeNull()
  expect(document.activeElement).toBe(slip)
})

test('quick bets are not armed after a refused paste, until an amount is typed', async () => {
  const { user, field, press } = await settings('10')
  await user.tripleClick(field)
  await user.paste('12.3.4')
  await press('Turn on')
  expect([isShown(UNREADABLE), isShown('Turn off')]).toEqual([true, false])
  await user.clear(field)
  await user.type(field, '20')
  await press('Turn on')
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy()
})

test('quick bets without a stake name the missing stake, and go there', async () => {
  const { user, field, region } = await settings()
  const arm = region.getByRole('button', { name: 'Enter a stake' })
  expect(arm.getAttribute('aria-disabled')).toBe('false')
  await user.click(arm)
  expect(region.getByText('Enter a stake.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await user.type(field, '0')
  await user.click(region.getByRole('button', { name: 'Turn on' }))
  expect(region.getByText(/^Your stake less than the min stake/)).toBeTruthy()
  await user.type(field, '{Backspace}-')
  expect(isShown(UNREADABLE)).toBe(true)
  await user.type(field, '30e5')
  expect([field.value, isShown(UNREADABLE)]).toEqual(['30', false])
  await user.click(region.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy()
})

test('the stake of a new selection shows the error of an unreadable amount', async () => {
  const { user } = await settings()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Default stake' }), 'fixed')
  const stake = await screen.findByRole('textbox', { name: /amount/i })
  await user.type(stake, '20')
  await user.tripleClick(stake)
  await user.paste('12.3.4')
  expect(stake.getAttribute('aria-invalid')).toBe('true')
  expect(isShown(UNREADABLE)).toBe(true)
})

test('a held quick bet says why, counts no nought, and invents nothing without a connection', async () => {
  const { fake, quick, show, later, accepts } = await armed()
  accepts(() => ({ status: 'waiting', decide_at: fake.clock.now - 1, placed_at: fake.clock.now - 2000 }))
  await quick()
  await show({ suspension: 3 })
  expect(await screen.findByText(/^Play is not safe yet/)).toBeTruthy()
  expect(isShown(/\b0 s/)).toBe(false)
  await act(async () => fake.freshness.next({ freshness: 'lost', ageMs: 9000 }))
  await later()
  expect(isShown('Connection lost. Checking your bet; do not bet again.')).toBe(true)
  expect(isShown(/dangerous|calm/)).toBe(false)
})

test('the notice of a waiting quick bet counts no seconds, which would stop', async () => {
  const { fake, quick, waits } = await armed()
  waits(5000)
  // A phone whose sheet with the slip is closed.
  ;(document.getElementById('slip') as HTMLElement).style.visibility = 'hidden'
  await quick()
  expect(fake.did.notices.map(({ text }) => text)).toEqual(['Arsenal −0.5 · Waiting for acceptance'])
})

test('the list scrolls to the quick bet that was rejected last, though a later one was rejected before', async () => {
  /** Rows lie 40 px below one another, from 100 px. */
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 + 40 * [...(this.parentElement?.children ?? [])].indexOf(this) * Number(this.tagName === 'LI')
  })
  const { quick, waits, sent, decides } = await armed()
  waits(60_000)
  await quick()
  await quick({ ...ARSENAL_PICK, selection: 'away' }, { ...ARSENAL_SHOWN, odds: 90 })
  const list = await screen.findByRole('list', { name: 'Bets this session' })
  const [home, away] = sent()
  expect(list.scrollTop).toBe(0)
  await decides({ status: 'rejected', reason: 'rejectedGoal' }, away)
  expect(await screen.findByText('1 rejected')).toBeTruthy()
  expect(list.scrollTop).toBe(0)
  await decides({ status: 'rejected', reason: 'rejectedGoal' }, home)
  expect(await screen.findByText('2 rejected')).toBeTruthy()
  expect(list.scrollTop).toBe(40)
  jest.restoreAllMocks()
})
