import type { IncomingMessage } from 'node:http'
import type { Language } from '@touchline/contracts/limits'
import { LIVE_PATH, type MemberMessage } from '@touchline/contracts/live'
import type { ClosedProducts } from '@touchline/contracts/products'
import type { ReleaseEvent } from '@touchline/contracts/release'
import type { FastifyInstance } from 'fastify'
import type { Observable } from 'rxjs'
import type { Clock } from '../../platform/clock'
import type { MemberNotification } from '../../platform/module'
import { APP_PREFIX, ODDS_PREFIX } from '../../plugins/prefixes'
import type { Feed } from '../feed'
import { attachSockets, type SocketLimits } from '../live'
import type { Maintenance, ResolveSession, SessionEnd } from '../session'
import { groupBook } from './group-book'
import type { MoneyOnMatches, ReadMoney } from './money-on-matches'
import { FEED_PRICING, type Pricing } from './pricing/pricing'
import type { ReadWords } from './recorded-ends'
import { oddsRoutes } from './routes'
import type { BookMatch } from './rules'
import { type Book, createBook, type OddsBook } from './service'
import { type CreateSearch, keyOf, type OddsView, openView } from './view'
import type { ViewTerms } from './wire/channels'

export { type BettingStops, createBettingStops, readStops, stopName } from './betting-stops'
export type { ResultWord } from './known-end'
export { moneyOnMatches, type ReadMoney } from './money-on-matches'
export { hasPlayEnded, PERIOD_ENDED } from './play-state'
export { fairChances, fairHongKong, root } from './pricing/fair-prices'
export { groupPrices } from './pricing/group-prices'
export { type LineShift, OVERROUNDS } from './pricing/house-prices'
export { decimalOf, manyWay, powerFor } from './pricing/many-way'
export { FEED_PRICING, type Pricing, readPricing, type ShiftTerms } from './pricing/pricing'
export { type TwoWayPrice, twoWay } from './pricing/two-way'
export { createRecordedEnds, type ReadWords, recordedWords } from './recorded-ends'
export {
  type BookMatch,
  type HeldLeague,
  type HeldMatch,
  marketOf,
  type OfferedLine,
  type OfferedMyanmar,
  OUTRIGHT,
} from './rules'
export { type Book, createBook, type OddsBook } from './service'
export type { ChannelState } from './wire/channel'
export type { Channels, Moved } from './wire/channels'
export type { Frames } from './wire/frames'

/** How often channels are published. */
const TICK_MS = 250
/** How old the money behind hot matches may be. */
const MONEY_MS = 120_000
const SWEEP_MS = 15_000
/** How old the names may be that are searched. */
const SEARCH_MS = 1000

export interface OddsDeps {
  clock: Clock
  /** New with every start of the process. */
  epoch: string
  /** Match minutes a real minute: FEED_SPEED with the sandbox, 1 with a real provider. */
  rate: number
  resolveSession: ResolveSession
  /** Whether a page of this origin may open the socket. */
  allowOrigin: (origin: string, request: IncomingMessage) => boolean
  /** Address that a request came from, and how many sockets it may have. */
  addressOf: (request: IncomingMessage) => string
  socketLimits: SocketLimits
  /** Messages for all sockets of an account. */
  notifications$: Observable<MemberNotification>
  /** Messages for every socket: a brand has a new release document. */
  releases$: Observable<Pick<ReleaseEvent, 'brand' | 'revision' | 'changedAt'>>
  /** Messages to the members of a brand, or of all where it is null, have changed. */
  announcements$: Observable<{ readonly brand: string | null }>
  /** Products that operators have closed, by brand, and that this has changed. */
  maintenance: Pick<Maintenance, 'changes$' | 'closedNow'>
  /** Sessions that ended, and why. */
  sessionEnds$: Observable<SessionEnd>
  feed: Feed
  /** Makes the search of a view. */
  createSearch: CreateSearch
  /** Reads stored results: a new match is sold only after that. Without it nothing is read. */
  readWords?: ReadWords
  /** Reads the money on matches, for the hot ones; without it none counts. */
  readMoney?: ReadMoney
  /** Margins of the house; those of the feed unless given. */
  pricing?: Pricing
  /** The brand whose host serves a page, as named by a trusted proxy. */
  brandOf: (request: IncomingMessage) => string
  termsOf: (brand: string) => ViewTerms
}

export interface Odds
  extends Pick<Book, 'withhold' | 'stopBets' | 'shiftLines' | 'matchesToRead' | 'listsOf' | 'takeWords'> {
  /** The book of a commission group (`comm_type` of a member). */
  bookOf(group: string): OddsBook
  book: OddsBook
  /** The name of a league or a team in a language. */
  nameIn(language: Language, name: string): string
  /** Names of the odds whose name in another language holds a text. */
  namesHolding(text: string): readonly string[]
  /** Matches before kick-off, in no order. */
  upcoming(): readonly BookMatch[]
  /** Adds the routes and the socket, which close with the server. */
  register(app: FastifyInstance): void
  /** Open sockets. */
  sockets(): number
  /** Whether this account has a socket open here. */
  isListening(account: string): boolean
  close(): void
}

/** The odds of the process: book, channels, routes and socket, kept going until closed. */
export function createOdds(deps: OddsDeps): Odds {
  const { clock, epoch, rate, feed, createSearch, pricing = FEED_PRICING } = deps
  const now = () => clock.now()
  const book = createBook({
    clock,
    rate,
    readsResults: deps.readWords !== undefined,
    marginOf: pricing.marginOf,
  })
  const views = new Map<string, OddsView>()
  const viewOf = (brand: string, group: string): OddsView => {
    const terms = { ...deps.termsOf(brand), cents: pricing.centsOf(group) }
    const key = keyOf(terms)
    const view =
      views.get(key) ?? openView(terms, { book, now, feedAt: feed.freshAt, epoch, rate, createSearch })
    views.set(key, view)
    return view
  }
  const hubs = () => [...views.values()].map(({ hub }) => hub)
  const tick = () => {
    const changed = book.takeChanged()
    for (const { hub, channels } of views.values()) hub.tick(channels.publish(changed))
  }
  const sweep = () => {
    for (const { hub, channels } of views.values()) {
      hub.sweep()
      channels.sweep((channel) => hub.isRead(channel))
    }
  }
  const updateSearch = () => {
    for (const { search } of views.values()) search.update()
  }
  let isReading = false
  /** A failed read is repeated by the round of every second. */
  const readNew = async (): Promise<void> => {
    const matches = book.unreadMatches()
    if (!deps.readWords || isReading || matches.length === 0) return
    isReading = true
    try {
      const { words, lists } = await deps.readWords(matches, book.listsOf(matches))
      book.takeWords(matches, words, lists)
    } finally {
      isReading = false
    }
    if (book.unreadMatches().length > 0) await readNew()
  }
  let money: MoneyOnMatches = new Map()
  // A failed read is repeated by the next round.
  const readMoney = (): void => {
    deps.readMoney?.().then(
      (read) => {
        money = read
      },
      () => undefined,
    )
  }
  readMoney()
  const closers = [
    clock.every(MONEY_MS, readMoney),
    clock.every(TICK_MS, tick),
    clock.every(SWEEP_MS, sweep),
    clock.every(SWEEP_MS, book.suspendSilent),
    clock.every(SEARCH_MS, updateSearch),
    subscribed(feed.events$, ({ events, at }) => {
      book.apply(events, at)
      readNew().catch(() => undefined)
    }),
    subscribed(deps.notifications$, ({ account, message }) => {
      for (const hub of hubs()) hub.notify(account, message)
    }),
    subscribed(deps.releases$, ({ brand, revision, changedAt }) => {
      for (const hub of hubs()) hub.notifyAll({ t: 'release', brand, revision, changedAt })
    }),
    subscribed(deps.announcements$, ({ brand }) => {
      for (const hub of hubs()) hub.notifyAll({ t: 'messages' }, brand)
    }),
    subscribed(deps.maintenance.changes$, () => {
      for (const hub of hubs())
        for (const brand of hub.brands()) {
          const news = maintenanceOf(deps.maintenance.closedNow(brand))
          if (news) hub.notifyAll(news, brand)
        }
    }),
    subscribed(deps.sessionEnds$, (end) => {
      for (const hub of hubs()) hub.end(end)
    }),
  ]

  return {
    book: soldBook(book, feed),
    bookOf: (group) => soldBook(groupBook(book, pricing.centsOf(group)), feed),
    nameIn: (language, name) => book.names.called(language, name),
    namesHolding: (text) => book.names.holding(text),
    withhold: book.withhold,
    stopBets: book.stopBets,
    shiftLines: book.shiftLines,
    matchesToRead: book.matchesToRead,
    listsOf: book.listsOf,
    takeWords: book.takeWords,
    upcoming: () =>
      [...book.matches()].flatMap(({ id }) => {
        const match = book.match(id)
        return match && match.kickoff > now() ? [match] : []
      }),
    register(app) {
      oddsRoutes(app, ODDS_PREFIX, {
        book,
        now,
        feedAt: feed.freshAt,
        money: () => money,
        viewOf: ({ raw }, group = 'A') => viewOf(deps.brandOf(raw), group),
      })
      const detach = attachSockets(app.server, `${APP_PREFIX}${LIVE_PATH}`, {
        hubOf: ({ brand, commType }) => viewOf(brand, commType).hub,
        // Also that all is open: a page may keep the closings of its last socket.
        greetingOf: (brand) => maintenanceOf(deps.maintenance.closedNow(brand)),
        clock,
        limits: deps.socketLimits,
        addressOf: deps.addressOf,
        resolveSession: deps.resolveSession,
        allowOrigin: deps.allowOrigin,
      })
      // Before the server closes: it waits for open connections, and sockets never end by themselves.
      app.addHook('preClose', async () => detach())
    },
    sockets: () => hubs().reduce((sum, hub) => sum + hub.size, 0),
    isListening: (account) => hubs().some((hub) => hub.isListening(account)),
    close() {
      for (const close of closers) close()
    },
  }
}

const soldBook = ({ line, myanmarLine, match, marketLines }: Book, feed: Feed): OddsBook => ({
  line,
  myanmarLine,
  match,
  marketLines,
  results$: feed.results$,
  resultsOf: feed.resultsOf,
  freshAt: feed.freshAt,
})

/** Null while it is not known: "all is open" would open pages of closed products. */
const maintenanceOf = (closed: ClosedProducts | null): MemberMessage | null =>
  closed && { t: 'maintenance', closed }

function subscribed<T>(source$: Observable<T>, take: (value: T) => void): () => void {
  const subscription = source$.subscribe(take)
  return () => subscription.unsubscribe()
}
