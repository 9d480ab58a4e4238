import { type Channel, type ChannelPosition, followFrame, type OddsFrame } from '@touchline/contracts/live'
import { Subject } from 'rxjs'

/** Where one channel stands, and who follows it. */
export class LiveChannel {
  readonly frames = new Subject<OddsFrame>()
  position: ChannelPosition | null = null
  /** The snapshot and what followed it, while that is little; empty later. */
  recent: OddsFrame[] = []
  users = 0
  /** Somebody asked for its state, and no poll has answered yet. */
  wanted = false
  /** A snapshot or delta was asked for and has not come; asking again for every frame until then helps nobody. */
  private askedAt: number | null = null

  constructor(readonly name: Channel) {}

  /** Takes a frame; true when the channel has a gap and should be asked for now. */
  take(frame: OddsFrame, now: number): boolean {
    switch (followFrame(this.position, frame)) {
      case 'apply':
        this.position = { epoch: frame.epoch, seq: frame.seq }
        this.askedAt = null
        this.wanted = false
        this.keep(frame)
        this.frames.next(frame)
        return false
      case 'known':
        return false
      case 'gap':
        return this.askedAt === null || now - this.askedAt > REASK_MS
    }
  }

  asked(now: number): void {
    this.askedAt = now
  }

  private keep(frame: OddsFrame): void {
    if (frame.t === 'snap') this.recent = [frame]
    else if (this.recent.length > 0 && this.recent.push(frame) > RECENT_MOST) this.recent = []
  }
}

const REASK_MS = 2000
/** Some seconds of ticks. */
const RECENT_MOST = 20
