import type { FeedEvent } from '../../../src/modules/feed'
import type { Fixture } from '../schedule/fixture'
import { CHILDREN, childId, childrenResults, childrenStates, childrenUp, hasChildren } from './children'
import { leagueEvent, matchEvent, resultEvent, stateEvent } from './match-events'
import type { MatchScript } from './match-script'

/** Events published at one time: epoch milliseconds. */
export interface PublishedEvents {
  readonly at: number
  readonly events: readonly FeedEvent[]
}

/** The lasting events of a finished match, as they were published during play: all but its prices. */
export function pastMatch(fixture: Fixture, script: MatchScript): PublishedEvents[] {
  const isParent = hasChildren(fixture)
  const last = script.steps.at(-1)
  const ids = [...(isParent ? CHILDREN.map(({ kind }) => childId(fixture, kind)) : []), fixture.id]
  const up: FeedEvent[] = [
    leagueEvent(fixture.league),
    matchEvent(fixture, isParent),
    ...(isParent ? childrenUp(fixture) : []),
  ]
  const end: FeedEvent[] = [
    ...(last ? [stateEvent(fixture, last), ...(isParent ? childrenStates(fixture, script, last) : [])] : []),
    ...ids.map((match): FeedEvent => ({ type: 'removed', match })),
  ]
  return [
    { at: fixture.kickoff, events: up },
    ...script.results.map(({ at, result }, place) => ({
      at: Math.round(fixture.kickoff + at),
      events: [
        resultEvent(fixture.id, place + 1, result),
        ...(isParent ? childrenResults(fixture, script, place) : []),
      ],
    })),
    { at: Math.round(fixture.kickoff + script.endsAt), events: end },
  ]
}
