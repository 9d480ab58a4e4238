import { networkOf } from '@touchline/rules'

/** How much one visitor, and all together, may hold open at this edge. Times are in milliseconds. */
export interface EdgeLimits {
  /** Open connections of one address; a proxy that is trusted speaks for many and is not counted. */
  connectionsPerAddress: number
  connections: number
  /** Calls of one address that the API has not answered yet; in all as many again wait as it takes at once. */
  callsPerAddress: number
  calls: number
  /** Live sockets; each of them takes a second connection, to the API. */
  socketsPerAddress: number
  sockets: number
  /** Until the headers of a request are there, and until its body is. */
  headersMs: number
  requestMs: number
  /** A body of which nothing came for so long is given up. */
  bodySilenceMs: number
  /** Bodies of one address that are on their way; with one more the oldest of them is given up. */
  bodiesPerAddress: number
  /** A connection on which neither side took a byte. */
  silenceMs: number
  /** Until the API has to answer, and until the browser has to have taken the answer. */
  answerMs: number
  callMs: number
  /** Until the API has to answer an upgrade. */
  handshakeMs: number
}

export const LIMITS: EdgeLimits = {
  connectionsPerAddress: 2000,
  connections: 12_000,
  callsPerAddress: 128,
  calls: 512,
  // A café, or a phone network's one address for many; as in nginx.
  socketsPerAddress: 200,
  sockets: 6000,
  headersMs: 10_000,
  requestMs: 20_000,
  bodySilenceMs: 5000,
  bodiesPerAddress: 256,
  // Longer than a live socket is silent, on which the API pings every 20 s.
  silenceMs: 75_000,
  // Longer than any call takes, so that the API's own answer comes first.
  answerMs: 30_000,
  callMs: 60_000,
  handshakeMs: 10_000,
}

/** Counts what is open, in all and for each address. */
export class Shares {
  private readonly open = new Map<string, number>()
  private total = 0

  constructor(private readonly max: { each: number; all: number }) {}

  /** Takes a place for an address; null when there is none. The answer gives it back, however often it is called. */
  take(address: string): (() => void) | null {
    const share = networkOf(address)
    const own = this.open.get(share) ?? 0
    if (own >= this.max.each || this.total >= this.max.all) return null
    this.open.set(share, own + 1)
    this.total += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.total -= 1
      const left = (this.open.get(share) ?? 1) - 1
      if (left > 0) this.open.set(share, left)
      else this.open.delete(share)
    }
  }
}
