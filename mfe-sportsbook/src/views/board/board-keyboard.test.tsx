import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardsOfFile, prices } from '../../testing/board-screen'

const { start } = boardsOfFile()

describe('by keyboard', () => {
  test.each([
    ['{ArrowRight}', 0, 0, 1],
    ['{ArrowDown}', 0, 1, 0],
    ['{End}', 0, 0, 6],
    ['{PageDown}', 1, 0, 0],
    ['{PageDown}{PageUp}', 0, 0, 0],
    ['{ArrowRight}{Home}', 0, 0, 0],
  ])('%s leads from the first price to match %i, line %i, button %i', async (keys, match, line, button) => {
    await start()
    const rows = screen.getAllByRole('grid')[0]?.querySelectorAll<HTMLElement>('[data-match]')
    rows?.[0]?.querySelector<HTMLElement>('[data-cell]')?.focus()
    await userEvent.keyboard(keys)
    const target = rows?.[match]?.querySelectorAll('tr')[line]?.querySelectorAll('button')[button]
    expect(document.activeElement).toBe(target)
    expect(target?.tabIndex).toBe(0)
  })

  test('a league is one tab stop', async () => {
    await start()
    for (const grid of screen.getAllByRole('grid'))
      expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    prices(1)[3]?.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getAllByRole('grid')[0]?.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  test('Enter picks, f marks, m opens, s goes to the slip, brackets change the league', async () => {
    const rig = await start()
    const [first] = prices(1)
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rig.fake.did.emitted).toHaveLength(1))
    await userEvent.keyboard('fs')
    expect(rig.fake.did.emitted.map((event) => event.type)).toEqual(['pick', 'slip-open'])
    expect(rig.fake.preferences.value.favourites).toEqual([1])
    await userEvent.keyboard('{]>}')
    expect(document.activeElement?.closest('[role="grid"]')).toBe(screen.getAllByRole('grid')[1])
    first?.focus()
    await userEvent.keyboard('m')
    expect(rig.fake.did.navigated.at(-1)).toContain('match=1')
  })
})
