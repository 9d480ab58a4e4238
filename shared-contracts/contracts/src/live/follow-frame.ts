import type { OddsFrame } from './odds-frames'

/** Position of a reader in a channel. */
export interface ChannelPosition {
  epoch: string
  seq: number
}

/** The handling of a frame: apply it, drop a known one, or request a snapshot after a gap. */
export type FrameVerdict = 'apply' | 'known' | 'gap'

/**
 * Deltas count from a sequence, so a lost one shows at the next frame, a beat included, and a repeated one is known.
 * An older snapshot of the same epoch is known too: it was overtaken on its way.
 */
export function followFrame(held: ChannelPosition | null, frame: OddsFrame): FrameVerdict {
  const same = held !== null && held.epoch === frame.epoch
  switch (frame.t) {
    case 'snap':
      return same && frame.seq < held.seq ? 'known' : 'apply'
    case 'delta':
      if (!same || frame.from > held.seq) return 'gap'
      if (frame.seq <= held.seq) return 'known'
      return frame.from === held.seq ? 'apply' : 'gap'
    case 'beat':
      if (!same || frame.seq > held.seq) return 'gap'
      return frame.seq < held.seq ? 'known' : 'apply'
  }
}
