import { type Period, PlayPeriodId } from '@touchline/contracts/odds'
import { isEarlierPeriod, isFinalResult, type MatchResult } from '@touchline/rules'
import { hasPlayEnded, type PlayState } from './play-state'

/** The end of a match and of its parts, as far as it is known; it outlives the offer and the match on the board. */
export interface KnownEnd {
  /** Of the newest result, as the feed counts. */
  readonly revision: number
  /** Words about the result that others than the feed have said since that one. */
  readonly ownWords: number
  /** Parts that the newest result tells. */
  readonly parts: readonly Period[]
  /** The newest result is final. */
  readonly isFinal: boolean
  /** The newest result names winners: of a list of outrights all others have lost. */
  readonly hasWinners: boolean
  /** A state has said that play is over. */
  readonly hasEnded: boolean
  /** The latest period that was played. */
  readonly latestPeriod: number
}

export const NOTHING_KNOWN: KnownEnd = {
  revision: 0,
  ownWords: 0,
  parts: [],
  isFinal: false,
  hasWinners: false,
  hasEnded: false,
  latestPeriod: 0,
}

/** Is the match over, as far as is known of it? */
export const isOver = ({ isFinal, hasEnded }: KnownEnd): boolean => isFinal || hasEnded

/** A word about a result; `ownWords` are those of others than the feed among the words up to it. */
export interface ResultWord {
  readonly match: number
  readonly revision: number
  readonly ownWords: number
  readonly result: MatchResult
}

/** Does a word replace the one that is known? */
export const isNewerWord = (
  word: Pick<ResultWord, 'revision' | 'ownWords'>,
  known: Pick<KnownEnd, 'revision' | 'ownWords'>,
): boolean =>
  word.revision > known.revision || (word.revision === known.revision && word.ownWords > known.ownWords)

/**
 * The end as a newer word about the result says it. An end that a state has said is taken back by a correction of a final result
 * alone, or by a word that says that the match goes on.
 */
export function endAfterWord(known: KnownEnd, { revision, ownWords, result }: ResultWord): KnownEnd {
  const isFinal = isFinalResult(result)
  const goesOn = !isFinal && (known.isFinal || result.reopens === true)
  return {
    revision,
    ownWords,
    parts: [...(result.half_time ? [FIRST_HALF] : []), ...(result.periods ?? []).map(([code]) => code)],
    isFinal,
    hasWinners: result.status === 1 && (result.winners?.length ?? 0) > 0,
    hasEnded: known.hasEnded && !goesOn,
    latestPeriod: goesOn ? PlayPeriodId.toCome : known.latestPeriod,
  }
}
const FIRST_HALF = 1

/**
 * Play as a newer state says it, null for a state from before the end. A clock from before the part that is played is ignored,
 * so that no part is sold once more.
 */
export function playAfterState(
  { known, play, sport }: { readonly known: KnownEnd; readonly play: PlayState; readonly sport: number },
  next: PlayState,
): PlayState | null {
  if (known.hasEnded && !hasPlayEnded(next)) return null
  if (!isEarlierPeriod(sport, next.period, known.latestPeriod)) return next
  const period = known.latestPeriod
  return { ...next, period, clockBase: play.period === period ? play.clockBase : 0 }
}
