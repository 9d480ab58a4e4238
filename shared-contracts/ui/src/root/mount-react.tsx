import type { HostServices, Unmount } from '@touchline/contracts/host'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { FailureBoundary } from './failure-boundary'
import { HostContext } from './host-context'

/** Event that a root sends up from its target when it cannot go on; `detail` is an `AreaFailure`. */
export const AREA_FAILED = 'touchline:failed'

export interface AreaFailure {
  error: unknown
  name: string
  version: string
}

interface Mounting {
  host: HostServices
  name: string
  version: string
}

/**
 * Mounts a remote's element in a React root of its own. An error of a render stays in its target and is
 * reported to the shell by the `touchline:failed` event. The returned function removes the root.
 */
export async function mountReact(
  target: HTMLElement,
  element: ReactNode,
  mounting: Mounting,
): Promise<Unmount> {
  const { host, name, version } = mounting
  const report = (error: unknown): void => {
    const detail: AreaFailure = { error, name, version }
    target.dispatchEvent(new CustomEvent(AREA_FAILED, { bubbles: true, detail }))
  }
  const root = createRoot(target, { onCaughtError: () => undefined })
  // Without a boundary single-spa would call what threw mounted.
  root.render(
    <FailureBoundary onFailure={report}>
      <HostContext.Provider value={host}>{element}</HostContext.Provider>
    </FailureBoundary>,
  )
  return () => root.unmount()
}
