import type { HostServices } from '@touchline/contracts/host'
import { marketChannel } from '@touchline/contracts/live'
import { FOOTBALL, MarketId } from '@touchline/contracts/odds'
import { makeAutoObservable } from 'mobx'
import type { Subscription } from 'rxjs'
import { BoardFeed, type BoardMatch, groupKey } from '../../board'
import { PageState } from '../../shared/state/page-state'

const SHOWN = 6
/** From one league at most so many, or one round of the first league would fill the list. */
const PER_LEAGUE = 2
const CHANNEL = marketChannel(FOOTBALL, MarketId.today)

/** Matches of today that most want to see: the next ones of the leagues that stand first. */
export class HotMatchesStore {
  readonly page: PageState
  readonly feed: BoardFeed
  /** The sportsbook is closed for maintenance: what stands beside the board stays in sight and takes nothing. */
  isClosed = false
  private readonly following: Subscription

  constructor(
    readonly host: HostServices,
    schedule?: (run: () => void) => () => void,
  ) {
    this.page = new PageState(host)
    this.feed = new BoardFeed(host, schedule)
    makeAutoObservable<this, 'following'>(this, { host: false, page: false, feed: false, following: false })
    this.following = host.live.member$.subscribe((message) => {
      if (message.t === 'maintenance') this.setClosed(message.closed.sportsbook !== undefined)
    })
    this.feed.follow([CHANNEL])
  }

  get matches(): readonly BoardMatch[] {
    const { book } = this.feed
    void book.structure
    const order = (match: BoardMatch) =>
      book.leagues.get(match.facts.league)?.order ?? Number.MAX_SAFE_INTEGER
    const candidates = [...book.matchesOf(CHANNEL).values()]
      .filter((match) => match.facts.type === 0 && match.lineCount(groupKey(0, 0)) > 0)
      .sort((a, b) => order(a) - order(b) || a.facts.kickoff - b.facts.kickoff || a.id - b.id)
    const taken = new Map<number, number>()
    return candidates
      .filter(({ facts }) => {
        const count = (taken.get(facts.league) ?? 0) + 1
        taken.set(facts.league, count)
        return count <= PER_LEAGUE
      })
      .slice(0, SHOWN)
  }

  /** Prices are shown and cannot be taken. */
  get isLocked(): boolean {
    return this.isClosed || this.page.hostState.isPaused
  }

  private setClosed(isClosed: boolean): void {
    this.isClosed = isClosed
  }

  dispose(): void {
    this.following.unsubscribe()
    this.feed.close()
    this.page.dispose()
  }
}
