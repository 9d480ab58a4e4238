import type { FeedEvent, OfferLine } from '../../../src/modules/feed'
import { bookingsOffer, cornersOffer } from '../football/child-offer'
import { modelMinute } from '../football/football-engine'
import type { MatchFacts } from '../football/match-model'
import type { League } from '../leagues/league'
import type { Fixture } from '../schedule/fixture'
import { type ChildKind, hasBookingsId, matchId, originOf } from '../schedule/match-id'
import { CENTS, COMBO_MIN } from './engine'
import { leagueEvent, matchEvent, resultEvent, stateEvent } from './match-events'
import type { MatchScript, PlayStep, Score } from './match-script'

/** Children are offered this long before the kick-off. */
const LEAD_MS = 24 * 3_600_000

/** Matches in which something else is what goals are elsewhere. */
interface Child {
  readonly kind: ChildKind
  readonly leagueOffset: number
  readonly word: string
  readonly scoreOf: (step: PlayStep) => Score
  readonly offer: (
    facts: Pick<MatchFacts, 'minute' | 'score' | 'halfScore' | 'reds'>,
    terms: { cents: number; combo_min: number },
  ) => OfferLine[]
}

export const CHILDREN: readonly Child[] = [
  {
    kind: 'corners',
    leagueOffset: 10_000,
    word: 'Corners',
    scoreOf: ({ detail }) => detail,
    offer: cornersOffer,
  },
  {
    kind: 'bookings',
    leagueOffset: 30_000,
    word: 'Bookings',
    scoreOf: ({ bookings }) => bookings ?? [0, 0],
    offer: bookingsOffer,
  },
]

/** Matches of the leagues that everybody bets on also offer their corners and bookings. */
export function hasChildren({ id, league }: Fixture): boolean {
  const origin = originOf(id)
  return league.model === 'football' && league.tier === 1 && origin !== null && hasBookingsId(origin)
}

export const childrenAreUp = (fixture: Fixture, now: number): boolean =>
  hasChildren(fixture) && fixture.kickoff - now <= LEAD_MS

/** The id of a child, in its own place of the schedule. */
export function childId({ id }: Fixture, kind: ChildKind): number {
  const origin = originOf(id)
  return origin ? matchId({ ...origin, child: kind }) : id
}

const leagueOf = (league: League, { leagueOffset, word }: Child): League => ({
  ...league,
  id: league.id + leagueOffset,
  name: `${league.name} - ${word}`,
})

const fixtureOf = (fixture: Fixture, child: Child): Fixture => ({
  ...fixture,
  id: childId(fixture, child.kind),
  league: leagueOf(fixture.league, child),
})

export const childrenUp = (fixture: Fixture): FeedEvent[] =>
  CHILDREN.flatMap((child): FeedEvent[] => {
    const own = fixtureOf(fixture, child)
    const match = matchEvent(own, false)
    return [leagueEvent(own.league), { ...match, match_type: 1, parent: fixture.id, media: 0 }]
  })

/** Score of a child at half time; null before. */
const halfOf = ({ results }: MatchScript, { kind }: Child, step: PlayStep): Score | null =>
  step.halfScore && (results[0]?.children?.[kind].half_time ?? null)

export const childrenStates = (fixture: Fixture, script: MatchScript, step: PlayStep): FeedEvent[] =>
  CHILDREN.map((child) => {
    const own = { score: child.scoreOf(step), halfScore: halfOf(script, child, step), reds: [0, 0] as const }
    return stateEvent(fixtureOf(fixture, child), { ...step, ...own })
  })

const offerOf = (fixture: Fixture, { kind }: Child, lines: OfferLine[]): FeedEvent => ({
  type: 'offer',
  match: childId(fixture, kind),
  lines,
  myanmar: [],
})

export function childrenOffersBefore(fixture: Fixture): FeedEvent[] {
  const terms = { cents: CENTS.before[2], combo_min: COMBO_MIN.before }
  const facts = { minute: 0, score: [0, 0], halfScore: null, reds: [0, 0] } as const
  return CHILDREN.map((child) => offerOf(fixture, child, child.offer(facts, terms)))
}

export function childrenOffersDuring(
  fixture: Fixture,
  script: MatchScript,
  step: PlayStep,
  at: number,
): FeedEvent[] {
  const terms = { cents: CENTS.during[2], combo_min: COMBO_MIN.during }
  const minute = modelMinute(script, at)
  return CHILDREN.map((child) => {
    const score = child.scoreOf(step)
    const half = step.halfScore && (halfOf(script, child, step) ?? score)
    return offerOf(fixture, child, child.offer({ minute, score, halfScore: half, reds: step.reds }, terms))
  })
}

export const childrenResults = (fixture: Fixture, script: MatchScript, place: number): FeedEvent[] =>
  CHILDREN.flatMap(({ kind }) => {
    const result = script.results[place]?.children?.[kind]
    return result ? [resultEvent(childId(fixture, kind), place + 1, result)] : []
  })
