import type { MatchResult } from '@touchline/rules'
import type { FeedEvent, FeedEventOf } from '../../../src/modules/feed'
import type { League } from '../leagues/league'
import type { Fixture } from '../schedule/fixture'
import type { PlayStep } from './match-script'

/** Television channels that the popular matches are shown on in turn. */
const CHANNELS = 6

type SentScoreboard = NonNullable<FeedEventOf<'state'>['scoreboard']>

export const leagueEvent = (league: League): FeedEventOf<'league'> => ({
  type: 'league',
  id: league.id,
  sport: league.sport,
  name: league.name,
  country: league.country,
  order: league.id,
})

/** `hasCorners` makes it a parent whose media goes to its corners. */
export const matchEvent = (fixture: Fixture, hasCorners: boolean): FeedEventOf<'match'> => ({
  type: 'match',
  id: fixture.id,
  league: fixture.league.id,
  home: fixture.home.name,
  away: fixture.away.name,
  match_type: hasCorners ? 3 : 0,
  parent: null,
  kickoff: fixture.kickoff,
  goes_live: true,
  media: fixture.league.tier === 1 ? 1 + (fixture.id % CHANNELS) : 0,
})

export const stateEvent = (fixture: Fixture, step: PlayStep): FeedEventOf<'state'> => ({
  type: 'state',
  match: fixture.id,
  period: step.period,
  clock_base: step.clockFrom === null ? 0 : Math.round(fixture.kickoff + step.clockFrom),
  score: [...step.score],
  half_score: step.halfScore && [...step.halfScore],
  reds: [...step.reds],
  suspension: step.suspension,
  danger: step.danger,
  status: step.status,
  // The feed's own copy: listeners may keep and change it.
  ...(step.scoreboard ? { scoreboard: structuredClone(step.scoreboard) as SentScoreboard } : {}),
})

/** One of our results as an event of the feed. */
export function resultEvent(
  match: number,
  revision: number,
  result: MatchResult,
): Extract<FeedEvent, { type: 'result' }> {
  const pair = (score: MatchResult['full_time']): [number, number] | null => score && [score[0], score[1]]
  const { winners: _, periods, ...facts } = result
  return {
    type: 'result',
    match,
    revision,
    result: {
      ...facts,
      ...(periods && { periods: periods.map(([code, home, away]) => [code, home, away]) }),
      half_time: pair(result.half_time),
      full_time: pair(result.full_time),
    },
  }
}
