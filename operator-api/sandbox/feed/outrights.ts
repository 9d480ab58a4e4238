import type { FeedEvent } from '../../src/modules/odds'
import { LEAGUES } from './leagues'
import type { League } from './leagues/league'
import { COMBO_MIN } from './play/engine'
import { leagueEvent } from './play/match-events'
import { manyWay } from './pricing/many-way'
import { wander } from './random'

/** Leagues whose winner of the season can be bet on. */
const SEASONS: readonly number[] = [1, 2, 6]
const RUNNERS = 12
const MARGIN = 0.2
const LEAGUE_OFFSET = 20_000
const STEP_MS = 600_000
/** Rating points that double the chance of a title. */
const DOUBLING_POINTS = 2.2

/** Id of a runner: below those of the schedule. */
const runnerId = (league: League, place: number): number => 100 * (league.id + 100) + place

/** Every runner of every season, priced as the market sees them at a moment. */
export function outrights(seed: string, now: number): FeedEvent[] {
  return LEAGUES.filter(({ id }) => SEASONS.includes(id)).flatMap((league) => season(seed, league, now))
}

function season(seed: string, league: League, now: number): FeedEvent[] {
  const runners = league.teams.toSorted((a, b) => b.rating - a.rating).slice(0, RUNNERS)
  const weights = runners.map(({ rating }, place) => {
    const form = 0.4 * wander(seed, runnerId(league, place), now, STEP_MS)
    return 2 ** ((rating + form) / DOUBLING_POINTS)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const prices = manyWay(
    weights.map((weight) => weight / sum),
    MARGIN,
  )
  const own = { ...league, id: league.id + LEAGUE_OFFSET, name: `${league.name} - Winner` }
  return [
    leagueEvent(own),
    ...runners.flatMap(({ name }, place): FeedEvent[] => {
      const id = runnerId(league, place)
      const price = prices[place] ?? 0
      return [
        {
          type: 'match',
          id,
          league: own.id,
          home: name,
          away: '',
          match_type: 2,
          parent: null,
          kickoff: seasonEnd(now),
          goes_live: false,
          media: 0,
        },
        {
          type: 'offer',
          match: id,
          lines: [
            { bet_type: 'orz', period: 0, line: 0, state: 0, combo_min: COMBO_MIN.before, prices: [price] },
          ],
          myanmar: [],
        },
      ]
    }),
  ]
}

/** The last weekend of a season: the coming 24 May. */
function seasonEnd(now: number): number {
  const year = new Date(now).getUTCFullYear()
  const end = Date.UTC(year, 4, 24, 14)
  return now < end ? end : Date.UTC(year + 1, 4, 24, 14)
}

export const OUTRIGHTS_STEP_MS = STEP_MS
