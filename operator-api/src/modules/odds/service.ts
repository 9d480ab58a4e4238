import { type BetType, MYANMAR_KINDS, type Period } from '@touchline/contracts/odds'
import type { PricedMarketLine } from '@touchline/rules'
import type { Clock } from '../../platform/clock'
import type { Feed, FeedEvent, FeedEventOf } from '../feed'
import { matchFrom, mergeOffer, playFrom, reportedFrom, sameLeague, sameMatch } from './from-feed'
import { createNames, type Names } from './names'
import {
  type BookMatch,
  bookMatchOf,
  effectiveState,
  type HeldLeague,
  type HeldMatch,
  type OfferedLine,
  type OfferedMyanmar,
} from './rules'

/** The price list in memory: what can be bet now. */
export interface PriceList {
  line(match: number, line: number): OfferedLine | undefined
  /** A Burmese line by its id; `line` knows none of them. */
  myanmarLine(match: number, line: number): OfferedMyanmar | undefined
  match(match: number): BookMatch | undefined
  /** The lines of one market of a match that are not closed. */
  marketLines(match: number, type: BetType, period: Period): readonly PricedMarketLine[]
}

/** What bets read: the price list, and what the feed says beside it. */
export interface OddsBook extends PriceList, Pick<Feed, 'results$' | 'resultsOf' | 'freshAt'> {}

/** The price list together with what feeds it and what the channels read. */
export interface Book extends PriceList {
  /** `at`, epoch milliseconds, is when the provider said so: now, unless it was kept for a while. */
  apply(events: readonly FeedEvent[], at?: number): void
  /** Closes everything of these matches, also of those that are yet to be told, and opens what was withheld before. */
  withhold(matches: ReadonlySet<number>): void
  matches(): Iterable<HeldMatch>
  held(match: number): HeldMatch | undefined
  league(id: number): HeldLeague | undefined
  childrenOf(match: number): readonly HeldMatch[]
  /** Rises whenever a league, a match, what is known of it beforehand, or the part of it that is played changes. */
  catalogueVersion(): number
  /** What leagues and teams are called in other languages. */
  readonly names: Names
  /** Matches that changed since this was last asked. */
  takeChanged(): ReadonlySet<number>
}

/** The book, empty. `rate` is match minutes a real minute. */
export function createBook({ clock, rate }: { clock: Pick<Clock, 'now'>; rate: number }): Book {
  const leagues = new Map<number, HeldLeague>()
  const matches = new Map<number, HeldMatch>()
  const names = createNames()
  let changed = new Set<number>()
  let catalogueVersion = 0
  let withheld: ReadonlySet<number> = new Set()
  /** Corners and bookings go with their match. */
  const isWithheld = ({ id, parent }: Pick<HeldMatch, 'id' | 'parent'>): boolean =>
    withheld.has(id) || (parent !== null && withheld.has(parent))

  const put = (match: HeldMatch) => {
    matches.set(match.id, match)
    changed.add(match.id)
    if (match.parent !== null) changed.add(match.parent)
  }

  const takers: { [Type in FeedEvent['type']]: (event: FeedEventOf<Type>, at: number) => void } = {
    league: ({ type: _, ...league }) => {
      const held = leagues.get(league.id)
      leagues.set(league.id, league)
      if (held && sameLeague(held, league)) return
      catalogueVersion += 1
      if (!held) return
      for (const match of matches.values()) if (match.league === league.id) changed.add(match.id)
    },
    match: (event) => {
      const held = matches.get(event.id)
      const match = matchFrom(event, held, isWithheld(event))
      if (!held || !sameMatch(held, match)) catalogueVersion += 1
      put(match)
    },
    state: (event) => {
      const match = matches.get(event.match)
      if (!match) return
      const play = playFrom(event)
      if (play.period !== match.play.period) catalogueVersion += 1
      put({ ...match, play })
    },
    offer: (event, at) => {
      const match = matches.get(event.match)
      if (match) put({ ...match, ...mergeOffer(match, event, at) })
    },
    // Bets are settled by results, not by the price list: it only closes the parts that are over.
    result: (event) => {
      const match = matches.get(event.match)
      if (match && event.revision > match.reported.revision) put({ ...match, reported: reportedFrom(event) })
    },
    names: ({ language, names: told }) => {
      if (names.take(language, told)) catalogueVersion += 1
    },
    removed: ({ match }) => {
      const parent = matches.get(match)?.parent
      if (matches.delete(match)) {
        changed.add(match)
        catalogueVersion += 1
      }
      if (parent) changed.add(parent)
    },
  }

  const view = (match: HeldMatch) => bookMatchOf(match, leagues.get(match.league), clock.now(), rate)

  return {
    apply(events, at = clock.now()) {
      for (const event of events) (takers[event.type] as (event: FeedEvent, at: number) => void)(event, at)
    },
    withhold(next) {
      if (next.size === 0 && withheld.size === 0) return
      withheld = next
      for (const match of matches.values()) {
        const now = isWithheld(match)
        if (match.isWithheld !== now) put({ ...match, isWithheld: now })
      }
    },
    line(matchId, lineId): OfferedLine | undefined {
      const match = matches.get(matchId)
      const line = match?.lines.get(lineId)
      if (!match || !line) return undefined
      return { ...line, match: view(match), state: effectiveState(match, line.state) }
    },
    myanmarLine(matchId, lineId) {
      const match = matches.get(matchId)
      const row = match?.myanmar.get(lineId)
      if (!match || !row) return undefined
      const { kind, state, ...terms } = row
      return { ...terms, ...MYANMAR_KINDS[kind], match: view(match), state: effectiveState(match, state) }
    },
    marketLines(matchId, type, period) {
      const lines = [...(matches.get(matchId)?.lines.values() ?? [])]
      return lines.filter((line) => line.betType === type && line.period === period && line.state !== 2)
    },
    match(id) {
      const match = matches.get(id)
      return match && view(match)
    },
    matches: () => matches.values(),
    held: (id) => matches.get(id),
    league: (id) => leagues.get(id),
    childrenOf: (id) => [...matches.values()].filter(({ parent }) => parent === id),
    catalogueVersion: () => catalogueVersion,
    names,
    takeChanged() {
      const taken = changed
      changed = new Set()
      return taken
    },
  }
}
