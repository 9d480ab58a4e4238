import { type BetType, MYANMAR_KINDS, type Period } from '@touchline/contracts/odds'
import { laterPeriod } from '@touchline/rules'
import type { Clock } from '../../platform/clock'
import { type Feed, type FeedEvent, type FeedEventOf, matchOfLine } from '../feed'
import { type BettingStops, NO_STOPS } from './betting-stops'
import { matchFrom, mergeOffer, type Priced, playFrom, repriced, sameLeague, sameMatch } from './from-feed'
import { endAfterWord, isOver, type KnownEnd, playAfterState, type ResultWord } from './known-end'
import { createKnownEnds } from './known-ends'
import { createNames, type Names } from './names'
import { hasPlayEnded } from './play-state'
import { housePrices, type LineShift } from './pricing/house-prices'
import { FEED_PRICING, type MarginOf } from './pricing/pricing'
import {
  type BookMatch,
  bookMatchOf,
  effectiveState,
  type HeldLeague,
  type HeldMatch,
  isSilentAt,
  type OfferedLine,
  type OfferedMyanmar,
  OUTRIGHT,
} from './rules'

/** The price list in memory: the current offers. */
export interface PriceList {
  line(match: number, line: number): OfferedLine | undefined
  /** A Burmese line by its id; `line` knows none of them. */
  myanmarLine(match: number, line: number): OfferedMyanmar | undefined
  match(match: number): BookMatch | undefined
  /** The lines of one market of a match that are not closed. */
  marketLines(match: number, type: BetType, period: Period): readonly Omit<OfferedLine, 'match'>[]
}

/** The view of bets: the price list, and the results of the feed. */
export interface OddsBook extends PriceList, Pick<Feed, 'results$' | 'resultsOf' | 'freshAt'> {}

/** The price list with its input and the view of the channels. */
export interface Book extends PriceList {
  /** `at`, epoch milliseconds, is the time of publication: now, unless the events were kept for a while. */
  apply(events: readonly FeedEvent[], at?: number): void
  /** Closes everything of these matches, also of matches to come, and opens earlier withheld ones. */
  withhold(matches: ReadonlySet<number>): void
  /** Suspends everything that an operator has stopped, and opens earlier stops. */
  stopBets(stops: BettingStops): void
  /** Moves prices for what their lines would cost, by the ids of lines; lines that are not named go back. */
  shiftLines(shifts: ReadonlyMap<number, LineShift>): void
  /** Suspends silent matches in play. */
  suspendSilent(): void
  /** Matches of which the database may know another end than the feed sent here: new ones, closed ones, and those in play. */
  matchesToRead(): readonly number[]
  /** Those of them that are new. */
  unreadMatches(): readonly number[]
  /** Lists of outrights with a runner among these matches, by their leagues. */
  listsOf(matches: readonly number[]): readonly number[]
  /**
   * Takes the stored results of these matches; a match without one has none. `lists` names the lists of
   * outrights with a known winner.
   */
  takeWords(
    matches: readonly number[],
    words: readonly ResultWord[],
    lists?: ReadonlyMap<number, boolean>,
  ): void
  matches(): Iterable<HeldMatch>
  held(match: number): HeldMatch | undefined
  league(id: number): HeldLeague | undefined
  childrenOf(match: number): readonly HeldMatch[]
  /** Rises whenever a league, a match, its fixed facts, or its running part changes. */
  catalogueVersion(): number
  /** Names of leagues and teams in other languages. */
  readonly names: Names
  /** Matches that changed since this was last asked. */
  takeChanged(): ReadonlySet<number>
}

export interface BookDeps {
  readonly clock: Pick<Clock, 'now'>
  /** Match minutes a real minute. */
  readonly rate: number
  /** Whether a match is sold only once the results that the database knows were read; not unless given. */
  readonly readsResults?: boolean
  /** Margins of the house; those of the feed unless given. */
  readonly marginOf?: MarginOf
}

/** The book, empty. */
export function createBook({
  clock,
  rate,
  readsResults = false,
  marginOf = FEED_PRICING.marginOf,
}: BookDeps): Book {
  const leagues = new Map<number, HeldLeague>()
  const matches = new Map<number, HeldMatch>()
  const names = createNames()
  let changed = new Set<number>()
  let catalogueVersion = 0
  let withheld: ReadonlySet<number> = new Set()
  let stops = NO_STOPS
  let shifts: ReadonlyMap<number, LineShift> = new Map()
  const unread = new Set<number>()
  const ends = createKnownEnds()
  const isClosed = (id: number): boolean => withheld.has(id) || isOver(ends.of(id))
  /** Corners and bookings go with their match, and runners with a list that has its winner. */
  const isWithheld = ({ id, parent, type, league }: Placed): boolean =>
    isClosed(id) || (parent !== null && isClosed(parent)) || (type === OUTRIGHT && ends.isListDecided(league))
  const sportOf = ({ league }: Pick<HeldMatch, 'league'>): number => leagues.get(league)?.sport ?? 0

  /** Corners and bookings go with their match. */
  const isStopped = (match: Pick<HeldMatch, 'id' | 'parent' | 'league'>): boolean =>
    stops.all ||
    stops.sports.has(sportOf(match)) ||
    stops.matches.has(match.id) ||
    (match.parent !== null && stops.matches.has(match.parent))

  const pricedIn = ({ league, play }: Pick<HeldMatch, 'league' | 'play'>): Priced => {
    const margin = marginOf({ league, isLive: play.period > 0 })
    return (id, { bet_type, prices }) =>
      housePrices(prices, bet_type, { margin, shift: shifts.get(id) ?? null })
  }

  const put = (match: HeldMatch) => {
    matches.set(match.id, match)
    changed.add(match.id)
    if (match.parent !== null) changed.add(match.parent)
  }

  const withholdAgain = (match: HeldMatch) => {
    const next = isWithheld(match)
    if (match.isWithheld !== next) put({ ...match, isWithheld: next })
  }
  const takeEnd = (id: number, known: KnownEnd) => {
    const wasOver = isOver(ends.of(id))
    const hadWinners = ends.of(id).hasWinners
    ends.set(id, known)
    const match = matches.get(id)
    if (match) put({ ...match, known })
    if (wasOver === isOver(known) && hadWinners === known.hasWinners) return
    const list = ends.listOf(id)
    for (const other of matches.values())
      if (other.id === id || other.parent === id || isInList(other, list)) withholdAgain(other)
  }
  const withholdList = (league: number) => {
    for (const match of matches.values()) if (isInList(match, league)) withholdAgain(match)
  }
  const takeWord = (word: ResultWord) => {
    const known = ends.of(word.match)
    const next = endAfterWord(known, word)
    if (next !== known) takeEnd(word.match, next)
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
    match: (event, at) => {
      const held = matches.get(event.id)
      const wasDecided = ends.isListDecided(event.league)
      if (event.match_type === OUTRIGHT) ends.noteRunner(event)
      const match = matchFrom(event, held, {
        known: ends.of(event.id),
        isWithheld: isWithheld({ ...event, type: event.match_type }),
        isStopped: isStopped(event),
        isUnread: held?.isUnread ?? readsResults,
        publishedAt: at,
      })
      if (!held || !sameMatch(held, match)) catalogueVersion += 1
      put(match)
      if (match.isUnread) unread.add(match.id)
      if (wasDecided === ends.isListDecided(event.league)) return
      withholdList(event.league)
    },
    state: (event, at) => {
      const state = playFrom(event, at)
      const known = ends.of(event.match)
      if (hasPlayEnded(state) && !known.hasEnded) takeEnd(event.match, { ...known, hasEnded: true })
      const match = matches.get(event.match)
      const play = match && playAfterState({ ...match, sport: sportOf(match) }, state)
      if (!play) return
      if (play.period !== match.play.period) catalogueVersion += 1
      const latestPeriod = laterPeriod(sportOf(match), match.known.latestPeriod, play.period)
      if (latestPeriod !== match.known.latestPeriod) takeEnd(match.id, { ...match.known, latestPeriod })
      put({ ...match, known: ends.of(match.id), play, publishedAt: at, isSilent: false })
    },
    offer: (event, at) => {
      const match = matches.get(event.match)
      if (match)
        put({ ...match, ...mergeOffer(match, event, at, pricedIn(match)), publishedAt: at, isSilent: false })
    },
    // Bets are settled by results, not by the price list: it only closes ended parts.
    result: (event) => takeWord({ ...event, ownWords: 0 }),
    names: ({ language, names: sent }) => {
      if (names.take(language, sent)) catalogueVersion += 1
    },
    removed: ({ match }) => {
      const parent = matches.get(match)?.parent
      unread.delete(match)
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
      for (const match of matches.values()) withholdAgain(match)
    },
    stopBets(next) {
      stops = next
      for (const match of matches.values()) {
        const isNowStopped = isStopped(match)
        if (match.isStopped !== isNowStopped) put({ ...match, isStopped: isNowStopped })
      }
    },
    shiftLines(next) {
      const moved = new Set([...shifts.keys(), ...next.keys()].map(matchOfLine))
      shifts = next
      for (const id of moved) {
        const match = matches.get(id)
        const lines = match && repriced(match.lines, clock.now(), pricedIn(match))
        if (match && lines && lines !== match.lines) put({ ...match, lines })
      }
    },
    suspendSilent() {
      for (const match of matches.values())
        if (!match.isSilent && isSilentAt(match, clock.now())) put({ ...match, isSilent: true })
    },
    unreadMatches: () => [...unread],
    matchesToRead: () =>
      [...matches.values()].flatMap(({ id, kickoff, isUnread, isWithheld }) =>
        isUnread || isWithheld || kickoff <= clock.now() ? [id] : [],
      ),
    listsOf(asked) {
      const lists = asked.flatMap((id) => {
        const match = matches.get(id)
        return match?.type === OUTRIGHT ? [match.league] : []
      })
      return [...new Set(lists)]
    },
    takeWords(read, words, lists = new Map()) {
      for (const [league, isDecided] of lists) {
        const wasDecided = ends.isListDecided(league)
        ends.setRecorded(league, isDecided)
        if (wasDecided !== ends.isListDecided(league)) withholdList(league)
      }
      for (const word of words) takeWord(word)
      for (const id of read) {
        unread.delete(id)
        const match = matches.get(id)
        if (match?.isUnread) put({ ...match, isUnread: false })
      }
    },
    line(matchId, lineId): OfferedLine | undefined {
      const match = matches.get(matchId)
      const line = match?.lines.get(lineId)
      // A league that never came hides the sport, and with it the terms of a bet.
      if (!match || !line || !leagues.has(match.league)) return undefined
      return { ...line, match: view(match), state: effectiveState(match, line, sportOf(match)) }
    },
    myanmarLine(matchId, lineId) {
      const match = matches.get(matchId)
      const row = match?.myanmar.get(lineId)
      if (!match || !row || !leagues.has(match.league)) return undefined
      const { kind, state, ...terms } = row
      const market = MYANMAR_KINDS[kind]
      return {
        ...terms,
        ...market,
        match: view(match),
        state: effectiveState(match, { state, period: market.period }, sportOf(match)),
      }
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

type Placed = Pick<HeldMatch, 'id' | 'parent' | 'type' | 'league'>

/** Is it a runner of this list of outrights? */
const isInList = ({ type, league }: Placed, list: number | undefined): boolean =>
  type === OUTRIGHT && league === list
