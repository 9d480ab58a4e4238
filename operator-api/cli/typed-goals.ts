import type { GoalOf, MatchResult, Score } from '@touchline/rules'
import { UsageError } from './usage-error'

/** First and last goals as an operator says them; what is left out follows from the scores, or stays as it was told. */
export interface GoalsSaid {
  readonly firstGoal?: string
  readonly lastGoal?: string
  readonly halfFirstGoal?: string
  readonly halfLastGoal?: string
}

/** The options that say whose a goal was. */
export const GOAL_OPTIONS = [
  {
    said: 'halfFirstGoal',
    field: 'first_half_first_goal',
    flag: '--half-first-goal',
    name: 'first goal of the first half',
  },
  {
    said: 'halfLastGoal',
    field: 'first_half_last_goal',
    flag: '--half-last-goal',
    name: 'last goal of the first half',
  },
  { said: 'firstGoal', field: 'first_goal', flag: '--first-goal', name: 'first goal' },
  { said: 'lastGoal', field: 'last_goal', flag: '--last-goal', name: 'last goal' },
] as const

type Goals = Pick<MatchResult, (typeof GOAL_OPTIONS)[number]['field']>
type Side = Exclude<GoalOf, null>

/**
 * Whose the first and last goals of football were, in the match and in its first half.
 * @throws UsageError where the scores contradict what was told, or leave two possibilities
 */
export function goalsOf(
  before: MatchResult | null,
  { half, full }: { readonly half: Score; readonly full: Score },
  said: GoalsSaid,
): Goals {
  const second: Score = [full[0] - half[0], full[1] - half[1]]
  const sameHalf = isSame(before?.half_time, half)
  const sameSecond = sameHalf && isSame(before?.full_time, full)
  const goals: Record<keyof Goals, GoalOf> = { ...NONE }
  for (const option of GOAL_OPTIONS) {
    const inFirst =
      option.field.startsWith('first_half') ||
      (option.said === 'firstGoal' ? goalsIn(half) > 0 : goalsIn(second) === 0)
    const ofHalf = option.said.endsWith('irstGoal') ? goals.first_half_first_goal : goals.first_half_last_goal
    const isOfMatch = !option.field.startsWith('first_half')
    // The match's own goal is that of its first half where it fell there.
    const possible = isOfMatch && inFirst && ofHalf !== null ? [ofHalf] : scorersOf(inFirst ? half : second)
    goals[option.field] = goalOf(option, {
      possible,
      told: before?.[option.field] ?? null,
      stands: inFirst ? sameHalf : sameSecond,
      said: said[option.said],
    })
  }
  return goals
}

interface Known {
  /** By the scores. */
  readonly possible: readonly Side[]
  readonly told: GoalOf
  /** It was told of the score that is typed now. */
  readonly stands: boolean
  readonly said: string | undefined
}

function goalOf(
  { flag, name }: (typeof GOAL_OPTIONS)[number],
  { possible, told, stands, said }: Known,
): GoalOf {
  const [only] = possible.length === 1 ? possible : []
  if (said !== undefined) {
    if (said === 'unknown') return only ?? null
    if (said !== 'home' && said !== 'away' && said !== 'none')
      throw new UsageError(`${said} is none of home, away, none, unknown`)
    if (!possible.includes(said)) throw new UsageError(`The ${name} cannot be ${said} by these scores`)
    return said
  }
  if ((told === 'home' || told === 'away') && !possible.includes(told))
    throw new UsageError(
      `The ${name} was told as of ${told}, which these scores contradict: say ${flag} ${possible.join('|')}`,
    )
  if (only) return only
  if (told !== null && stands) return told
  throw new UsageError(`The ${name} does not follow from these scores: say ${flag} home|away|unknown`)
}

const NONE: Goals = {
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
}

/** Who can have scored a goal of this score. */
function scorersOf([home, away]: Score): readonly Side[] {
  if (home + away === 0) return ['none']
  return [...(home > 0 ? (['home'] as const) : []), ...(away > 0 ? (['away'] as const) : [])]
}

const goalsIn = ([home, away]: Score): number => home + away
const isSame = (one: Score | null | undefined, other: Score): boolean =>
  one?.[0] === other[0] && one?.[1] === other[1]
