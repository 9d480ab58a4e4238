import type { Freshness, HostServices, Location } from '@touchline/contracts/host'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import {
  type Account,
  accessibilityOf,
  type PlayerWallet,
  type Preferences,
} from '@touchline/contracts/session'
import { makeAutoObservable, runInAction } from 'mobx'

/** The part of its host that a remote follows. */
type FollowedHost = Pick<HostServices, 'location$' | 'session$' | 'balance$' | 'preferences' | 'live' | 'now'>
type Stream<Value> = { subscribe(next: (value: Value) => void): { unsubscribe(): void } }

/**
 * The state of the shell as MobX state of a remote: location, session with account and balance, and freshness
 * of prices. It follows the host until `dispose`.
 */
export class HostState {
  location: Location = { pathname: '', search: '', hash: '' }
  /** The member who is logged in. */
  account: Account | null = null
  wallet: PlayerWallet | null = null
  preferences: Preferences
  /** Of the connection as a whole, with the age of the newest frame. */
  feed: { readonly freshness: Freshness; readonly ageMs: number } = { freshness: 'connecting', ageMs: 0 }
  /** Server time at which prices stopped coming, epoch milliseconds; null while they come. */
  pausedAt: number | null = null
  private readonly subscriptions: { unsubscribe(): void }[] = []

  constructor(readonly host: FollowedHost) {
    this.preferences = host.preferences.current()
    makeAutoObservable<this, 'subscriptions'>(this, { host: false, subscriptions: false }, { deep: false })
    const follow = <Value>(stream: Stream<Value>, take: (value: Value) => void) =>
      this.subscriptions.push(stream.subscribe((value) => runInAction(() => take(value))))
    follow(host.location$, (location) => {
      this.location = location
    })
    follow(host.session$, (session) => {
      this.account = session.stage === 'in' ? session.account : null
    })
    follow(host.balance$, (wallet) => {
      this.wallet = wallet
    })
    follow(host.preferences.preferences$, (preferences) => {
      this.preferences = preferences
    })
    follow(host.live.freshness$, (feed) => {
      this.feed = feed
      this.pausedAt = this.isPaused ? (this.pausedAt ?? host.now() - feed.ageMs) : null
    })
  }

  /** Currency of the member's wallet. */
  get currency(): Currency {
    return (this.wallet ?? this.account?.wallet)?.currency_code ?? DEFAULT_CURRENCY
  }

  /** How the page sounds, looks and reacts to keys. */
  get accessibility(): Preferences['accessibility'] {
    return accessibilityOf(this.preferences)
  }

  /** Prices are shown but not to be trusted. */
  get isPaused(): boolean {
    return this.feed.freshness === 'stale' || this.feed.freshness === 'lost'
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe()
  }
}
