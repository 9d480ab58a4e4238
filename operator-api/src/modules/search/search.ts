import type { ResponseOf, uxSearch } from '@touchline/contracts/calls'
import type { Market } from '@touchline/contracts/odds'
import { bettingDay } from '@touchline/rules'
import { type Book, type HeldLeague, type HeldMatch, marketOf, OUTRIGHT, PERIOD_ENDED } from '../odds'
import { NameIndex, searchText } from './name-index'
import { NICKNAMES } from './nicknames'
import { NICKNAMES_ABROAD } from './nicknames-abroad'

/** Answers kept until the list of names changes. */
const ANSWERS_KEPT = 200
/** Names that come and go with one update; after a start, or when many matches end together, the rest follows with the next ones. */
const AT_ONCE = { come: 500, go: 100 }
const SHOWN = { league: 4, team: 8, runner: 4 } as const

export interface Search {
  /** Takes over what changed in the catalogue; for a clock, so that no question waits for it. */
  update(): void
  /** Without `mayBeNear` a name with a wrong letter in it is not found. */
  find(words: string, mayBeNear?: boolean): Found
  /** Whether the answer is kept from somebody who asked before, and costs no search. */
  isKept(words: string): boolean
}

export interface SearchParts {
  book: Book
  now: () => number
  /** Hour of GMT+8 at which a betting day begins; that of the product unless given. */
  startHour?: number
}

/** Searches the names of the book: leagues, teams, players and runners of outrights that can be bet on. */
export function createSearch({ book, now, startHour }: SearchParts): Search {
  const index = new NameIndex()
  const indexed = new Map<string, Indexed>()
  let entries = new Map<string, Entry>()
  let answers = new Map<string, Found>()
  let listed = ''
  let unfinished = 0
  let namesAt = 0
  /** Keys of what another language calls otherwise than the index does. */
  let outdated = new Set<string>()

  const put = (key: string, name: string) => {
    const elsewhere = book.names.everywhere(name)
    const names = namesOf(name, elsewhere)
    indexed.set(key, { name, elsewhere, names })
    index.add(key, names)
  }

  /** Only names that came, went or are others now touch the index. */
  const bringIndexUpToDate = () => {
    if (namesAt !== book.names.version()) {
      namesAt = book.names.version()
      const isOutdated = ({ name, elsewhere }: Indexed) =>
        book.names.everywhere(name).join('\n') !== elsewhere.join('\n')
      outdated = new Set([...indexed].flatMap(([key, held]) => (isOutdated(held) ? key : [])))
    }
    // Renamed entries come first, and return at once: they are found all the while, and by their new names.
    const gone = [...indexed]
      .filter(([key, { name }]) => entries.get(key)?.name !== name || outdated.has(key))
      .map(([key, { name, names }]) => ({ key, name, names, now: entries.get(key)?.name }))
      .sort((one, other) => urgencyOf(one) - urgencyOf(other))
    let back = 0
    for (const { key, names, now } of gone.slice(0, AT_ONCE.go)) {
      indexed.delete(key)
      index.remove(key, names)
      outdated.delete(key)
      if (now === undefined) continue
      put(key, now)
      back += 1
    }
    const missing = [...entries].filter(([key]) => !indexed.has(key))
    const come = AT_ONCE.come - back
    for (const [key, { name }] of missing.slice(0, come)) put(key, name)
    unfinished = Math.max(0, gone.length - AT_ONCE.go, missing.length - come)
  }

  /** The best few of the keys, by kind. */
  const answerOf = (text: string, keys: readonly string[]): Omit<Found, 'near'> => {
    const begins = (key: string) => (indexed.get(key)?.names.some((name) => name.startsWith(text)) ? 0 : 1)
    const best = keys
      .flatMap((key) => {
        const entry = entries.get(key)
        return entry ? [{ entry, rank: [begins(key), ...entry.rank] }] : []
      })
      .sort((a, b) => compareRanks(a.rank, b.rank) || compareNames(a.entry.name, b.entry.name))
      .map(({ entry }) => entry)
    const teams = best.flatMap((entry) => (entry.kind === 'team' ? [entry.found] : [])).slice(0, SHOWN.team)
    // Every team has a row before one has a second.
    let room = SHOWN.team - teams.length
    return {
      leagues: best.flatMap((entry) => (entry.kind === 'league' ? entry.found : [])).slice(0, SHOWN.league),
      teams: teams.flatMap(([nearest, ...others]) => {
        const further = others.slice(0, room)
        room -= further.length
        return [nearest, ...further]
      }),
      runners: best.flatMap((entry) => (entry.kind === 'runner' ? entry.found : [])).slice(0, SHOWN.runner),
    }
  }

  return {
    update() {
      // A match that was early becomes one of today when the betting day turns.
      const current = `${book.catalogueVersion()} ${bettingDay(now(), startHour).from}`
      if (current === listed && unfinished === 0) return
      if (current !== listed) entries = catalogueOf(book, now(), startHour)
      listed = current
      answers = new Map()
      bringIndexUpToDate()
    },
    find(words, mayBeNear = true) {
      const text = searchText(words)
      const known = answers.get(text)
      if (known) return known
      const { keys, near } = index.find(text, mayBeNear)
      const found = { near, ...answerOf(text, keys) }
      const isWhole = mayBeNear || keys.length > 0
      if (isWhole && answers.size < ANSWERS_KEPT) answers.set(text, found)
      return found
    },
    isKept: (words) => answers.has(searchText(words)),
  }
}

/** A name with its names in other languages, and all of them as search text. */
interface Indexed {
  name: string
  elsewhere: readonly string[]
  names: readonly string[]
}

/** Renamed entries first, as their new name is not found yet; then new translations, then removed entries. */
const urgencyOf = ({ name, now }: { name: string; now: string | undefined }): number =>
  now === undefined ? 2 : now === name ? 1 : 0

/** A name and what else it is called, as they are searched in. */
function namesOf(name: string, elsewhere: readonly string[]): string[] {
  const text = searchText(name)
  const nicknames = CALLED.flatMap(([start, others]) =>
    text === start || text.startsWith(`${start} `) ? others : [],
  )
  return [...new Set([text, ...nicknames.map(searchText), ...elsewhere.map(searchText)])]
}

const CALLED = [...Object.entries(NICKNAMES), ...Object.entries(NICKNAMES_ABROAD)]

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, place, at) => order || place - (b[at] ?? 0), 0)

const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export type Found = ResponseOf<typeof uxSearch>
type TeamFound = Found['teams'][number]

/** An entry that can be found, by its list in the answer. */
export type Entry = { name: string; rank: readonly [number, number] } & (
  | { kind: 'league'; found: Found['leagues'][number] }
  | { kind: 'team'; found: readonly [TeamFound, ...TeamFound[]] }
  | { kind: 'runner'; found: NonNullable<Found['runners']>[number] }
)

/**
 * Every league, team, player and runner of an outright that can be bet on now, by a key of its own. Rank is the nearest
 * market first, then the league's place in the feed.
 */
export function catalogueOf(book: Book, now: number, startHour?: number): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const match of book.matches()) {
    const league = book.league(match.league)
    if (!league || !isSearchable(match)) continue
    const listed = { match, league, market: marketOf(match, now, startHour) }
    addLeague(entries, listed)
    if (match.type === OUTRIGHT) addRunner(entries, listed)
    else {
      addTeam(entries, listed, match.home, match.away)
      addTeam(entries, listed, match.away, match.home)
    }
  }
  return entries
}

interface Listed {
  match: HeldMatch
  league: HeldLeague
  market: Market
}

/** Children are markets of their parents, and ended matches take no bets. */
const isSearchable = ({ parent, play }: HeldMatch): boolean => parent === null && play.period !== PERIOD_ENDED

function addLeague(entries: Map<string, Entry>, { match, league, market }: Listed): void {
  const { id, sport, name, country, order } = league
  const key = `league ${id}`
  const held = entries.get(key)
  const known = held?.kind === 'league' ? held.found : { matches: 0, market }
  const found = {
    id,
    sport,
    name,
    country,
    matches: known.matches + 1,
    market: market > known.market ? market : known.market,
    ...(match.type === OUTRIGHT ? { outright: true } : {}),
  }
  entries.set(key, { kind: 'league', name, rank: [-found.market, order], found })
}

/** In each of its markets a team has its nearest match: live, today and early are separate places of the board. */
function addTeam(
  entries: Map<string, Entry>,
  { match: { id, kickoff }, league, market }: Listed,
  name: string,
  opponent: string,
): void {
  if (name === '') return
  const { sport, country, order } = league
  const key = `team ${sport} ${name}`
  const entry = entries.get(key)
  const held = entry?.kind === 'team' ? entry : null
  if (held?.found.some((one) => one.market === market && one.kickoff <= kickoff)) return
  const others = held?.found.filter((one) => one.market !== market) ?? []
  const found = { name, sport, league: league.name, country, match: id, opponent, kickoff, market }
  const [nearest = found, ...further] = [found, ...others].sort((a, b) => b.market - a.market)
  const rank = nearest === found || !held ? ([-market, order] as const) : held.rank
  entries.set(key, { kind: 'team', name, rank, found: [nearest, ...further] })
}

function addRunner(entries: Map<string, Entry>, { match, league, market }: Listed): void {
  const { sport, country, order } = league
  const { id, home: name, kickoff } = match
  const found = { match: id, name, sport, league: league.name, league_id: league.id, country, kickoff }
  entries.set(`runner ${id}`, { kind: 'runner', name, rank: [-market, order], found })
}
