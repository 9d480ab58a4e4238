import type { ResponseOf, uxSearch } from '@touchline/contracts'
import { foldText } from '@touchline/rules'
import type { Book } from '../book/create-book'
import { type HeldMatch, OUTRIGHT, PERIOD_ENDED } from '../book/held-match'
import { marketOf } from '../book/market-of'
import { NICKNAMES, SHORT_WORDS } from './nicknames'

type Found = ResponseOf<typeof uxSearch>
type Team = Found['teams'][number]
type League = Found['leagues'][number]

/** How old the list of names may be; matches come and go a few times a minute. */
const INDEX_MS = 5000
/** Answers kept as long as the list that they were found in. */
const ANSWERS_KEPT = 200
const LEAGUES_MAX = 4
const TEAMS_MAX = 8

/** Something that can be found, by its name and whatever else it is called. */
interface Named<Entry> {
  entry: Entry
  /** Folded; the name itself comes first. */
  names: readonly string[]
  /** Among equals: nearer first, then the league's place in the feed, then the name. */
  rank: readonly [number, number]
}

interface Index {
  at: number
  leagues: Named<League>[]
  teams: Named<Team>[]
  answers: Map<string, Found>
}

/** Searches the names of the book: every league, team and player with a match to bet on. */
export function createSearch({ book, now }: { book: Book; now: () => number }): (words: string) => Found {
  let index: Index | null = null
  return (words) => {
    if (index === null || now() - index.at >= INDEX_MS) index = indexOf(book, now())
    const { answers, leagues, teams } = index
    const folded = foldText(words)
    const known = answers.get(folded)
    if (known) return known
    const found = {
      leagues: best(leagues, folded).slice(0, LEAGUES_MAX),
      teams: best(teams, folded).slice(0, TEAMS_MAX),
    }
    if (answers.size < ANSWERS_KEPT) answers.set(folded, found)
    return found
  }
}

function indexOf(book: Book, now: number): Index {
  const leagues = new Map<number, Named<League>>()
  const teams = new Map<string, Named<Team>>()
  for (const match of book.matches()) {
    const league = book.league(match.league)
    if (!league || !isListed(match)) continue
    const { sport, country, order } = league
    const market = marketOf(match, now)
    const known = leagues.get(league.id)?.entry
    const entry = { id: league.id, sport, name: league.name, country, market, matches: 1 }
    if (known) {
      entry.matches += known.matches
      entry.market = Math.max(known.market, market) as typeof market
    }
    leagues.set(league.id, { entry, names: namesOf(league.name), rank: [-entry.market, order] })
    for (const [name, opponent] of [
      [match.home, match.away],
      [match.away, match.home],
    ] as const) {
      const key = `${sport} ${name}`
      const held = teams.get(key)?.entry
      if (held && (held.market > market || (held.market === market && held.kickoff <= match.kickoff)))
        continue
      const { kickoff, id } = match
      teams.set(key, {
        entry: { name, sport, league: league.name, country, match: id, opponent, kickoff, market },
        names: namesOf(name),
        rank: [-market, order],
      })
    }
  }
  return { at: now, leagues: [...leagues.values()], teams: [...teams.values()], answers: new Map() }
}

/** Children are markets of their parents, and what is over cannot be bet on. */
const isListed = ({ parent, type, play }: HeldMatch): boolean =>
  parent === null && type !== OUTRIGHT && play.period !== PERIOD_ENDED

function namesOf(name: string): string[] {
  const folded = foldText(name)
  const nicknames = Object.entries(NICKNAMES).flatMap(([start, others]) =>
    folded === start || folded.startsWith(`${start} `) ? others : [],
  )
  return [folded, ...nicknames]
}

/** Entries that fit the words, those that begin with them first. */
function best<Entry>(all: readonly Named<Entry>[], folded: string): Entry[] {
  if (folded === '') return []
  const words = folded.split(' ').map((word) => [word, SHORT_WORDS[word]].filter((one) => one !== undefined))
  const begins = ({ names }: Named<Entry>) => (names.some((name) => name.startsWith(folded)) ? 0 : 1)
  return all
    .filter(({ names }) => names.some((name) => fits(name.split(' '), words)))
    .sort(
      (a, b) =>
        begins(a) - begins(b) ||
        a.rank[0] - b.rank[0] ||
        a.rank[1] - b.rank[1] ||
        compare(a.names[0], b.names[0]),
    )
    .map(({ entry }) => entry)
}

/** Each word is the beginning of one of the name. */
const fits = (name: readonly string[], words: readonly (readonly string[])[]): boolean =>
  words.every((forms) => forms.some((form) => name.some((part) => part.startsWith(form))))

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0)
