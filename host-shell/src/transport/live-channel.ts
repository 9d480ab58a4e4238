import { type Channel, type ChannelPosition, followFrame, type OddsFrame } from '@touchline/contracts/live'
import { Subject } from 'rxjs'
import { backoffMs } from '../time/backoff'
import { SkippedMatches } from './skipped-matches'

/** State and followers of one channel. All moments are epoch milliseconds. */
export class LiveChannel {
  readonly frames = new Subject<OddsFrame>()
  position: ChannelPosition | null = null
  /** The snapshot and what followed it, while that is little; empty later. */
  recent: OddsFrame[] = []
  users = 0
  /** Somebody asked for its state, and no poll has answered yet. */
  wanted = false
  /** Since when its frames cannot be read; null while they can. */
  unreadableSince: number | null = null
  private readonly skipped = new SkippedMatches()
  /** When it is asked for again; null where nothing is missing. */
  private resyncAt: number | null = null
  /** Times that it was asked for since all was well: the next one waits longer. */
  private asks = 0
  private brokenAt = Number.NEGATIVE_INFINITY

  /** @param random 0 to 1 */
  constructor(
    readonly name: Channel,
    private readonly random: () => number,
  ) {}

  /** Takes a frame, which was read without `broken` matches; after a gap it wants a resync. */
  take(frame: OddsFrame, now: number, broken: readonly number[] = []): void {
    switch (followFrame(this.position, frame)) {
      case 'apply': {
        this.position = { epoch: frame.epoch, seq: frame.seq }
        this.unreadableSince = null
        this.resyncAt = null
        // Frames that are broken again and again between good ones must not bring a resync each.
        if (now - this.brokenAt > CALM_MS) this.asks = 0
        this.wanted = false
        const admitted = this.skipped.admit(frame, broken)
        this.keep(admitted)
        this.frames.next(admitted)
        return
      }
      case 'known':
        return
      case 'gap':
        if (this.position?.epoch !== frame.epoch) this.position = null
        this.wantResync(now)
    }
  }

  /** A frame cannot be read: only its whole state helps. */
  breakOff(now: number): void {
    this.unreadableSince ??= now
    this.brokenAt = now
    this.position = null
    this.recent = []
    this.wantResync(now)
  }

  asked(): void {
    this.resyncAt = null
    this.asks = Math.max(1, this.asks)
  }

  isResyncDue(now: number): boolean {
    return this.resyncAt !== null && now >= this.resyncAt
  }

  get isAwaitingResync(): boolean {
    return this.resyncAt !== null
  }

  private wantResync(now: number): void {
    if (this.resyncAt !== null) return
    const wait =
      this.asks === 0 ? 0 : backoffMs(this.asks - 1, REASK_MS, REASK_MOST_MS) * (0.7 + 0.3 * this.random())
    this.resyncAt = now + wait
    this.asks += 1
  }

  private keep(frame: OddsFrame): void {
    if (frame.t === 'snap') this.recent = [frame]
    else if (this.recent.length > 0 && this.recent.push(frame) > RECENT_MOST) this.recent = []
  }
}

const REASK_MS = 2000
const REASK_MOST_MS = 30_000
/** Without a broken frame for this long a channel is well. */
const CALM_MS = 60_000
/** Some seconds of ticks. */
const RECENT_MOST = 20
