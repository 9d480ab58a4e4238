import type { Channel, ClientMessage, MemberMessage } from '@touchline/contracts/live'
import type { ChannelState, Channels, Frames, Moved } from '../odds'
import type { LiveSession, SessionEnd } from '../session'
import { type LiveSocket, type Reader, Readers } from './readers'
import { SharedFrames, SocketFrame } from './shared-frames'

/** With more than this pending a socket is skipped. */
const PENDING_MAX_BYTES = 128 * 1024
/** A socket that took nothing for this long is given up. */
const STALLED_MS = 30_000
const CHANNELS_MAX = 60
/** A quiet channel sends a beat at least this often. */
const BEAT_MS = 1000
/** When the feed is older than this, silence is the honest answer. */
const FEED_FRESH_MS = 2500

/** Close codes; of our own 4401 means that a new login is needed, and 4402 that the cookie is another one. */
const CLOSE = { policy: 1008, sessionEnded: 4401, sessionRenewed: 4402 } as const

/** Carries channels to sockets: one frame per channel and tick for everybody who keeps up. */
export class Hub {
  private readonly readers = new Readers()
  private readonly slow = new Set<Reader>()
  /** Who asked again for channels that they read already. */
  private readonly askedAgain = new Set<Reader>()
  private readonly sentAt = new Map<Channel, number>()
  private readonly shared: SharedFrames

  constructor(
    private readonly deps: { channels: Channels; frames: Frames; now: () => number; feedAt: () => number },
  ) {
    this.shared = new SharedFrames(deps.frames, deps.now)
  }

  get size(): number {
    return this.readers.all.size
  }

  isRead(channel: Channel): boolean {
    return this.readers.of(channel) !== undefined
  }

  /** Adds a socket and sends its greeting; the answer handles its messages and its end. */
  join(socket: LiveSocket, owner: LiveSession, greeting: MemberMessage | null = null) {
    const reader: Reader = { socket, owner, channels: new Map(), slowSince: 0 }
    this.readers.add(reader)
    if (greeting) send(reader, new SocketFrame(greeting))
    return {
      receive: (message: ClientMessage | null) => this.receive(reader, message),
      left: () => this.leave(reader),
    }
  }

  /** One tick: changes, then beats for quiet channels, then readers who fell behind. */
  tick(moved: readonly Moved[]): void {
    for (const one of moved) this.sendMoved(one)
    this.sendBeats()
    for (const reader of this.slow) this.catchUp(reader)
    for (const reader of this.askedAgain) if (this.keepsUp(reader)) this.sendMissed(reader)
    this.askedAgain.clear()
  }

  /** Drops the frames of channels that nobody reads any more. */
  sweep(): void {
    for (const channel of this.sentAt.keys()) if (!this.isRead(channel)) this.sentAt.delete(channel)
    this.shared.sweep((channel) => this.isRead(channel))
  }

  /** Brands whose members have sockets here. */
  brands(): ReadonlySet<string> {
    return new Set([...this.readers.all].map(({ owner }) => owner.brand))
  }

  /** Whether an account has a socket here. */
  isListening(account: string): boolean {
    return this.readers.ofAccount(account) !== undefined
  }

  /** Sends a message to every socket of an account. */
  notify(account: string, message: MemberMessage): void {
    const readers = this.readers.ofAccount(account)
    if (!readers) return
    const frame = new SocketFrame(message)
    for (const reader of readers) send(reader, frame)
  }

  /** Sends a message to every socket, or to those of one brand. */
  notifyAll(message: MemberMessage, brand: string | null = null): void {
    const frame = new SocketFrame(message)
    for (const reader of this.readers.all)
      if (brand === null || reader.owner.brand === brand) send(reader, frame)
  }

  /** Ends the sockets of a session, with the reason; without one, who still has the session may come back. */
  end({ session, code }: SessionEnd): void {
    const frame = new SocketFrame(code === null ? { t: 'renewed' } : { t: 'out', code })
    const close = code === null ? CLOSE.sessionRenewed : CLOSE.sessionEnded
    for (const reader of [...this.readers.all]) {
      if (reader.owner.session !== session) continue
      send(reader, frame)
      reader.socket.close(close, code ?? 'renewed')
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
        this.readers.unsubscribe(reader, message.ch)
        break
      case 'ping':
        send(reader, new SocketFrame({ t: 'pong', at: message.at, server: this.deps.now() }))
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
    // However often somebody asks, one answer is on its way: with the next tick, or when the last one was taken.
    const isAgain = reader.channels.has(ch)
    const waits = isAgain || !this.keepsUp(reader)
    if (isAgain) this.askedAgain.add(reader)
    if (!waits) this.bringUp(reader, ch, state, known)
    this.readers.subscribe(reader, ch, waits ? known : state.seq)
  }

  private leave(reader: Reader): void {
    this.readers.remove(reader)
    this.slow.delete(reader)
    this.askedAgain.delete(reader)
  }

  private sendMoved({ channel, from, seq, among }: Moved): void {
    const readers = this.readers.of(channel)
    const state = this.deps.channels.open(channel)
    if (!readers || !state) return
    const delta = this.deps.frames.delta(channel, state, from, among)
    const frame = delta && new SocketFrame(delta)
    this.sentAt.set(channel, this.deps.now())
    for (const reader of readers) {
      if (!this.keepsUp(reader)) continue
      const held = reader.channels.get(channel) ?? null
      if (frame && held === from) send(reader, frame)
      else this.bringUp(reader, channel, state, held)
      reader.channels.set(channel, seq)
    }
  }

  private sendBeats(): void {
    const now = this.deps.now()
    if (now - this.deps.feedAt() > FEED_FRESH_MS) return
    for (const [channel, readers] of this.readers.channels()) {
      if (now - (this.sentAt.get(channel) ?? 0) < BEAT_MS) continue
      const state = this.deps.channels.open(channel)
      if (!state) continue
      this.sentAt.set(channel, now)
      const frame = new SocketFrame(this.deps.frames.beat(channel, state))
      // A reader who missed a frame needs no beat: it would ask for frames that are already on their way.
      for (const reader of readers) {
        if (reader.slowSince === 0 && reader.channels.get(channel) === state.seq) send(reader, frame)
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

  /** Sends the missed frames in one step to a reader who has drained; drops a reader who takes nothing. */
  private catchUp(reader: Reader): void {
    if (reader.socket.pending() > 0) {
      if (this.deps.now() - reader.slowSince < STALLED_MS) return
      reader.socket.destroy()
      this.leave(reader)
      return
    }
    reader.slowSince = 0
    this.slow.delete(reader)
    this.sendMissed(reader)
  }

  private sendMissed(reader: Reader): void {
    for (const [channel, seq] of reader.channels) {
      const state = this.deps.channels.open(channel)
      if (!state || state.seq === seq) continue
      this.bringUp(reader, channel, state, seq)
      reader.channels.set(channel, state.seq)
    }
  }

  private bringUp(reader: Reader, channel: Channel, state: ChannelState, seq: number | null): void {
    send(reader, this.shared.bringUp(reader.owner.account, channel, state, seq))
  }
}

const send = ({ socket }: Reader, frame: SocketFrame): void => socket.write(frame.bytes(socket.packed))
