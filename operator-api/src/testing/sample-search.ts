import type { FeedEvent } from '../modules/feed'
import { createBook } from '../modules/odds/service'
import { createSearch } from '../modules/search'
import { ManualClock } from './manual-clock'
import { HOUR, league, match, NOON, state } from './sample-feed'

/** A league of a sport. */
export const named = (id: number, sport: number, name: string): FeedEvent => ({
  ...(league(id) as Extract<FeedEvent, { type: 'league' }>),
  sport,
  name,
})

const EVENTS: readonly FeedEvent[] = [
  named(1, 1, 'England Premier League'),
  named(2, 1, 'Spain La Liga'),
  named(3, 2, 'NBA'),
  match(10, { league: 1, home: 'Manchester United', away: 'Tottenham Hotspur', kickoff: NOON + 30 * HOUR }),
  match(11, { league: 1, home: 'Manchester City', away: 'Manchester United', kickoff: NOON + 2 * HOUR }),
  match(12, { league: 2, home: 'Atlético Madrid', away: 'Barcelona', kickoff: NOON - HOUR }),
  state(12),
  match(13, { league: 3, home: 'San Antonio Spurs', away: 'LA Clippers', kickoff: NOON + 40 * HOUR }),
  match(14, { league: 1, home: 'Newcastle United', away: 'Chelsea', kickoff: NOON - 3 * HOUR }),
  state(14, { period: 4, status: 1 }),
]

/** A runner of an outright. */
export const runner = (id: number, league: number, home: string) =>
  match(id, { league, home, away: '', match_type: 2, kickoff: NOON + 4000 * HOUR, goes_live: false })

/** A search over a few matches of three leagues; `take` adds events. */
export function opened() {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 12 })
  book.apply(EVENTS)
  const search = createSearch({ book, now: () => clock.now() })
  search.update()
  const take = (...events: FeedEvent[]) => {
    book.apply(events)
    search.update()
  }
  return { clock, book, take, search: search.find }
}

/** The names of the hits: a team is there for each of its markets. */
export const namesOf = ({ teams, leagues, runners }: ReturnType<ReturnType<typeof opened>['search']>) => ({
  teams: [...new Set(teams.map(({ name }) => name))],
  leagues: leagues.map(({ name }) => name),
  runners: (runners ?? []).map(({ name, league }) => `${name}, ${league}`),
})
