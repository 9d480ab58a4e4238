import type { Channel, OddsBeat, OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { OddsPayload } from '@touchline/contracts/odds'
import type { ChannelState } from './channel'
import type { Channels } from './channels'

export interface FrameFacts {
  epoch: string
  /** Match minutes a real minute. */
  rate: number
  now: () => number
}

/** Frames of channels, said as the contracts say them. */
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

  /** What changed since a sequence; null when only a snapshot can tell. */
  delta(channel: Channel, state: ChannelState, from: number, among?: Iterable<number>): OddsDelta | null {
    if (from > state.seq) return null
    const changes = state.changesSince(from, among)
    return changes && { t: 'delta', ...this.base(channel, state.seq), from, ...changes }
  }

  base(channel: Channel, seq: number) {
    return { ch: channel, epoch: this.facts.epoch, seq, at: this.facts.now(), rate: this.facts.rate }
  }
}

/**
 * Board rows of single matches, whatever channels they are in, with their newest version. Matches that are not on
 * the board are left out.
 */
export function boardOfMatches(
  channels: Channels,
  ids: readonly number[],
): { seq: number; payload: OddsPayload } {
  const payload: OddsPayload = [[], [], [], []]
  let seq = 0
  const leagues = new Set<number>()
  for (const id of ids) {
    const found = channels.boardOf(id)?.rowsOf(id)
    if (!found) continue
    seq = Math.max(seq, found.version)
    payload[1].push(found.row)
    payload[3].push(found.head)
    if (found.link) payload[2].push(found.link)
    if (!leagues.has(found.league[0])) payload[0].push(found.league)
    leagues.add(found.league[0])
  }
  return { seq, payload }
}
