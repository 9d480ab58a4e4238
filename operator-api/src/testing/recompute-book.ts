import type { LineState } from '@touchline/contracts/odds'
import type { FeedEvent, FeedEventOf, OfferLine } from '../modules/feed'
import { STORY_SPORTS } from './feed-stories'

/** The state of a match by its own events and those of its group, computed from all of them by the documents. */
export interface Recomputed {
  /** State of each offered line, by part and value; null for a match that is not on the board. */
  readonly lines: ReadonlyMap<string, LineState> | null
  /** A result is known by which bets are decided. */
  readonly isDecided: boolean
  /** Parts whose results are known. */
  readonly decidedParts: readonly number[]
}

export const lineKey = ({ period, line }: Pick<OfferLine, 'period' | 'line'>): string => `${period} ${line}`

type Of<Type extends FeedEvent['type']> = FeedEventOf<Type>

const isFinal = ({ result }: Of<'result'>) =>
  result.status === 1 || result.status === 2 || result.abandoned_in !== null
const ends = ({ period, status }: Of<'state'>) => period === 4 || status === 1 || status === 2

/** Results in the order in which each was the newest: those of a lower revision changed nothing. */
function resultsThatCount(events: readonly FeedEvent[]): { place: number; word: Of<'result'> }[] {
  const all = events.flatMap((word, place) => (word.type === 'result' ? [{ place, word }] : []))
  return all.filter(({ word }, n) => all.slice(0, n).every((before) => before.word.revision < word.revision))
}

/** The place of the last event that reopened the match; -1 without one. */
function reopenedAt(events: readonly FeedEvent[]): number {
  const words = resultsThatCount(events)
  const last = words.findLastIndex(({ word }, n) => {
    const before = words[n - 1]?.word
    return !isFinal(word) && ((before !== undefined && isFinal(before)) || word.result.reopens === true)
  })
  return words[last]?.place ?? -1
}

/** Whether the newest result, or a state since the last reopening, ended the match. */
export function isEnded(events: readonly FeedEvent[]): boolean {
  const newest = resultsThatCount(events).at(-1)?.word
  if (newest && isFinal(newest)) return true
  return events.slice(reopenedAt(events) + 1).some((event) => event.type === 'state' && ends(event))
}

export const namesWinners = (events: readonly FeedEvent[]): boolean => {
  const result = resultsThatCount(events).at(-1)?.word.result
  return result?.status === 1 && (result.winners?.length ?? 0) > 0
}

export function recompute(
  events: readonly FeedEvent[],
  sportId: number,
  isClosedWithOthers: boolean,
): Recomputed {
  const newest = resultsThatCount(events).at(-1)?.word
  const words = resultsThatCount(events).map(({ word }) => word.result)
  const decidedParts = words
    .slice(
      Math.max(
        0,
        words.findLastIndex(({ reopens }) => reopens),
      ),
    )
    .flatMap(({ half_time, periods }) => [
      ...(half_time ? [1] : []),
      ...(periods ?? []).map(([code]) => code),
    ])
  const isDecided = newest !== undefined && isFinal(newest)
  const removed = events.findLastIndex(({ type }) => type === 'removed')
  const matchAt = events.findIndex(({ type }, place) => type === 'match' && place > removed)
  if (matchAt < 0) return { lines: null, isDecided, decidedParts }

  const { periods } = STORY_SPORTS.find(({ sport }) => sport === sportId) ?? { periods: [] }
  const order: readonly number[] = sportId === 2 ? [11, 1, 12, 2, 13, 3, 14] : periods
  const offered = events.findLast(
    (event, place): event is Of<'offer'> => event.type === 'offer' && place > matchAt,
  )
  // A state counts for a match that is on the board, and once it has ended only if it ends it too.
  const states = events.flatMap((event, place) =>
    event.type === 'state' && isOnBoard(events, place) && (ends(event) || !endedBefore(events, place))
      ? [{ event, place }]
      : [],
  )
  const last = states.at(-1)
  const now = last && last.place > matchAt ? last.event : undefined
  const since = last ? reopenedAt(events.slice(0, last.place)) : -1
  const latest = Math.max(
    -1,
    ...states.filter(({ place }) => place > since).map(({ event }) => order.indexOf(event.period)),
  )
  const isOver = isEnded(events) || isClosedWithOthers || (now !== undefined && ends(now))
  const setsWon = now ? now.score[0] + now.score[1] : 0
  const isPartOver = (part: number): boolean => {
    const last = lastOf(part, order)
    if (decidedParts.some((part) => lastOf(part, order) >= last)) return true
    if (!now) return false
    return latest > last || (sportId === 3 && setsWon > last)
  }
  const lines = (offered?.lines ?? [])
    .filter(({ prices }) => prices.every((price) => price !== 0))
    .map((line): [string, LineState] => {
      if (isOver || (line.period !== 0 && isPartOver(line.period))) return [lineKey(line), 2]
      return [lineKey(line), now && (now.suspension !== 0 || now.status !== 0) ? 1 : 0]
    })
  return { lines: new Map(lines), isDecided, decidedParts }
}

/** The first half of quarters ends with the second of them. */
const lastOf = (part: number, order: readonly number[]): number =>
  part === 1 && order.includes(12) ? order.indexOf(12) : order.indexOf(part)

const isOnBoard = (events: readonly FeedEvent[], place: number): boolean => {
  const before = events.slice(0, place)
  const removed = before.findLastIndex(({ type }) => type === 'removed')
  return before.some(({ type }, n) => type === 'match' && n > removed)
}

const endedBefore = (events: readonly FeedEvent[], place: number): boolean => {
  const before = events.slice(0, place)
  return before.slice(reopenedAt(before) + 1).some((event) => event.type === 'state' && ends(event))
}
