import { type Game, type GameMarks, gameFavourite, gameIdOf, gameMarks } from '@touchline/contracts/calls'
import type { CallService } from '@touchline/contracts/host'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Favourites and recent games of the member, as the server keeps them. */
export class MarksStore {
  favourites: ReadonlySet<string> = new Set()
  /** Newest first. */
  recents: readonly string[] = []
  /** Only the newest answer counts. */
  private asked = 0

  constructor(private readonly call: CallService) {
    makeAutoObservable<this, 'call' | 'asked'>(
      this,
      { call: false, asked: false, favourites: observableRef, recents: observableRef },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    const question = ++this.asked
    const result = await this.call(gameMarks, {}, { quiet: true })
    if (result.kind === 'ok' && question === this.asked) this.take(result.data)
  }

  /** Shows the star at once, and takes it back when the server rejects it. */
  async toggle(game: Pick<Game, 'provider' | 'game_code'>): Promise<void> {
    const question = ++this.asked
    const before = this.favourites
    const favourites = new Set(before)
    const id = gameIdOf(game)
    const on = !favourites.delete(id)
    if (on) favourites.add(id)
    this.favourites = favourites
    const { provider, game_code } = game
    const result = await this.call(gameFavourite, { provider, game_code, on })
    if (question !== this.asked) return
    if (result.kind === 'ok') this.take(result.data)
    else
      runInAction(() => {
        this.favourites = before
      })
  }

  private take({ favourites, recents }: GameMarks): void {
    this.favourites = new Set(favourites)
    this.recents = recents
  }
}
