import { act, screen } from '@testing-library/react'
import { betCheck } from '@touchline/contracts/calls'
import { frameOf, picksOf } from '../testing/combination-bench'
import { formOf } from '../testing/combined-panel'
import { ARSENAL_PICK, arsenalQuote } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

const ALL = 'Remove unavailable legs'
const legs = () => screen.getAllByRole('listitem').length

/** A form of which these legs are no longer offered. */
async function deadForm(mode: 'parlay' | 'system', count: number, dead: readonly number[]) {
  const form = await formOf(mode, count)
  for (const place of dead) {
    const match = picksOf(count)[place]?.match_id ?? 0
    await form.show((seq) => frameOf(match, { seq, market: 2, state: 2 }))
  }
  return form
}

describe.each(['parlay', 'system'] as const)('legs of a %s that cannot be bet', (mode) => {
  test('go by one press, and come back by one', async () => {
    const { press } = await deadForm(mode, 4, [1, 3])
    expect(screen.getByRole('button', { name: '2 legs not available' })).toBeTruthy()
    await press(ALL)
    expect(legs()).toBe(2)
    expect(screen.queryByRole('button', { name: ALL })).toBeNull()
    await press('Undo')
    expect(legs()).toBe(4)
  })

  test('are led to by the button, which takes none out itself', async () => {
    const { press } = await deadForm(mode, 4, [1, 3])
    await press('2 legs not available')
    expect(document.activeElement?.textContent).toBe(ALL)
    expect(legs()).toBe(4)
  })

  test('are named before more are asked for', async () => {
    const { press, user } = await deadForm(mode, 3, [0])
    for (const [leg] of [screen.getAllByRole('button', { name: /^Remove Arsenal/ }).slice(1)])
      await user.click(leg as HTMLElement)
    expect(screen.getByRole('button', { name: '1 leg not available' })).toBeTruthy()
    expect(screen.queryByText(/needs \d legs/)).toBeNull()
    await press('Remove selection')
    expect(screen.getByRole('button', { name: /^Add \d more/ })).toBeTruthy()
  })
})

test('several singles that cannot be bet go by one press, and come back by one', async () => {
  const { fake, pick, press, show } = await mountPanel()
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ selection: asked?.selection, ball: 0 })] },
  }))
  await pick()
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
  await show()
  const third = { ...ARSENAL_PICK, match_id: 777 }
  await act(async () => fake.bus.next({ type: 'pick', pick: third }))
  await act(async () => fake.frames.next(frameOf(777, { seq: 1 })))
  await screen.findByRole('switch', { name: 'Same stake for all' })
  expect(screen.queryByRole('button', { name: ALL })).toBeNull()
  await show({ state: 2 })
  await press(ALL)
  expect(screen.queryByRole('button', { name: ALL })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Same stake for all' })).toBeNull()
  await press('Undo')
  expect(legs()).toBe(3)
})

test('several singles of which none can be bet ask for no stake', async () => {
  const { fake, pick, show } = await mountPanel()
  await pick()
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
  await show()
  expect(screen.getByRole('button', { name: 'Enter a stake' })).toBeTruthy()
  await show({ state: 2 })
  const button = screen.getByRole('button', { name: 'Not available' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
