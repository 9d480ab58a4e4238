import type { Channel, OddsBeat, OddsDelta, OddsSnapshot } from '@touchline/contracts'
import type { ChannelState } from './channel'
import type { Channels } from './channels'

/** Where a reader says it stands. */
export interface Since {
  epoch: string
  seq: number
}

export interface FrameFacts {
  epoch: string
  /** Match minutes a real minute. */
  rate: number
  now: () => number
}

/** Frames of channels, said as the contracts say them. */
export class Frames {
  constructor(
    private readonly channels: Channels,
    private readonly facts: FrameFacts,
  ) {}

  get epoch(): string {
    return this.facts.epoch
  }

  snapshot(channel: Channel, state: ChannelState): OddsSnapshot {
    return { t: 'snap', ...this.base(channel, state.seq), payload: state.snapshot(), ...state.scoreboards() }
  }

  beat(channel: Channel, state: ChannelState): OddsBeat {
    return { t: 'beat', ...this.base(channel, state.seq) }
  }

  /** What changed since a sequence; null when only a snapshot can tell. */
  delta(channel: Channel, state: ChannelState, from: number, among?: Iterable<number>): OddsDelta | null {
    if (from > state.seq) return null
    const changes = state.changesSince(from, among)
    return changes && { t: 'delta', ...this.base(channel, state.seq), from, ...changes }
  }

  /** The least that brings a reader up to date; undefined when there is no such channel. */
  answer(channel: Channel, since: Since | undefined): OddsSnapshot | OddsDelta | undefined {
    const state = this.channels.open(channel)
    if (!state) return undefined
    const delta = since?.epoch === this.epoch ? this.delta(channel, state, since.seq) : null
    return delta ?? this.snapshot(channel, state)
  }

  base(channel: Channel, seq: number) {
    return { ch: channel, epoch: this.facts.epoch, seq, at: this.facts.now(), rate: this.facts.rate }
  }
}
