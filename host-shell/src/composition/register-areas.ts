import { routeOf, type SessionState } from '@touchline/contracts'
import type { Observable } from 'rxjs'
import { getAppNames, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa'

export interface AreaPlaces {
  /** Never rejects: what goes wrong shows in the area's own place. */
  show(area: string): Promise<void>
  clear(): Promise<void>
  /** An area is about to be shown: fetch it meanwhile. */
  expect(area: string): void
}

/**
 * Registers every area with single-spa: active on its routes of the one route table, behind the session where the route
 * asks for one. Returns the removal of all of them.
 */
export function registerAreas(
  areas: readonly string[],
  session$: Observable<SessionState>,
  places: AreaPlaces,
): () => Promise<void> {
  let session: SessionState = { stage: 'unknown' }
  const isActive = (area: string, { pathname }: { pathname: string }) => {
    const route = routeOf(pathname)
    return (
      route?.owner === area && route.redirect === undefined && (!route.protected || session.stage === 'in')
    )
  }
  for (const area of areas) {
    registerApplication({
      name: area,
      activeWhen: (location) => isActive(area, location),
      // The lifecycles are all that single-spa sees; it would call an area mounted whose render threw.
      app: {
        bootstrap: async () => undefined,
        // Not awaited: single-spa complains of mounts that take their time, and the slot keeps the time itself.
        mount: async () => void places.show(area),
        unmount: () => places.clear(),
      },
    })
  }
  startOnce()
  const expected = routeOf(location.pathname)?.owner
  if (expected && areas.includes(expected)) places.expect(expected)
  const subscription = session$.subscribe((next) => {
    const gateMoved = (next.stage === 'in') !== (session.stage === 'in')
    session = next
    if (gateMoved) void triggerAppChange()
  })
  return async () => {
    subscription.unsubscribe()
    const registered = getAppNames().filter((name) => areas.includes(name))
    await Promise.all(registered.map((name) => unregisterApplication(name)))
  }
}

/** single-spa belongs to the page, not to a composition: it patches the history and refuses to do that twice. */
let isStarted = false

function startOnce(): void {
  if (isStarted) return
  isStarted = true
  start({ urlRerouteOnly: true })
}
