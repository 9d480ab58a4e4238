import { PlayPeriodId } from '@touchline/contracts/odds'
/** Place of a match on the page: live groups stand above Today and are never merged. */
export type BoardGroup = 'live' | 'today' | 'early'

/** What the list needs to know of a match; the state's own match fits. */
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

export interface ListInput<Match extends ListedMatch> {
  readonly groups: readonly { readonly group: BoardGroup; readonly matches: readonly Match[] }[]
  readonly leagueOf: (id: number) => ListedLeague | undefined
  readonly sort: 'league' | 'time'
  readonly collapsed: (leagueKey: string) => boolean
  readonly expandedMatch: number | null
  /** A heading is of use where the page holds more than one group. */
  readonly headings: boolean
}

export const leagueKeyOf = (group: BoardGroup, league: number): string => `${group}-${league}`

/** The flat list that the virtualiser walks: groups, their leagues, their matches. */
export function listBoard<Match extends ListedMatch>(input: ListInput<Match>): BoardItem<Match>[] {
  const items: BoardItem<Match>[] = []
  for (const { group, matches } of input.groups) {
    if (matches.length === 0) continue
    // As tabs and menu count: what is over stays for a moment, and is live no more.
    const count = matches.filter(({ facts }) => facts.period !== PlayPeriodId.ended).length
    if (input.headings) items.push({ kind: 'group', key: `g-${group}`, group, count })
    const runs = input.sort === 'league' ? byLeague(matches, input) : byTime(matches, input)
    for (const [i, run] of runs.entries()) pushLeague(items, group, run, i, input)
  }
  return items
}

interface Run<Match> {
  readonly league: ListedLeague
  readonly matches: Match[]
}

function pushLeague<Match extends ListedMatch>(
  items: BoardItem<Match>[],
  group: BoardGroup,
  { league, matches }: Run<Match>,
  place: number,
  input: ListInput<Match>,
): void {
  const leagueKey = leagueKeyOf(group, league.id)
  const collapsed = input.collapsed(leagueKey)
  // By time a league can come several times, so its key carries the place.
  const key = input.sort === 'time' ? `${leagueKey}-${place}` : leagueKey
  items.push({ kind: 'league', key, group, league, count: matches.length, collapsed })
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
  input: ListInput<Match>,
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

function byTime<Match extends ListedMatch>(matches: readonly Match[], input: ListInput<Match>): Run<Match>[] {
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
