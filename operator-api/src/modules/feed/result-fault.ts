import type { Period } from '@touchline/contracts/odds'
import { type MatchResult, type PartScore, type Parts, type Score, sportRules } from '@touchline/rules'

const HOUR_MS = 3_600_000
/** Clocks of two machines are never further apart. */
const CLOCKS_APART_MS = 300_000
/** A match is brought forward by a day at most; an earlier time was sent in another unit. */
const EARLY_MOST_MS = 24 * HOUR_MS

/** What of a match its result is held against, as far as it is known. */
export interface ResultFacts {
  readonly sport: number | null
  /** Epoch milliseconds. */
  readonly kickoff: number | null
  /** When the result was published, epoch milliseconds. */
  readonly at: number
  /** Names of the runners of its list of outrights; absent while they are not known. */
  readonly runners?: readonly string[] | undefined
}

/** Why a result contradicts itself, in words for a person; null when it may be settled by. */
export function resultFault(result: MatchResult, facts: ResultFacts): string | null {
  // The score of an award is not the sum of the played parts.
  const scores = result.decided === 'awarded' ? null : scoresFault(result, facts.sport)
  return (
    missingFault(result) ??
    winnersFault(result, facts) ??
    scores ??
    goalsFault(result, facts.sport) ??
    kickedOffFault(result, facts)
  )
}

/** Bets of a match that was played to its end need a score, those of a list its winners. */
function missingFault({ status, full_time, winners, decided = 'played' }: MatchResult): string | null {
  const isEmpty = status === 1 && full_time === null && (winners?.length ?? 0) === 0
  return isEmpty && decided === 'played' ? 'completed without a score or winners' : null
}

function winnersFault({ winners }: MatchResult, { runners }: ResultFacts): string | null {
  if (!winners) return null
  const repeated = winners.find((name, n) => winners.indexOf(name) !== n)
  if (repeated !== undefined) return `the winner ${repeated} is told twice`
  const unknown = runners && winners.find((name) => !runners.includes(name))
  return unknown === undefined ? null : `the winner ${unknown} is no runner of the list`
}

function scoresFault(result: MatchResult, sport: number | null): string | null {
  const { half_time: half, full_time: full, periods = [] } = result
  if (half && full && isAbove(half, full))
    return `half time ${textOf(half)} is above the score ${textOf(full)}`
  const listed = repeatedPart(periods)
  if (listed !== undefined) return `part ${listed} is told twice`
  if (sport === null) return null
  const { parts } = sportRules(sport)
  if (parts === 'sets') return full && setsFault(result, full, sport)
  for (const { codes, of } of SUMS[parts] ?? []) {
    const whole = of === 'full' ? full : (half ?? null)
    const sum = sumOf(periods.filter(([code]) => codes.includes(code)))
    const isListed = of === 'half' && codes.every((code) => periods.some(([listed]) => listed === code))
    if (whole && isListed && !isSame(sum, whole))
      return `the parts of the first half, ${textOf(sum)}, are not half time ${textOf(whole)}`
    if (whole && isAbove(sum, whole))
      return `the parts together, ${textOf(sum)}, are above ${of === 'full' ? 'the score' : 'half time'} ${textOf(whole)}`
  }
  const first = HAS_HALVES.includes(parts) ? periods.find(([code]) => code === FIRST_HALF) : undefined
  if (half && first && !isSame(half, scoreOf(first)))
    return `the first half is told as ${textOf(half)} and as ${textOf(scoreOf(first))}`
  return null
}

const FIRST_HALF = 1
const HAS_HALVES: readonly Parts[] = ['halves', 'quarters']

const range = (from: number, to: number): Period[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Parts of equal length and the score that they add up to at most. Overtime is omitted: not every score has it. */
const SUMS: Partial<Record<Parts, readonly { codes: readonly Period[]; of: 'full' | 'half' }[]>> = {
  halves: [{ codes: [1, 3], of: 'full' }],
  quarters: [
    { codes: [1, 3], of: 'full' },
    { codes: range(11, 14), of: 'full' },
    { codes: [11, 12], of: 'half' },
  ],
  thirds: [{ codes: range(11, 13), of: 'full' }],
  innings: [{ codes: range(41, 55), of: 'full' }],
  overs: [{ codes: range(81, 84), of: 'full' }],
}

/** Sets that win a match of the sport at most; of another sport so many as a score may name. */
const SETS_TO_WIN: Readonly<Record<number, number>> = { 3: 3, 4: 3, 5: 3, 7: 4, 9: 5, 23: 2, 31: 3, 34: 3 }

/** The score counts sets; each listed set was won by a side. */
function setsFault(
  { periods = [], decided = 'played' }: MatchResult,
  full: Score,
  sport: number,
): string | null {
  const toWin = SETS_TO_WIN[sport] ?? Number.POSITIVE_INFINITY
  if (Math.max(...full) > toWin || full[0] + full[1] > 2 * toWin - 1)
    return `${textOf(full)} is more than a match of ${2 * toWin - 1} sets has`
  // A match that was cut short may list its unfinished set.
  if (decided !== 'played') return null
  const sets = periods.filter(([code]) => code >= FIRST_SET && code <= LAST_SET)
  if (sets.length > full[0] + full[1]) return `${sets.length} sets are told of a score of ${textOf(full)}`
  const won: Score = [
    sets.filter(([, home, away]) => home > away).length,
    sets.filter(([, home, away]) => home < away).length,
  ]
  return isAbove(won, full)
    ? `the sets that are told, ${textOf(won)}, are above the score ${textOf(full)}`
    : null
}
const FIRST_SET = 21
const LAST_SET = 30

const FOOTBALL = 1

/** First and last goals are of sides that scored, and of none where nobody did. */
function goalsFault(result: MatchResult, sport: number | null): string | null {
  if (sport !== null && sport !== FOOTBALL) return null
  const { half_time, full_time, first_half_first_goal, first_half_last_goal, first_goal, last_goal } = result
  const listed = [
    [half_time, first_half_first_goal],
    [half_time, first_half_last_goal],
    [full_time, first_goal],
    [full_time, last_goal],
  ] as const
  for (const [score, goal] of listed) {
    if (!score || !goal) continue
    const goals = { home: score[0], away: score[1], none: score[0] + score[1] === 0 ? 1 : 0 }
    if (goals[goal] === 0) return `a goal of ${goal} cannot be at ${textOf(score)}`
  }
  return goalOrderFault(result)
}

/** The side that scored alone; null where both or nobody did. */
function onlyScorer([home, away]: Score): 'home' | 'away' | null {
  if (home > 0 && away > 0) return null
  return home > 0 ? 'home' : away > 0 ? 'away' : null
}

/** The first goal is the first half's if it had any, and the last goal the second half's. */
function goalOrderFault(result: MatchResult): string | null {
  const { half_time: half, full_time: full } = result
  if (!half || (half[0] === 0 && half[1] === 0)) return null
  const ofHalf = onlyScorer(half)
  const first = ofHalf ?? result.first_half_first_goal
  if (first && result.first_goal && first !== result.first_goal)
    return `the first goal of ${result.first_goal} cannot be after one of ${first} in the first half`
  if (!full) return null
  const second: Score = [full[0] - half[0], full[1] - half[1]]
  const last = isSame(full, half) ? (ofHalf ?? result.first_half_last_goal) : onlyScorer(second)
  return last && result.last_goal && last !== result.last_goal
    ? `the last goal of ${result.last_goal} cannot be before one of ${last}`
    : null
}

function kickedOffFault({ kicked_off }: MatchResult, { kickoff, at }: ResultFacts): string | null {
  if (kicked_off === undefined) return null
  if (kicked_off > at + CLOCKS_APART_MS) return 'play is to have begun after its result was told'
  if (kickoff !== null && kicked_off < kickoff - EARLY_MOST_MS)
    return 'play is to have begun more than a day before its kick-off'
  return null
}

const isAbove = (part: Score, whole: Score): boolean => part[0] > whole[0] || part[1] > whole[1]
const isSame = (one: Score, other: Score): boolean => one[0] === other[0] && one[1] === other[1]
const scoreOf = ([, home, away]: PartScore): Score => [home, away]
const sumOf = (parts: readonly PartScore[]): Score =>
  parts.reduce<Score>(([home, away], part) => [home + part[1], away + part[2]], [0, 0])
const repeatedPart = (parts: readonly PartScore[]): Period | undefined =>
  parts.map(([code]) => code).find((code, n, codes) => codes.indexOf(code) !== n)
const textOf = ([home, away]: Score): string => `${home}-${away}`
