import type { LiveService } from '@touchline/contracts/host'
import type { Channel, OddsFrame } from '@touchline/contracts/live'
import { watchCalm } from './calm-page'

const HIDDEN_MS = 250
/** So many frames are read without waiting for a paint. */
const WAITING_MOST = 64

/** A reader of channels: gets the frames of a tick, or the failure of a channel, after which nothing comes. */
export interface TickReader {
  next(frames: OddsFrame[]): void
  error(): void
}

/** When frames are read: before a paint, and while the page is calm. */
export interface TickPace {
  /** Runs something later; the answer calls it off. */
  readonly schedule?: (run: () => void) => () => void
  readonly calm?: typeof watchCalm
}

/**
 * Reads the frames of channels, one call a tick: everything that came since the last painted frame. While the page answers a
 * press they wait. The answer ends it. A function and no observable: the first file of the board does without those classes.
 */
export function readTicks(
  live: Pick<LiveService, 'odds$'>,
  channels: readonly Channel[],
  reader: TickReader,
  { schedule = nextPaint, calm = watchCalm }: TickPace = {},
): () => void {
  let waiting: OddsFrame[] = []
  let isCalm = true
  let scheduled = false
  let ended = false
  let cancel: (() => void) | null = null
  const flush = () => {
    scheduled = false
    const frames = waiting
    waiting = []
    reader.next(frames)
  }
  const flushSoon = () => {
    if (scheduled || !isCalm || waiting.length === 0) return
    scheduled = true
    cancel = schedule(flush)
  }
  const take = (frame: OddsFrame) => {
    if (ended) return
    waiting.push(frame)
    // A tab that was hidden after the paint was asked for paints nothing: the news must not pile up.
    if (waiting.length < WAITING_MOST) return flushSoon()
    cancel?.()
    flush()
  }
  const endCalm = calm((now) => {
    isCalm = now
    flushSoon()
  })
  const subscriptions: { unsubscribe(): void }[] = []
  const end = () => {
    ended = true
    endCalm()
    cancel?.()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
  const fail = () => {
    if (ended) return
    end()
    reader.error()
  }
  for (const channel of channels)
    if (!ended) subscriptions.push(live.odds$(channel).subscribe({ next: take, error: fail }))
  return end
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
