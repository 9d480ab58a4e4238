import { type Channel, type ChannelPosition, followFrame, type OddsFrame } from '@touchline/contracts'
import { Subject } from 'rxjs'

/** Where one channel stands, and who hears it. */
export class LiveChannel {
  readonly frames = new Subject<OddsFrame>()
  position: ChannelPosition | null = null
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
}

const REASK_MS = 2000
