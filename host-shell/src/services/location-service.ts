import type { Location } from '@touchline/contracts/host'
import { BehaviorSubject } from 'rxjs'
import { layersIn } from './layer-history'

/** Where the page is. Every router of the page is notified of a move by the same event. */
export class LocationService {
  /** Emits at once, then at every move. */
  readonly location$: BehaviorSubject<Location>
  /** Scroll position in pixels at the end of the session; a login on the same page restores it. */
  scrollTopAtEnd = 0

  constructor(private readonly window: Window) {
    this.location$ = new BehaviorSubject(placeOf(window))
    const follow = () => this.follow()
    window.addEventListener('popstate', follow)
    window.addEventListener('single-spa:routing-event', follow)
  }

  current(): Location {
    return placeOf(this.window)
  }

  navigate = (to: string, options: { replace?: boolean } = {}): void => {
    const { history, location } = this.window
    const url = new URL(to, location.href)
    // Another origin is never a place of this page.
    if (url.origin !== location.origin || url.href === location.href) return
    let isNotified = false
    const onMove = () => {
      isNotified = true
    }
    this.window.addEventListener('popstate', onMove, { capture: true, once: true })
    const path = url.pathname + url.search + url.hash
    const hasLayer = layersIn(history.state) > 0
    // A page opened from a sheet takes over the entry of the sheet: Back leads to the page below.
    if (options.replace) history.replaceState(hasLayer ? history.state : null, '', path)
    else if (hasLayer) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.window.removeEventListener('popstate', onMove, { capture: true })
    // single-spa notifies of every move itself, once it runs.
    if (!isNotified) this.window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    this.follow()
  }

  get path(): string {
    return pathOf(this.location$.value)
  }

  private follow(): void {
    const place = placeOf(this.window)
    if (pathOf(place) !== pathOf(this.location$.value)) this.location$.next(place)
  }
}

const placeOf = ({ location: { pathname, search, hash } }: Window): Location => ({ pathname, search, hash })
const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash
