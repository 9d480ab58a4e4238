import type { ResponseOf, uxSearch } from '@touchline/contracts/calls'
import { MarketId } from '@touchline/contracts/odds'
import { HOME } from '../services/redirect'

type Found = ResponseOf<typeof uxSearch>
type Team = Found['teams'][number]
type League = Found['leagues'][number]
type Runner = NonNullable<Found['runners']>[number]
type Market = Team['market']

/** A suggestion: what it says, and where on the board it leads. */
export type Suggestion = { id: string; to: string } & (
  | { kind: 'league'; league: League }
  | { kind: 'team'; team: Team }
  | { kind: 'runner'; runner: Runner }
)

const MARKET_NAMES: Readonly<Record<Market, string>> = {
  [MarketId.early]: 'early',
  [MarketId.today]: 'today',
  [MarketId.live]: 'live',
}

/** Teams first: they are what most people look for. */
export function suggestionsOf({ leagues, teams, runners = [] }: Found): Suggestion[] {
  return [
    ...teams.map((team) => ({
      id: `team-${team.sport}-${team.match}-${team.name}`,
      kind: 'team' as const,
      team,
      to: boardAt(team.sport, { market: MARKET_NAMES[team.market], q: team.name }),
    })),
    ...runners.map((runner) => ({
      id: `runner-${runner.match}`,
      kind: 'runner' as const,
      runner,
      to: boardAt(runner.sport, { ...OUTRIGHT, leagues: String(runner.league_id), q: runner.name }),
    })),
    ...leagues.map((league) => ({
      id: `league-${league.id}`,
      kind: 'league' as const,
      league,
      to: boardAt(league.sport, {
        ...(league.outright ? OUTRIGHT : { market: MARKET_NAMES[league.market] }),
        leagues: String(league.id),
      }),
    })),
  ]
}

/** Outrights of all days share one view. */
const OUTRIGHT = { view: 'outright' }

/** All times: a searched match may kick off after the hours that the board shows first. */
const boardAt = (sport: number, filters: Record<string, string>): string =>
  `${HOME}?${new URLSearchParams({ sport: String(sport), time: '0', ...filters })}`

/** The board for words without a suggestion. */
export const boardAddress = (words: string): string =>
  words === '' ? HOME : `${HOME}?q=${encodeURIComponent(words)}`

/** A name in three parts with the typed letters in the middle; the middle is empty if a nickname matched. */
export function markedName(name: string, words: string): [string, string, string] {
  const at = name.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return [name, '', '']
  return [name.slice(0, at), name.slice(at, at + words.length), name.slice(at + words.length)]
}
