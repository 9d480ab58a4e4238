import type { OddsPolicy } from '@touchline/contracts/calls'
import type { Freshness } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import type { OddsType } from '@touchline/contracts/odds'
import type { Account, Preferences } from '@touchline/contracts/session'
import { oddsPolicy } from '@touchline/rules'
import type { HostState } from '@touchline/screens/host'
import { makeAutoObservable } from 'mobx'

/** Older prices are not bet on, even on an open connection. */
const FEED_MAX_AGE_MS = 5000

/** Who bets, with what, and how fresh the prices are: the host's state as the slip reads it. */
export class SlipContext {
  /** The browser says that it has no network, which is known before the feed falls silent. */
  isOffline = false

  /** Until when the sportsbook is closed for maintenance, epoch milliseconds; null while it is open. */
  closedUntil: number | null = null

  constructor(private readonly state: HostState) {
    makeAutoObservable<this, 'state'>(this, { state: false }, { autoBind: true })
  }

  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline
  }

  setClosed(until: number | null): void {
    this.closedUntil = until
  }

  get account(): Account | null {
    return this.state.account
  }

  get preferences(): Preferences {
    return this.state.preferences
  }

  get accessibility(): Preferences['accessibility'] {
    return this.state.accessibility
  }

  get currency(): Currency {
    return this.state.currency
  }

  /** Minor units that can be bet. */
  get available(): number {
    const { wallet, account } = this.state
    return (wallet ?? account?.wallet)?.available_balance ?? 0
  }

  get oddsType(): OddsType {
    return this.preferences.pageDisplay.oddsType
  }

  get policy(): OddsPolicy {
    return oddsPolicy(this.preferences.betting)
  }

  /** Keeps what to do when a price moves in the preferences. */
  choosePolicy(policy: OddsPolicy): void {
    this.bettingIs({ acceptBetterOdds: policy !== 'none', acceptAnyOdds: policy === 'any' })
  }

  /** Stake that quick bets start with the next time, minor units. */
  keepQuickStake(quickBetAmount: number): void {
    this.bettingIs({ quickBetAmount })
  }

  /** What a new selection is staked with. */
  chooseDefaultStake(defaultStake: Preferences['betting']['defaultStake'], amount?: number): void {
    this.bettingIs({ defaultStake, ...(amount !== undefined && { defaultStakeAmount: amount }) })
  }

  private bettingIs(change: Partial<Preferences['betting']>): void {
    void this.state.host.preferences.update((draft) => ({
      ...draft,
      betting: { ...draft.betting, ...change },
    }))
  }

  get isViewOnly(): boolean {
    return this.account?.info.view_only ?? false
  }

  get freshness(): Freshness {
    const { freshness, ageMs } = this.state.feed
    if (this.isOffline) return 'lost'
    return freshness === 'fresh' && ageMs > FEED_MAX_AGE_MS ? 'stale' : freshness
  }
}
