import { type ClientMessage, LIVE_PATH } from '@touchline/contracts/live'
import { backoffMs } from '../time/backoff'

/** The part of a WebSocket that is used here: a fake is four fields. */
export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface LiveSocketDeps {
  open: (url: string) => SocketLike
  url: string
  /** 0 to 1. */
  random: () => number
  onOpen: () => void
  onMessage: (message: unknown) => void
  onClosed: () => void
}

const FIRST_MS = 400
const LONGEST_MS = 15_000

/** Milliseconds until the next try: doubling, with full jitter so that a restarted server is not met by all at once. */
export const retryDelay = (failures: number, random: () => number): number =>
  Math.round(backoffMs(failures, FIRST_MS, LONGEST_MS) * (0.3 + 0.7 * random()))

/** The one socket of the page: opened again by itself until it is stopped. */
export class LiveSocket {
  private socket: SocketLike | null = null
  private isOpen = false
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private wanted = false

  constructor(private readonly deps: LiveSocketDeps) {}

  get connected(): boolean {
    return this.isOpen
  }

  start(): void {
    if (this.wanted) return
    this.wanted = true
    this.connect()
  }

  stop(): void {
    this.wanted = false
    clearTimeout(this.timer)
    this.drop()
    this.failures = 0
  }

  /** The browser is online or visible again: waiting longer helps nobody. */
  hurry(): void {
    if (!this.wanted || this.socket) return
    clearTimeout(this.timer)
    this.connect()
  }

  /** Closes a silent socket, or one of a previous session. */
  restart(): void {
    if (!this.socket) return
    this.drop()
    this.deps.onClosed()
    this.connect()
  }

  send(message: ClientMessage): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message))
  }

  private connect(): void {
    const socket = this.opened()
    if (!socket) {
      this.connectLater()
      return
    }
    this.socket = socket
    socket.onopen = () => {
      this.isOpen = true
      this.failures = 0
      this.deps.onOpen()
    }
    socket.onmessage = ({ data }) => {
      const message = parse(data)
      if (message !== null) this.deps.onMessage(message)
    }
    socket.onclose = () => {
      this.drop()
      this.deps.onClosed()
      if (this.wanted) this.connectLater()
    }
  }

  /** Null where the browser forbids sockets: prices are polled then. */
  private opened(): SocketLike | null {
    try {
      return this.deps.open(this.deps.url)
    } catch {
      return null
    }
  }

  private connectLater(): void {
    this.timer = setTimeout(() => this.connect(), retryDelay(this.failures, this.deps.random))
    this.failures += 1
  }

  private drop(): void {
    const { socket } = this
    this.socket = null
    this.isOpen = false
    if (!socket) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null
  } catch {
    return null
  }
}

/** Address of the socket beside the app base, which may be a path of this origin or another host. */
export function socketUrl(appBase: string, origin: string): string {
  const url = new URL(appBase + LIVE_PATH, origin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
