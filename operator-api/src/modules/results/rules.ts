import type { ResultCorrection, ResultDetails, ResultMatch, ResultWord } from '@touchline/contracts/calls'
import type { Score } from '@touchline/rules'
import { type Fixture, fixtureOf } from '../fixtures'
import type { MatchFacts, WordRow } from './repository'

/** The stored facts of a match, and every revision of its result, the oldest first. */
export interface MatchRecord {
  readonly facts: MatchFacts
  readonly words: readonly WordRow[]
}

/** A match as lists show it. */
export function resultMatchOf({ facts, words }: MatchRecord): ResultMatch {
  const fixture = fixtureAt(facts, words.at(-1))
  return {
    match_id: fixture.id,
    sport: fixture.sport,
    league_id: fixture.leagueId,
    league: fixture.league,
    country: fixture.country,
    home: fixture.home,
    away: fixture.away,
    kickoff: fixture.kickoff,
    first_kickoff: fixture.firstKickoff,
    ...wordOf(facts, words.at(-1)),
    decided: fixture.decided,
    winners: [...fixture.winners],
    corrected_at: words.findLast(({ corrects }) => corrects)?.at ?? null,
  }
}

/** The same with all known details; `children` are the counts within the match. */
export function resultDetailsOf(record: MatchRecord, children: readonly MatchRecord[]): ResultDetails {
  const { facts, words } = record
  const newest = words.at(-1)
  const fixture = fixtureAt(facts, newest)
  return {
    ...resultMatchOf(record),
    parts: partsOf(fixture),
    goes_on: newest?.result.goes_on ?? null,
    children: children.map((child) => {
      const { half_time, full_time } = wordOf(child.facts, child.words.at(-1))
      return { match_id: child.facts.id, league: child.facts.league, half_time, full_time }
    }),
    corrections: correctionsOf(record),
  }
}

/** Each correction with the result before it. */
export const correctionsOf = ({ facts, words }: MatchRecord): ResultCorrection[] =>
  words.flatMap((word, n) =>
    word.corrects
      ? [
          {
            at: word.at,
            source: word.source,
            before: wholeWordOf(facts, words[n - 1]),
            after: wholeWordOf(facts, word),
          },
        ]
      : [],
  )

/** All details of a revision: a correction may change any of them. */
function wholeWordOf(facts: MatchFacts, word: WordRow | undefined): ResultWord {
  const fixture = fixtureAt(facts, word)
  const result = word?.result
  return {
    ...wordOf(facts, word),
    first_half_first_goal: result?.first_half_first_goal ?? null,
    first_half_last_goal: result?.first_half_last_goal ?? null,
    decided: fixture.decided ?? result?.decided ?? null,
    goes_on: result?.goes_on ?? null,
    parts: partsOf(fixture),
    winners: [...fixture.winners],
  }
}

/** Scores of the parts that have no place of their own. */
const partsOf = ({ scores }: Fixture): ResultDetails['parts'] =>
  scores.filter(([part]) => part > 1).map((part) => [...part])

/** The part of a revision that lists show; without any, the state of the match. */
function wordOf(facts: MatchFacts, word: WordRow | undefined) {
  const { state, voidReason } = fixtureAt(facts, word)
  const result = word?.result
  return {
    state,
    void_reason: voidReason,
    half_time: pair(result?.half_time),
    full_time: pair(result?.full_time),
    first_goal: result?.first_goal ?? null,
    last_goal: result?.last_goal ?? null,
  }
}

const fixtureAt = (facts: MatchFacts, word: WordRow | undefined): Fixture =>
  fixtureOf({ ...facts, result: word?.result ?? null, revision: word?.revision ?? null })

const pair = (score: Score | null | undefined): [number, number] | null =>
  score ? [score[0], score[1]] : null
