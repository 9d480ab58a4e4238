import { type Period, PlayPeriodId } from '@touchline/contracts/odds'
import { isEarlierPeriod, isFinalResult, type MatchResult } from '@touchline/rules'
import { hasPlayEnded, type PlayState } from './play-state'

/** The end of a match and of its parts, as far as it is known; it outlives the offer and the match on the board. */
export interface KnownEnd {
  /** Of the newest result, as the feed counts. */
  readonly revision: number
  /** Words about the result that others than the feed have said since that one. */
  readonly ownWords: number
  /** Parts with results since the match was last reopened. */
  readonly parts: readonly Period[]
  /** The newest result is final. */
  readonly isFinal: boolean
  /** The newest result names winners: of a list of outrights all others have lost. */
  readonly hasWinners: boolean
  /** Of the newest result that took an end or parts back. */
  readonly reopenedBy: number
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
  reopenedBy: 0,
  hasEnded: false,
  latestPeriod: 0,
}

const FIRST_HALF: Period = 1

/** Is the match over, as far as is known of it? */
export const isOver = ({ isFinal, hasEnded }: KnownEnd): boolean => isFinal || hasEnded

/** A word about a result; `ownWords` are those of others than the feed among the words up to it. */
export interface ResultWord {
  readonly match: number
  readonly revision: number
  readonly ownWords: number
  readonly result: MatchResult
  /** The stored facts beside a result from the database; of a match without any its revision is 0. */
  readonly recorded?: RecordedPlay
}

/** The facts of a match from its earlier results and its states. */
export interface RecordedPlay {
  /** Parts with results up to this revision. */
  readonly parts: readonly Period[]
  /** A state has said that play is over, and no word since then that it goes on. */
  readonly hasEnded: boolean
}

/** Does a result replace the known one? */
const isNewerWord = (
  word: Pick<ResultWord, 'revision' | 'ownWords'>,
  known: Pick<KnownEnd, 'revision' | 'ownWords'>,
): boolean =>
  word.revision > known.revision || (word.revision === known.revision && word.ownWords > known.ownWords)

/**
 * The end as a word about the result says it. An end that a state has said is taken back by a correction of a final result
 * alone, or by a word that says that the match goes on; parts by the latter alone.
 */
export function endAfterWord(known: KnownEnd, word: ResultWord): KnownEnd {
  if (!isNewerWord(word, known)) return endAfterOlder(known, word)
  const { revision, ownWords, result, recorded } = word
  const isFinal = isFinalResult(result)
  const reopens = result.reopens === true
  const goesOn = !isFinal && (known.isFinal || reopens)
  return {
    revision,
    ownWords,
    // The database has all words up to this one, and knows which of them were taken back.
    parts: recorded?.parts ?? joined(reopens ? [] : known.parts, partsOf(result)),
    isFinal,
    hasWinners: result.status === 1 && (result.winners?.length ?? 0) > 0,
    reopenedBy: goesOn || reopens ? revision : known.reopenedBy,
    hasEnded: (known.hasEnded && !goesOn) || recorded?.hasEnded === true,
    latestPeriod: goesOn ? PlayPeriodId.toCome : known.latestPeriod,
  }
}

/** A known or older result changes nothing, but the facts recorded up to it hold, unless a later result took them back. */
function endAfterOlder(known: KnownEnd, { revision, ownWords, recorded }: ResultWord): KnownEnd {
  const isTakenBack =
    revision < known.reopenedBy || (revision === known.revision && ownWords < known.ownWords)
  if (!recorded || isTakenBack) return known
  const parts = joined(known.parts, recorded.parts)
  const hasEnded = known.hasEnded || recorded.hasEnded
  return parts === known.parts && hasEnded === known.hasEnded ? known : { ...known, parts, hasEnded }
}

const partsOf = ({ half_time, periods }: MatchResult): Period[] => [
  ...(half_time ? [FIRST_HALF] : []),
  ...(periods ?? []).map(([code]) => code),
]
const joined = (known: readonly Period[], newParts: readonly Period[]): readonly Period[] => {
  const added = newParts.filter((part) => !known.includes(part))
  return added.length > 0 ? [...known, ...added] : known
}

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
