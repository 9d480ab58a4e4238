import '@touchline/ui/tokens.css'
import '../views/skeleton.css'
import {
  type AreaRelease,
  canaryBucket,
  chooseVersion,
  type ReleaseDocument,
} from '@touchline/contracts/release'
import { whenIdle } from '@touchline/ui/when-idle'
import { createRoot } from 'react-dom/client'
import { BehaviorSubject } from 'rxjs'
import type { Composition, ShellBoot } from '../composition/composition'
import { applyAppearance } from '../services/appearance'
import { enterPage } from '../services/enter-page'
import { watchedHost } from '../services/health/watched-host'
import { keepPageTitle } from '../services/page-title'
import { painted } from '../services/painted'
import { watchRelease } from '../services/release-watch'
import type { ShellServices } from '../services/shell-services'
import type { SocketLike } from '../transport/live-socket'
import { expectPage, fetchLateWords, fetchOwnPages } from '../views/late-pages'
import { Page } from '../views/page'
import { createPlaces } from '../views/places'
import { type Shell, ShellContext } from '../views/shell-context'
import { connectHealth, createHealth, type Health } from './connect-health'
import { createServices } from './create-services'
import { log } from './log'

/** A member needs the shell's own pages at the logout at the earliest. */
const OWN_PAGES_AFTER_MS = 5000
const OWN_PAGES_LATEST_MS = 10_000

/** Starts the page: services, the composition of the areas, then what the player sees. */
export function startShell(root: HTMLElement, boot: ShellBoot): void {
  const { brand, bases, restored, maintenance } = boot
  const services = createServices({
    window,
    brand,
    bases,
    restored,
    fetch: window.fetch.bind(window),
    openSocket: (url) => new WebSocket(url) as SocketLike,
  })
  applyAppearance(services.preferences.preferences$, brand, window)
  const title = `${brand.name} - Sports Betting Platform`
  document.title = title
  keepPageTitle(document, title, brand.name, {
    location$: services.location.location$,
    language$: services.locale.language$,
  })
  // First, because areas share i18next and find it ready.
  const worded = services.locale.start()
  const places = createPlaces(document)
  const composition = compose(boot, services, places.main, worded)
  const shellOutdated$ = new BehaviorSubject(false)
  followReleases(boot, services, (document) => {
    composition.applyRevision(document)
    shellOutdated$.next(isShellOutdated(document.shell, boot))
  })
  if (!maintenance) void enterPage(services)
  expectPage(window.location.pathname)
  afterSkeleton(services, composition)
  const { version, device, overrideOrigins } = boot
  const shell: Shell = {
    ...services,
    composition,
    places,
    shellOutdated$,
    maintenance,
    overrideOrigins,
    version,
    device,
    unread$: new BehaviorSubject(0),
    contacts$: new BehaviorSubject<Shell['contacts$']['value']>(null),
  }
  const show = () =>
    createRoot(root).render(
      <ShellContext value={shell}>
        <Page />
      </ShellContext>,
    )
  worded.then(show, (error: unknown) => {
    log('error', 'the words did not load', { error: String(error) })
    show()
  })
}

/** Code not needed for the first odds loads after them. */
function afterSkeleton({ session, preferences }: ShellServices, composition: Composition): void {
  session.session$.subscribe(({ stage }) => {
    if (stage === 'in') void composition.settled().then(preferences.renew)
  })
  void composition.settled().then(() => {
    // Before the parts that come now, the slip among them: the answer to a first bet needs them.
    void fetchLateWords()
    setTimeout(() => whenIdle(fetchOwnPages, OWN_PAGES_LATEST_MS, OWN_PAGES_AFTER_MS), OWN_PAGES_AFTER_MS)
  })
}

function compose(
  boot: ShellBoot,
  services: ShellServices,
  main: HTMLElement,
  worded: Promise<void>,
): Composition {
  const { document: served, version, device } = boot
  const { brand, channel } = served
  let revision = served.revision
  const health = createHealth(window, { brand, channel, shell: version, device, revision: () => revision })
  const composition = boot.startComposition({
    document: served,
    host: services.host,
    hostFor: (area, running) => areaHost(services, health, area, running),
    slots: { main },
    shown: async () => {
      await services.live.answered()
      await painted(window)
    },
    onAttempt: health.attempted,
    onOverrideDropped: (area, override) =>
      // Only a browser that was set to run another version needs it.
      void worded
        .then(() => import('./show-dropped-override'))
        .then(({ showDroppedOverride }) => showDroppedOverride(services.dialogs, area, override)),
    report: (report) => {
      log('error', `${report.remote} failed`, report)
      health.failed(report, composition.isUnreached(report))
    },
  })
  composition.document$.subscribe((document) => {
    revision = document.revision
  })
  connectHealth(window, health, composition, version)
  return composition
}

function areaHost({ host }: ShellServices, { reporter }: Health, area: string, version: string) {
  return watchedHost(host, (call, kind, code) => reporter.failed(area, version, kind, `${call} ${code}`))
}

/** Whether a reload would bring another version of the shell; a parallel canary does not count. */
function isShellOutdated(shell: AreaRelease, { version, device }: ShellBoot): boolean {
  const chosen = chooseVersion(shell, canaryBucket(device, 'shell'))
  return version !== shell.current.version && version !== chosen.version
}

function followReleases(
  boot: ShellBoot,
  { live }: ShellServices,
  onDocument: (document: ReleaseDocument) => void,
): void {
  const { document: served } = boot
  const watch = watchRelease({
    fetch: window.fetch.bind(window),
    served,
    isVisible: () => !document.hidden,
    isPushed: () => live.isConnected(),
    random: Math.random,
    now: () => performance.now(),
    onDocument,
    onBack: () => live.hurry(),
  })
  live.member$.subscribe((message) => {
    if (message.t === 'release' && (message.brand ?? served.brand) === served.brand) watch.notified(message)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void watch.askNow()
  })
}
