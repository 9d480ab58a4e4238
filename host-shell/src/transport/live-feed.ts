import {
  type Channel,
  decodeFrame,
  type Freshness,
  type LiveService,
  type MemberMessage,
  type OddsFrame,
} from '@touchline/contracts'
import { BehaviorSubject, Observable, Subject } from 'rxjs'
import type { PollChannel } from './channel-poll'
import { LiveChannel } from './live-channel'
import { LiveSocket, type LiveSocketDeps } from './live-socket'

export interface LiveFeedDeps extends Pick<LiveSocketDeps, 'open' | 'url' | 'random'> {
  poll: PollChannel
  /** Browser clock, epoch milliseconds. */
  clock: () => number
  /** How often to poll while the socket is down, milliseconds. */
  refreshMs: number
  log: (message: string, facts?: object) => void
}

const TICK_MS = 500
const STALE_MS = 3000
const PING_MS = 2000
/** A socket that says nothing for this long, pongs included, is given up. */
const DEAD_MS = 9000

/** The one source of what is live: channels over the socket, or by polling while it is down. */
export class LiveFeed implements LiveService {
  readonly member$ = new Subject<MemberMessage>()
  readonly freshness$ = new BehaviorSubject<{ freshness: Freshness; ageMs: number }>({
    freshness: 'connecting',
    ageMs: 0,
  })
  private readonly channels = new Map<Channel, LiveChannel>()
  private readonly socket: LiveSocket
  private ticking: ReturnType<typeof setInterval> | undefined
  /** Arrival of the newest proof that prices are up to date. */
  private freshAt = 0
  private heardAt = 0
  private pingedAt = 0
  private polledAt = 0
  private polling = false
  private skew = 0

  constructor(private readonly deps: LiveFeedDeps) {
    this.socket = new LiveSocket({
      ...deps,
      onOpen: () => this.opened(),
      onMessage: (message) => this.hear(message),
      onClosed: () => this.tellFreshness(),
    })
  }

  /** Whether the socket stands, and news comes by itself. */
  isConnected(): boolean {
    return this.socket.connected
  }

  /** Connects; called when a session begins. */
  start(): void {
    if (this.ticking) return
    this.freshAt = 0
    this.heardAt = this.deps.clock()
    this.socket.start()
    this.ticking = setInterval(() => this.tick(), TICK_MS)
  }

  /** Lets go of everything that was live; called when the session ends. */
  stop(): void {
    clearInterval(this.ticking)
    this.ticking = undefined
    this.socket.stop()
    this.freshness$.next({ freshness: 'connecting', ageMs: 0 })
  }

  hurry(): void {
    this.socket.hurry()
  }

  odds$(name: Channel): Observable<OddsFrame> {
    return new Observable<OddsFrame>((subscriber) => {
      const channel = this.channels.get(name) ?? new LiveChannel(name)
      this.channels.set(name, channel)
      channel.users += 1
      // A late subscriber needs a snapshot first, so what comes before it is not passed on.
      let begun = false
      const frames = channel.frames.subscribe((frame) => {
        begun ||= frame.t === 'snap'
        if (begun) subscriber.next(frame)
      })
      this.askFor(channel, false)
      return () => {
        frames.unsubscribe()
        channel.users -= 1
        if (channel.users > 0) return
        this.channels.delete(name)
        this.socket.send({ t: 'unsub', ch: name })
      }
    })
  }

  clockSkewMs(): number {
    return this.skew
  }

  refresh(): void {
    for (const channel of this.channels.values()) this.askFor(channel, false)
    if (!this.socket.connected) this.socket.hurry()
  }

  private opened(): void {
    this.heardAt = this.deps.clock()
    this.ping()
    for (const channel of this.channels.values()) this.askFor(channel, true)
  }

  /** Asks for a channel, by delta when `sinceHeld` and something is held, else whole. */
  private askFor(channel: LiveChannel, sinceHeld: boolean): void {
    if (!sinceHeld) channel.position = null
    channel.asked(this.deps.clock())
    const since = channel.position ?? undefined
    if (this.socket.connected) this.socket.send({ t: 'sub', ch: channel.name, since })
    else this.polledAt = 0
  }

  private hear(message: unknown): void {
    this.heardAt = this.deps.clock()
    const kind = (message as { t?: unknown } | null)?.t
    switch (kind) {
      case 'snap':
      case 'delta':
      case 'beat':
        this.takeFrame(message)
        break
      case 'pong':
        this.takePong(message as Extract<MemberMessage, { t: 'pong' }>)
        break
      case 'bet':
      case 'balance':
      case 'out':
      case 'release':
        this.member$.next(message as MemberMessage)
        break
      default:
        this.deps.log('the live socket said something unknown', { kind: String(kind) })
    }
  }

  private takeFrame(message: unknown): void {
    const decoded = decodeFrame(message)
    const name = decoded.ok ? decoded.frame.ch : String((message as { ch?: unknown }).ch)
    const channel = this.channels.get(name)
    if (!channel) return
    if (!decoded.ok) {
      this.deps.log('a frame was broken', { channel: name, reason: decoded.reason })
      this.askFor(channel, false)
      return
    }
    this.freshAt = this.deps.clock()
    if (channel.take(decoded.frame, this.deps.clock()))
      this.askFor(channel, sameEpoch(channel, decoded.frame))
    this.tellFreshness()
  }

  private takePong({ at, server }: { at: number; server: number }): void {
    const now = this.deps.clock()
    this.skew = Math.round(server - (at + now) / 2)
    // Without channels there is no frame to tell how fresh the connection is.
    if (this.channels.size === 0) this.freshAt = now
    this.tellFreshness()
  }

  private ping(): void {
    this.pingedAt = this.deps.clock()
    this.socket.send({ t: 'ping', at: this.pingedAt })
  }

  private tick(): void {
    const now = this.deps.clock()
    if (this.socket.connected) {
      if (now - this.pingedAt >= PING_MS) this.ping()
      if (now - this.heardAt > DEAD_MS) {
        this.heardAt = now
        this.socket.restart()
      }
    } else if (now - this.polledAt >= this.deps.refreshMs) void this.pollAll()
    this.tellFreshness()
  }

  private async pollAll(): Promise<void> {
    if (this.polling || this.channels.size === 0) return
    this.polling = true
    this.polledAt = this.deps.clock()
    await Promise.all([...this.channels.values()].map((channel) => this.pollOne(channel)))
    this.polling = false
  }

  private async pollOne(channel: LiveChannel): Promise<void> {
    const message = await this.deps.poll(channel.name, channel.position)
    // The socket may have come back, and the channel may have gone, while this was on its way.
    if (message === null || this.socket.connected || !this.channels.has(channel.name)) return
    this.takeFrame(message)
  }

  private tellFreshness(): void {
    const ageMs = this.freshAt === 0 ? 0 : this.deps.clock() - this.freshAt
    const freshness = this.freshnessOf(ageMs)
    const last = this.freshness$.value
    const sameSecond = Math.floor(ageMs / 1000) === Math.floor(last.ageMs / 1000)
    if (freshness === last.freshness && sameSecond) return
    this.freshness$.next({ freshness, ageMs })
  }

  private freshnessOf(ageMs: number): Freshness {
    if (this.freshAt > 0 && ageMs <= STALE_MS) return 'fresh'
    if (!this.socket.connected) return this.freshAt === 0 && this.heardRecently() ? 'connecting' : 'lost'
    return this.freshAt === 0 ? 'connecting' : 'stale'
  }

  private heardRecently(): boolean {
    return this.deps.clock() - this.heardAt <= STALE_MS
  }
}

const sameEpoch = (channel: LiveChannel, frame: OddsFrame): boolean => channel.position?.epoch === frame.epoch
