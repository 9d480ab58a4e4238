import { CONTRACT_VERSION, contractSatisfies, type RemoteModule } from '@touchline/contracts/host'
import type { ReleasedVersion } from '@touchline/contracts/release'
import { AreaFailure, failureOf } from '../failures/area-failure'
import type { IntegrityGuard } from './integrity-guard'

export interface LoadedArea {
  module: RemoteModule
  release: ReleasedVersion
  /** Milliseconds from asking to evaluated. */
  loadMs: number
}

/** Loads every area once per version, however many slots ask for it. */
export interface AreaLoader {
  load(area: string): Promise<LoadedArea>
  /** Forgets the loaded module, so that the next load fetches and evaluates it again. */
  forget(area: string): void
  /** Version that the next load of an area takes. */
  chosen(area: string): ReleasedVersion
  /** Takes these versions from now on. */
  choose(versions: ReadonlyMap<string, ReleasedVersion>): void
  /** Whether the version that is chosen now was loaded. */
  isLoaded(area: string): boolean
}

export interface AreaLoaderDeps {
  fetchRemote: (area: string, release: ReleasedVersion) => Promise<RemoteModule>
  guard: IntegrityGuard
  /** Monotonic, milliseconds. */
  now: () => number
  /** Files of these versions may come without a known hash. */
  isUnhashed: (area: string, release: ReleasedVersion) => boolean
  /** An attempt has begun; the caller of the load reports its result. */
  onAttempt: (area: string, version: string) => void
  onLoaded: (area: string, version: string, loadMs: number) => void
}

export function createAreaLoader(deps: AreaLoaderDeps): AreaLoader {
  const { fetchRemote, guard, now } = deps
  /** By area and version: a version that comes back is there already. */
  const entries = new Map<string, Promise<LoadedArea>>()
  const loaded = new Set<string>()
  let versions: ReadonlyMap<string, ReleasedVersion> = new Map()

  const chosen = (area: string) => {
    const release = versions.get(area)
    if (!release) throw new AreaFailure('load', `the release document does not name ${area}`)
    return release
  }

  const fetchArea = async (area: string, release: ReleasedVersion): Promise<LoadedArea> => {
    const started = now()
    deps.onAttempt(area, release.version)
    if (!contractSatisfies(CONTRACT_VERSION, release.contractRange)) {
      throw new AreaFailure('contract', `${release.contractRange} is asked, ${CONTRACT_VERSION} is spoken`)
    }
    guard.layOut(release)
    const module = await fetchRemote(area, release).catch((error: unknown) => {
      throw failureOf(error, 'evaluate')
    })
    const loadMs = Math.round(now() - started)
    loaded.add(nameOf(area, release))
    deps.onLoaded(area, release.version, loadMs)
    return { module, release, loadMs }
  }

  return {
    chosen,
    isLoaded: (area) => loaded.has(nameOf(area, chosen(area))),
    load: async (area) => {
      const release = chosen(area)
      const name = nameOf(area, release)
      const known = entries.get(name)
      if (known) return known
      const loading = fetchArea(area, release)
      entries.set(name, loading)
      return loading
    },
    forget: (area) => {
      const release = chosen(area)
      if (!entries.delete(nameOf(area, release))) return
      loaded.delete(nameOf(area, release))
      guard.refetch(release)
    },
    choose: (next) => {
      versions = next
      for (const [area, release] of next) guard.admit(release, deps.isUnhashed(area, release))
    },
  }
}

const nameOf = (area: string, { version }: ReleasedVersion): string => `${area}@${version}`
