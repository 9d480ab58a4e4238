import type { HostServices } from '@touchline/contracts/host'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Favourites } from '../transport/ask-favourites'
import type { MatchList } from '../transport/match-list'

const REFRESH_MS = 15_000

/** How many favourites can be bet on now: ended matches stay with the member, but no list shows them. */
export class FavouriteCount {
  /** Undefined until the first answer. */
  matches: number | undefined = undefined
  private favourites: Favourites | null = null
  /** Kept between two questions, so that answers hold only changes. Null before the first question for these favourites. */
  private lists: readonly MatchList[] | null = null
  private readonly stops: (() => void)[]

  /** Nothing is asked for while `favourites` answers null: the board comes first. */
  constructor(
    private readonly host: Pick<HostServices, 'call'>,
    favourites: () => Favourites | null,
  ) {
    makeAutoObservable<this, 'host' | 'stops' | 'favourites' | 'lists'>(this, {
      host: false,
      stops: false,
      favourites: false,
      lists: false,
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
          this.lists = null
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
    const { listsOf, MatchList, listedHeads } = await import('./favourite-lists')
    // Other favourites were marked meanwhile: their own question counts.
    if (favourites !== this.favourites) return
    this.lists ??= listsOf(favourites).map((ids) => new MatchList(this.host.call, ids))
    const { lists } = this
    const answered = await Promise.all(lists.map((list) => list.ask()))
    if (lists !== this.lists || !answered.every(Boolean)) return
    runInAction(() => {
      this.matches = listedHeads(lists.flatMap(({ held }) => held ?? [])).length
    })
  }
}
