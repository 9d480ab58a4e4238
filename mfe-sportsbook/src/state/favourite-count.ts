import type { HostServices } from '@touchline/contracts/host'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Favourites } from '../transport/ask-favourites'

const REFRESH_MS = 15_000

/** How many favourites can be bet on now: those that are over stay with the member, but no list shows them. */
export class FavouriteCount {
  /** Undefined until somebody has told. */
  matches: number | undefined = undefined
  private favourites: Favourites | null = null
  private readonly stops: (() => void)[]

  /** Nothing is asked for while `favourites` answers null: the board comes first. */
  constructor(
    private readonly host: Pick<HostServices, 'call'>,
    favourites: () => Favourites | null,
  ) {
    makeAutoObservable<this, 'host' | 'stops' | 'favourites'>(this, {
      ...{ host: false, stops: false, favourites: false },
    })
    const clock = window.setInterval(() => {
      if (!document.hidden) void this.ask()
    }, REFRESH_MS)
    this.stops = [
      () => window.clearInterval(clock),
      reaction(
        () => JSON.stringify(favourites()),
        (ids) => {
          this.favourites = JSON.parse(ids)
          void this.ask()
        },
        { fireImmediately: true },
      ),
    ]
  }

  dispose(): void {
    for (const stop of this.stops) stop()
  }

  private async ask(): Promise<void> {
    const { favourites } = this
    if (!favourites) return
    if (favourites.matches.length + favourites.leagues.length === 0) {
      this.matches = 0
      return
    }
    const { askFavourites, listedHeads } = await import('./favourite-lists')
    const lists = await askFavourites(this.host.call, favourites)
    // Others were marked meanwhile, or nobody answered: the next question tells.
    if (!lists || favourites !== this.favourites) return
    runInAction(() => {
      this.matches = listedHeads(lists).length
    })
  }
}
