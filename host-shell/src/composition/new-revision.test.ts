/** @jest-environment jsdom */
import { AREA_FAILED } from '@touchline/ui'
import { next, remote, start, stopComposition, tick } from '../testing/composition-rig'
import { areaRelease, releaseDocument } from '../testing/releases'

afterEach(stopComposition)

describe('a new revision', () => {
  test('is announced for an area on the page, and swaps nothing', async () => {
    const { composition, main, seen } = start()
    await tick()
    composition.applyRevision(next(2, '1.1.0'))
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(seen.outdated).toEqual(['sportsbook'])
  })

  test('is taken silently by an area that is not on the page', async () => {
    const { composition, main, seen } = start()
    await tick()
    history.pushState(null, '', '/tournament2/home')
    await tick()
    composition.applyRevision(next(2, '1.1.0'))
    expect(seen.outdated).toEqual([])
    history.pushState(null, '', '/desktop')
    await tick()
    expect(main.textContent).toBe('sportsbook 1.1.0')
  })

  test('swaps what it calls urgent in place, beside every page too, and nothing else', async () => {
    const { composition, main, seen } = start()
    const slip = document.createElement('aside')
    composition.mountParcel('slip', slip)
    await tick()
    composition.applyRevision(next(2, '0.9.0', { urgent: true }))
    expect(seen.outdated).toEqual([])
    await tick()
    expect([main.textContent, slip.textContent]).toEqual(['sportsbook 0.9.0', 'slip 0.9.0'])
  })

  test.each([
    { when: 'once the page shows', shown: async () => undefined, waitMs: 0, menu: 'menu 0.9.0' },
    {
      when: 'not while it shows nothing',
      shown: () => new Promise<void>(() => {}),
      waitMs: 1400,
      menu: 'menu 1.0.0',
    },
    {
      when: 'when it has shown nothing for long',
      shown: () => new Promise<void>(() => {}),
      waitMs: 1600,
      menu: 'menu 0.9.0',
    },
  ])('swaps urgent areas beside the page $when, and the slip at once', async ({ shown, waitMs, menu }) => {
    let hasShown = async (): Promise<void> => undefined
    const { composition, main } = start(undefined, { shown: () => hasShown() })
    const [slip, beside] = [document.createElement('aside'), document.createElement('nav')]
    composition.mountParcel('slip', slip)
    composition.mountParcel('menu', beside)
    await tick()
    hasShown = shown
    jest.useFakeTimers()
    try {
      composition.applyRevision(next(2, '0.9.0', { urgent: true }))
      await jest.advanceTimersByTimeAsync(waitMs)
      expect([main.textContent, slip.textContent]).toEqual(['sportsbook 0.9.0', 'slip 0.9.0'])
      expect(beside.textContent).toBe(menu)
    } finally {
      jest.useRealTimers()
    }
  })

  test('leaves an area alone while another one is urgent', async () => {
    const { composition, main, seen } = start()
    await tick()
    const remotes = {
      sportsbook: areaRelease('sportsbook', '1.1.0'),
      tournament: areaRelease('tournament', '0.9.0', { urgent: true }),
    }
    composition.applyRevision(releaseDocument({ revision: 2, remotes }))
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(seen.outdated).toEqual(['sportsbook'])
  })

  test('keeps the old version on the page until the urgent one has come', async () => {
    let arrive = () => {}
    const { composition, main } = start(async (area, { version }) => {
      if (version === '0.9.0') await new Promise<void>((done) => (arrive = done))
      return remote(area, version)
    })
    await tick()
    composition.applyRevision(next(2, '0.9.0', { urgent: true }))
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    arrive()
    await tick()
    expect(main.textContent).toBe('sportsbook 0.9.0')
  })

  test('takes the old version off the page after four seconds when the urgent one does not come', async () => {
    const { composition, main, seen } = start(async (area, { version }) => {
      if (version === '0.9.0') await new Promise<void>(() => {})
      return remote(area, version)
    })
    await tick()
    jest.useFakeTimers()
    try {
      composition.applyRevision(next(2, '0.9.0', { urgent: true }))
      await jest.advanceTimersByTimeAsync(3900)
      expect(main.textContent).toBe('sportsbook 1.0.0')
      await jest.advanceTimersByTimeAsync(200)
      expect([main.textContent, seen.areas.main.stage]).toEqual(['', 'loading'])
    } finally {
      jest.useRealTimers()
    }
  })

  test('goes back in place to a version that ran before without fetching it again', async () => {
    const { composition, main, attempts } = start()
    await tick()
    composition.applyRevision(next(2, '0.9.0', { urgent: true }))
    await tick()
    composition.applyRevision(next(3, '1.0.0', { urgent: true }))
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(attempts.map(({ version, stage }) => [version, stage])).toEqual([
      ['1.0.0', 'begun'],
      ['1.0.0', 'loaded'],
      ['1.0.0', 'mounted'],
      ['0.9.0', 'begun'],
      ['0.9.0', 'loaded'],
      ['0.9.0', 'mounted'],
    ])
  })

  test('opens the pages of an area that was not there before', async () => {
    const { composition, main, seen } = start()
    await tick()
    const pages = { routes: [{ path: '/loyalty', protected: true }], menu: [], dock: [], parcels: [] }
    const loyalty = areaRelease('loyalty', '1.0.0')
    const remotes = {
      ...releaseDocument().remotes,
      loyalty: { ...loyalty, current: { ...loyalty.current, pages } },
    }
    composition.applyRevision(releaseDocument({ revision: 2, remotes }))
    history.pushState(null, '', '/loyalty')
    await tick()
    expect(main.textContent).toBe('loyalty 1.0.0')
    expect(seen.areas.main.stage).toBe('mounted')
  })

  test('takes the page of an area away with the area, without a throw', async () => {
    const { composition, seen } = start()
    await tick()
    composition.applyRevision(releaseDocument({ revision: 2, remotes: {} }))
    await tick()
    expect(seen.areas.main.stage).toBe('idle')
  })

  test('blames the running version, not the one chosen meanwhile', async () => {
    const { composition, main, reports } = start()
    await tick()
    composition.applyRevision(next(2, '1.1.0'))
    const detail = { error: new Error('no such price') }
    main.firstElementChild?.dispatchEvent(new CustomEvent(AREA_FAILED, { detail, bubbles: true }))
    await tick()
    expect(reports).toMatchObject([{ remote: 'sportsbook@1.0.0', fault: 'render' }])
  })

  test('is ignored when it is older than the one in effect', async () => {
    const { composition, seen } = start()
    await tick()
    composition.applyRevision(next(3, '1.0.0'))
    composition.applyRevision(next(2, '0.9.0'))
    await tick()
    expect(seen.outdated).toEqual([])
  })

  test('takes effect with a lower number when it was written later: the service was restored from a backup', async () => {
    const { composition, main } = start()
    await tick()
    composition.applyRevision({ ...next(50, '1.0.0'), changedAt: 5000 })
    composition.applyRevision({ ...next(41, '0.9.0', { urgent: true }), changedAt: 6000 })
    await tick()
    expect(main.textContent).toBe('sportsbook 0.9.0')
  })

  test('heals an area that had failed', async () => {
    const { composition, main } = start(async (area, { version }) => {
      if (version === '1.0.0') throw new Error('broken')
      return remote(area, version)
    })
    await tick()
    composition.applyRevision(next(2, '1.1.0'))
    await tick()
    expect(main.textContent).toBe('sportsbook 1.1.0')
  })
})
