import type { LiveService } from '@touchline/contracts/host'
import type { Channel, MemberMessage, OddsFrame } from '@touchline/contracts/live'
import { decodeFrame } from '@touchline/contracts/odds'
import type { OddsRefresh } from '@touchline/contracts/session'
import { firstValueFrom, Observable, Subject, skipWhile } from 'rxjs'
import type { PollChannel } from './channel-poll'
import { ChannelPoller } from './channel-poller'
import { FeedFreshness } from './feed-freshness'
import { LiveChannel } from './live-channel'
import { LiveSocket, type LiveSocketDeps } from './live-socket'
import { ServerClock } from './server-clock'

export interface LiveFeedDeps extends Pick<LiveSocketDeps, 'open' | 'url' | 'random'> {
  poll: PollChannel
  /** Browser clock, epoch milliseconds. */
  clock: () => number
  /** How often to poll while the socket is down or the member prefers it, milliseconds. */
  refreshMs: number
  log: (message: string, facts?: object) => void
}

const TICK_MS = 500
/** A socket that is silent for this long, pongs included, is closed. */
const DEAD_MS = 9000

/**
 * The one source of live data: channels over the socket, or by polling while it is down. A member may poll or
 * refresh the board by hand instead; channels of single matches, on which the slip relies, are pushed all the
 * same.
 */
export class LiveFeed implements LiveService {
  private readonly messages = new Subject<MemberMessage>()
  /** The last message on closed products: valid until the next one, and replayed to new subscribers. */
  private closed: MemberMessage | undefined
  readonly member$ = new Observable<MemberMessage>((listener) => {
    if (this.closed) listener.next(this.closed)
    return this.messages.subscribe(listener)
  })
  private readonly fresh = new FeedFreshness()
  readonly freshness$ = this.fresh.freshness$
  private readonly poller: ChannelPoller
  private readonly serverClock: ServerClock
  private mode: OddsRefresh = 'live'
  private readonly channels = new Map<Channel, LiveChannel>()
  private readonly socket: LiveSocket
  private ticking: ReturnType<typeof setInterval> | undefined
  private receivedAt = 0
  private session = ''
  /** Whether the socket was connected before in this session. */
  private wasConnected = false

  constructor(private readonly deps: LiveFeedDeps) {
    this.socket = new LiveSocket({
      ...deps,
      onOpen: () => this.opened(),
      onMessage: (message) => this.receive(message),
      onClosed: () => this.updateFreshness(),
    })
    this.serverClock = new ServerClock({
      clock: deps.clock,
      ping: (at) => this.socket.send({ t: 'ping', at }),
    })
    this.poller = new ChannelPoller({
      ...deps,
      answered: (channel, message) => this.takePolled(channel, message),
    })
  }

  /** Whether the socket is connected and pushes news. */
  isConnected(): boolean {
    return this.socket.connected
  }

  /** Connects; called when a session begins, and whenever it is known again which one it is. */
  start(session: string): void {
    // Messages for the earlier session, above all its end, are not meant for this one.
    if (session !== this.session) this.socket.restart()
    this.session = session
    if (this.ticking) return
    this.fresh.reset()
    this.receivedAt = this.deps.clock()
    this.socket.start()
    this.ticking = setInterval(() => this.tick(), TICK_MS)
  }

  /** Drops all live data; called when the session ends. */
  stop(): void {
    clearInterval(this.ticking)
    this.ticking = undefined
    this.socket.stop()
    this.wasConnected = false
    this.fresh.reset()
  }

  /** How the channels of the board are renewed from now on. */
  choose(mode: OddsRefresh): void {
    if (mode === this.mode) return
    const board = [...this.channels.values()].filter(isOfBoard)
    if (mode === 'live') {
      this.mode = mode
      for (const channel of board) this.askFor(channel, true)
      return
    }
    if (this.mode === 'live') for (const { name } of board) this.socket.send({ t: 'unsub', ch: name })
    this.mode = mode
    this.poller.hurry()
  }

  hurry(): void {
    this.socket.hurry()
  }

  odds$(name: Channel): Observable<OddsFrame> {
    return new Observable<OddsFrame>((subscriber) => {
      const channel = this.channels.get(name) ?? new LiveChannel(name, this.deps.random)
      this.channels.set(name, channel)
      channel.users += 1
      // A subscriber soon after the first gets the same frames.
      const known = this.isPushed(channel) ? channel.recent : []
      for (const frame of known) subscriber.next(frame)
      // A late subscriber needs a snapshot first, so earlier frames are not passed on.
      const isAsking = known.length === 0
      const frames = channel.frames.pipe(skipWhile(({ t }) => isAsking && t !== 'snap')).subscribe(subscriber)
      // A whole board is small only where it is packed: it comes from the cached odds, and the socket adds
      // the changes since.
      if (isAsking) this.askFor(channel, false, isOfBoard(channel))
      return () => {
        frames.unsubscribe()
        channel.users -= 1
        if (channel.users > 0) return
        this.channels.delete(name)
        this.socket.send({ t: 'unsub', ch: name })
      }
    })
  }

  /** Resolves once every channel that is open now has brought its state. */
  async answered(): Promise<void> {
    const silent = [...this.channels.values()].filter(({ position }) => position === null)
    await Promise.all(silent.map(({ frames }) => firstValueFrom(frames, { defaultValue: null })))
  }

  clockSkewMs(): number {
    return this.serverClock.skew
  }

  refresh(): void {
    for (const channel of this.channels.values()) this.askFor(channel, false)
    if (!this.socket.connected) this.socket.hurry()
    if (this.ticking) this.tick()
  }

  private opened(): void {
    this.receivedAt = this.deps.clock()
    this.serverClock.ask()
    for (const channel of this.channels.values())
      if (!this.poller.isAsking(channel)) this.askFor(channel, true)
    if (this.wasConnected) this.publish({ t: 'resumed' })
    this.wasConnected = true
  }

  /**
   * Asks for a channel: by delta when `sinceHeld` and something is held, else whole; over the socket when it is pushed,
   * unless it shall come from the cached odds.
   */
  private askFor(channel: LiveChannel, sinceHeld: boolean, cached = false): void {
    if (!sinceHeld) channel.position = null
    channel.asked()
    const overSocket = !cached && this.isPushed(channel)
    channel.wanted = !overSocket
    if (overSocket) {
      this.socket.send({ t: 'sub', ch: channel.name, since: channel.position ?? undefined })
      return
    }
    this.poller.hurry()
    // Channels requested together are polled in one round, and not only at the next tick.
    queueMicrotask(() => this.pollDue())
  }

  private isPushed(channel: LiveChannel): boolean {
    return this.socket.connected && (this.mode === 'live' || !isOfBoard(channel))
  }

  private receive(message: unknown): void {
    this.receivedAt = this.deps.clock()
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
      default:
        // Messages of a newer server are for the areas that know them; all others ignore them.
        if (kind) this.publish(message as MemberMessage)
    }
  }

  /** Publishes a message as if the server had sent it. */
  publish(message: MemberMessage): void {
    if (message.t === 'maintenance') this.closed = message
    this.messages.next(message)
  }

  private takeFrame(message: unknown): void {
    const decoded = decodeFrame(message)
    const name = decoded.ok ? decoded.frame.ch : String((message as { ch?: unknown }).ch)
    const channel = this.channels.get(name)
    if (!channel) return
    const now = this.deps.clock()
    if (decoded.ok) {
      for (const skipped of decoded.skipped)
        this.deps.log('a match was skipped', { channel: name, ...skipped })
      this.fresh.prove(now)
      channel.take(
        decoded.frame,
        now,
        decoded.skipped.map(({ match }) => match),
      )
    } else {
      this.deps.log('a frame was broken', { channel: name, reason: decoded.reason })
      channel.breakOff(now)
    }
    this.resyncWhenDue(channel)
    this.updateFreshness()
  }

  private resyncWhenDue(channel: LiveChannel): void {
    if (channel.isResyncDue(this.deps.clock())) this.askFor(channel, true)
  }

  private takePolled(channel: LiveChannel, message: unknown): void {
    if (this.channels.get(channel.name) !== channel) return
    const isPushed = this.isPushed(channel)
    // A frame pushed meanwhile is newer.
    if (message !== null && (!isPushed || channel.position === null)) this.takeFrame(message)
    if (isPushed && !channel.isAwaitingResync) this.askFor(channel, true)
  }

  private takePong(pong: Extract<MemberMessage, { t: 'pong' }>): void {
    this.serverClock.take(pong)
    // Without channels, or where they wait to be asked for, there is no frame that says how fresh the connection is.
    if (this.channels.size === 0 || this.mode === 'manual') this.fresh.prove(this.deps.clock())
    this.updateFreshness()
  }

  private tick(): void {
    const now = this.deps.clock()
    if (this.socket.connected) {
      this.serverClock.askWhenDue()
      if (now - this.receivedAt > DEAD_MS) {
        this.receivedAt = now
        this.socket.restart()
      }
    }
    for (const channel of this.channels.values()) this.resyncWhenDue(channel)
    this.pollDue()
    this.updateFreshness()
  }

  private pollDue(): void {
    if (this.ticking && this.poller.isDue())
      void this.poller.poll([...this.channels.values()].filter((each) => this.needsPoll(each)))
  }

  private needsPoll(channel: LiveChannel): boolean {
    if (channel.isAwaitingResync) return false
    return channel.wanted || (!this.isPushed(channel) && (this.mode !== 'manual' || !isOfBoard(channel)))
  }

  private updateFreshness(): void {
    const { connected } = this.socket
    const unreadable = [...this.channels.values()].flatMap(({ unreadableSince }) => unreadableSince ?? [])
    const unreadableSince = unreadable.length > 0 ? Math.min(...unreadable) : null
    this.fresh.update(this.deps.clock(), { connected, receivedAt: this.receivedAt, unreadableSince })
  }
}

/** Channels of a market fill the board; those of a match serve the slip and the markets opened beside it. */
const isOfBoard = ({ name }: LiveChannel): boolean => !name.startsWith('m:')
