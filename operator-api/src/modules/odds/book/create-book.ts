import { Subject } from 'rxjs'
import type { Clock } from '../clock'
import type { FeedEvent, FeedEventOf } from '../feed/feed-event'
import type { BookEvent, OddsBook } from '../odds-book'
import type { OfferedLine } from '../offered-line'
import { bookMatchOf } from './book-match'
import { matchFrom, playFrom, sameLeague, sameMatch } from './from-feed'
import { effectiveState, type HeldLeague, type HeldMatch } from './held-match'
import { mergeOffer } from './merge-offer'
import { playEvents } from './play-events'

export type ResultEvent = Extract<BookEvent, { type: 'result' }>

/** Where results come from that the book has not heard itself; it leaves out what it does not know. */
export type ResultSource = (matches: readonly number[]) => Promise<ResultEvent[]>

/** Newest results kept in memory; older ones are asked from the source. */
const RESULTS_KEPT = 20_000

/** The price list together with what feeds it and what the channels read. */
export interface Book extends OddsBook {
  /** `at`, epoch milliseconds, is when the provider said so: now, unless it was kept for a while. */
  apply(events: readonly FeedEvent[], at?: number): void
  matches(): Iterable<HeldMatch>
  held(match: number): HeldMatch | undefined
  league(id: number): HeldLeague | undefined
  childrenOf(match: number): readonly HeldMatch[]
  /** Rises whenever a league, a match, what is known of it beforehand, or the part of it that is played changes. */
  catalogueVersion(): number
  /** Matches that changed since this was last asked. */
  takeChanged(): ReadonlySet<number>
}

/** The book, empty. `rate` is match minutes a real minute. */
export function createBook(deps: { clock: Clock; rate: number; resultSource?: ResultSource }): Book {
  const { clock, rate } = deps
  const leagues = new Map<number, HeldLeague>()
  const matches = new Map<number, HeldMatch>()
  const results = new Map<number, ResultEvent>()
  const events$ = new Subject<BookEvent>()
  let changed = new Set<number>()
  let freshAt = 0
  let catalogueVersion = 0

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
      const match = matchFrom(event, held)
      if (!held || !sameMatch(held, match)) catalogueVersion += 1
      put(match)
    },
    state: (event, at) => {
      const match = matches.get(event.match)
      if (!match) return
      const play = playFrom(event)
      if (play.period !== match.play.period) catalogueVersion += 1
      put({ ...match, play })
      const facts = { match: match.id, sport: leagues.get(match.league)?.sport ?? 0, at }
      for (const told of playEvents(facts, match.play, play)) events$.next(told)
    },
    offer: (event, at) => {
      const match = matches.get(event.match)
      if (match) put({ ...match, ...mergeOffer(match, event, at) })
    },
    result: (event, at) => {
      const known = results.get(event.match)
      if (known && known.revision >= event.revision) return
      const told: ResultEvent = { ...event, at }
      results.delete(event.match)
      results.set(event.match, told)
      for (const oldest of results.keys()) {
        if (results.size <= RESULTS_KEPT) break
        results.delete(oldest)
      }
      events$.next(told)
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
    events$,
    apply(events, at = clock.now()) {
      freshAt = Math.max(freshAt, at)
      for (const event of events) (takers[event.type] as (event: FeedEvent, at: number) => void)(event, at)
    },
    line(matchId, lineId): OfferedLine | undefined {
      const match = matches.get(matchId)
      const line = match?.lines.get(lineId)
      if (!match || !line) return undefined
      return { ...line, match: view(match), state: effectiveState(match, line.state) }
    },
    match(id) {
      const match = matches.get(id)
      return match && view(match)
    },
    async resultsOf(ids) {
      const known = ids.flatMap((id) => results.get(id) ?? [])
      const asked = ids.filter((id) => results.get(id)?.result.status !== 1)
      const told = asked.length > 0 ? ((await deps.resultSource?.(asked)) ?? []) : []
      const newer = new Map(known.map((result) => [result.match, result]))
      for (const result of told) {
        if (result.revision > (newer.get(result.match)?.revision ?? 0)) newer.set(result.match, result)
      }
      return [...newer.values()]
    },
    freshAt: () => freshAt,
    matches: () => matches.values(),
    held: (id) => matches.get(id),
    league: (id) => leagues.get(id),
    childrenOf: (id) => [...matches.values()].filter(({ parent }) => parent === id),
    catalogueVersion: () => catalogueVersion,
    takeChanged() {
      const taken = changed
      changed = new Set()
      return taken
    },
  }
}
