import { BoundedMap } from '@touchline/serving'
import { type KnownEnd, NOTHING_KNOWN } from './known-end'

/** More than any feed offers at once; a dropped end is read from the database when the match comes again. */
const KEPT = 200_000

interface Runner {
  readonly id: number
  readonly league: number
}

/** The ends of matches, also of matches to come and of removed ones. */
export interface KnownEnds {
  of(match: number): KnownEnd
  set(match: number, end: KnownEnd): void
  /** Remembers the list of a runner, also when it is removed: its result names the winners. */
  noteRunner(runner: Runner): void
  /** League of the list of a runner; undefined for all other matches. */
  listOf(match: number): number | undefined
  /** Is the winner of a list of outrights known? */
  isListDecided(league: number): boolean
  /** The end of a list by the database, which knows results of runners that never came here. */
  setRecorded(league: number, isDecided: boolean): void
}

export function createKnownEnds(): KnownEnds {
  const ends = new BoundedMap<number, KnownEnd>(KEPT)
  const lists = new BoundedMap<number, number>(KEPT)
  /** Runners whose results name winners, by league. */
  const deciders = new Map<number, Set<number>>()
  const recorded = new Set<number>()
  const of = (match: number) => ends.get(match) ?? NOTHING_KNOWN
  const noteWinners = (id: number) => {
    const league = lists.get(id)
    if (league === undefined) return
    const own = deciders.get(league) ?? new Set()
    if (of(id).hasWinners) own.add(id)
    else own.delete(id)
    if (own.size > 0) deciders.set(league, own)
    else deciders.delete(league)
  }
  return {
    of,
    set: (match, end) => {
      ends.set(match, end)
      noteWinners(match)
    },
    noteRunner: ({ id, league }) => {
      lists.set(id, league)
      noteWinners(id)
    },
    listOf: (match) => lists.get(match),
    isListDecided: (league) => deciders.has(league) || recorded.has(league),
    setRecorded: (league, isDecided) => {
      if (isDecided) recorded.add(league)
      else recorded.delete(league)
    },
  }
}
