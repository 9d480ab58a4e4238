import type { Channel, OddsBeat, OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { ChannelState } from './channel'

export interface FrameFacts {
  epoch: string
  /** Match minutes a real minute. */
  rate: number
  now: () => number
}

/** Frames of channels, in the form of the contracts. */
export class Frames {
  constructor(private readonly facts: FrameFacts) {}

  get epoch(): string {
    return this.facts.epoch
  }

  snapshot(channel: Channel, state: ChannelState): OddsSnapshot {
    return { t: 'snap', ...this.base(channel, state.seq), payload: state.snapshot(), ...state.scoreboards() }
  }

  beat(channel: Channel, state: ChannelState): OddsBeat {
    return { t: 'beat', ...this.base(channel, state.seq) }
  }

  /** The changes since a sequence; null when only a snapshot is possible. */
  delta(channel: Channel, state: ChannelState, from: number, among?: Iterable<number>): OddsDelta | null {
    if (from > state.seq) return null
    const changes = state.changesSince(from, among)
    return changes && { t: 'delta', ...this.base(channel, state.seq), from, ...changes }
  }

  base(channel: Channel, seq: number) {
    return { ch: channel, epoch: this.facts.epoch, seq, at: this.facts.now(), rate: this.facts.rate }
  }
}
