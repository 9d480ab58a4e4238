import { constants, deflateRawSync } from 'node:zlib'
import type { Channel } from '@touchline/contracts/live'
import type { ChannelState, Frames } from '../odds'
import { Budget } from './budget'

/** A reconnecting page reads few channels; beyond this, a reader gets shared frames only. */
const DELTAS_EACH = { points: 20, ms: 3000 }
/** However many members ask for answers of their own, bets keep most of the processor. */
const DELTAS_OF_ALL = { points: 100, ms: 3000 }
const ALL = 'all'

interface Shared {
  seq: number
  snapshot?: SocketFrame
  /** By the sequence that a reader has. */
  deltas: Map<number, SocketFrame | null>
}

/**
 * Frames that bring readers up to the sequence of a channel. Equal requests get the same bytes; a delta from a sequence that
 * nobody else has is made for one member alone, and their number is limited.
 */
export class SharedFrames {
  private readonly byChannel = new Map<Channel, Shared>()
  private readonly each: Budget
  private readonly all: Budget

  constructor(
    private readonly frames: Frames,
    now: () => number,
  ) {
    this.each = new Budget(DELTAS_EACH, now)
    this.all = new Budget(DELTAS_OF_ALL, now)
  }

  /** The least that brings a reader of this account from a sequence to now: a beat, a delta or the snapshot. */
  bringUp(account: string, channel: Channel, state: ChannelState, from: number | null): SocketFrame {
    if (from === state.seq) return new SocketFrame(this.frames.beat(channel, state))
    const delta = from === null ? null : this.delta(account, channel, state, from)
    return delta ?? this.snapshot(channel, state)
  }

  /** Forgets the channels that nobody reads any more. */
  sweep(isRead: (channel: Channel) => boolean): void {
    for (const channel of this.byChannel.keys()) if (!isRead(channel)) this.byChannel.delete(channel)
  }

  private delta(account: string, channel: Channel, state: ChannelState, from: number): SocketFrame | null {
    const { deltas } = this.sharedOf(channel, state)
    const made = deltas.get(from)
    if (made !== undefined) return made
    if (!this.each.take(account) || !this.all.take(ALL)) return null
    const delta = this.frames.delta(channel, state, from)
    const frame = delta && new SocketFrame(delta)
    deltas.set(from, frame)
    return frame
  }

  private snapshot(channel: Channel, state: ChannelState): SocketFrame {
    const shared = this.sharedOf(channel, state)
    shared.snapshot ??= new SocketFrame(this.frames.snapshot(channel, state))
    return shared.snapshot
  }

  private sharedOf(channel: Channel, { seq }: ChannelState): Shared {
    const held = this.byChannel.get(channel)
    if (held?.seq === seq) return held
    const shared = { seq, deltas: new Map() }
    this.byChannel.set(channel, shared)
    return shared
  }
}

/** Below this a message is not worth packing. */
const SMALL_BYTES = 256
/** Fast rather than tight: boards are packed four times a second. */
const LEVEL = 3

const FIN_TEXT = 0x81
/** Text whose payload is packed by permessage-deflate (RFC 7692). */
const FIN_PACKED_TEXT = 0xc1

/**
 * One message as the bytes of a WebSocket frame, built once and written to every socket. Packed without context, so
 * that the same bytes are right for all who agreed to permessage-deflate.
 */
export class SocketFrame {
  private packedBytes: Buffer | undefined
  private plainBytes: Buffer | undefined
  private readonly text: Buffer

  constructor(message: object) {
    this.text = Buffer.from(JSON.stringify(message))
  }

  bytes(packed: boolean): Buffer {
    if (packed && this.text.length >= SMALL_BYTES) {
      this.packedBytes ??= frame(FIN_PACKED_TEXT, pack(this.text))
      return this.packedBytes
    }
    this.plainBytes ??= frame(FIN_TEXT, this.text)
    return this.plainBytes
  }
}

function pack(text: Buffer): Buffer {
  const packed = deflateRawSync(text, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH })
  // The empty block that a sync flush ends with is put back by the reader (RFC 7692, 7.2.1).
  return packed.subarray(0, packed.length - 4)
}

/** An unmasked frame, as servers send them (RFC 6455, 5.2). */
function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload
  if (length < 126) return Buffer.concat([Buffer.from([opcode, length]), payload])
  const head = Buffer.alloc(length < 65_536 ? 4 : 10)
  head[0] = opcode
  head[1] = length < 65_536 ? 126 : 127
  if (length < 65_536) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, payload])
}
