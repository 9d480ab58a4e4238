import '@touchline/ui/tokens.css'
import type { ReleaseDocument } from '@touchline/contracts'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BehaviorSubject } from 'rxjs'
import type { ShellBoot } from '../composition/composition'
import { applyAppearance } from '../services/appearance'
import { watchRelease } from '../services/release-watch'
import type { ShellServices } from '../services/shell-services'
import type { SocketLike } from '../transport/live-socket'
import { Page } from '../views/page'
import { createPlaces } from '../views/places'
import { type Shell, ShellContext } from '../views/shell-context'
import { createServices } from './create-services'
import { log } from './log'

/** What the edge adds to the page while the product is closed. */
export type Boot = ShellBoot & { maintenance?: { until: number | null } | null }

/** Starts the page: services, the composition of the areas, then what the player sees. */
export function startShell(root: HTMLElement, boot: Boot): void {
  const { brand, bases, restored, maintenance = null } = boot
  const services = createServices({
    window,
    brand,
    bases,
    restored,
    fetch: window.fetch.bind(window),
    openSocket: (url) => new WebSocket(url) as SocketLike,
  })
  applyAppearance(services.preferences.preferences$, brand, window)
  document.title = `${brand.name} Sports Betting Platform`
  // First, because areas share i18next and find it ready.
  const worded = services.locale.start()
  const places = createPlaces(document)
  const shellOutdated$ = new BehaviorSubject(false)
  const composition = boot.startComposition({
    document: boot.document,
    host: services.host,
    slots: { main: places.main },
    report: (report) => log('error', `${report.remote} failed`, report),
  })
  followReleases(services, (document) => {
    composition.applyRevision(document)
    shellOutdated$.next(document.shell.current.version !== boot.document.shell.current.version)
  })
  if (!maintenance) void enter(services)
  const shell: Shell = {
    ...services,
    composition,
    places,
    shellOutdated$,
    maintenance,
    version: boot.version,
  }
  const show = () =>
    createRoot(root).render(
      <BrowserRouter>
        <ShellContext value={shell}>
          <Page />
        </ShellContext>
      </BrowserRouter>,
    )
  worded.then(show, (error: unknown) => {
    log('error', 'the words did not load', { error: String(error) })
    show()
  })
}

/** By the token of an operator's own site when the address brings one, else by the cookie. */
async function enter({ session, location, dialogs }: ShellServices): Promise<void> {
  const { pathname, search } = location.current()
  const token = new URLSearchParams(search).get('token')
  if (pathname !== '/' || !token) return session.restore()
  // A one-time token does not stay in the history.
  location.navigate('/', { replace: true })
  const result = await session.launch(token)
  if (result.kind !== 'ok') dialogs.show({ kind: 'error', text: result.text, code: result.code })
}

function followReleases({ live }: ShellServices, onDocument: (document: ReleaseDocument) => void): void {
  const watch = watchRelease({
    fetch: window.fetch.bind(window),
    isVisible: () => !document.hidden,
    onDocument,
  })
  live.member$.subscribe((message) => {
    if (message.t === 'release') void watch.askNow()
  })
}
