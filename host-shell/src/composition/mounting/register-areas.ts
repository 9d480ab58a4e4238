import type { SessionState } from '@touchline/contracts/host'
import { type Route, routeOf } from '@touchline/contracts/routes'
import type { Observable } from 'rxjs'
import { getAppNames, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa'

export interface AreaPlaces {
  /** Never rejects: faults show in the area's own place. */
  show(area: string): Promise<void>
  clear(): Promise<void>
}

export interface RegisteredAreas {
  /** Adds areas of a newer release document; known areas stay unchanged. */
  add(areas: Iterable<string>): void
  stop(): Promise<void>
}

/**
 * Registers areas with single-spa: active on their routes of the one route table, behind the session where the route asks
 * for one.
 */
export function registerAreas(
  session$: Observable<SessionState>,
  routes: () => readonly Route[],
  places: AreaPlaces,
): RegisteredAreas {
  const registered = new Set<string>()
  let session: SessionState = { stage: 'unknown' }
  const isActive = (area: string, { pathname }: { pathname: string }) => {
    const route = routeOf(pathname, routes())
    return (
      route?.owner === area && route.redirect === undefined && (!route.protected || session.stage === 'in')
    )
  }
  const register = (area: string) =>
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
  const subscription = session$.subscribe((next) => {
    const gateMoved = (next.stage === 'in') !== (session.stage === 'in')
    session = next
    if (gateMoved && registered.size > 0) void triggerAppChange()
  })
  return {
    add: (areas) => {
      const fresh = [...areas].filter((area) => !registered.has(area))
      for (const area of fresh) {
        registered.add(area)
        register(area)
      }
      startOnce()
      // Routes change with a release: the mounted area may have lost its route.
      if (registered.size > 0) void triggerAppChange()
    },
    stop: async () => {
      subscription.unsubscribe()
      const known = getAppNames().filter((name) => registered.has(name))
      await Promise.all(known.map((name) => unregisterApplication(name)))
    },
  }
}

/** single-spa belongs to the page, not to a composition: it patches the history and refuses to do that twice. */
let isStarted = false

function startOnce(): void {
  if (isStarted) return
  isStarted = true
  start({ urlRerouteOnly: true })
}
