import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { PickedSelections } from '../shared/state/picked-selections'
import { ARSENAL_PICK, ARSENAL_SHOWN } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

const typed = (keys: string, target: Element = document.body) => {
  for (const key of keys) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

test('digits typed before the slip is loaded are in the stake, in order', async () => {
  const fake = createFakeHost()
  const picked = new PickedSelections(fake.host.bus)
  typed('9')
  picked.press()
  // The press is drawn first.
  typed('1')
  picked.toggle(ARSENAL_PICK)
  typed('2x5')
  const { show, stake } = await mountPanel({ fake })
  typed('0')
  await show()
  expect((stake() as HTMLInputElement).value).toBe('1250')
  expect(document.activeElement).toBe(stake())
  picked.dispose()
})

test('input into a field, or with a modifier key, is no stake', async () => {
  const fake = createFakeHost()
  const picked = new PickedSelections(fake.host.bus)
  picked.toggle(ARSENAL_PICK)
  const search = document.createElement('input')
  document.documentElement.append(search)
  typed('7', search)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '8', ctrlKey: true, bubbles: true }))
  typed('5')
  search.remove()
  const { show, stake } = await mountPanel({ fake })
  await show()
  expect((stake() as HTMLInputElement).value).toBe('5')
  picked.dispose()
})

test('digits of a selection that was taken out again are forgotten', async () => {
  const { fake, show, stake } = await mountPanel()
  const pick = () => act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK }))
  await pick()
  typed('50')
  await pick()
  await pick()
  await show()
  expect((stake() as HTMLInputElement).value).toBe('')
  expect(screen.getByRole('region', { name: /1 selection/ })).toBeTruthy()
})

test('a pick that goes offline at once has a notice, and keeps typed digits until it is online', async () => {
  const { fake, show, stake, later } = await mountPanel()
  await act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN }))
  await act(async () => window.dispatchEvent(new Event('offline')))
  await later()
  expect(screen.getByText('Loads when you are back online')).toBeTruthy()
  expect(screen.getByText('No connection.')).toBeTruthy()
  typed('25')
  await act(async () => window.dispatchEvent(new Event('online')))
  await later()
  expect(screen.queryByText('No connection.')).toBeNull()
  // The line has moved meanwhile.
  await show({ line: -1, lineId: 9100, ball: 20 })
  expect(screen.getByText('The line moved.')).toBeTruthy()
  expect((stake() as HTMLInputElement).value).toBe('25')
})

test.each(['Single', 'Parlay'])('so do several selections of which nothing is known: %s', async (mode) => {
  const { fake, later } = await mountPanel()
  for (const pick of [ARSENAL_PICK, { ...ARSENAL_PICK, match_id: 2, line_id: 3 }])
    await act(async () => fake.bus.next({ type: 'pick', pick }))
  await act(async () => window.dispatchEvent(new Event('offline')))
  await userEvent.click(screen.getByRole('radio', { name: mode }))
  await later()
  expect(await screen.findAllByText('Loads when you are back online')).toHaveLength(2)
  await act(async () => window.dispatchEvent(new Event('online')))
  await later()
  expect(screen.queryByText('Loads when you are back online')).toBeNull()
})
