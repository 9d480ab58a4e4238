import type { Channel, ClientMessage, MemberMessage } from '@touchline/contracts'
import type { LiveSession, SessionEnd } from '../../session'
import type { ChannelState } from '../wire/channel'
import type { Channels, Moved } from '../wire/channels'
import type { Frames } from '../wire/frames'
import { SocketFrame } from './socket-frame'

/** A connection as the hub needs it: a fake is a list. */
export interface LiveSocket {
  /** Whether permessage-deflate was agreed on. */
  readonly packed: boolean
  write(frame: Buffer): void
  /** Bytes written that the other side has not taken. */
  pending(): number
  close(code: number, reason: string): void
  /** Without waiting for the other side. */
  destroy(): void
}

interface Reader {
  socket: LiveSocket
  owner: LiveSession
  /** Sequence of each channel as sent so far. */
  channels: Map<Channel, number>
  /** When it was first found with too much pending; 0 while it keeps up. */
  slowSince: number
}

/** With more than this pending a socket is skipped. */
const PENDING_MAX_BYTES = 128 * 1024
/** A socket that took nothing for this long is given up. */
const STALLED_MS = 30_000
const CHANNELS_MAX = 60
/** A quiet channel says at least this often that it is alive. */
const BEAT_MS = 1000
/** When the feed is older than this, silence is the honest answer. */
const FEED_FRESH_MS = 2500

/** Close codes of our own; 4401 means that a new login is needed. */
export const CLOSE = { policy: 1008, sessionEnded: 4401 } as const

/** Carries channels to sockets: one frame per channel and tick for everybody who keeps up. */
export class Hub {
  private readonly readers = new Set<Reader>()
  private readonly byChannel = new Map<Channel, Set<Reader>>()
  private readonly slow = new Set<Reader>()
  private readonly sentAt = new Map<Channel, number>()
  private readonly snapshots = new Map<Channel, { seq: number; frame: SocketFrame }>()

  constructor(
    private readonly deps: { channels: Channels; frames: Frames; now: () => number; feedAt: () => number },
  ) {}

  get size(): number {
    return this.readers.size
  }

  isRead(channel: Channel): boolean {
    return this.byChannel.has(channel)
  }

  /** Takes a socket in; the answer says what to do with its messages and its end. */
  join(socket: LiveSocket, owner: LiveSession) {
    const reader: Reader = { socket, owner, channels: new Map(), slowSince: 0 }
    this.readers.add(reader)
    return {
      receive: (message: ClientMessage | null) => this.receive(reader, message),
      left: () => this.leave(reader),
    }
  }

  /** One tick: what moved, then beats for what was quiet, then those who fell behind. */
  tick(moved: readonly Moved[]): void {
    for (const one of moved) this.sendMoved(one)
    this.sendBeats()
    for (const reader of this.slow) this.catchUp(reader)
  }

  /** Says something to every socket of an account. */
  tell(account: string, message: MemberMessage): void {
    const frame = new SocketFrame(message)
    for (const reader of this.readers) {
      if (reader.owner.account === account) this.send(reader, frame)
    }
  }

  /** Ends the sockets of a session, with the reason. */
  end({ session, code }: SessionEnd): void {
    const frame = new SocketFrame({ t: 'out', code })
    for (const reader of [...this.readers]) {
      if (reader.owner.session !== session) continue
      this.send(reader, frame)
      reader.socket.close(CLOSE.sessionEnded, code)
      this.leave(reader)
    }
  }

  private receive(reader: Reader, message: ClientMessage | null): void {
    switch (message?.t) {
      case undefined:
        reader.socket.close(CLOSE.policy, 'not a message')
        break
      case 'sub':
        this.subscribe(reader, message)
        break
      case 'unsub':
        this.unsubscribe(reader, message.ch)
        break
      case 'ping':
        this.send(reader, new SocketFrame({ t: 'pong', at: message.at, server: this.deps.now() }))
        break
    }
  }

  private subscribe(reader: Reader, { ch, since }: Extract<ClientMessage, { t: 'sub' }>): void {
    if (reader.channels.size >= CHANNELS_MAX && !reader.channels.has(ch)) {
      reader.socket.close(CLOSE.policy, 'too many channels')
      return
    }
    const state = this.deps.channels.open(ch)
    if (!state) return
    const known = since?.epoch === this.deps.frames.epoch ? since.seq : null
    this.bringUp(reader, ch, state, known)
    reader.channels.set(ch, state.seq)
    const readers = this.byChannel.get(ch) ?? new Set()
    this.byChannel.set(ch, readers.add(reader))
  }

  private unsubscribe(reader: Reader, channel: Channel): void {
    reader.channels.delete(channel)
    const readers = this.byChannel.get(channel)
    readers?.delete(reader)
    if (readers?.size !== 0) return
    this.byChannel.delete(channel)
    this.sentAt.delete(channel)
    this.snapshots.delete(channel)
  }

  private leave(reader: Reader): void {
    for (const channel of [...reader.channels.keys()]) this.unsubscribe(reader, channel)
    this.readers.delete(reader)
    this.slow.delete(reader)
  }

  private sendMoved({ channel, from, seq, among }: Moved): void {
    const readers = this.byChannel.get(channel)
    const state = this.deps.channels.open(channel)
    if (!readers || !state) return
    const delta = this.deps.frames.delta(channel, state, from, among)
    const frame = delta && new SocketFrame(delta)
    this.sentAt.set(channel, this.deps.now())
    for (const reader of readers) {
      if (!this.keepsUp(reader)) continue
      if (frame && reader.channels.get(channel) === from) this.send(reader, frame)
      else this.bringUp(reader, channel, state, reader.channels.get(channel) ?? null)
      reader.channels.set(channel, seq)
    }
  }

  private sendBeats(): void {
    const now = this.deps.now()
    if (now - this.deps.feedAt() > FEED_FRESH_MS) return
    for (const [channel, readers] of this.byChannel) {
      if (now - (this.sentAt.get(channel) ?? 0) < BEAT_MS) continue
      const state = this.deps.channels.open(channel)
      if (!state) continue
      this.sentAt.set(channel, now)
      const frame = new SocketFrame(this.deps.frames.beat(channel, state))
      // A beat to somebody who missed a frame would only make them ask for what is on its way.
      for (const reader of readers) {
        if (reader.slowSince === 0 && reader.channels.get(channel) === state.seq) this.send(reader, frame)
      }
    }
  }

  private keepsUp(reader: Reader): boolean {
    if (reader.slowSince === 0 && reader.socket.pending() > PENDING_MAX_BYTES) {
      reader.slowSince = this.deps.now()
      this.slow.add(reader)
    }
    return reader.slowSince === 0
  }

  /** Tells a reader who has drained what it missed in one step; gives up one who takes nothing. */
  private catchUp(reader: Reader): void {
    if (reader.socket.pending() > 0) {
      if (this.deps.now() - reader.slowSince < STALLED_MS) return
      reader.socket.destroy()
      this.leave(reader)
      return
    }
    reader.slowSince = 0
    this.slow.delete(reader)
    for (const [channel, seq] of reader.channels) {
      const state = this.deps.channels.open(channel)
      if (!state || state.seq === seq) continue
      this.bringUp(reader, channel, state, seq)
      reader.channels.set(channel, state.seq)
    }
  }

  /** The least that brings a reader from a sequence to now: a beat, a delta, or the snapshot all others get too. */
  private bringUp(reader: Reader, channel: Channel, state: ChannelState, seq: number | null): void {
    const { frames } = this.deps
    const delta = seq === null ? null : frames.delta(channel, state, seq)
    if (seq === state.seq) this.send(reader, new SocketFrame(frames.beat(channel, state)))
    else this.send(reader, delta ? new SocketFrame(delta) : this.snapshotFrame(channel, state))
  }

  private snapshotFrame(channel: Channel, state: ChannelState): SocketFrame {
    const held = this.snapshots.get(channel)
    if (held?.seq === state.seq) return held.frame
    const frame = new SocketFrame(this.deps.frames.snapshot(channel, state))
    this.snapshots.set(channel, { seq: state.seq, frame })
    return frame
  }

  private send(reader: Reader, frame: SocketFrame): void {
    reader.socket.write(frame.bytes(reader.socket.packed))
  }
}
