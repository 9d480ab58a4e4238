import { CONTRACT_VERSION, type HostServices } from '@touchline/contracts/host'
import { randomKey } from '../services/random-key'
import type { CoreServices } from '../services/shell-services'
import { log } from './log'

/** The one frozen object that areas get. `clock` is that of the browser, epoch milliseconds. */
export function createHost(services: CoreServices, clock: () => number): HostServices {
  const { brand, bus, dialogs, call, session, live, balance, preferences, locale, location, windows } =
    services
  return Object.freeze<HostServices>({
    contractVersion: CONTRACT_VERSION,
    call,
    live,
    session$: session.session$.asObservable(),
    balance$: balance.balance$.asObservable(),
    refreshBalance: balance.refresh,
    preferences,
    brand,
    locale,
    navigate: location.navigate,
    location$: location.location$,
    bus: { emit: (event) => bus.next(event), events$: bus.asObservable() },
    windows,
    notify: dialogs.notify,
    log,
    track: (name) => performance.mark(`touchline:${name}`),
    now: () => clock() + live.clockSkewMs(),
    newKey: randomKey,
  })
}
