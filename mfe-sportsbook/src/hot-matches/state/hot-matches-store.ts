import type { HostServices } from '@touchline/contracts/host'
import { marketChannel } from '@touchline/contracts/live'
import { FOOTBALL, MarketId } from '@touchline/contracts/odds'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Subscription } from 'rxjs'
import { BoardFeed, type BoardMatch, groupKey } from '../../board'
import { PageState } from '../../shared/state/page-state'
import { askMenu } from '../../sports-menu'

/** Type of a list of runners; matches with corners of their own have another one than those without. */
const OUTRIGHT = 2
const SHOWN = 6
/** From one league at most so many, or one round of the first league would fill the list. */
const PER_LEAGUE = 2
const CHANNELS = [marketChannel(FOOTBALL, MarketId.live), marketChannel(FOOTBALL, MarketId.today)]
/** Money moves slowly, and a list that changes all the time is not read. */
const RENEW_MS = 60_000

/** Matches that most want to see, in play and of today, as the server ranks them. */
export class HotMatchesStore {
  readonly page: PageState
  readonly feed: BoardFeed
  /** The sportsbook is closed for maintenance: the parts beside the board stay in sight and accept nothing. */
  isClosed = false
  /** As the server ranks them; none until it has answered. */
  ranked: readonly number[] = []
  private readonly following: Subscription
  private readonly timer: number

  constructor(
    readonly host: HostServices,
    schedule?: (run: () => void) => () => void,
  ) {
    this.page = new PageState(host)
    this.feed = new BoardFeed(host, schedule)
    makeAutoObservable<this, 'following' | 'timer'>(this, {
      host: false,
      page: false,
      feed: false,
      following: false,
      timer: false,
      ranked: observableRef,
    })
    this.following = host.live.member$.subscribe((message) => {
      if (message.t === 'maintenance') this.setClosed(message.closed.sportsbook !== undefined)
    })
    this.feed.follow(CHANNELS)
    this.timer = window.setInterval(() => {
      if (!document.hidden) void this.rank()
    }, RENEW_MS)
    void this.rank()
  }

  /** Asks for the ranks; those of before stay while no answer comes. */
  async rank(): Promise<void> {
    const answer = await askMenu(this.host.call)
    if (answer.kind === 'ok') this.setRanked(answer.data.hot ?? [])
  }

  get matches(): readonly BoardMatch[] {
    const { book } = this.feed
    void book.structure
    const order = (match: BoardMatch) =>
      book.leagues.get(match.facts.league)?.order ?? Number.MAX_SAFE_INTEGER
    const rank = ({ id }: BoardMatch) => {
      const place = this.ranked.indexOf(id)
      return place < 0 ? this.ranked.length : place
    }
    const candidates = CHANNELS.flatMap((channel) => [...book.matchesOf(channel).values()])
      .filter(({ id, facts }) => facts.type !== OUTRIGHT && !book.parents.has(id))
      .filter((match) => match.lineCount(groupKey(0, 0)) > 0)
      .sort(
        (a, b) =>
          rank(a) - rank(b) || order(a) - order(b) || a.facts.kickoff - b.facts.kickoff || a.id - b.id,
      )
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

  private setRanked(ranked: readonly number[]): void {
    this.ranked = ranked
  }

  private setClosed(isClosed: boolean): void {
    this.isClosed = isClosed
  }

  dispose(): void {
    window.clearInterval(this.timer)
    this.following.unsubscribe()
    this.feed.close()
    this.page.dispose()
  }
}
