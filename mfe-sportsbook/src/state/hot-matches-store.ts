import type { HostServices } from '@touchline/contracts/host'
import { marketChannel } from '@touchline/contracts/live'
import { FOOTBALL, MarketId } from '@touchline/contracts/odds'
import { makeAutoObservable } from 'mobx'
import { BoardFeed } from './board-feed'
import { type BoardMatch, groupKey } from './board-match'
import { PageState } from './page-state'

const SHOWN = 6
/** From one league at most so many, or one round of the first league would fill the list. */
const PER_LEAGUE = 2
const CHANNEL = marketChannel(FOOTBALL, MarketId.today)

/** Matches of today that most want to see: the next ones of the leagues that stand first. */
export class HotMatchesStore {
  readonly page: PageState
  readonly feed: BoardFeed

  constructor(
    readonly host: HostServices,
    schedule?: (run: () => void) => () => void,
  ) {
    this.page = new PageState(host)
    this.feed = new BoardFeed(host, schedule)
    makeAutoObservable(this, { host: false, page: false, feed: false })
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

  dispose(): void {
    this.feed.close()
    this.page.dispose()
  }
}
