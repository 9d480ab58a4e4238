import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import { REMOTE_EXPOSE, type RemoteModule } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { containerName, entryFor, type ReleasedVersion } from '@touchline/contracts/release'
import { AreaFailure } from '../failures/area-failure'
import type { IntegrityGuard } from './integrity-guard'

/** Fetches and evaluates a version of an area; every call starts from nothing. */
export type FetchRemote = (
  area: string,
  release: ReleasedVersion,
  language: Language,
) => Promise<RemoteModule>

/** Remotes by the federation runtime that is built into the shell. */
export function createFederation(guard: IntegrityGuard): FetchRemote {
  let attempts = 0
  getInstance()?.registerPlugins([guardedEntries(guard)])
  return async (area, release, language) => {
    attempts += 1
    const remote = {
      // A name of its own for every attempt: the runtime remembers a remote that failed.
      name: `${area}.${attempts}`,
      entry: new URL(release.base + entryFor(release, language), location.origin).href,
      entryGlobalName: containerName(area, release.version),
    }
    getInstance()?.registerRemotes([remote])
    const id = remote.name + REMOTE_EXPOSE.slice(1)
    return moduleOf(await loadRemote<RemoteModule | { default: RemoteModule }>(id))
  }
}

function moduleOf(exposed: RemoteModule | { default: RemoteModule } | null): RemoteModule {
  const module = exposed && 'default' in exposed ? exposed.default : exposed
  if (typeof module?.mount !== 'function') throw new AreaFailure('evaluate', 'the remote exposes no mount')
  return module
}

/** Loads entries with the hash that the release document gives, instead of the runtime's own unguarded way. */
const guardedEntries = (guard: IntegrityGuard): ModuleFederationRuntimePlugin => ({
  name: 'guarded-entries',
  loadEntry: async ({ remoteInfo }) => {
    await loadScript(remoteInfo.entry, guard)
    const container = Reflect.get(globalThis, remoteInfo.entryGlobalName)
    if (!container) throw new AreaFailure('evaluate', `${remoteInfo.entry} defined no container`)
    return container
  },
})

function loadScript(url: string, guard: IntegrityGuard): Promise<void> {
  return new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    script.src = url
    guard.prepare(script)
    script.onload = () => {
      script.remove()
      done()
    }
    script.onerror = () => {
      script.remove()
      fail(new AreaFailure('load', `${url} did not come, or is not what was released`))
    }
    document.head.append(script)
  })
}
