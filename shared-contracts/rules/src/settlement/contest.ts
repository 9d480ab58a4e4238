import type { Period } from '@touchline/contracts/odds'
import { sportRules } from '../sports/sport-rules'
import type { MatchResult, Score } from './match-result'

/** The score that decides a part, or why it is missing: refunded, or not known yet. */
export type Contest = { readonly score: Score } | 'void' | 'undecided'

/**
 * Incomplete matches (domain 2.4): football given up in the first half is refunded; in the second half bets
 * on the first half settle and others are refunded; cancelled matches are refunded. A part settles when it
 * has ended. In the other sports a complete part is final.
 */
export function contestOf(
  { sport, period }: { sport: number; period: Period },
  result: MatchResult,
): Contest {
  const score = scoreOfPart(period, result)
  if (sportRules(sport).keepsDecided) return contestOfParts(period, score, result)
  if (result.abandoned_in === 'first_half') return 'void'
  if (result.abandoned_in === 'second_half') return period === 1 ? scored(score) : 'void'
  if (result.status === 2) return 'void'
  if (period === 1) return scored(score)
  return result.status === 1 ? scored(score) : 'undecided'
}

function contestOfParts(period: Period, score: Score | null, result: MatchResult): Contest {
  if (period === 0) {
    if (isCutShort(result)) return 'void'
    return result.status === 1 ? scored(score) : 'undecided'
  }
  if (score) return { score }
  if (isCutShort(result)) return 'void'
  // A third set that nobody had to play.
  return result.status === 1 && result.periods?.length ? 'void' : 'undecided'
}

/** The score of a part as far as it is known; the second half is what the first leaves of the whole. */
export function scoreOfPart(period: Period, { half_time, full_time, periods }: MatchResult): Score | null {
  if (period === 0) return full_time
  const known = periods?.find(([code]) => code === period)
  if (known) return [known[1], known[2]]
  if (period === 1) return half_time
  if (period !== 3 || !half_time || !full_time) return null
  return [full_time[0] - half_time[0], full_time[1] - half_time[1]]
}

/**
 * Parts of a match that are played before this one, for sports whose handicaps count from the bet. Extra time is a match of
 * its own, which begins at 0-0.
 */
const EARLIER: Readonly<Record<number, readonly Period[]>> = {
  0: [],
  1: [],
  5: [],
  11: [],
  3: [1],
  7: [5],
  12: [11],
  13: [11, 12],
  15: [11, 12, 13],
}

/** The score of a match when a part of it began; null while that is not known, and of parts that are not in the list. */
export function scoreBeforePart(period: Period, result: MatchResult): Score | null {
  const parts = EARLIER[period]
  if (!parts) return null
  let score: Score = [0, 0]
  for (const earlier of parts) {
    const part = scoreOfPart(earlier, result)
    if (!part) return period === 3 ? firstHalfWithoutPart(result) : null
    score = [score[0] + part[0], score[1] + part[1]]
  }
  return score
}

/** The match without its second half. */
function firstHalfWithoutPart(result: MatchResult): Score | null {
  const [full, second] = [result.full_time, scoreOfPart(3, result)]
  return full && second && [full[0] - second[0], full[1] - second[1]]
}

/** Did a match end before its time? */
export const isCutShort = ({ status, abandoned_in, decided = 'played' }: MatchResult): boolean =>
  status === 2 || abandoned_in !== null || (decided !== 'played' && decided !== 'shortened')

const scored = (score: Score | null): Contest => (score === null ? 'undecided' : { score })
