import { type MatchResult, NO_RESULT_YET } from '@touchline/rules'
import type { FeedEvent } from '../../src/modules/feed'
import { manyWay } from '../../src/modules/odds'
import { LEAGUES } from './leagues'
import type { League, Team } from './leagues/league'
import { COMBO_MIN } from './play/engine'
import { leagueEvent } from './play/match-events'
import { chance, wander } from './random'

/** Leagues whose winner of the season can be bet on. */
const SEASONS: readonly League[] = LEAGUES.filter(({ id }) => [1, 2, 6].includes(id))
const RUNNERS = 12
const MARGIN = 0.2
const LEAGUE_OFFSET = 20_000
export const OUTRIGHTS_STEP_MS = 600_000
/** Rating points that double the chance of a title. */
const DOUBLING_POINTS = 2.2

/** Ids of runners stay below those of the schedule: year, season, place. */
const FIRST_YEAR = 2026
const PER_YEAR = 1000
const PER_SEASON = 100
const FIRST_ID = 10_000

const runnerId = (year: number, season: number, place: number): number =>
  FIRST_ID + (year - FIRST_YEAR) * PER_YEAR + season * PER_SEASON + place

/** The last weekend of the season that ends in a year. */
const endOf = (year: number): number => Date.UTC(year, 4, 24, 14)

/** The year in which the running season ends. */
export function seasonYear(now: number): number {
  const year = new Date(now).getUTCFullYear()
  return now < endOf(year) ? year : year + 1
}

const runnersOf = ({ teams }: League): Team[] =>
  teams.toSorted((a, b) => b.rating - a.rating).slice(0, RUNNERS)

/** Every runner of the running seasons, priced as the market sees them at a moment. */
export function outrights(seed: string, now: number): FeedEvent[] {
  return SEASONS.flatMap((league, season) => seasonEvents(seed, league, season, now))
}

/** Removes the runners of a season that is over. */
export const outrightsDown = (year: number): FeedEvent[] =>
  SEASONS.flatMap((league, season) =>
    runnersOf(league).map(
      (_, place): FeedEvent => ({ type: 'removed', match: runnerId(year, season, place) }),
    ),
  )

function seasonEvents(seed: string, league: League, season: number, now: number): FeedEvent[] {
  const year = seasonYear(now)
  const runners = runnersOf(league)
  const chances = chancesOf(
    runners,
    (place) => 0.4 * wander(seed, runnerId(year, season, place), now, OUTRIGHTS_STEP_MS),
  )
  const prices = manyWay(chances, MARGIN)
  const own = { ...league, id: league.id + LEAGUE_OFFSET, name: `${league.name} - Winner` }
  return [
    { ...leagueEvent(own), competition: league.id },
    ...runners.flatMap((team, place) => {
      const id = runnerId(year, season, place)
      return runnerEvents(id, own, team, endOf(year), prices[place] ?? 0)
    }),
  ]
}

function runnerEvents(
  id: number,
  league: League,
  { name }: Team,
  kickoff: number,
  price: number,
): FeedEvent[] {
  return [
    {
      type: 'match',
      id,
      league: league.id,
      home: name,
      away: '',
      match_type: 2,
      parent: null,
      kickoff,
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
}

/** Chances of a title by rating, `form` being added to it. */
function chancesOf(runners: readonly Team[], form: (place: number) => number): number[] {
  const weights = runners.map(({ rating }, place) => 2 ** ((rating + form(place)) / DOUBLING_POINTS))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Selection of a runner's one price. */
const WIN = 'win'

/** How a runner did, once its season is over; null before, undefined for an id that is no runner's. */
export function runnerResult(seed: string, id: number, now: number): MatchResult | null | undefined {
  const code = id - FIRST_ID
  const year = FIRST_YEAR + Math.floor(code / PER_YEAR)
  const season = Math.floor((code % PER_YEAR) / PER_SEASON)
  const place = code % PER_SEASON
  const league = SEASONS[season]
  if (code < 0 || !league || place >= RUNNERS) return undefined
  if (now < endOf(year)) return null
  let draw = chance(seed, runnerId(year, season, PER_SEASON - 1))
  const winner = chancesOf(runnersOf(league), () => 0).findIndex((share) => {
    draw -= share
    return draw < 0
  })
  // Of a runner that did not win it is known who did.
  return {
    ...NO_RESULT_YET,
    status: 1,
    winners: [winner === place ? WIN : (runnersOf(league)[winner]?.name ?? '')],
  }
}
