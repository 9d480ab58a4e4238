import { feedbackOf } from '@touchline/contracts/errors'
import type { BrandView, BusEvent } from '@touchline/contracts/host'
import { forwardClock } from '@touchline/rules'
import { openLayers } from '@touchline/ui'
import i18next from 'i18next'
import { Subject } from 'rxjs'
import { Activity } from '../services/activity'
import { BalanceService } from '../services/balance-service'
import { Dialogs } from '../services/dialogs'
import { errorText, knownCode } from '../services/error-words'
import { keepLayerHistory } from '../services/layer-history'
import { ShellLocale } from '../services/locale-service'
import { LocationService } from '../services/location-service'
import { Network } from '../services/network'
import { firstPreferences, ShellPreferences } from '../services/preferences-service'
import { SessionService } from '../services/session-service'
import type { CoreServices, ShellServices } from '../services/shell-services'
import { createStorage } from '../services/storage'
import { createTabs } from '../services/tabs'
import { ShellWindows } from '../services/windows-service'
import { createCallService, type FailedCall } from '../transport/call-service'
import { createChannelPoll } from '../transport/channel-poll'
import { LiveFeed } from '../transport/live-feed'
import { type SocketLike, socketUrl } from '../transport/live-socket'
import { connectServices } from './connect-services'
import { createHost } from './create-host'
import { log } from './log'

/** The parts of a shell; a test hands in a window and a fetch of its own. */
export interface ShellParts {
  window: Window & typeof globalThis
  brand: BrandView
  bases: { app: string; odds: string }
  restored: Promise<Response> | null
  fetch: typeof fetch
  openSocket: (url: string) => SocketLike
}

/** Everything behind the page, wired together; nothing is asked of the server yet. */
export function createServices(parts: ShellParts): ShellServices {
  const { window, brand, bases } = parts
  const steady = () => window.performance.now()
  const clock = forwardClock({ wall: () => Date.now(), steady })
  const bus = new Subject<BusEvent>()
  const dialogs = new Dialogs()
  const network = new Network(window)
  const storage = createStorage(() => window.localStorage)
  const tabs = createTabs()
  const call = createCallService({
    bases,
    fetch: parts.fetch,
    session: () => session.account?.info ?? null,
    reportIdleSeconds: () => activity.reportIdleSeconds(),
    knownCode,
    textOf: errorText,
    onFailed: (failed) => reportFailure(failed, { bus, network, session }),
    onAnswered: network.answered,
  })
  const session = new SessionService({
    call,
    tabs,
    storage,
    emit: (event) => bus.next(event),
    restored: parts.restored,
  })
  const live = new LiveFeed({
    open: parts.openSocket,
    url: socketUrl(bases.app, window.location.origin),
    random: Math.random,
    poll: createChannelPoll(call),
    clock,
    refreshMs: brand.refreshMs,
    log: (message, facts) => log('warn', message, facts),
  })
  const balance = new BalanceService({ call, session, member$: live.member$ })
  const activity = new Activity({
    window,
    steady,
    report: () => void balance.refresh(),
  })
  const preferences = new ShellPreferences({
    call,
    session$: session.session$,
    storage,
    tabs,
    first: firstPreferences(brand),
    notify: dialogs.notify,
    textOf: errorText,
  })
  const locale = new ShellLocale(
    preferences.current().pageDisplay.language,
    window.document.documentElement,
    (language) =>
      preferences.update((draft) => ({ ...draft, pageDisplay: { ...draft.pageDisplay, language } })),
    brand.labels,
  )
  const location = new LocationService(window)
  keepLayerHistory(window, openLayers, () => location.path)
  const windows = new ShellWindows({
    window,
    onBlocked: (url) => {
      location.navigate(url)
      dialogs.notify({ tone: 'info', text: i18next.t('shell:windowBlocked') })
    },
  })
  const services: CoreServices = {
    brand,
    bus,
    dialogs,
    network,
    storage,
    call,
    session,
    live,
    balance,
    preferences,
    locale,
    location,
    windows,
  }
  connectServices(services, window)
  return { ...services, host: createHost(services, clock) }
}

function reportFailure(
  { call, code, text, options }: FailedCall,
  { bus, network, session }: Pick<CoreServices, 'bus' | 'network' | 'session'>,
): void {
  const feedback = feedbackOf(code)
  if (feedback === 'network') network.failed()
  // The end of a session is never quiet; a refused login and a late logout have no session to end.
  const ends = feedback === 'logout' && call.session && session.account !== null
  if (options.quiet && !ends) return
  bus.next({ type: 'error', code, text, dialog: options.dialog ?? false, source: call.name })
}
