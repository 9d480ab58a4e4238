import type { RemoteModule } from '@touchline/contracts/host'
import type { AreaRelease, ReleaseDocument } from '@touchline/contracts/release'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import type {
  AreaAttempt,
  AreaReport,
  Composition,
  OverrideFacts,
  SlotStates,
} from '../composition/composition'
import { createIntegrityGuard } from '../composition/loading/integrity-guard'
import { startComposition } from '../composition/start-composition'
import { OverrideFallback } from '../composition/versions/overrides/fallback'
import type { ResolvedOverride } from '../composition/versions/overrides/resolve-override'
import { areaRelease, releaseDocument, releasedVersion } from './releases'

/** Lets everything happen that waits for nothing. */
export const tick = () => new Promise((done) => setTimeout(done, 20))

/** A remote that writes its name and version. */
export function remote(area: string, version: string): RemoteModule {
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
  /** Buckets by member; all other members are in bucket 50. */
  buckets?: Record<string, number>
  shown?: () => Promise<void>
}

/**
 * The composition of a page at this path, with a record of its actions. Remotes load at once unless
 * `fetchRemote` differs.
 */
export function start(
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
    guard: createIntegrityGuard(location.origin),
    fetchRemote,
    clock: () => 0,
    bucketOf: (_: string, member: string | null) => buckets[member ?? 'device'] ?? 50,
    overrides: new Map(Object.entries(overrides)),
    fallback: OverrideFallback,
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
  const seen: { areas: SlotStates; outdated: readonly string[] } = {
    areas: { main: { stage: 'idle' } },
    outdated: [],
  }
  composition.areas$.subscribe((areas) => (seen.areas = areas))
  composition.outdated$.subscribe((outdated) => (seen.outdated = outdated))
  return { composition, fake, reports, attempts, dropped, main, seen }
}

/** A later document with this version of the sportsbook. */
export const next = (revision: number, version: string, change: Partial<AreaRelease> = {}) =>
  releaseDocument({
    revision,
    remotes: { ...releaseDocument().remotes, sportsbook: areaRelease('sportsbook', version, change) },
  })

/** A canary that everybody below `percent` gets. */
export const canaryOf = (version: string, percent: number): Partial<AreaRelease> => ({
  canary: { candidate: releasedVersion('sportsbook', version), percent },
})

/** To be called after each test: what it started is gone before the next one. */
export async function stopComposition(): Promise<void> {
  await running?.stop()
  running = null
}
