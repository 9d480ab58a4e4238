import { getInstance } from '@module-federation/enhanced/runtime'
import {
  containerName,
  entryFor,
  type Language,
  REMOTE_EXPOSE,
  type ReleasedVersion,
  type RemoteModule,
} from '@touchline/contracts'
import { AreaFailure } from './area-failure'
import type { Guard } from './guard'

/** Fetches and evaluates a version of an area; every call starts from nothing. */
export type FetchRemote = (
  area: string,
  release: ReleasedVersion,
  language: Language,
) => Promise<RemoteModule>

type Exposed = RemoteModule | { default: RemoteModule }

/** What the entry of a remote leaves under its global name. */
interface Container {
  init(shared: unknown): void | Promise<void>
  get(expose: string): Promise<() => Exposed>
}

/**
 * Remotes as Module Federation builds them. The runtime shares the libraries; entries come through the guard instead of
 * the runtime's own loader, which knows no hashes and is left out of the build.
 */
export const createFederation =
  (guard: Guard): FetchRemote =>
  async (area, release, language) => {
    const url = new URL(release.base + entryFor(release, language), location.origin).href
    await loadScript(url, guard)
    const container: Container | undefined = Reflect.get(globalThis, containerName(area, release.version))
    if (!container) throw new AreaFailure('evaluate', `${url} defined no container`)
    await container.init(getInstance()?.shareScopeMap.default)
    const factory = await container.get(REMOTE_EXPOSE)
    return moduleOf(factory())
  }

function moduleOf(exposed: Exposed): RemoteModule {
  const module = 'default' in exposed ? exposed.default : exposed
  if (typeof module?.mount !== 'function') throw new AreaFailure('evaluate', 'the remote exposes no mount')
  return module
}

function loadScript(url: string, guard: Guard): Promise<void> {
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
