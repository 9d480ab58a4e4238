import type { Game, GameCategory } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { DISABLED_CODE } from '@touchline/contracts/session'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LobbyPlace } from '../domain/lobby-of-path'
import type { LobbyStage } from '../domain/lobby-stage'
import { ALL_PROVIDERS, type LobbyView, WHOLE_LOBBY } from '../domain/lobby-view'
import { selectGames } from '../domain/select-games'
import type { AskLobby } from '../transport/lobby-calls'
import type { FavouritesStore } from './favourites-store'

type GoTo = (view: LobbyView, options: { replace: boolean }) => void

/** Tiles that are drawn before somebody scrolls, and with every further step. */
export const TILES_STEP = 48

const DISABLED: ReadonlySet<ErrorCode> = new Set(Object.values(DISABLED_CODE))

/** One lobby: its games as the address asks for them, and how many of them are drawn. */
export class LobbyStore {
  place: LobbyPlace = { category: 'slots', provider: null }
  view: LobbyView = WHOLE_LOBBY
  stage: LobbyStage = { stage: 'loading' }
  /** Who can switch the product on again. */
  upline = ''
  /** Epoch milliseconds, moved on by `tick`. */
  at: number
  private tilesMax = TILES_STEP
  /** The question on its way; a newer one cancels it. */
  private asking: AbortController | null = null

  constructor(
    private readonly ask: AskLobby,
    readonly favourites: FavouritesStore,
    /** Moves the address within the lobby, which comes back as `show`. */
    private readonly goTo: GoTo,
    private readonly now: () => number,
  ) {
    this.at = now()
    makeAutoObservable<this, 'ask' | 'asking' | 'goTo' | 'now'>(
      this,
      { stage: observableRef, favourites: false, ask: false, asking: false, goTo: false, now: false },
      { autoBind: true },
    )
  }

  get category(): GameCategory {
    return this.place.category
  }

  /** Id of the provider that is looked at; null for all. */
  get provider(): string | null {
    if (this.stage.stage !== 'ready' || this.view.provider === ALL_PROVIDERS) return null
    const { providers } = this.stage
    const isAsked = providers.some(({ provider_id }) => provider_id === this.view.provider)
    if (isAsked) return this.view.provider
    return providers[(this.place.provider ?? 0) - 1]?.provider_id ?? null
  }

  /** Everything that the view asks for, in its order. */
  get found(): readonly Game[] {
    if (this.stage.stage !== 'ready') return []
    return selectGames(this.stage.games, this.view, this.provider, this.favourites.ids)
  }

  /** The part of it that is drawn. */
  get tiles(): readonly Game[] {
    return this.found.slice(0, this.tilesMax)
  }

  get providerNames(): ReadonlyMap<string, string> {
    const providers = this.stage.stage === 'ready' ? this.stage.providers : []
    return new Map(providers.map(({ provider_id, name }) => [provider_id, name]))
  }

  /** Shows what the address asks for; the games of a lobby are asked once, whatever part of it is looked at. */
  show(place: LobbyPlace, view: LobbyView): void {
    const isSameLobby = place.category === this.place.category && this.asking !== null
    this.place = place
    this.view = view
    this.tilesMax = TILES_STEP
    if (!isSameLobby) this.retry()
  }

  change(part: Partial<LobbyView>): void {
    // Letters and orders are not steps of a history.
    this.goTo({ ...this.view, ...part }, { replace: !('provider' in part) })
  }

  showMore(): void {
    if (this.tilesMax < this.found.length) this.tilesMax += TILES_STEP
  }

  retry(): void {
    this.stage = { stage: 'loading' }
    void this.load()
  }

  /** Asks again without a flicker: what stands stays until the answer, and stays if there is none. */
  refresh(): void {
    if (this.stage.stage === 'ready') void this.load()
  }

  /** Moves the clock on; a game whose maintenance is over is asked about. */
  tick(): void {
    this.at = this.now()
    const isOver = ({ until }: Game) => until !== null && until <= this.at
    if (this.stage.stage === 'ready' && this.stage.games.some(isOver)) this.refresh()
  }

  learnUpline(upline: string): void {
    this.upline = upline
  }

  dispose(): void {
    this.asking?.abort()
  }

  private async load(): Promise<void> {
    this.asking?.abort()
    const asking = new AbortController()
    this.asking = asking
    const result = await this.ask(this.category, asking.signal)
    if (asking.signal.aborted) return
    runInAction(() => {
      if (result.kind === 'ok') this.stage = { stage: 'ready', ...result.data }
      else if (DISABLED.has(result.code)) this.stage = { stage: 'disabled' }
      else if (this.stage.stage !== 'ready')
        this.stage = { stage: 'failed', code: result.code, text: result.text }
    })
  }
}
