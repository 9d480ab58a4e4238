import { CONTRACT_VERSION } from '@touchline/contracts/host'
import { type ReleaseDocument, ReleasedVersion } from '@touchline/contracts/release'
import * as v from 'valibot'
import { isAllowedOrigin } from './allowed-origin'
import { type Override, readOverrides, textOf } from './override'

/** An override and its result. */
export interface ResolvedOverride {
  /** As it was set. */
  text: string
  /** The version to run; null for an unusable override, with the `reason`. */
  release: ReleasedVersion | null
  /** Its files may come although no hash is known: a build that changes while somebody works on it. */
  unhashed: boolean
  reason: string | null
}

export interface ResolveDeps {
  document: ReleaseDocument
  pageOrigin: string
  /** Origins beside the page's own, as the page was served with them. */
  allowed: readonly string[]
  fetch: typeof fetch
}

const PATIENCE_MS = 4000
/** Builds for development name their container so. */
const DEV_VERSION = 'dev'

/** Finds out what to run for every override of this browser. Never rejects: what cannot be says why. */
export async function resolveOverrides(
  open: () => Pick<Storage, 'getItem'>,
  deps: ResolveDeps,
): Promise<ReadonlyMap<string, ResolvedOverride>> {
  const resolving = Object.entries(readOverrides(open)).map(
    async ([area, override]): Promise<[string, ResolvedOverride]> => {
      const text = textOf(override)
      try {
        return [area, { text, reason: null, ...(await resolve(area, override, deps)) }]
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        return [area, { text, release: null, unhashed: false, reason }]
      }
    },
  )
  return new Map(await Promise.all(resolving))
}

type Resolved = Pick<ResolvedOverride, 'release' | 'unhashed'>

async function resolve(area: string, override: Override, deps: ResolveDeps): Promise<Resolved> {
  if (typeof override === 'string') {
    return { release: await publishedVersion(area, override, deps), unhashed: false }
  }
  const url = textOf(override)
  if (!isAllowedOrigin(url, deps.pageOrigin, deps.allowed)) {
    throw new Error(`${new URL(url).origin} is not among the origins that this page allows`)
  }
  if ('base' in override) {
    const release = await askRelease(`${override.base}release.json`, deps)
    return { release: { ...release, base: override.base }, unhashed: false }
  }
  return { release: entryAlone(override), unhashed: override.integrity === undefined }
}

/** A version that the document names is known already; any other is asked for, with the hashes of all its files. */
async function publishedVersion(area: string, version: string, deps: ResolveDeps): Promise<ReleasedVersion> {
  const release = deps.document.remotes[area]
  const named = [release?.current, release?.canary?.candidate].find((one) => one?.version === version)
  return named ?? askRelease(`/assets/${area}/${version}/release.json`, deps)
}

async function askRelease(url: string, { fetch }: ResolveDeps): Promise<ReleasedVersion> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  const parsed = v.safeParse(ReleasedVersion, await response.json().catch(() => null))
  if (!parsed.success) throw new Error(`${url} describes no version`)
  return parsed.output
}

function entryAlone(override: Extract<Override, { entry: string }>): ReleasedVersion {
  const entry = override.entry.slice(override.entry.lastIndexOf('/') + 1)
  const base = override.entry.slice(0, -entry.length)
  return {
    version: override.version ?? DEV_VERSION,
    base,
    entry,
    integrity: override.integrity ? { [entry]: override.integrity } : {},
    contractRange: `^${CONTRACT_VERSION}`,
    initial: [],
  }
}
