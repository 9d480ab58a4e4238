import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CATALOGUE } from '@touchline/contracts/errors'
import type { AreaState, Slot } from '../../composition/composition'
import { ok } from '../../testing/fake-server'
import { showPage } from '../../testing/show-page'

const mounted = (area: string): AreaState => ({ stage: 'mounted', area, version: '1.0.0', loadMs: 1 })
const withMain = (areas: Record<Slot, AreaState>, area: string) => ({ ...areas, main: mounted(area) })

// The first page to show its late parts would wait until they are compiled.
beforeAll(async () => {
  await Promise.all([import('./late-parts'), import('../../locales/en/late')])
}, 60_000)

beforeEach(() => localStorage.clear())

/** The page with an area of it on, its late parts there. */
async function showArea(area: string, path: string) {
  const shown = await showPage(path)
  await screen.findByRole('main')
  act(() => shown.areas.next(withMain(shown.areas.value, area)))
  // Together with the bars.
  await screen.findAllByRole('link', { name: /^Messages/ })
  return shown
}

describe('without a connection', () => {
  test.each([
    ['account-info', '/info/betlist', true],
    ['sportsbook', '/desktop', false],
  ])('on a page of %s the shell says that prices are paused: %s %s', async (area, path, isShown) => {
    const { services } = await showArea(area, path)
    act(() => services.network.state$.next('offline'))
    expect(screen.queryByText(/You are offline\. Prices paused at/) !== null).toBe(isShown)
    expect(screen.getByText('Offline')).toBeTruthy()
  })
})

describe('while calls fail', () => {
  const failing = async () => {
    const shown = await showArea('sportsbook', '/desktop')
    shown.server.answer('/app/version', () => Promise.reject(new TypeError('failed to fetch')))
    act(() => shown.services.network.failed())
    expect(screen.getByText(CATALOGUE.requestFailed.text)).toBeTruthy()
    expect(screen.getByText('Unstable')).toBeTruthy()
    return shown
  }
  const isWell = () => expect(screen.queryByText(CATALOGUE.requestFailed.text)).toBeNull()
  const recovered = ok({ api: '1.0.0', contract: '1.0.0', maintenance_until: null })

  test('the page asks by itself until it is answered', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
    try {
      const { server } = await failing()
      await act(() => jest.advanceTimersByTimeAsync(3000))
      expect(screen.getByText(/Retrying in \d s\./)).toBeTruthy()
      server.answer('/app/version', recovered)
      await act(() => jest.advanceTimersByTimeAsync(4500))
      isWell()
    } finally {
      jest.useRealTimers()
    }
  })

  test('a press asks at once', async () => {
    const { server } = await failing()
    server.answer('/app/version', recovered)
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
    await waitFor(isWell)
  })

  test('the socket that comes back says that it is well', async () => {
    const { services } = await failing()
    act(() => services.live.publish({ t: 'resumed' }))
    isWell()
  })
})

describe('an older version', () => {
  const outdated = async () => {
    const shown = await showArea('sportsbook', '/desktop')
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

test('an older version that is put off is offered again with the next one', async () => {
  const { shellOutdated$, release } = await showArea('sportsbook', '/desktop')
  act(() => shellOutdated$.next(true))
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByText(/older version/)).toBeNull()
  act(() => release.next({ ...release.value, revision: release.value.revision + 1 }))
  expect(screen.getByText(/older version/)).toBeTruthy()
})

describe('a product that is closed', () => {
  const UNTIL = Date.UTC(2099, 10, 22, 22, 0)
  const closes = (closed: object) => ({ t: 'maintenance', closed }) as const
  const card = () => screen.queryByRole('heading', { name: 'We will be back at 06:00 GMT+8' })

  test('is shown in place of its page, which returns when it opens', async () => {
    const { services } = await showArea('sportsbook', '/desktop')
    act(() => services.live.publish(closes({ casino: UNTIL })))
    expect(card()).toBeNull()
    act(() => services.live.publish(closes({ sportsbook: UNTIL })))
    await waitFor(() => expect(card()).toBeTruthy())
    expect(card()?.closest('main')?.id).toBe('main')
    expect(screen.getByText(/Sportsbook/, { selector: 'main *' })).toBeTruthy()
    act(() => services.location.navigate('/info/betlist'))
    expect(card()).toBeNull()
    act(() => services.location.navigate('/desktop'))
    await waitFor(() => expect(card()).toBeTruthy())
    act(() => services.live.publish(closes({})))
    expect(card()).toBeNull()
  })

  test('is requested while the socket is down', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
    try {
      const { server } = await showArea('sportsbook', '/desktop')
      const closed = { sportsbook: UNTIL }
      server.answer('/app/version', ok({ api: '1.0.0', contract: '1.0.0', maintenance_until: null, closed }))
      await act(() => jest.advanceTimersByTimeAsync(15_000))
      expect(card()).toBeTruthy()
    } finally {
      jest.useRealTimers()
    }
  })

  test('is open when its time is over, even without a message, and the areas are notified', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], now: UNTIL - 5000 })
    try {
      const { services } = await showArea('sportsbook', '/desktop')
      const notified: unknown[] = []
      services.live.member$.subscribe(
        (message) => message.t === 'maintenance' && notified.push(message.closed),
      )
      act(() => services.live.publish(closes({ sportsbook: UNTIL + 60_000, casino: UNTIL + 120_000 })))
      act(() => services.live.publish(closes({ sportsbook: Date.now() + 3000, casino: UNTIL + 120_000 })))
      await act(() => jest.advanceTimersByTimeAsync(2000))
      expect(notified).toHaveLength(2)
      await act(() => jest.advanceTimersByTimeAsync(2000))
      expect(notified.slice(2)).toEqual([{ casino: UNTIL + 120_000 }])
      expect(screen.queryByRole('heading', { name: /^We are back/ })).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})

test('a suspended member reads on every page that they may only look', async () => {
  await showPage('/info/betlist', { info: { view_only: true } })
  expect(await screen.findByText(/You can view, but not bet/)).toBeTruthy()
})
