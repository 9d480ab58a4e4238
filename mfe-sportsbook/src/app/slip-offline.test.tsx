import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ARSENAL_PICK, ARSENAL_SHOWN } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

test('a pick that goes offline at once has a notice until it is online', async () => {
  const { fake, show, later } = await mountPanel()
  await act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN }))
  await act(async () => window.dispatchEvent(new Event('offline')))
  await later()
  expect(screen.getByText('Loads when you are back online')).toBeTruthy()
  expect(screen.getByText('No connection.')).toBeTruthy()
  await act(async () => window.dispatchEvent(new Event('online')))
  await later()
  expect(screen.queryByText('No connection.')).toBeNull()
  // The line has moved meanwhile.
  await show({ line: -1, lineId: 9100, ball: 20 })
  expect(screen.getByText('The line moved.')).toBeTruthy()
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
