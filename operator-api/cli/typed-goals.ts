import type { GoalOf, MatchResult, Score } from '@touchline/rules'
import { UsageError } from './usage-error'

/** First and last goals as an operator types them; omitted ones follow from the scores, or stay as they were. */
export interface TypedGoals {
  readonly firstGoal?: string
  readonly lastGoal?: string
  readonly halfFirstGoal?: string
  readonly halfLastGoal?: string
}

/** The options that say whose a goal was. */
export const GOAL_OPTIONS = [
  {
    key: 'halfFirstGoal',
    field: 'first_half_first_goal',
    flag: '--half-first-goal',
    name: 'first goal of the first half',
  },
  {
    key: 'halfLastGoal',
    field: 'first_half_last_goal',
    flag: '--half-last-goal',
    name: 'last goal of the first half',
  },
  { key: 'firstGoal', field: 'first_goal', flag: '--first-goal', name: 'first goal' },
  { key: 'lastGoal', field: 'last_goal', flag: '--last-goal', name: 'last goal' },
] as const

type Goals = Pick<MatchResult, (typeof GOAL_OPTIONS)[number]['field']>
type Side = Exclude<GoalOf, null>

/** The known results of a match before scores are typed. */
export interface KnownBefore {
  /** Its newest word. */
  readonly before: MatchResult | null
  /** The newest word of the feed that counted. */
  readonly fed: MatchResult | null
}

/**
 * The scorers of the first and last goals of football, in the match and in its first half, and the options still
 * missing: all of them, where the scores contradict the feed, or allow two sides.
 * @throws UsageError where a typed goal is impossible
 */
export function goalsOf(
  { before, fed }: KnownBefore,
  { half, full }: { readonly half: Score; readonly full: Score },
  typed: TypedGoals,
): { readonly goals: Goals; readonly missing: readonly string[] } {
  const sameHalf = isSame(before?.half_time, half)
  const sameSecond = sameHalf && isSame(before?.full_time, full)
  const goals: Record<keyof Goals, GoalOf> = { ...NONE }
  const missing: string[] = []
  for (const option of GOAL_OPTIONS) {
    const { score, inFirst } = goalsThatCount(option, half, full)
    const isFirst = option.key.endsWith('irstGoal')
    const ofHalf = isFirst ? goals.first_half_first_goal : goals.first_half_last_goal
    // The match's own goal is that of its first half where it fell there.
    const isOfHalf = inFirst && !option.field.startsWith('first_half')
    const fromFeed = before?.[option.field] ?? null
    const found = goalOf(option, {
      possible: isOfHalf && ofHalf !== null ? [ofHalf] : scorersOf(score),
      fromFeed: before && fromFeed !== fed?.[option.field] && followed(option, before) ? null : fromFeed,
      isSameScore: inFirst ? sameHalf : sameSecond,
      typed: typed[option.key],
      isOfHalf,
    })
    if (typeof found === 'object' && found !== null) missing.push(found.missing)
    else goals[option.field] = found
  }
  return { goals, missing }
}

type GoalOption = (typeof GOAL_OPTIONS)[number]

/** The goals among which the one of an option is: those of the first half, or those after it. */
function goalsThatCount({ key, field }: GoalOption, half: Score, full: Score) {
  const second: Score = [full[0] - half[0], full[1] - half[1]]
  const inFirst =
    field.startsWith('first_half') || (key === 'firstGoal' ? goalsIn(half) > 0 : goalsIn(second) === 0)
  return { score: inFirst ? half : second, inFirst }
}

/** The scores of a result allowed one side: where the feed did not name it, it is as right as the scores. */
const followed = (option: GoalOption, { half_time: half, full_time: full }: MatchResult): boolean =>
  half !== null && full !== null && scorersOf(goalsThatCount(option, half, full).score).length === 1

interface Known {
  /** By the scores. */
  readonly possible: readonly Side[]
  readonly fromFeed: GoalOf
  /** It belongs to the score that is typed now. */
  readonly isSameScore: boolean
  readonly typed: string | undefined
  /** It is known when that of the first half is. */
  readonly isOfHalf: boolean
}

function goalOf(
  { flag, name }: GoalOption,
  { possible, fromFeed, isSameScore, typed, isOfHalf }: Known,
): GoalOf | { readonly missing: string } {
  const [only] = possible.length === 1 ? possible : []
  if (typed !== undefined) {
    if (typed === 'unknown') return only ?? null
    if (typed !== 'home' && typed !== 'away' && typed !== 'none')
      throw new UsageError(`${typed} is none of home, away, none, unknown`)
    if (!possible.includes(typed)) throw new UsageError(`The ${name} cannot be ${typed} by these scores`)
    return typed
  }
  if ((fromFeed === 'home' || fromFeed === 'away') && !possible.includes(fromFeed))
    return {
      missing: `The ${name} was told as of ${fromFeed}, which these scores contradict: say ${flag} ${possible.join('|')}`,
    }
  if (only) return only
  if (fromFeed !== null && isSameScore) return fromFeed
  // That of the half is asked for, or nobody knows it.
  if (isOfHalf) return null
  return { missing: `The ${name} does not follow from these scores: say ${flag} home|away|unknown` }
}

const NONE: Goals = {
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
}

/** Sides that can have scored a goal of this score. */
function scorersOf([home, away]: Score): readonly Side[] {
  if (home + away === 0) return ['none']
  return [...(home > 0 ? (['home'] as const) : []), ...(away > 0 ? (['away'] as const) : [])]
}

const goalsIn = ([home, away]: Score): number => home + away
const isSame = (one: Score | null | undefined, other: Score): boolean =>
  one?.[0] === other[0] && one?.[1] === other[1]
