import { act, screen } from '@testing-library/react'
import type { AreaState, Slot } from '../../composition/composition'
import { showPage } from '../../testing/show-page'

const mounted = (area: string): AreaState => ({ stage: 'mounted', area, version: '1.0.0', loadMs: 1 })
const withMain = (areas: Record<Slot, AreaState>, area: string) => ({ ...areas, main: mounted(area) })

beforeEach(() => localStorage.clear())

describe('without a connection', () => {
  test.each([
    ['account-info', '/info/betlist', true],
    ['sportsbook', '/desktop', false],
  ])('on a page of %s the shell says that prices are paused: %s %s', async (area, path, says) => {
    const { services, areas } = await showPage(path)
    await screen.findByRole('main')
    act(() => areas.next(withMain(areas.value, area)))
    act(() => services.network.state$.next('offline'))
    expect(screen.queryByText(/You are offline\. Prices paused at/) !== null).toBe(says)
    expect(screen.getByText('Offline')).toBeTruthy()
  })
})

describe('an older version', () => {
  const outdated = async () => {
    const shown = await showPage('/desktop')
    await screen.findByRole('main')
    act(() => shown.shellOutdated$.next(true))
    return shown
  }
  const refresh = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh now' })

  test('offers a refresh', async () => {
    await outdated()
    expect(refresh().disabled).toBe(false)
  })

  test('waits while a bet waits', async () => {
    const { services } = await outdated()
    act(() => services.bus.next({ type: 'bets', running: 2, waiting: 1 }))
    expect(refresh().disabled).toBe(true)
    expect(screen.getByText(/A bet is waiting for acceptance/)).toBeTruthy()
    act(() => services.bus.next({ type: 'bets', running: 3, waiting: 0 }))
    expect(refresh().disabled).toBe(false)
  })
})

test('a suspended member reads on every page that they may only look', async () => {
  await showPage('/info/betlist', { info: { view_only: true } })
  expect(await screen.findByText(/you can look, but not bet/)).toBeTruthy()
})
