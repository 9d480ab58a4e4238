import { PlayPeriodId } from '@touchline/contracts/odds'
/** Place of a match on the page: live groups come above Today and are never merged. */
export type BoardGroup = 'live' | 'today' | 'early'

/** The facts of a match for the list; the state's own match fits. */
export interface ListedMatch {
  readonly id: number
  readonly facts: {
    readonly league: number
    readonly home: string
    readonly away: string
    readonly kickoff: number
    readonly type: number
    readonly period: number
  }
  readonly head: {
    readonly parlay: boolean
    /** A bit for each of `BET_TYPES` that has lines. */
    readonly offers: number
  }
}

export interface ListedLeague {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly order: number
}

/** One row of the virtual list. */
export type BoardItem<Match extends ListedMatch> =
  | { readonly kind: 'group'; readonly key: string; readonly group: BoardGroup; readonly count: number }
  | {
      readonly kind: 'league'
      readonly key: string
      readonly group: BoardGroup
      readonly league: ListedLeague
      readonly count: number
      readonly collapsed: boolean
    }
  | {
      readonly kind: 'match'
      readonly key: string
      readonly group: BoardGroup
      readonly leagueKey: string
      readonly match: Match
      /** Every second match of a league is tinted. */
      readonly zebra: boolean
    }
  | { readonly kind: 'more'; readonly key: string; readonly leagueKey: string; readonly match: Match }

export interface OrderInput<Match extends ListedMatch> {
  readonly groups: readonly { readonly group: BoardGroup; readonly matches: readonly Match[] }[]
  readonly leagueOf: (id: number) => ListedLeague | undefined
  readonly sort: 'league' | 'time'
}

export interface ListInput {
  readonly collapsed: (leagueKey: string) => boolean
  readonly expandedMatch: number | null
  /** A heading is of use where the page holds more than one group. */
  readonly headings: boolean
  readonly sort: 'league' | 'time'
  /** Places of the first match and behind the last one; null for all. */
  readonly shown: Pick<BoardPage, 'from' | 'to'> | null
}

/** A group with its matches in runs of one league, top to bottom. */
export interface OrderedGroup<Match> {
  readonly group: BoardGroup
  /** Without matches that have ended. */
  readonly count: number
  readonly runs: readonly Run<Match>[]
}

/** Pages count from 1, places of matches from 0. */
export interface BoardPage {
  readonly page: number
  readonly pages: number
  readonly from: number
  readonly to: number
  readonly total: number
}

export const leagueKeyOf = (group: BoardGroup, league: number): string => `${group}-${league}`

/** Groups that hold a match, in the order in which the board shows them. */
export function orderBoard<Match extends ListedMatch>(input: OrderInput<Match>): OrderedGroup<Match>[] {
  return input.groups
    .filter(({ matches }) => matches.length > 0)
    .map(({ group, matches }) => ({
      group,
      // As tabs and menu count: an ended match stays for a moment, and is live no more.
      count: matches.filter(({ facts }) => facts.period !== PlayPeriodId.ended).length,
      runs: input.sort === 'league' ? byLeague(matches, input) : byTime(matches, input),
    }))
}

/** The requested page, the nearest existing one, or without a request the page of a match. */
export function pageOfBoard<Match extends ListedMatch>(
  ordered: readonly OrderedGroup<Match>[],
  asked: { readonly perPage: number; readonly page: number | null; readonly match: number | null },
): BoardPage {
  const ids = ordered.flatMap(({ runs }) => runs.flatMap(({ matches }) => matches.map(({ id }) => id)))
  const total = ids.length
  const pages = Math.max(1, Math.ceil(total / asked.perPage))
  const place = asked.match === null ? -1 : ids.indexOf(asked.match)
  const page = asked.page ?? (place < 0 ? 1 : Math.floor(place / asked.perPage) + 1)
  const first = Math.min(Math.max(page, 1), pages)
  return {
    page: first,
    pages,
    from: (first - 1) * asked.perPage,
    to: Math.min(first * asked.perPage, total),
    total,
  }
}

/** The flat list that the virtualiser walks: groups, their leagues, their matches. */
export function listBoard<Match extends ListedMatch>(
  ordered: readonly OrderedGroup<Match>[],
  input: ListInput,
): BoardItem<Match>[] {
  const { from, to } = input.shown ?? { from: 0, to: Number.POSITIVE_INFINITY }
  const items: BoardItem<Match>[] = []
  let place = 0
  for (const { group, count, runs } of ordered) {
    const rows: BoardItem<Match>[] = []
    for (const [i, run] of runs.entries()) {
      const matches = run.matches.slice(Math.max(0, from - place), Math.max(0, to - place))
      place += run.matches.length
      if (matches.length > 0) pushLeague(rows, { group, run, matches, place: i }, input)
    }
    if (rows.length === 0) continue
    if (input.headings) items.push({ kind: 'group', key: `g-${group}`, group, count })
    items.push(...rows)
  }
  return items
}

interface Run<Match> {
  readonly league: ListedLeague
  readonly matches: Match[]
}

interface PushedRun<Match> {
  readonly group: BoardGroup
  readonly run: Run<Match>
  /** Those of the page. */
  readonly matches: readonly Match[]
  /** Among the runs of its group. */
  readonly place: number
}

function pushLeague<Match extends ListedMatch>(
  items: BoardItem<Match>[],
  { group, run, matches, place }: PushedRun<Match>,
  input: ListInput,
): void {
  const { league } = run
  const leagueKey = leagueKeyOf(group, league.id)
  const collapsed = input.collapsed(leagueKey)
  // By time a league can come several times, so its key carries the place.
  const key = input.sort === 'time' ? `${leagueKey}-${place}` : leagueKey
  items.push({ kind: 'league', key, group, league, count: run.matches.length, collapsed })
  if (collapsed) return
  for (const [i, match] of matches.entries()) {
    items.push({
      kind: 'match',
      key: `${group}-m${match.id}`,
      group,
      leagueKey: key,
      match,
      zebra: i % 2 === 1,
    })
    if (match.id === input.expandedMatch)
      items.push({ kind: 'more', key: `${group}-m${match.id}-more`, leagueKey: key, match })
  }
}

const byKickoff = (a: ListedMatch, b: ListedMatch): number => a.facts.kickoff - b.facts.kickoff || a.id - b.id

function byLeague<Match extends ListedMatch>(
  matches: readonly Match[],
  input: OrderInput<Match>,
): Run<Match>[] {
  const runs = new Map<number, Run<Match>>()
  for (const match of [...matches].sort(byKickoff)) {
    const league = input.leagueOf(match.facts.league)
    if (!league) continue
    const run = runs.get(league.id)
    if (run) run.matches.push(match)
    else runs.set(league.id, { league, matches: [match] })
  }
  return [...runs.values()].sort((a, b) => a.league.order - b.league.order || a.league.id - b.league.id)
}

function byTime<Match extends ListedMatch>(
  matches: readonly Match[],
  input: OrderInput<Match>,
): Run<Match>[] {
  const order = (match: Match) => input.leagueOf(match.facts.league)?.order ?? 0
  const sorted = [...matches].sort(
    (a, b) => a.facts.kickoff - b.facts.kickoff || order(a) - order(b) || a.id - b.id,
  )
  const runs: Run<Match>[] = []
  for (const match of sorted) {
    const league = input.leagueOf(match.facts.league)
    if (!league) continue
    const last = runs.at(-1)
    if (last?.league.id === league.id) last.matches.push(match)
    else runs.push({ league, matches: [match] })
  }
  return runs
}
