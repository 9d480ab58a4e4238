/** How work that takes the processor is kept from taking all of it. */
export interface LineSettings {
  /** Works under way at once. */
  readonly atOnce: number
  /** Who finds so many waiting in their line is turned away. */
  readonly waitingMax: number
  /** Of these so many at most wait for one name, so that others find room. */
  readonly waitingEach: number
  /**
   * How many times its own length a seat rests after the work of a stranger while more of them wait: a flood then takes
   * this part of the seats alone.
   */
  readonly restAfterStranger: number
  /** Milliseconds; never steps. */
  readonly steady: () => number
}

/** Who wants to work. */
export interface Comer {
  readonly known: boolean
  /** Whose share counts, such as the network of an address. */
  readonly name: string
}

type Turn = () => void

/** Those who wait, by name: the names take turns, however many wait for each. */
class FairLine {
  private readonly turns = new Map<string, Turn[]>()
  length = 0

  of(name: string): number {
    return this.turns.get(name)?.length ?? 0
  }

  push(name: string, turn: Turn): void {
    this.length += 1
    const own = this.turns.get(name)
    if (own) own.push(turn)
    else this.turns.set(name, [turn])
  }

  shift(): Turn | undefined {
    const [first] = this.turns
    if (first === undefined) return undefined
    const [name, own] = first
    const turn = own.shift()
    this.length -= 1
    // To the end of the map: every other name comes before this one does again.
    this.turns.delete(name)
    if (own.length > 0) this.turns.set(name, own)
    return turn
  }
}

/** Two short lines for the same seats: who is known goes before strangers, and a full line turns away at once. */
export function boundedLine({ atOnce, waitingMax, waitingEach, restAfterStranger, steady }: LineSettings) {
  let busy = 0
  const waiting = { known: new FairLine(), stranger: new FairLine() }
  const lineOf = ({ known }: Comer) => waiting[known ? 'known' : 'stranger']

  const leave = (): void => {
    const next = waiting.known.shift() ?? waiting.stranger.shift()
    if (next) next()
    else busy -= 1
  }
  const rest = (ms: number): void => {
    if (ms > 0 && waiting.known.length === 0 && waiting.stranger.length > 0) setTimeout(leave, ms)
    else leave()
  }
  const isFull = (comer: Comer): boolean => {
    const line = lineOf(comer)
    return busy >= atOnce && (line.length >= waitingMax || line.of(comer.name) >= waitingEach)
  }

  return {
    isFull,
    /** Null when the line is full. */
    run: async <Result extends object | boolean>(
      comer: Comer,
      work: () => Promise<Result>,
    ): Promise<Result | null> => {
      if (isFull(comer)) return null
      if (busy < atOnce) busy += 1
      // Whoever waits takes over the seat of the one that leaves.
      else await new Promise<void>((turn) => lineOf(comer).push(comer.name, turn))
      const began = steady()
      try {
        return await work()
      } finally {
        rest(comer.known ? 0 : (steady() - began) * restAfterStranger)
      }
    },
  }
}
