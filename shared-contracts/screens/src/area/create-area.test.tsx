import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FrameProps } from '..'
import { plainScreen, ScreenPage, type ScreenRow, useAddress, useParams } from '..'
import { defineAddress, page } from '../address'
import { eager, FIRST, heading, lazy, opened, SECOND, THIRD, titled } from './testing/sample-area'

describe('an area', () => {
  test('shows the screen of the address, named in its navigation', async () => {
    await opened([eager(), lazy(async () => ({ default: titled('Second screen') }))])
    expect(heading().textContent).toBe('First screen')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('First')
    expect(document.activeElement).toBe(document.body)
  })

  test('brings another screen on a link, with the focus on its heading and from its top', async () => {
    const rows = [eager(), lazy(async () => ({ default: titled('Second screen') }))]
    const { fake } = await opened(rows)
    document.documentElement.scrollTop = 300
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await screen.findByText('Second screen')
    expect(document.activeElement).toBe(heading())
    expect(document.documentElement.scrollTop).toBe(0)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Second')
    expect(fake.did.navigated).toEqual([FIRST, SECOND])
    // The browser goes back: the player is at the earlier position of the first screen.
    await act(async () => fake.location.next({ pathname: FIRST, search: '', hash: '' }))
    expect(heading().textContent).toBe('First screen')
    expect(document.documentElement.scrollTop).toBe(300)
    document.documentElement.scrollTop = 0
  })

  test.each([
    ['/info', [FIRST]],
    ['/info/nobody', []],
    ['/info/betlist/', []],
    ['/slots', []],
  ])('at %s goes to %j', async (path, went) => {
    const { fake } = await opened([eager()])
    await act(async () => fake.host.navigate(path))
    expect(fake.did.navigated).toEqual([FIRST, path, ...went])
    expect(heading().textContent).toBe('First screen')
  })

  test('draws a frame of its own around every screen, whose links take focus and scroll along', async () => {
    const Frame = ({ row, moves, children }: FrameProps) => (
      <>
        <button type="button" onClick={() => moves.push(SECOND)}>
          from {row.path}
        </button>
        {children}
      </>
    )
    const rows = [
      eager(plainScreen(() => <ScreenPage title="First screen">rows</ScreenPage>)),
      lazy(async () => ({ default: titled('Second screen') })),
    ]
    const { fake } = await opened(rows, { frame: Frame })
    document.documentElement.scrollTop = 300
    await userEvent.click(screen.getByRole('button', { name: `from ${FIRST}` }))
    await screen.findByText('Second screen')
    expect(document.activeElement).toBe(heading())
    expect(document.documentElement.scrollTop).toBe(0)
    expect(screen.getByRole('button', { name: `from ${SECOND}` })).toBeTruthy()
    await act(async () => fake.location.next({ pathname: FIRST, search: '', hash: '' }))
    expect(document.documentElement.scrollTop).toBe(300)
    document.documentElement.scrollTop = 0
  })

  test('passes a screen the parts of its path and its query', async () => {
    const ADDRESS = defineAddress(THIRD, { page })
    const Third = () => {
      const [view, go] = useAddress(ADDRESS)
      return (
        <ScreenPage title="Third screen">
          <button type="button" onClick={() => go({ page: view.page + 1 })}>
            page {view.page} of {useParams().bet}
          </button>
        </ScreenPage>
      )
    }
    const row: ScreenRow = { path: `${THIRD}/:bet`, load: async () => ({ default: plainScreen(Third) }) }
    const { fake } = await opened([eager(), row], { at: `${THIRD}/b7?page=2` })
    await userEvent.click(screen.getByRole('button', { name: 'page 2 of b7' }))
    expect(fake.did.navigated).toContain(`${THIRD}?page=3`)
  })
})
