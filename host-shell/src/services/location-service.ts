import type { Location } from '@touchline/contracts'
import { BehaviorSubject, distinctUntilChanged } from 'rxjs'

/** Where the page is. Every router of the page hears of a move by the same event. */
export class LocationService {
  private readonly place$: BehaviorSubject<Location>
  readonly location$

  constructor(private readonly window: Window) {
    this.place$ = new BehaviorSubject(placeOf(window))
    this.location$ = this.place$.pipe(distinctUntilChanged((a, b) => pathOf(a) === pathOf(b)))
    const follow = () => this.place$.next(placeOf(window))
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
    let heard = false
    const hear = () => {
      heard = true
    }
    this.window.addEventListener('popstate', hear, { capture: true, once: true })
    const path = url.pathname + url.search + url.hash
    if (options.replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.window.removeEventListener('popstate', hear, { capture: true })
    // single-spa tells of every move itself, once it runs.
    if (!heard) this.window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    this.place$.next(placeOf(this.window))
  }
}

const placeOf = ({ location: { pathname, search, hash } }: Window): Location => ({ pathname, search, hash })
const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash
