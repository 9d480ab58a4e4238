import type { OddsPolicy } from '@touchline/contracts/calls'
import type { Freshness, HostServices } from '@touchline/contracts/host'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import type { OddsType } from '@touchline/contracts/odds'
import {
  type Account,
  defaultPreferences,
  type PlayerWallet,
  type Preferences,
} from '@touchline/contracts/session'
import { oddsPolicy } from '@touchline/rules'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { from, Subscription } from 'rxjs'

/** Prices older than this are not bet on, whatever the connection says of itself. */
const FEED_MAX_AGE_MS = 5000

/** Who bets, with what, and how fresh the prices are: the host's streams as state. */
export class SlipContext {
  account: Account | null = null
  wallet: PlayerWallet | null = null
  preferences: Preferences = defaultPreferences()
  freshness: Freshness = 'connecting'

  constructor() {
    makeAutoObservable(this, { account: observableRef, wallet: observableRef, preferences: observableRef })
  }

  get currency(): Currency {
    return (this.wallet ?? this.account?.wallet)?.currency_code ?? DEFAULT_CURRENCY
  }

  /** Minor units that can be bet. */
  get available(): number {
    return (this.wallet ?? this.account?.wallet)?.available_balance ?? 0
  }

  get oddsType(): OddsType {
    return this.preferences.pageDisplay.oddsType
  }

  get policy(): OddsPolicy {
    return oddsPolicy(this.preferences.betting)
  }

  get isViewOnly(): boolean {
    return this.account?.info.view_only ?? false
  }

  /** Follows the host until unsubscribed. */
  follow(host: Pick<HostServices, 'session$' | 'balance$' | 'preferences' | 'live'>): Subscription {
    const all = new Subscription()
    const put = (change: () => void) => runInAction(change)
    all.add(
      from(host.session$).subscribe((session) =>
        put(() => {
          this.account = session.stage === 'in' ? session.account : null
        }),
      ),
    )
    all.add(
      from(host.balance$).subscribe((wallet) =>
        put(() => {
          this.wallet = wallet
        }),
      ),
    )
    all.add(
      from(host.preferences.preferences$).subscribe((preferences) =>
        put(() => {
          this.preferences = preferences
        }),
      ),
    )
    all.add(
      from(host.live.freshness$).subscribe(({ freshness, ageMs }) =>
        put(() => {
          this.freshness = freshness === 'fresh' && ageMs > FEED_MAX_AGE_MS ? 'stale' : freshness
        }),
      ),
    )
    return all
  }
}
