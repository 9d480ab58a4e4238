import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardsOfFile, rowOf } from '../../testing/board-screen'

const { start } = boardsOfFile()

describe('filters', () => {
  test('are read from the address and written to it', async () => {
    const rig = await start({ search: '?time=0&market=live' })
    expect(screen.queryByText('Today')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '1X2' }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?market=live&view=1x2&time=0')
  })

  test('say what was searched for, and let go of it', async () => {
    const rig = await start({ search: '?q=arsenal' })
    expect(screen.getByText('Showing “arsenal”')).toBeTruthy()
    expect([...document.querySelectorAll('th')].some((cell) => cell.textContent?.startsWith('Everton'))).toBe(
      false,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show all matches again' }))
    expect(rig.fake.did.navigated.at(-1)).not.toContain('q=')
  })

  test('that leave nothing offer ways on', async () => {
    await start({ search: '?q=nobody' })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }))
    expect(screen.getAllByRole('grid')).not.toHaveLength(0)
  })

  test('choose leagues, at least one', async () => {
    const rig = await start()
    await userEvent.click(screen.getByRole('button', { name: /^Leagues 2\/2/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Select leagues' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'None' }))
    expect(within(dialog).getByRole('alert').textContent).toBe('At least 1 league must be selected')
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /Show 0/ }).disabled).toBe(true)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Spain/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Show 1/ }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?time=0&leagues=2')
  })
})

describe('leagues and matches', () => {
  test('fold and open', async () => {
    await start()
    const [header] = screen.getAllByRole('button', { name: /England Premier League/, expanded: true })
    await userEvent.click(header as HTMLElement)
    expect(header?.getAttribute('aria-expanded')).toBe('false')
    expect(document.querySelector('[data-match="1"]')).toBeNull()
  })

  test('become favourites', async () => {
    const rig = await start()
    const star = within(rowOf(1)).getByRole('button', { name: /to favourites/ })
    await userEvent.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('true')
    expect(rig.fake.preferences.value.favourites).toEqual([1])
  })

  test('open all their markets below, with the grid of scores', async () => {
    const rig = await start()
    await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All 34 markets/ }))
    const panel = await screen.findByRole('region', { name: /^Markets of/ })
    await act(() => new Promise((done) => setTimeout(done, 20)))
    rig.detail(1)
    expect(within(panel).getByRole('region', { name: /Correct score/ })).toBeTruthy()
    await userEvent.click(within(panel).getByRole('button', { name: /^2-1, correct score/ }))
    const pick = { match_id: 1, line_id: 122, selection: '2-1' }
    await waitFor(() => expect(rig.fake.did.emitted).toEqual([{ type: 'pick', pick }]))
    await userEvent.click(within(panel).getByRole('radio', { name: 'Halves' }))
    expect(within(panel).queryByRole('region', { name: 'Correct score · Full time' })).toBeNull()
  })
})
