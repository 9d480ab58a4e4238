import { NOT_PLAYED } from '@touchline/rules'
import type { ResultEvent } from '../../src/modules/feed'
import type { League } from './leagues/league'
import { runnerResult } from './outrights'
import { hasChildren } from './play/children'
import type { Engine } from './play/engine'
import type { MatchScript } from './play/match-script'
import type { Fixture } from './schedule/fixture'
import { type ChildKind, FIRST_MATCH_ID, originOf } from './schedule/match-id'
import type { Schedule } from './schedule/schedule'

/** Results of any match of this world, found from its id alone. */
export class Results {
  constructor(
    private readonly seed: string,
    private readonly schedule: Schedule,
    private readonly engineOf: (model: League['model']) => Engine,
  ) {}

  /** The newest result of each match at this moment; matches without one yet are omitted. */
  of(ids: readonly number[], now: number): ResultEvent[] {
    return ids.flatMap((id) => this.resultOf(id, now) ?? [])
  }

  private resultOf(id: number, now: number): ResultEvent | null {
    if (id < FIRST_MATCH_ID) {
      const result = runnerResult(this.seed, id, now)
      if (result === undefined) return unknownMatch(id, now)
      return result && { type: 'result', match: id, revision: 1, result, at: now }
    }
    const fixture = this.schedule.fixture(id)
    const child = originOf(id)?.child ?? null
    // A match of another world, say of another seed, will never be played: stakes on it go back.
    if (!fixture || (child && !hasChildren(fixture))) return unknownMatch(id, now)
    return this.newest(fixture, this.engineOf(fixture.league.model).script(fixture), id, child, now)
  }

  private newest(
    { kickoff }: Fixture,
    { results }: MatchScript,
    match: number,
    child: ChildKind | null,
    now: number,
  ): ResultEvent | null {
    const place = results.findLastIndex(({ at }) => kickoff + at <= now)
    const found = results[place]
    const result = child ? found?.children?.[child] : found?.result
    return found && result
      ? { type: 'result', match, revision: place + 1, result, at: kickoff + found.at }
      : null
  }
}

const unknownMatch = (match: number, at: number): ResultEvent => ({
  type: 'result',
  match,
  revision: 1,
  at,
  result: NOT_PLAYED,
})
