import type { BrandView, BusEvent, CallService, HostServices } from '@touchline/contracts/host'
import type { Subject } from 'rxjs'
import type { LiveFeed } from '../transport/live-feed'
import type { BalanceService } from './balance-service'
import type { Dialogs } from './dialogs'
import type { ShellLocale } from './locale-service'
import type { LocationService } from './location-service'
import type { Network } from './network'
import type { ShellPreferences } from './preferences-service'
import type { SessionService } from './session-service'
import type { KeyValues } from './storage'
import type { ShellWindows } from './windows-service'

/** Everything behind the page, before the areas' narrower view of it. */
export interface CoreServices {
  readonly brand: BrandView
  readonly bus: Subject<BusEvent>
  readonly call: CallService
  readonly dialogs: Dialogs
  readonly network: Network
  readonly storage: KeyValues
  readonly session: SessionService
  readonly live: LiveFeed
  readonly balance: BalanceService
  readonly preferences: ShellPreferences
  readonly locale: ShellLocale
  readonly location: LocationService
  readonly windows: ShellWindows
}

/** Services of the shell's own views: those of an area, and more. */
export interface ShellServices extends CoreServices {
  readonly host: HostServices
}
