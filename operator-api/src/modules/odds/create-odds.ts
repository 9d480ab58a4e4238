import type { IncomingMessage } from 'node:http'
import { type ErrorCode, LIVE_PATH, type MemberMessage } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import type { Observable } from 'rxjs'
import { createBook, type ResultSource } from './book/create-book'
import type { Clock } from './clock'
import type { FeedEvent } from './feed/feed-event'
import { attachSockets, type ResolveSocketOwner } from './live/attach-sockets'
import { Hub, type SocketOwner } from './live/hub'
import type { OddsBook } from './odds-book'
import { feedRoutes } from './routes/feed-routes'
import { oddsRoutes } from './routes/odds-routes'
import { Channels } from './wire/channels'
import { Frames } from './wire/frames'

/** How often channels are published. */
const TICK_MS = 250
const SWEEP_MS = 15_000

export interface OddsDeps {
  clock: Clock
  /** New with every start of the process. */
  epoch: string
  /** Match minutes a real minute: FEED_SPEED with the sandbox, 1 with a real provider. */
  rate: number
  resolveOwner: ResolveSocketOwner
  /** Whether a page of this origin may open the socket. */
  allowOrigin: (origin: string, request: IncomingMessage) => boolean
  /** Messages for all sockets of an account. */
  memberMessages$: Observable<{ accountId: string; message: MemberMessage }>
  /** Sessions that ended, and why. Without a session id all of the account did. */
  sessionEnds$: Observable<Partial<SocketOwner> & { code: ErrorCode }>
  /** Signs what a provider pushes; without it nothing can be pushed. */
  feedSecret?: string
  /** Knows results that the book was not told, because the process was down. */
  resultSource?: ResultSource
  /** Prefixes of the two groups of paths. */
  prefixes?: { app: string; odds: string }
}

export interface Odds {
  book: OddsBook
  /** Where a feed inside the process puts what it has to tell. An empty list says that it is alive. */
  apply(events: readonly FeedEvent[]): void
  /** Adds the routes and, once the server listens, the socket. */
  register(app: FastifyInstance): void
  /** Open sockets. */
  sockets(): number
  close(): void
}

/** The odds of the process: book, channels, routes and socket, kept going until closed. */
export function createOdds(deps: OddsDeps): Odds {
  const { clock, epoch, rate } = deps
  const now = () => clock.now()
  const { app: appPrefix, odds: oddsPrefix } = deps.prefixes ?? { app: '/app', odds: '/odds' }
  const book = createBook({ clock, rate, resultSource: deps.resultSource })
  const channels = new Channels(book, now)
  const frames = new Frames(channels, { epoch, rate, now })
  const hub = new Hub({ channels, frames, now, feedAt: () => book.freshAt() })
  const closers = [
    clock.every(TICK_MS, () => hub.tick(channels.publish())),
    clock.every(SWEEP_MS, () => channels.sweep((channel) => hub.isRead(channel))),
    subscribed(deps.memberMessages$, ({ accountId, message }) => hub.tell(accountId, message)),
    subscribed(deps.sessionEnds$, ({ code, ...which }) => hub.end(which, code)),
  ]

  return {
    book,
    apply: (events) => book.apply(events),
    register(app) {
      oddsRoutes(app, oddsPrefix, { book, channels, frames, now })
      if (deps.feedSecret)
        feedRoutes(app, { secret: deps.feedSecret, now, apply: (events) => book.apply(events) })
      const { resolveOwner, allowOrigin } = deps
      const path = `${appPrefix}${LIVE_PATH}`
      closers.push(attachSockets(app.server, path, { hub, clock, resolveOwner, allowOrigin }))
    },
    sockets: () => hub.size,
    close() {
      for (const close of closers) close()
    },
  }
}

function subscribed<T>(source$: Observable<T>, take: (value: T) => void): () => void {
  const subscription = source$.subscribe(take)
  return () => subscription.unsubscribe()
}
