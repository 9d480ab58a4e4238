/** How work that takes the processor is kept from taking all of it. */
export interface LineSettings {
  /** Works under way at once. */
  readonly atOnce: number
  /** Who finds so many waiting in their line is turned away. */
  readonly waitingMax: number
  /**
   * How many times its own length a seat rests after the work of a stranger while more of them wait: a flood then takes
   * this part of the seats alone.
   */
  readonly restAfterStranger: number
  /** Milliseconds; never steps. */
  readonly steady: () => number
}

type Turn = () => void

/** Two short lines for the same seats: who is known goes before strangers, and a full line turns away at once. */
export function boundedLine({ atOnce, waitingMax, restAfterStranger, steady }: LineSettings) {
  let busy = 0
  const waiting = { known: [] as Turn[], stranger: [] as Turn[] }

  const leave = (): void => {
    const next = waiting.known.shift() ?? waiting.stranger.shift()
    if (next) next()
    else busy -= 1
  }
  const rest = (ms: number): void => {
    if (ms > 0 && waiting.known.length === 0 && waiting.stranger.length > 0) setTimeout(leave, ms)
    else leave()
  }

  return {
    isFull: (known: boolean): boolean =>
      busy >= atOnce && waiting[known ? 'known' : 'stranger'].length >= waitingMax,
    /** Null when the line is full. */
    run: async <Result extends object | boolean>(
      known: boolean,
      work: () => Promise<Result>,
    ): Promise<Result | null> => {
      const line = waiting[known ? 'known' : 'stranger']
      if (busy < atOnce) busy += 1
      else if (line.length >= waitingMax) return null
      // Whoever waits takes over the seat of the one that leaves.
      else await new Promise<void>((turn) => line.push(turn))
      const began = steady()
      try {
        return await work()
      } finally {
        rest(known ? 0 : (steady() - began) * restAfterStranger)
      }
    },
  }
}
