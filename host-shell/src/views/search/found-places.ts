import { MarketId } from '@touchline/contracts'
import { HOME } from '../../services/redirect'
import type { Found } from '../../state/use-found'

type Team = Found['teams'][number]
type League = Found['leagues'][number]
type Market = Team['market']

/** A suggestion: what it says, and where on the board it leads. */
export type Suggestion = { id: string; to: string } & (
  | { kind: 'league'; league: League }
  | { kind: 'team'; team: Team }
)

const MARKET_NAMES: Readonly<Record<Market, string>> = {
  [MarketId.early]: 'early',
  [MarketId.today]: 'today',
  [MarketId.live]: 'live',
}

/** Teams first: they are what most people look for. */
export function suggestionsOf({ leagues, teams }: Found): Suggestion[] {
  return [
    ...teams.map((team) => ({
      ...{ id: `team-${team.sport}-${team.match}-${team.name}`, kind: 'team' as const, team },
      to: boardAt(team, { q: team.name }),
    })),
    ...leagues.map((league) => ({
      ...{ id: `league-${league.id}`, kind: 'league' as const, league },
      to: boardAt(league, { leagues: String(league.id) }),
    })),
  ]
}

/** All times: what is looked for may kick off after the hours that the board shows first. */
function boardAt(
  { sport, market }: { sport: number; market: Market },
  filter: Record<string, string>,
): string {
  const query = new URLSearchParams({
    sport: String(sport),
    market: MARKET_NAMES[market],
    time: '0',
    ...filter,
  })
  return `${HOME}?${query}`
}

/** Where words lead that no suggestion stands for. */
export const boardAddress = (words: string): string =>
  words === '' ? HOME : `${HOME}?q=${encodeURIComponent(words)}`

/** A name in three parts, the middle one being what was typed; the middle is empty where a nickname was. */
export function markedName(name: string, words: string): [string, string, string] {
  const at = name.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return [name, '', '']
  return [name.slice(0, at), name.slice(at, at + words.length), name.slice(at + words.length)]
}
