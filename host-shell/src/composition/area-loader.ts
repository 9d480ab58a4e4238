import {
  CONTRACT_VERSION,
  contractSatisfies,
  type ReleasedVersion,
  type RemoteModule,
} from '@touchline/contracts'
import { AreaFailure, failureOf } from './area-failure'
import type { FetchRemote } from './federation'
import type { Guard } from './guard'

export interface LoadedArea {
  module: RemoteModule
  release: ReleasedVersion
  /** Milliseconds from asking to evaluated. */
  loadMs: number
}

/** Loads every area once per version, however many slots ask for it. */
export interface AreaLoader {
  load(area: string): Promise<LoadedArea>
  /** Lets go of what was loaded, so that the next load fetches and evaluates anew. */
  forget(area: string): void
  /** Version that the next load of an area takes. */
  chosen(area: string): ReleasedVersion
  /** Takes these versions from now on. */
  choose(versions: ReadonlyMap<string, ReleasedVersion>): void
  lastLoadMs(area: string): number | null
}

interface Entry {
  version: string
  loading: Promise<LoadedArea>
}

export function createAreaLoader(fetchRemote: FetchRemote, guard: Guard, now: () => number): AreaLoader {
  const entries = new Map<string, Entry>()
  const loadTimes = new Map<string, number>()
  let versions: ReadonlyMap<string, ReleasedVersion> = new Map()

  const chosen = (area: string) => {
    const release = versions.get(area)
    if (!release) throw new AreaFailure('load', `the release document does not name ${area}`)
    return release
  }

  const fetchArea = async (area: string, release: ReleasedVersion): Promise<LoadedArea> => {
    const started = now()
    if (!contractSatisfies(CONTRACT_VERSION, release.contractRange)) {
      throw new AreaFailure('contract', `${release.contractRange} is asked, ${CONTRACT_VERSION} is spoken`)
    }
    const module = await fetchRemote(area, release).catch((error: unknown) => {
      throw failureOf(error, 'evaluate')
    })
    const loadMs = Math.round(now() - started)
    loadTimes.set(area, loadMs)
    return { module, release, loadMs }
  }

  return {
    chosen,
    lastLoadMs: (area) => loadTimes.get(area) ?? null,
    load: async (area) => {
      const release = chosen(area)
      const known = entries.get(area)
      if (known?.version === release.version) return known.loading
      const loading = fetchArea(area, release)
      entries.set(area, { version: release.version, loading })
      return loading
    },
    forget: (area) => {
      if (!entries.delete(area)) return
      guard.refetch(chosen(area))
    },
    choose: (next) => {
      versions = next
      for (const release of next.values()) guard.admit(release)
    },
  }
}
