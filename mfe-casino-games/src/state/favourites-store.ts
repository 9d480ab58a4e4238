import { makeAutoObservable, observableRef } from 'mobx'
import type { FavouriteGames } from '../transport/favourite-games'

/** Games that the member has starred. */
export class FavouritesStore {
  ids: ReadonlySet<string> = new Set()
  private kept: FavouriteGames | null = null

  constructor() {
    makeAutoObservable<this, 'kept'>(this, { ids: observableRef, kept: false }, { autoBind: true })
  }

  /** Takes over the favourites of the member who is here now. */
  open(kept: FavouriteGames): void {
    this.kept = kept
    this.ids = kept.load()
  }

  toggle(gameId: string): void {
    const ids = new Set(this.ids)
    if (!ids.delete(gameId)) ids.add(gameId)
    this.ids = ids
    this.kept?.save(ids)
  }
}
