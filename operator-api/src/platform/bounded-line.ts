import { FairLine, RecentTurns } from './fair-line'

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
  /** A burst is no flood: no seat rests while so many wait at most, for a name that had no more turns than that lately. */
  readonly burst: number
  /** So many who are known go before the next stranger, when both wait. */
  readonly knownInARow: number
  /** Milliseconds; never steps. */
  readonly steady: () => number
}

/** Who wants to work. */
export interface Applicant {
  readonly known: boolean
  /** Whose share counts, such as the site of an address. */
  readonly name: string
  /** For whom within that share, such as the account that is asked for: parts of a name take turns too. */
  readonly part: string
}

/** Called once: with true when a seat is free, with false when the place goes to somebody else. */
type Turn = (hasSeat: boolean) => void

/** Those who wait, by name, and those of each name by part: both take turns. */
class SharedLine {
  private readonly names: FairLine<true>
  private readonly parts = new Map<string, FairLine<Turn>>()

  constructor(
    private readonly recent: RecentTurns,
    private readonly recentParts: RecentTurns,
  ) {
    this.names = new FairLine(recent)
  }

  get length(): number {
    return this.names.length
  }

  of(name: string): number {
    return this.names.of(name)
  }

  /** Who gives way to one more of an applicant where the line, or the share of the name, is full; undefined when nobody does. */
  givesWay({ name, part }: Applicant, isShareFull: boolean): (() => Turn | undefined) | undefined {
    if (isShareFull) {
      const heavy = this.parts.get(name)?.heaviestAbove(part)
      return heavy === undefined ? undefined : () => this.drop(name, (own) => own.pop(heavy))
    }
    const heavy = this.names.heaviestAbove(name)
    return heavy === undefined ? undefined : () => this.drop(heavy, (own) => own.popHeaviest())
  }

  push({ name, part }: Applicant, turn: Turn): void {
    this.names.push(name, true)
    const own = this.parts.get(name) ?? new FairLine<Turn>(this.recentParts)
    this.parts.set(name, own)
    own.push(part, turn)
  }

  shift(): Turn | undefined {
    const name = this.names.next()
    if (name === undefined) return undefined
    this.names.shift()
    return this.take(name, (own) => own.shift())
  }

  hadTurn({ name, part }: Applicant): void {
    this.recent.add(name)
    this.recentParts.add(part)
  }

  private drop(name: string, take: (own: FairLine<Turn>) => Turn | undefined): Turn | undefined {
    this.names.pop(name)
    return this.take(name, take)
  }

  private take(name: string, take: (own: FairLine<Turn>) => Turn | undefined): Turn | undefined {
    const own = this.parts.get(name)
    const turn = own && take(own)
    if (own?.length === 0) this.parts.delete(name)
    return turn
  }
}

/**
 * Two short lines for the same seats: who is known goes before strangers, but no more than so many in a row, as newcomers are
 * strangers too. A full line turns away at once, but first those of whom many wait already or had their turns lately: so a name
 * that comes anew is turned away by other newcomers alone, and so is a part of a name that has its share full.
 */
export function boundedLine(settings: LineSettings) {
  const { atOnce, waitingMax, waitingEach, restAfterStranger, burst, knownInARow, steady } = settings
  let busy = 0
  /** How many who are known went before a stranger that waited. */
  let wentBefore = 0
  const strangers = new RecentTurns(steady)
  const waiting = {
    known: new SharedLine(new RecentTurns(steady), new RecentTurns(steady)),
    stranger: new SharedLine(strangers, new RecentTurns(steady)),
  }
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
  /** How long the seat rests after a work of this length. */
  const restOf = ({ known, name }: Applicant, ms: number): number => {
    const isBurst = waiting.stranger.length <= burst && strangers.of(name) <= burst
    return known || isBurst ? 0 : ms * restAfterStranger
  }
  const rest = (ms: number): void => {
    if (ms > 0 && waiting.known.length === 0 && waiting.stranger.length > 0) setTimeout(leave, ms)
    else leave()
  }
  /** How room is made for one more: by nobody where there is some, by who gives way, or not at all. */
  const roomFor = (applicant: Applicant): 'free' | 'none' | (() => Turn | undefined) => {
    const line = lineOf(applicant)
    const isShareFull = line.of(applicant.name) >= waitingEach
    if (!isShareFull && line.length < waitingMax) return 'free'
    return line.givesWay(applicant, isShareFull) ?? 'none'
  }
  const isFull = (applicant: Applicant): boolean => busy >= atOnce && roomFor(applicant) === 'none'
  /** Whether a seat came; false when the place went to somebody else. */
  const wait = (applicant: Applicant): Promise<boolean> => {
    const room = roomFor(applicant)
    if (typeof room === 'function') room()?.(false)
    return new Promise((turn) => lineOf(applicant).push(applicant, turn))
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
      lineOf(applicant).hadTurn(applicant)
      const began = steady()
      try {
        return await work()
      } finally {
        rest(restOf(applicant, steady() - began))
      }
    },
  }
}
