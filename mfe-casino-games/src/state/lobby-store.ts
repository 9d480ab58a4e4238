import type { Game, GameCategory } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { PRODUCTS } from '@touchline/contracts/products'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable, observableRef } from 'mobx'
import type { LobbyAddress } from '../domain/lobby-of-path'
import { ALL_PROVIDERS, type LobbyView } from '../domain/lobby-view'
import { selectGames } from '../domain/select-games'
import type { Lobby } from '../transport/lobby-calls'
import type { FavouritesStore } from './favourites-store'

/** Tiles that are drawn before somebody scrolls, and with every further step. */
export const TILES_STEP = 48

const DISABLED: ReadonlySet<ErrorCode> = new Set(
  PRODUCTS.flatMap(({ area, disabledCode }) => (area === 'casino-games' ? (disabledCode ?? []) : [])),
)

/** The upline has switched the product off. */
export const isDisabling = (code: ErrorCode): boolean => DISABLED.has(code)

/** One lobby: its games as the address asks for them, and how many of them are drawn. */
export class LobbyStore {
  /** Who can switch the product on again. */
  upline = ''
  /** Epoch milliseconds, moved on by `tick`. */
  at: number
  /** How many tiles of which view are drawn; another view begins anew. */
  private drawn: { readonly view: LobbyView | null; readonly tiles: number } = { view: null, tiles: 0 }

  constructor(
    readonly list: ListStore<LobbyView, Lobby>,
    private readonly address: LobbyAddress,
    readonly favourites: FavouritesStore,
    private readonly now: () => number,
    /** Whether its games can be played: tiles promise nothing before. */
    readonly isPlayable = true,
  ) {
    this.at = now()
    makeAutoObservable<this, 'drawn' | 'now' | 'address'>(
      this,
      { list: false, address: false, favourites: false, now: false, isPlayable: false, drawn: observableRef },
      { autoBind: true },
    )
  }

  get category(): GameCategory {
    return this.address.category
  }

  get view(): LobbyView {
    return this.list.view
  }

  /** What the lobby holds; null while nobody knows. */
  get lobby(): Lobby | null {
    return this.list.data
  }

  /** Id of the provider that is looked at; null for all. */
  get provider(): string | null {
    if (!this.lobby || this.view.provider === ALL_PROVIDERS) return null
    const { providers } = this.lobby
    const isAsked = providers.some(({ provider_id }) => provider_id === this.view.provider)
    if (isAsked) return this.view.provider
    return providers[(this.address.provider ?? 0) - 1]?.provider_id ?? null
  }

  /** Everything that the view asks for, in its order. */
  get found(): readonly Game[] {
    return this.lobby ? selectGames(this.lobby.games, this.view, this.provider, this.favourites.ids) : []
  }

  /** The part of it that is drawn. */
  get tiles(): readonly Game[] {
    return this.found.slice(0, this.tilesMax)
  }

  get providerNames(): ReadonlyMap<string, string> {
    return new Map(this.lobby?.providers.map(({ provider_id, name }) => [provider_id, name]))
  }

  change(part: Partial<LobbyView>): void {
    // Letters and orders are not steps of a history.
    this.list.choose(part, { replace: !('provider' in part) })
  }

  showMore(): void {
    if (this.tilesMax < this.found.length) this.drawn = { view: this.view, tiles: this.tilesMax + TILES_STEP }
  }

  /** Moves the clock on; a game whose maintenance is over is asked about. */
  tick(): void {
    this.at = this.now()
    const isOver = ({ until }: Game) => until !== null && until <= this.at
    if (this.lobby?.games.some(isOver)) this.list.refresh()
  }

  learnUpline(upline: string): void {
    this.upline = upline
  }

  private get tilesMax(): number {
    return this.drawn.view === this.view ? this.drawn.tiles : TILES_STEP
  }
}
