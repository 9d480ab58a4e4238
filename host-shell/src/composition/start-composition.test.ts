import { createFakeHost } from '@touchline/build/fake-host'
import type { RemoteModule } from '@touchline/contracts'
import { areaRelease, releaseDocument } from '../testing/releases'
import type { AreaReport, AreaState, Composition, Slot } from './composition'
import { createGuard } from './guard'
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

function start(
  fetchRemote = async (area: string, { version }: { version: string }) => remote(area, version),
) {
  history.replaceState(null, '', '/desktop')
  const fake = createFakeHost()
  const reports: AreaReport[] = []
  const main = document.createElement('main')
  const deps = { guard: createGuard(location.origin), fetchRemote, clock: () => 0, bucket: 50 }
  const composition = startComposition(deps, {
    document: releaseDocument(),
    host: fake.host,
    slots: { main },
    report: (report) => reports.push(report),
  })
  running = composition
  const seen: { areas: Readonly<Record<Slot, AreaState>>; outdated: readonly string[] } = {
    areas: {} as Record<Slot, AreaState>,
    outdated: [],
  }
  composition.areas$.subscribe((areas) => (seen.areas = areas))
  composition.outdated$.subscribe((outdated) => (seen.outdated = outdated))
  return { composition, fake, reports, main, seen }
}

const next = (revision: number, version: string, emergency = false) =>
  releaseDocument({
    revision,
    emergency,
    remotes: { ...releaseDocument().remotes, sportsbook: areaRelease('sportsbook', version) },
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

  test('swaps in place in an emergency', async () => {
    const { composition, main, seen } = start()
    await tick()
    composition.applyRevision(next(2, '0.9.0', true))
    await tick()
    expect(main.textContent).toBe('sportsbook 0.9.0')
    expect(seen.outdated).toEqual([])
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
