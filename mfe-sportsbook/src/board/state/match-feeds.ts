import type { HostServices } from '@touchline/contracts/host'
import { matchChannel, type OddsFrame } from '@touchline/contracts/live'
import { readTicks } from '../transport/odds-ticks'
import { OddsBook } from './odds-book'

interface Reading {
  readonly book: OddsBook
  readonly end: () => void
  readers: number
  closing: number
}

/** A channel stays open this long after its last reader: a row that scrolls back finds it. */
const LINGER_MS = 3000

/** Channels of single matches: opened for the first reader, closed soon after the last. */
export class MatchFeeds {
  private readonly readings = new Map<number, Reading>()

  constructor(
    private readonly host: Pick<HostServices, 'live' | 'now'>,
    private readonly schedule?: (run: () => void) => () => void,
  ) {}

  /** The book of one match. Call `release` once for each `open`. */
  open(match: number): OddsBook {
    const held = this.readings.get(match) ?? this.start(match)
    window.clearTimeout(held.closing)
    held.readers += 1
    return held.book
  }

  release(match: number): void {
    const held = this.readings.get(match)
    if (!held) return
    held.readers -= 1
    if (held.readers > 0) return
    held.closing = window.setTimeout(() => {
      held.end()
      this.readings.delete(match)
    }, LINGER_MS)
  }

  close(): void {
    for (const { end, closing } of this.readings.values()) {
      window.clearTimeout(closing)
      end()
    }
    this.readings.clear()
  }

  private start(match: number): Reading {
    const book = new OddsBook()
    const reader = {
      next: (frames: readonly OddsFrame[]) => book.apply(frames, this.host.now()),
      // A removed match is no fault of the page; its prices simply stay empty.
      error: () => undefined,
    }
    const end = readTicks(this.host.live, [matchChannel(match)], reader, { schedule: this.schedule })
    const reading = { book, end, readers: 0, closing: 0 }
    this.readings.set(match, reading)
    return reading
  }
}
