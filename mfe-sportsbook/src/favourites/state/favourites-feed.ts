import type { Freshness, HostServices, LiveService } from '@touchline/contracts/host'
import type { Channel, OddsSnapshot } from '@touchline/contracts/live'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable } from 'rxjs'
import { type Favourites, listsOf } from '../transport/ask-favourites'
import { MatchList } from '../transport/match-list'
import { listedHeads, partOf } from './favourites-part'

/** Prices older than so many refresh intervals are locked. */
const STALE_INTERVALS = 3

/**
 * Favourites of all boards: asked for by lists, once per refresh interval while somebody looks, and published like the
 * channels of the boards.
 */
export class FavouritesFeed {
  /** The content of the lists; null until all of them were answered. */
  lists: readonly OddsSnapshot[] | null = null
  /** Nobody answered the first question. */
  hasFailed = false
  private asked: readonly MatchList[] = []
  private asking: readonly MatchList[] | null = null
  private answeredAt = 0
  private readonly published = new BehaviorSubject<readonly OddsSnapshot[]>([])
  private readonly freshness = new BehaviorSubject<{ freshness: Freshness; ageMs: number }>({
    freshness: 'connecting',
    ageMs: 0,
  })

  constructor(private readonly host: Pick<HostServices, 'call' | 'live' | 'now'>) {
    makeAutoObservable<this, 'host' | 'asked' | 'asking' | 'answeredAt' | 'published' | 'freshness'>(this, {
      host: false,
      asked: false,
      asking: false,
      answeredAt: false,
      published: false,
      freshness: false,
      lists: observableRef,
      live: false,
    })
  }

  /** Replaces the shell's own feed. */
  get live(): LiveService {
    const { member$ } = this.host.live
    return {
      member$,
      odds$: (channel) => (isOfMatch(channel) ? this.host.live.odds$(channel) : this.board$(channel)),
      freshness$: this.freshness.asObservable(),
      clockSkewMs: () => this.host.live.clockSkewMs(),
      refresh: () => void this.ask(),
    }
  }

  private board$(channel: Channel): Observable<OddsSnapshot> {
    return this.published.pipe(
      map((lists) => partOf(lists, channel)),
      filter((part) => part !== null),
      distinctUntilChanged(hasSameRows),
    )
  }

  /** Ids of sports with favourites that can be bet on. */
  get sports(): readonly number[] {
    return [...new Set(listedHeads(this.lists ?? []).map(([, sport]) => sport))]
  }

  get count(): number {
    return listedHeads(this.lists ?? []).length
  }

  /** Asks for these from now on. */
  follow(favourites: Favourites): void {
    this.asked = listsOf(favourites).map((ids) => new MatchList(this.host.call, ids))
    void this.ask()
  }

  /** Updates all lists; concurrent calls share the answers. */
  async ask(): Promise<void> {
    const { asked } = this
    if (this.asking === asked) return
    this.asking = asked
    const answers = await Promise.all(asked.map((list) => list.ask()))
    // Other favourites were chosen meanwhile.
    if (this.asked !== asked) return
    this.asking = null
    runInAction(() => this.answered(answers.every(Boolean)))
  }

  /** Says how old the prices are; for a clock, because no answer comes where none is given. */
  age(intervalMs: number): void {
    const ageMs = this.host.now() - this.answeredAt
    const isLate = this.answeredAt > 0 && ageMs > STALE_INTERVALS * intervalMs
    this.freshness.next({ freshness: isLate ? 'lost' : 'fresh', ageMs })
  }

  private answered(isWhole: boolean): void {
    this.hasFailed = !isWhole && this.lists === null
    if (!isWhole) return
    this.answeredAt = this.host.now()
    this.freshness.next({ freshness: 'fresh', ageMs: 0 })
    const lists = this.asked.flatMap(({ held }) => held ?? [])
    this.lists = lists
    this.published.next(lists)
  }
}

/** All markets of a match come as they always do. */
const isOfMatch = (channel: Channel): boolean => channel.startsWith('m:')

const hasSameRows = (a: OddsSnapshot, b: OddsSnapshot): boolean =>
  JSON.stringify([a.payload, a.scoreboards]) === JSON.stringify([b.payload, b.scoreboards])
