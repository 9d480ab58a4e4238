import { type Game, gameIdOf } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { DISABLED_CODE } from '@touchline/contracts/products'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable, observableRef } from 'mobx'
import { featuredGames } from '../domain/featured-games'
import type { LobbyPlace } from '../domain/lobby-place'
import { ALL_PROVIDERS, type LobbyView } from '../domain/lobby-view'
import { selectGames } from '../domain/select-games'
import { tagsOf } from '../domain/tags-of'
import type { Lobby } from '../transport/lobby-calls'
import type { CatalogueStore } from './catalogue-store'
import type { GameLauncher } from './game-launcher'
import type { JackpotsStore } from './jackpots-store'
import type { MarksStore } from './marks-store'
import type { OpenRoundsStore } from './open-rounds-store'

/** Tiles that are drawn before somebody scrolls, and with every further step. */
export const TILES_STEP = 48

const DISABLED: ReadonlySet<ErrorCode> = new Set(Object.values(DISABLED_CODE))

/** The upline has disabled the product. */
export const isDisabling = (code: ErrorCode): boolean => DISABLED.has(code)

/** A provider with the number of its games here. */
export interface ProviderTab {
  readonly code: string
  readonly name: string
  readonly count: number
}

/** Stores around the list of a lobby. */
export interface LobbyParts {
  readonly marks: MarksStore
  readonly jackpots: JackpotsStore
  readonly launcher: GameLauncher
  readonly openRounds: OpenRoundsStore
  /** For searches over all products. */
  readonly catalogue: CatalogueStore
  readonly now: () => number
}

/** One lobby: its games as the address asks for them, and how many of them are drawn. */
export class LobbyStore {
  /** Who can enable the product again. */
  upline = ''
  /** Epoch milliseconds, moved on by `tick`. */
  at: number
  /** Drawn tiles of one view; another view begins anew. */
  private drawn: { readonly view: LobbyView | null; readonly tiles: number } = { view: null, tiles: 0 }

  constructor(
    readonly list: ListStore<LobbyView, Lobby>,
    readonly place: LobbyPlace,
    private readonly parts: LobbyParts,
    /** Whether members can play the product; its games are to come otherwise. */
    readonly isPlayable = true,
  ) {
    this.at = parts.now()
    makeAutoObservable<this, 'drawn' | 'parts'>(
      this,
      { list: false, place: false, parts: false, isPlayable: false, drawn: observableRef },
      { autoBind: true },
    )
  }

  get marks(): MarksStore {
    return this.parts.marks
  }

  get jackpots(): JackpotsStore {
    return this.parts.jackpots
  }

  get launcher(): GameLauncher {
    return this.parts.launcher
  }

  get openRounds(): OpenRoundsStore {
    return this.parts.openRounds
  }

  get view(): LobbyView {
    return this.list.view
  }

  /** Null until the first answer. */
  get lobby(): Lobby | null {
    return this.list.data
  }

  /** Games of this address, before filters. */
  get games(): readonly Game[] {
    const { tag } = this.place
    const games = this.lobby?.games ?? []
    return tag === null ? games : games.filter(({ tags }) => tags.includes(tag))
  }

  /** Providers that have games here. */
  get providers(): readonly ProviderTab[] {
    const counts = new Map<string, number>()
    for (const { provider } of this.games) counts.set(provider, (counts.get(provider) ?? 0) + 1)
    return (this.lobby?.providers ?? []).flatMap(({ code, name }) => {
      const count = counts.get(code)
      return count ? [{ code, name, count }] : []
    })
  }

  /** Code of the chosen provider; null for all. */
  get provider(): string | null {
    const wanted = this.view.provider
    if (wanted === ALL_PROVIDERS) return null
    const { providers } = this
    if (providers.some(({ code }) => code === wanted)) return wanted
    const { provider } = this.place
    if (typeof provider === 'number') return providers[provider - 1]?.code ?? null
    return providers.some(({ code }) => code === provider) ? provider : null
  }

  /** Games of the hero, of the chosen provider. */
  get featured(): readonly Game[] {
    return featuredGames(this.games, this.provider)
  }

  get tags(): readonly string[] {
    return tagsOf(this.games)
  }

  /** Whether the search has looked at all products. */
  get isSearching(): boolean {
    return this.view.search !== ''
  }

  /** Games that the view asks for, in its order. A search goes on in the other products. */
  get found(): readonly Game[] {
    const marked = { favourites: this.marks.favourites, jackpots: new Set(this.jackpots.byGame.keys()) }
    const own = selectGames(this.games, this.view, this.provider, marked)
    if (!this.isSearching) return own
    const known = new Set(own.map(gameIdOf))
    const others = selectGames(this.parts.catalogue.games, this.view, null, marked)
    return [...own, ...others.filter((game) => !known.has(gameIdOf(game)))]
  }

  /** The part of them that is drawn. */
  get tiles(): readonly Game[] {
    return this.found.slice(0, this.tilesMax)
  }

  /** Games of this lobby that the member played last, newest first. */
  get recents(): readonly Game[] {
    const games = new Map(this.games.map((game) => [gameIdOf(game), game]))
    return this.marks.recents.flatMap((id) => games.get(id) ?? [])
  }

  /** Whether nothing is filtered, so that rows such as the recent games have a place. */
  get isWhole(): boolean {
    const { filter, tag, search } = this.view
    return filter === 'all' && tag === '' && search === '' && this.provider === null
  }

  get providerNames(): ReadonlyMap<string, string> {
    const all = [...this.parts.catalogue.providers, ...(this.lobby?.providers ?? [])]
    return new Map(all.map(({ code, name }) => [code, name]))
  }

  change(part: Partial<LobbyView>): void {
    if (part.search) void this.parts.catalogue.load()
    // Letters and orders are not steps of a history.
    this.list.choose(part, { replace: !('provider' in part) })
  }

  showMore(): void {
    if (this.tilesMax < this.found.length) this.drawn = { view: this.view, tiles: this.tilesMax + TILES_STEP }
  }

  /** Moves the clock on; asks again when a maintenance is over. */
  tick(): void {
    this.at = this.parts.now()
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
