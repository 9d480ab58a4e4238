import { MARKET_PERIODS } from '@touchline/contracts/odds'
import {
  DECIDED,
  isNothingPlayed,
  type MatchResult,
  NO_RESULT_YET,
  type PartScore,
  type Score,
  scoreOfPart,
} from '@touchline/rules'
import { GOAL_OPTIONS, goalsOf, type KnownBefore, type TypedGoals } from './typed-goals'
import { UsageError } from './usage-error'

/** An operator's result of a finished match: its scores, and everything that does not follow from them. */
export interface TypedResult extends TypedGoals {
  readonly full: Score
  /** Null where the sport has no halves. */
  readonly half: Score | null
  readonly goesOn?: string
  readonly decided?: string
  /** `22=6-3`, by the codes of parts. */
  readonly part?: readonly string[]
}

/** The match that a result is typed of, with its newest word. */
export interface TypedMatch extends KnownBefore {
  readonly sport: number
  /** A runner of an outright. */
  readonly outright: boolean
}

const FOOTBALL = 1

/**
 * The typed scores laid over the newest result of a match: its other fields stay, so that bets which do not
 * depend on the scores are settled as they were.
 * @throws UsageError where the scores contradict the feed, or do not decide a bet for which nothing was typed: all faults
 * in one refusal
 */
export function laidOver({ sport, outright, before, fed }: TypedMatch, typed: TypedResult): MatchResult {
  if (outright) throw new UsageError('A runner of an outright has no score')
  const half = typed.half ?? before?.half_time ?? null
  if (sport === FOOTBALL && half === null) throw new UsageError('half-time score is missing')
  if (sport !== FOOTBALL && GOAL_OPTIONS.some(({ key }) => typed[key] !== undefined))
    throw new UsageError('First and last goals are told of football alone')
  // The score of an award is not the sum of the played parts.
  const adds = typed.half !== null || (typed.decided ?? before?.decided) !== 'awarded'
  if (adds && half && (half[0] > typed.full[0] || half[1] > typed.full[1]))
    throw new UsageError(`${textOf(half)} at half-time is above ${textOf(typed.full)} at the end`)
  const goals =
    half !== null && sport === FOOTBALL ? goalsOf({ before, fed }, { half, full: typed.full }, typed) : null
  const scores = { half_time: half, full_time: typed.full }
  // Where play did not begin nothing is known of when it did.
  const { void_reason, scheduled, kicked_off, ...kept } = before ?? NO_RESULT_YET
  const wasPlayed =
    before !== null && !isNothingPlayed(before) && (before.status !== 2 || before.abandoned_in !== null)
  const result: MatchResult = {
    ...kept,
    ...(wasPlayed && kicked_off !== undefined && { kicked_off }),
    ...scores,
    ...goals?.goals,
    ...(typed.goesOn !== undefined && { goes_on: sideOf(typed.goesOn) }),
    ...(typed.decided !== undefined && { decided: decidedOf(typed.decided) }),
    ...(typed.part && { periods: partsOf(before?.periods ?? [], typed.part) }),
    status: 1,
    abandoned_in: null,
  }
  const missing = [...(goals?.missing ?? []), ...missingOfOldScore(before, result, typed)]
  if (missing.length > 0) throw new UsageError(missing.join('\n'))
  return result
}

/** Fields that belonged to another score have to be typed anew. */
function missingOfOldScore(
  before: MatchResult | null,
  result: MatchResult,
  typed: TypedResult,
): readonly string[] {
  const isSame = !before?.full_time || sameScore(before.full_time, result.full_time)
  const missing: string[] = []
  if (before?.goes_on && !isSame && typed.goesOn === undefined)
    missing.push(
      `Who goes on was told of ${textOf(before.full_time)}: say --goes-on home|away|none (it was ${before.goes_on})`,
    )
  if (before?.periods?.length && !isSame && !typed.part) {
    const parts = before.periods.map(([code, ...score]) => `--part ${code}=${textOf(score)}`)
    missing.push(
      `The parts were told of ${textOf(before.full_time)}: say those that are others now (they were ${parts.join(' ')})`,
    )
  }
  const ofHalf = scoreOfPart(1, result)
  if (result.half_time && ofHalf && !sameScore(ofHalf, result.half_time))
    missing.push(`The first half was told as ${textOf(ofHalf)}: say --part 1=${textOf(result.half_time)}`)
  return missing
}

function sideOf(text: string): 'home' | 'away' | null {
  if (text === 'none') return null
  if (text === 'home' || text === 'away') return text
  throw new UsageError(`${text} is none of home, away, none`)
}

function decidedOf(text: string) {
  const decided = DECIDED.find((known) => known === text)
  if (!decided) throw new UsageError(`${text} is none of ${DECIDED.join(', ')}`)
  return decided
}

/** The typed parts in place of the former ones, in their order. */
function partsOf(before: readonly PartScore[], typed: readonly string[]): readonly PartScore[] {
  const parts = new Map(before.map((part) => [part[0], part]))
  for (const text of typed) {
    const [, code, home, away] = /^(\d{1,3})=(\d{1,4})-(\d{1,4})$/.exec(text) ?? []
    const period = MARKET_PERIODS.find((known) => known > 0 && String(known) === code)
    if (period === undefined) throw new UsageError(`${text} is no part such as 22=6-3`)
    parts.set(period, [period, Number(home), Number(away)])
  }
  return [...parts.values()].sort(([a], [b]) => a - b)
}

const sameScore = (one: Score, other: Score | null): boolean =>
  other !== null && one[0] === other[0] && one[1] === other[1]
const textOf = (score: Score | null): string => score?.join('-') ?? '?'
