import { createFakeHost, fakeAccount } from '@touchline/build/fake-host'
import type { AreaRelease, ReleaseDocument, RemoteModule } from '@touchline/contracts'
import { AREA_FAILED } from '@touchline/ui'
import { areaRelease, releaseDocument, releasedVersion } from '../testing/releases'
import type { AreaAttempt, AreaReport, AreaState, Composition, OverrideFacts, Slot } from './composition'
import { createGuard } from './guard'
import type { ResolvedOverride } from './overrides/resolve-override'
import { startComposition } from './start-composition'

const tick = () => new Promise((done) => setTimeout(done, 20))

function remote(area: string, version: string): RemoteModule {
  const mount =
    (name: string): RemoteModule['mount'] =>
    async (target) => {
      target.textContent = `${name} ${version}`
      return () => target.replaceChildren()
    }
  const parcels = { slip: mount('slip'), menu: mount('menu'), aside: mount('aside') }
  return { name: area, version, contractRange: '^1.0', mount: mount(area), parcels }
}

let running: Composition | null = null

interface Setting {
  path?: string
  document?: ReleaseDocument
  overrides?: Record<string, ResolvedOverride>
  /** Buckets by member; everybody else stands in 50. */
  buckets?: Record<string, number>
  shown?: () => Promise<void>
}

function start(
  fetchRemote = async (area: string, { version }: { version: string }) => remote(area, version),
  {
    path = '/desktop',
    document: served = releaseDocument(),
    overrides = {},
    buckets = {},
    shown,
  }: Setting = {},
) {
  history.replaceState(null, '', path)
  const fake = createFakeHost()
  const reports: AreaReport[] = []
  const attempts: AreaAttempt[] = []
  const dropped: [string, OverrideFacts][] = []
  const main = document.createElement('main')
  const deps = {
    guard: createGuard(location.origin),
    fetchRemote,
    clock: () => 0,
    bucketOf: (_: string, member: string | null) => buckets[member ?? 'device'] ?? 50,
    overrides: new Map(Object.entries(overrides)),
  }
  const composition = startComposition(deps, {
    document: served,
    host: fake.host,
    slots: { main },
    shown,
    report: (report) => reports.push(report),
    onAttempt: (attempt) => attempts.push(attempt),
    onOverrideDropped: (area, override) => dropped.push([area, override]),
  })
  running = composition
  const seen: { areas: Readonly<Record<Slot, AreaState>>; outdated: readonly string[] } = {
    areas: {} as Record<Slot, AreaState>,
    outdated: [],
  }
  composition.areas$.subscribe((areas) => (seen.areas = areas))
  composition.outdated$.subscribe((outdated) => (seen.outdated = outdated))
  return { composition, fake, reports, attempts, dropped, main, seen }
}

const next = (revision: number, version: string, change: Partial<AreaRelease> = {}) =>
  releaseDocument({
    revision,
    remotes: { ...releaseDocument().remotes, sportsbook: areaRelease('sportsbook', version, change) },
  })

/** A canary that everybody below `percent` gets. */
const canaryOf = (version: string, percent: number): Partial<AreaRelease> => ({
  canary: { candidate: releasedVersion('sportsbook', version), percent },
})

afterEach(async () => {
  await running?.stop()
  running = null
})

describe('the composition', () => {
  test('shows the area of the route, and another one after a move', async () => {
    const { main } = start()
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    history.pushState(null, '', '/tournament2/home')
    await tick()
    expect(main.textContent).toBe('tournament 1.0.0')
  })

  test('keeps protected areas away until somebody is logged in, and takes them away at logout', async () => {
    const { main, fake } = start()
    fake.session.next({ stage: 'out' })
    await tick()
    expect(main.textContent).toBe('')
  })

  test('leaves the rest of the page alone when one area fails, and reports it once', async () => {
    const { composition, seen, reports, main } = start(async (area, { version }) => {
      if (area === 'sportsbook') throw new Error('broken')
      return remote(area, version)
    })
    composition.mountParcel('slip', document.createElement('aside'))
    await tick()
    expect([seen.areas.main.stage, seen.areas.slip.stage]).toEqual(['failed', 'failed'])
    expect(reports).toMatchObject([{ remote: 'sportsbook@1.0.0', fault: 'evaluate' }])
    history.pushState(null, '', '/tournament2/home')
    await tick()
    expect(main.textContent).toBe('tournament 1.0.0')
  })

  test('brings back everything of an area with one retry', async () => {
    let back = false
    const { composition, seen } = start(async (area, { version }) => {
      if (!back) throw new Error('broken')
      return remote(area, version)
    })
    composition.mountParcel('slip', document.createElement('aside'))
    await tick()
    back = true
    composition.retry('main')
    await tick()
    expect([seen.areas.main.stage, seen.areas.slip.stage]).toEqual(['mounted', 'mounted'])
  })

  test('lets the page of the path come first; its neighbours are fetched when it is up', async () => {
    let arrive: () => void = () => undefined
    const late = new Promise<void>((done) => {
      arrive = done
    })
    const fetched: string[] = []
    const fetchRemote = async (area: string, { version }: { version: string }) => {
      fetched.push(area)
      if (area === 'tournament') await late
      return remote(area, version)
    }
    const { composition } = start(fetchRemote, { path: '/tournament2/home' })
    composition.mountParcel('slip', document.createElement('aside'))
    await tick()
    expect(fetched).toEqual(['tournament'])
    arrive()
    await tick()
    expect(fetched).toEqual(['tournament', 'sportsbook'])
  })

  test('moves a parcel to where it was asked for last', async () => {
    const { composition } = start()
    const [first, second] = [document.createElement('aside'), document.createElement('aside')]
    const removeFirst = composition.mountParcel('slip', first)
    await tick()
    composition.mountParcel('slip', second)
    removeFirst()
    await tick()
    expect([first.textContent, second.textContent]).toEqual(['', 'slip 1.0.0'])
  })
})

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
  ])('swaps what is urgent beside the page $when, and the slip at once', async ({ shown, waitMs, menu }) => {
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
    expect(attempts.map(({ version, loadMs }) => [version, loadMs])).toEqual([
      ['1.0.0', null],
      ['1.0.0', 0],
      ['0.9.0', null],
      ['0.9.0', 0],
    ])
  })

  test('opens the pages of an area that was not there before', async () => {
    const { composition, main, seen } = start()
    await tick()
    const pages = { routes: [{ path: '/loyalty', protected: true }], menu: null }
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

  test('takes an area away from the document without a throw', async () => {
    const { composition, seen } = start()
    await tick()
    composition.applyRevision(releaseDocument({ revision: 2, remotes: {} }))
    await tick()
    expect(seen.outdated).toEqual(['sportsbook'])
  })

  test('blames what ran, not what was chosen meanwhile', async () => {
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

describe('a canary', () => {
  const document = next(1, '1.0.0', canaryOf('1.1.0', 20))
  const load = async (area: string, { version }: { version: string }) => remote(area, version)
  const member = (account_id: string) => ({ stage: 'in' as const, account: fakeAccount({ account_id }) })

  test.each([
    ['demo', 19, '1.1.0'],
    ['demo', 20, '1.0.0'],
    ['device', 0, '1.0.0'],
  ])('goes by the member who is logged in: %s in bucket %i runs %s', async (who, bucket, version) => {
    const { main } = start(load, { document, buckets: { [who]: bucket } })
    await tick()
    expect(main.textContent).toBe(`sportsbook ${version}`)
  })

  test('goes by the device while nobody is logged in', async () => {
    const { composition, fake } = start(load, { document, path: '/', buckets: { device: 3 } })
    fake.session.next({ stage: 'out' })
    let chosen: string | undefined
    composition.facts$.subscribe(([sportsbook]) => (chosen = sportsbook?.chosen))
    expect(chosen).toBe('1.1.0')
  })

  test('does not swap what is on the page when another member logs in; the next mount takes it', async () => {
    const { main, fake, seen } = start(load, { document, buckets: { newcomer: 3 } })
    await tick()
    fake.session.next(member('newcomer'))
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(seen.outdated).toEqual([])
    history.pushState(null, '', '/tournament2/home')
    await tick()
    history.pushState(null, '', '/desktop')
    await tick()
    expect(main.textContent).toBe('sportsbook 1.1.0')
  })
})

describe('an override', () => {
  const override = (version: string): ResolvedOverride => ({
    text: version,
    release: releasedVersion('sportsbook', version),
    unhashed: false,
    reason: null,
  })
  const overrides = { sportsbook: override('7.0.0') }

  test('runs in place of the released version, and reports nothing about it', async () => {
    const { main, attempts, composition } = start(undefined, { overrides })
    await tick()
    expect(main.textContent).toBe('sportsbook 7.0.0')
    expect(attempts).toEqual([])
    composition.applyRevision(next(2, '1.1.0', { urgent: true }))
    await tick()
    expect(main.textContent).toBe('sportsbook 7.0.0')
  })

  test('that does not come gives way to the released version, and says why', async () => {
    const broken = async (area: string, { version }: { version: string }) => {
      if (version === '7.0.0') throw new Error('404')
      return remote(area, version)
    }
    const { main, reports, dropped } = start(broken, { overrides })
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(reports).toEqual([])
    expect(dropped).toMatchObject([['sportsbook', { text: '7.0.0', reason: 'SB-START 404' }]])
  })

  test('that cannot be says so at once', async () => {
    const reason = 'https://elsewhere.example is not among the origins that this page allows'
    const overrides = { sportsbook: { ...override('7.0.0'), release: null, reason } }
    const { main, dropped } = start(undefined, { overrides })
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    expect(dropped).toMatchObject([['sportsbook', { reason }]])
  })
})
