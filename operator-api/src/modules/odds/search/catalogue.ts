import type { ResponseOf, uxSearch } from '@touchline/contracts/calls'
import type { Market } from '@touchline/contracts/odds'
import type { Book } from '../book/create-book'
import { type HeldLeague, type HeldMatch, OUTRIGHT, PERIOD_ENDED } from '../book/held-match'
import { marketOf } from '../book/market-of'

export type Found = ResponseOf<typeof uxSearch>

/** What can be found, by the list of the answer that it stands in. */
export type Entry = { name: string; rank: readonly [number, number] } & (
  | { kind: 'league'; found: Found['leagues'][number] }
  | { kind: 'team'; found: Found['teams'][number] }
  | { kind: 'runner'; found: NonNullable<Found['runners']>[number] }
)

/**
 * Every league, team, player and runner of an outright that can be bet on now, by a key of its own. Rank is the nearest
 * market first, then the league's place in the feed.
 */
export function catalogueOf(book: Book, now: number): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const match of book.matches()) {
    const league = book.league(match.league)
    if (!league || !isSearchable(match)) continue
    const listed = { match, league, market: marketOf(match, now) }
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

/** Children are markets of their parents, and what is over cannot be bet on. */
const isSearchable = ({ parent, play }: HeldMatch): boolean => parent === null && play.period !== PERIOD_ENDED

function addLeague(entries: Map<string, Entry>, { match, league, market }: Listed): void {
  const { id, sport, name, country, order } = league
  const key = `league ${id}`
  const held = entries.get(key)
  const known = held?.kind === 'league' ? held.found : { matches: 0, market }
  const found = {
    ...{ id, sport, name, country, matches: known.matches + 1 },
    market: market > known.market ? market : known.market,
    ...(match.type === OUTRIGHT ? { outright: true } : {}),
  }
  entries.set(key, { kind: 'league', name, rank: [-found.market, order], found })
}

/** A team stands for its nearest match. */
function addTeam(
  entries: Map<string, Entry>,
  { match: { id, kickoff }, league, market }: Listed,
  name: string,
  opponent: string,
): void {
  if (name === '') return
  const { sport, country, order } = league
  const key = `team ${sport} ${name}`
  const held = entries.get(key)
  if (held?.kind === 'team') {
    const { found } = held
    if (found.market > market || (found.market === market && found.kickoff <= kickoff)) return
  }
  const found = { name, sport, league: league.name, country, match: id, opponent, kickoff, market }
  entries.set(key, { kind: 'team', name, rank: [-market, order], found })
}

function addRunner(entries: Map<string, Entry>, { match, league, market }: Listed): void {
  const { sport, country, order } = league
  const { id, home: name, kickoff } = match
  const found = { match: id, name, sport, league: league.name, league_id: league.id, country, kickoff }
  entries.set(`runner ${id}`, { kind: 'runner', name, rank: [-market, order], found })
}
