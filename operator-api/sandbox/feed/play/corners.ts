import type { FeedEvent } from '../../../src/modules/feed'
import { cornersOffer } from '../football/corners-offer'
import { modelMinute } from '../football/football-engine'
import type { League } from '../leagues/league'
import type { Fixture } from '../schedule/fixture'
import { CENTS, COMBO_MIN } from './engine'
import { leagueEvent, matchEvent, resultEvent, stateEvent } from './match-events'
import type { MatchScript, PlayStep } from './match-script'

/** Leagues whose daily matches also offer their corners. */
const LEAGUES_WITH_CORNERS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7])
/** Corners are put up this long before the kick-off. */
const LEAD_MS = 24 * 3_600_000
const LEAGUE_OFFSET = 10_000

export const hasCorners = ({ league, featured }: Fixture): boolean =>
  featured && LEAGUES_WITH_CORNERS.has(league.id)

export const cornersAreUp = (fixture: Fixture, now: number): boolean =>
  hasCorners(fixture) && fixture.kickoff - now <= LEAD_MS

/** The id behind that of the match, as the schedule has it. */
export const cornersId = (fixture: Fixture): number => fixture.id + 1

const leagueOf = (league: League): League => ({
  ...league,
  id: league.id + LEAGUE_OFFSET,
  name: `${league.name} - Corners`,
})

/** The child match in which corners are what goals are elsewhere. */
export function cornersUp(fixture: Fixture): FeedEvent[] {
  const match = matchEvent({ ...fixture, id: cornersId(fixture), league: leagueOf(fixture.league) }, false)
  return [leagueEvent(leagueOf(fixture.league)), { ...match, match_type: 1, parent: fixture.id, media: 0 }]
}

export function cornersState(fixture: Fixture, script: MatchScript, step: PlayStep): FeedEvent {
  const half = step.halfScore && (script.results[0]?.corners?.half_time ?? null)
  const own = { ...step, score: step.detail, halfScore: half, reds: [0, 0] as const }
  return stateEvent({ ...fixture, id: cornersId(fixture) }, own)
}

export function cornersOfferBefore(fixture: Fixture): FeedEvent {
  const terms = { cents: CENTS.before[2], combo_min: COMBO_MIN.before }
  const lines = cornersOffer({ minute: 0, score: [0, 0], halfScore: null }, terms)
  return { type: 'offer', match: cornersId(fixture), lines, myanmar: [] }
}

export function cornersOfferDuring(
  fixture: Fixture,
  script: MatchScript,
  step: PlayStep,
  at: number,
): FeedEvent {
  const terms = { cents: CENTS.during[2], combo_min: COMBO_MIN.during }
  const half = step.halfScore && (script.results[0]?.corners?.half_time ?? step.detail)
  const facts = { minute: modelMinute(script, at), score: step.detail, halfScore: half }
  return { type: 'offer', match: cornersId(fixture), lines: cornersOffer(facts, terms), myanmar: [] }
}

export function cornersResult(fixture: Fixture, script: MatchScript, place: number): FeedEvent[] {
  const corners = script.results[place]?.corners
  return corners ? [resultEvent(cornersId(fixture), place + 1, corners)] : []
}
