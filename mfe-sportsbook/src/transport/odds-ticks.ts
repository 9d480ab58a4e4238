import type { Channel, LiveService, OddsFrame } from '@touchline/contracts'
import { Observable, Subscription } from 'rxjs'

/**
 * Frames of the channels, one emission a tick: everything that came since the last painted frame. In a hidden tab no
 * frames are painted, so a timer takes over; nothing is lost either way.
 */
export function oddsTicks$(
  live: Pick<LiveService, 'odds$'>,
  channels: readonly Channel[],
  schedule: (run: () => void) => () => void = nextPaint,
): Observable<OddsFrame[]> {
  return new Observable((subscriber) => {
    let waiting: OddsFrame[] = []
    let scheduled = false
    let cancel: (() => void) | null = null
    const flush = () => {
      scheduled = false
      const frames = waiting
      waiting = []
      subscriber.next(frames)
    }
    const take = (frame: OddsFrame) => {
      waiting.push(frame)
      if (scheduled) return
      scheduled = true
      cancel = schedule(flush)
    }
    const inner = new Subscription()
    for (const channel of channels)
      inner.add(live.odds$(channel).subscribe({ next: take, error: (error) => subscriber.error(error) }))
    return () => {
      inner.unsubscribe()
      cancel?.()
    }
  })
}

/** Runs before the next paint, or within a quarter of a second where nothing is painted. */
function nextPaint(run: () => void): () => void {
  const once = () => {
    cancel()
    run()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, 250)
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return cancel
}
