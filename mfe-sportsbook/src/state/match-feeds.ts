import type { HostServices } from '@touchline/contracts/host'
import { matchChannel } from '@touchline/contracts/live'
import type { Subscription } from 'rxjs'
import { oddsTicks$ } from '../transport/odds-ticks'
import { OddsBook } from './odds-book'

interface Reading {
  readonly book: OddsBook
  readonly subscription: Subscription
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
      held.subscription.unsubscribe()
      this.readings.delete(match)
    }, LINGER_MS)
  }

  close(): void {
    for (const { subscription, closing } of this.readings.values()) {
      window.clearTimeout(closing)
      subscription.unsubscribe()
    }
    this.readings.clear()
  }

  private start(match: number): Reading {
    const book = new OddsBook()
    const subscription = oddsTicks$(this.host.live, [matchChannel(match)], this.schedule).subscribe({
      next: (frames) => book.apply(frames, this.host.now()),
      // A match that left is no fault of the page; its prices simply stay empty.
      error: () => undefined,
    })
    const reading = { book, subscription, readers: 0, closing: 0 }
    this.readings.set(match, reading)
    return reading
  }
}
