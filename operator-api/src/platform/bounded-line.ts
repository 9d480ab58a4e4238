import { BoundedMap } from '@touchline/serving'

/** How work that takes the processor is kept from taking all of it. */
export interface LineSettings {
  /** Works under way at once. */
  readonly atOnce: number
  /** So many wait at most; for a name that takes less than another, waiting and lately, the last of the one that takes most gives way. */
  readonly waitingMax: number
  /** Of these so many at most wait for one name. */
  readonly waitingEach: number
  /**
   * How many times its own length a seat rests after the work of a stranger while more of them wait: a flood then takes
   * this part of the seats alone.
   */
  readonly restAfterStranger: number
  /** So many who are known go before the next stranger, when both wait. */
  readonly knownInARow: number
  /** Milliseconds; never steps. */
  readonly steady: () => number
}

/** Who wants to work. */
export interface Applicant {
  readonly known: boolean
  /** Whose share counts, such as the network of an address. */
  readonly name: string
}

/** For so long after its first turn a name is no newcomer. */
const RECENT_MS = 60_000
const NAMES_MAX = 10_000

/** Called once: with true when a seat is free, with false when the place goes to somebody else. */
type Turn = (hasSeat: boolean) => void

/** Turns that names had lately: whoever comes anew has had none. */
class RecentTurns {
  private readonly turns = new BoundedMap<string, { count: number; since: number }>(NAMES_MAX)

  constructor(private readonly steady: () => number) {}

  of(name: string): number {
    const known = this.turns.get(name)
    return known && this.steady() - known.since < RECENT_MS ? known.count : 0
  }

  add(name: string): void {
    const count = this.of(name)
    const since = (count > 0 && this.turns.get(name)?.since) || this.steady()
    this.turns.set(name, { count: count + 1, since })
  }
}

/** Those who wait, by name: the name that had the fewest turns lately is next, however many wait for the others. */
class FairLine {
  private readonly turns = new Map<string, Turn[]>()
  length = 0

  constructor(private readonly recent: RecentTurns) {}

  of(name: string): number {
    return this.turns.get(name)?.length ?? 0
  }

  push(name: string, turn: Turn): void {
    this.length += 1
    const own = this.turns.get(name)
    if (own) own.push(turn)
    else this.turns.set(name, [turn])
  }

  /** The name that takes most, waiting and lately, unless the given one would take as much with one more. */
  heaviestAbove(name: string): string | undefined {
    let [heaviest, most] = [undefined as string | undefined, this.recent.of(name) + this.of(name) + 1]
    for (const [other, { length }] of this.turns) {
      const taken = this.recent.of(other) + length
      if (taken > most) [heaviest, most] = [other, taken]
    }
    return heaviest
  }

  /** Takes away who came last for this name. */
  pop(name: string): Turn | undefined {
    const turn = this.turns.get(name)?.pop()
    if (turn) this.length -= 1
    if (this.of(name) === 0) this.turns.delete(name)
    return turn
  }

  shift(): Turn | undefined {
    const [first] = [...this.turns.keys()].sort((one, other) => this.recent.of(one) - this.recent.of(other))
    if (first === undefined) return undefined
    const turn = this.turns.get(first)?.shift()
    this.length -= 1
    // To the end of the map: of names with as many turns every other comes before this one does again.
    const own = this.turns.get(first) ?? []
    this.turns.delete(first)
    if (own.length > 0) this.turns.set(first, own)
    return turn
  }
}

/**
 * Two short lines for the same seats: who is known goes before strangers, but no more than so many in a row, as newcomers are
 * strangers too. A full line turns away at once, but first those
 * of whom many wait already or had their turns lately: so a name that comes anew is turned away by other newcomers alone.
 */
export function boundedLine(settings: LineSettings) {
  const { atOnce, waitingMax, waitingEach, restAfterStranger, knownInARow, steady } = settings
  let busy = 0
  /** How many who are known went before a stranger that waited. */
  let wentBefore = 0
  const recent = { known: new RecentTurns(steady), stranger: new RecentTurns(steady) }
  const waiting = { known: new FairLine(recent.known), stranger: new FairLine(recent.stranger) }
  const lineOf = ({ known }: Applicant) => waiting[known ? 'known' : 'stranger']

  const leave = (): void => {
    const lines =
      wentBefore < knownInARow ? [waiting.known, waiting.stranger] : [waiting.stranger, waiting.known]
    const line = lines.find(({ length }) => length > 0)
    wentBefore = line === waiting.known && waiting.stranger.length > 0 ? wentBefore + 1 : 0
    const next = line?.shift()
    if (next) next(true)
    else busy -= 1
  }
  const rest = (ms: number): void => {
    if (ms > 0 && waiting.known.length === 0 && waiting.stranger.length > 0) setTimeout(leave, ms)
    else leave()
  }
  const isFull = (applicant: Applicant): boolean => {
    const line = lineOf(applicant)
    if (busy < atOnce) return false
    if (line.of(applicant.name) >= waitingEach) return true
    return line.length >= waitingMax && line.heaviestAbove(applicant.name) === undefined
  }
  /** Whether a seat came; false when the place went to somebody else. */
  const wait = (applicant: Applicant): Promise<boolean> => {
    const line = lineOf(applicant)
    const crowd = line.length >= waitingMax ? line.heaviestAbove(applicant.name) : undefined
    if (crowd !== undefined) line.pop(crowd)?.(false)
    return new Promise((turn) => line.push(applicant.name, turn))
  }

  return {
    isFull,
    /** Null when the line is full, or is filled by others while one waits. */
    run: async <Result extends object | boolean>(
      applicant: Applicant,
      work: () => Promise<Result>,
    ): Promise<Result | null> => {
      if (isFull(applicant)) return null
      if (busy < atOnce) busy += 1
      // Whoever waits takes over the seat of the one that leaves.
      else if (!(await wait(applicant))) return null
      recent[applicant.known ? 'known' : 'stranger'].add(applicant.name)
      const began = steady()
      try {
        return await work()
      } finally {
        rest(applicant.known ? 0 : (steady() - began) * restAfterStranger)
      }
    },
  }
}
