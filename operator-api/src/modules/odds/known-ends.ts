import { BoundedMap } from '@touchline/serving'
import { type KnownEnd, NOTHING_KNOWN } from './known-end'

/** More than any feed offers at once; what was dropped is read from the database when the match is told again. */
const KEPT = 200_000

interface Runner {
  readonly id: number
  readonly league: number
}

/** The ends of matches, also of those that are not told yet, and of those that were removed. */
export interface KnownEnds {
  of(match: number): KnownEnd
  set(match: number, end: KnownEnd): void
  /** Keeps whether the result of a runner names the winners of its list. */
  noteRunner(runner: Runner): void
  /** Is the winner of a list of outrights known? */
  isListDecided(league: number): boolean
}

export function createKnownEnds(): KnownEnds {
  const ends = new BoundedMap<number, KnownEnd>(KEPT)
  /** Runners whose results name winners, by league. */
  const deciders = new Map<number, Set<number>>()
  const of = (match: number) => ends.get(match) ?? NOTHING_KNOWN
  return {
    of,
    set: (match, end) => {
      ends.set(match, end)
    },
    noteRunner: ({ id, league }) => {
      const own = deciders.get(league) ?? new Set()
      if (of(id).hasWinners) own.add(id)
      else own.delete(id)
      if (own.size > 0) deciders.set(league, own)
      else deciders.delete(league)
    },
    isListDecided: (league) => deciders.has(league),
  }
}
