import type { LiveService } from '@touchline/contracts/host'
import type { Channel, OddsFrame } from '@touchline/contracts/live'
import { Observable, Subscription } from 'rxjs'
import { calmPage$ } from './calm-page'

const HIDDEN_MS = 250
/** So many frames are read without waiting for a paint. */
const WAITING_MOST = 64

/**
 * Frames of the channels, one emission a tick: everything that came since the last painted frame. While the page
 * answers a press (`calm$` says false) they wait.
 */
export function oddsTicks$(
  live: Pick<LiveService, 'odds$'>,
  channels: readonly Channel[],
  schedule: (run: () => void) => () => void = nextPaint,
  calm$: Observable<boolean> = calmPage$,
): Observable<OddsFrame[]> {
  return new Observable((subscriber) => {
    let waiting: OddsFrame[] = []
    let isCalm = true
    let scheduled = false
    let cancel: (() => void) | null = null
    const flush = () => {
      scheduled = false
      const frames = waiting
      waiting = []
      subscriber.next(frames)
    }
    const flushSoon = () => {
      if (scheduled || !isCalm || waiting.length === 0) return
      scheduled = true
      cancel = schedule(flush)
    }
    const take = (frame: OddsFrame) => {
      waiting.push(frame)
      // A tab that was hidden after the paint was asked for paints nothing: the news must not pile up.
      if (waiting.length < WAITING_MOST) return flushSoon()
      cancel?.()
      flush()
    }
    const inner = new Subscription()
    inner.add(
      calm$.subscribe((calm) => {
        isCalm = calm
        flushSoon()
      }),
    )
    for (const channel of channels)
      inner.add(live.odds$(channel).subscribe({ next: take, error: (error) => subscriber.error(error) }))
    return () => {
      inner.unsubscribe()
      cancel?.()
    }
  })
}

/** Runs before the next paint; in a hidden tab, where nothing is painted, within a quarter of a second. */
function nextPaint(run: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(run, HIDDEN_MS)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}
