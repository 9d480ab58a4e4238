import { FairQueue, RecentTurns } from './fair-queue'

/** How work that takes the processor is kept from taking all of it. */
export interface QueueSettings {
  /** Works under way at once. */
  readonly atOnce: number
  /** The queue's capacity. A name with a smaller share, waiting and recent, replaces the last entry of the largest share. */
  readonly waitingMax: number
  /** Of these so many at most wait for one name. */
  readonly waitingEach: number
  /**
   * The cooldown of a seat after a stranger's work while more strangers wait, as a multiple of that work's length: a flood
   * then gets this part of the seats alone.
   */
  readonly cooldownAfterStranger: number
  /** No cooldown while at most this many wait, for a name with at most this many recent turns: a burst is no flood. */
  readonly burst: number
  /** So many who are known go before the next stranger, when both wait. */
  readonly knownInARow: number
  /** Milliseconds; never steps. */
  readonly steady: () => number
}

/** A caller with work for the queue. */
export interface Applicant {
  readonly known: boolean
  /** The owner of the share, such as the site of an address. */
  readonly name: string
  /** For whom within that share, such as the account that is asked for: parts of a name take turns too. */
  readonly part: string
}

/** Called once: with true when a seat is free, with false when the place goes to somebody else. */
type Turn = (hasSeat: boolean) => void

/** Applicants by name, and within each name by part: both take turns. */
class SharedQueue {
  private readonly names: FairQueue<true>
  private readonly parts = new Map<string, FairQueue<Turn>>()

  constructor(
    private readonly recent: RecentTurns,
    private readonly recentParts: RecentTurns,
  ) {
    this.names = new FairQueue(recent)
  }

  get length(): number {
    return this.names.length
  }

  of(name: string): number {
    return this.names.of(name)
  }

  /** The entry that makes room for this applicant where the queue, or the share of the name, is full; else undefined. */
  replaceable({ name, part }: Applicant, isShareFull: boolean): (() => Turn | undefined) | undefined {
    if (isShareFull) {
      const heavy = this.parts.get(name)?.heaviestAbove(part)
      return heavy === undefined ? undefined : () => this.drop(name, (own) => own.pop(heavy))
    }
    const heavy = this.names.heaviestAbove(name)
    return heavy === undefined ? undefined : () => this.drop(heavy, (own) => own.popHeaviest())
  }

  push({ name, part }: Applicant, turn: Turn): void {
    this.names.push(name, true)
    const own = this.parts.get(name) ?? new FairQueue<Turn>(this.recentParts)
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

  private drop(name: string, take: (own: FairQueue<Turn>) => Turn | undefined): Turn | undefined {
    this.names.pop(name)
    return this.take(name, take)
  }

  private take(name: string, take: (own: FairQueue<Turn>) => Turn | undefined): Turn | undefined {
    const own = this.parts.get(name)
    const turn = own && take(own)
    if (own?.length === 0) this.parts.delete(name)
    return turn
  }
}

/**
 * Two short queues for the same seats: who is known goes before strangers, but no more than so many in a row, as newcomers are
 * strangers too. A full queue turns away at once, but first those of whom many wait already or had their turns lately: so a name
 * that comes anew is turned away by other newcomers alone, and so is a part of a name that has its share full.
 */
export function boundedQueue(settings: QueueSettings) {
  const { atOnce, waitingMax, waitingEach, cooldownAfterStranger, burst, knownInARow, steady } = settings
  let busy = 0
  /** How many who are known went before a stranger that waited. */
  let wentBefore = 0
  const strangers = new RecentTurns(steady)
  const waiting = {
    known: new SharedQueue(new RecentTurns(steady), new RecentTurns(steady)),
    stranger: new SharedQueue(strangers, new RecentTurns(steady)),
  }
  const queueOf = ({ known }: Applicant) => waiting[known ? 'known' : 'stranger']

  const passSeat = (): void => {
    const queues =
      wentBefore < knownInARow ? [waiting.known, waiting.stranger] : [waiting.stranger, waiting.known]
    const queue = queues.find(({ length }) => length > 0)
    wentBefore = queue === waiting.known && waiting.stranger.length > 0 ? wentBefore + 1 : 0
    const next = queue?.shift()
    if (next) next(true)
    else busy -= 1
  }
  /** The seat's cooldown after a work of this length. */
  const cooldownOf = ({ known, name }: Applicant, ms: number): number => {
    const isBurst = waiting.stranger.length <= burst && strangers.of(name) <= burst
    return known || isBurst ? 0 : ms * cooldownAfterStranger
  }
  const coolDown = (ms: number): void => {
    if (ms > 0 && waiting.known.length === 0 && waiting.stranger.length > 0) setTimeout(passSeat, ms)
    else passSeat()
  }
  /** Whether there is room for one more, or which entry loses its place. */
  const roomFor = (applicant: Applicant): 'free' | 'none' | (() => Turn | undefined) => {
    const queue = queueOf(applicant)
    const isShareFull = queue.of(applicant.name) >= waitingEach
    if (!isShareFull && queue.length < waitingMax) return 'free'
    return queue.replaceable(applicant, isShareFull) ?? 'none'
  }
  const isFull = (applicant: Applicant): boolean => busy >= atOnce && roomFor(applicant) === 'none'
  /** Whether a seat came; false when the place went to somebody else. */
  const wait = (applicant: Applicant): Promise<boolean> => {
    const room = roomFor(applicant)
    if (typeof room === 'function') room()?.(false)
    return new Promise((turn) => queueOf(applicant).push(applicant, turn))
  }

  return {
    isFull,
    /** Null when the queue is full, or is filled by others while one waits. */
    run: async <Result extends object | boolean>(
      applicant: Applicant,
      work: () => Promise<Result>,
    ): Promise<Result | null> => {
      if (isFull(applicant)) return null
      if (busy < atOnce) busy += 1
      // The next in the queue takes over a freed seat.
      else if (!(await wait(applicant))) return null
      queueOf(applicant).hadTurn(applicant)
      const began = steady()
      try {
        return await work()
      } finally {
        coolDown(cooldownOf(applicant, steady() - began))
      }
    },
  }
}
