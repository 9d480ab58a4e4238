import type { IncomingMessage } from 'node:http'
import type { Currency, Language } from '@touchline/contracts/limits'
import type { ReleaseEvent } from '@touchline/contracts/release'
import type { BrandTerms, RateLimit } from '@touchline/serving'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { EMPTY, type Observable } from 'rxjs'
import { gamesForBets } from './games-for-bets'
import { createCashOut } from './modules/cash-out'
import type { EventBatch } from './modules/feed'
import { createFixtures } from './modules/fixtures'
import { createCatalogue, createGames } from './modules/games'
import { createMessages } from './modules/messages'
import {
  type BettingStops,
  createBettingStops,
  createRecordedEnds,
  FEED_PRICING,
  type LineShift,
  moneyOnMatches,
  type OddsBook,
  type Pricing,
  type ReadMoney,
  type ReadWords,
  type ResultWord,
  recordedWords,
} from './modules/odds'
import { type ConnectionSettings, createConnections, createProviders } from './modules/providers'
import { createLineShifts, createReports } from './modules/reports'
import { createResultLists } from './modules/results'
import { createRetention } from './modules/retention'
import { createRounds } from './modules/rounds'
import {
  createPasswords,
  createSession,
  type LoginRates,
  type Maintenance,
  type ResolveSession,
  type SessionEnd,
  type SessionModule,
} from './modules/session'
import { createSettlement, type SettlementModule } from './modules/settlement'
import { createSportsbook, type SportsbookModule } from './modules/sportsbook'
import { createStatement } from './modules/statement'
import { createSupport } from './modules/support'
import { createTournament, type TournamentParts, type UpcomingMatch } from './modules/tournament'
import { createUplines, FIRST_BRAND } from './modules/uplines'
import { createOperatorWallets, createWallet, type OperatorConnections, type Wallet } from './modules/wallet'
import { createJobs } from './platform/jobs'
import type { ApiModule, MemberNotification, Platform } from './platform/module'
import { MALFORMED_ANSWERS, registerErrorAnswers } from './plugins/error-answers'
import { guardServer } from './plugins/guard-server'
import { registerJsonOnly } from './plugins/json-only'
import { registerMetrics } from './plugins/metrics'
import { isOrigin, registerOriginCheck } from './plugins/origin-check'
import { registerOverload } from './plugins/overload'
import { addressesBehind, requestSources } from './plugins/request-source'
import { createCallServer } from './plugins/serve-call'

export interface AppSettings {
  /** Origins beside the request's own host that may call. */
  readonly allowedOrigins: readonly string[]
  readonly secureLoginKey: string | undefined
  readonly apiVersion: string
  /** Signs the cookies of sessions; the same for every API process and edge of an installation. */
  readonly sessionKey?: string
  /** Requests open at once before new ones are turned away. */
  readonly openRequestsMax: number
  /** Addresses of the edges that may say for whom they ask; by default those of this machine alone. */
  readonly trustedProxies?: readonly string[]
  /** Brand of requests that bypass an edge. */
  readonly defaultBrand?: string
  /** How long who is refused a login for their address waits for the answer, milliseconds. */
  readonly refusalDelayMs?: number
  /** How often logins may succeed, by account and by network; as often as they do unless given. */
  readonly loginRates?: LoginRates
  /** How many long lists a member is answered. */
  readonly listRate?: RateLimit
  /** A session ends when its player has done nothing for so long, milliseconds. */
  readonly sessionIdleMs?: number
}

/** What the live socket needs of the rest of the server. */
export interface OddsLinks {
  readonly resolveSession: ResolveSession
  readonly sessionEnds$: Observable<SessionEnd>
  readonly notifications$: Observable<MemberNotification>
  /** News for every socket: a brand has a new release document. */
  readonly releases$: Observable<ReleaseEvent>
  /** News for the sockets of a brand, or for every one: messages to many have changed. */
  readonly announcements$: Observable<{ readonly brand: string | null }>
  /** News for the sockets of a brand: which of its products are closed. */
  readonly maintenance: Pick<Maintenance, 'changes$' | 'closedNow'>
  readonly allowOrigin: (origin: string, request: IncomingMessage) => boolean
  /** Address that a request came from. */
  readonly addressOf: (request: IncomingMessage) => string
  /** The brand whose host serves the calling page. */
  readonly brandOf: (request: IncomingMessage) => string
  /** What holds at a brand. */
  readonly termsOf: (brand: string) => BrandTerms
  /** Reads what the database knows of results. */
  readonly readWords: ReadWords
  /** Reads the money on matches. */
  readonly readMoney: ReadMoney
  /** Receives every batch of the feed, from the first on. */
  readonly receive: (batch: EventBatch) => void
}

/** Odds, their routes and the socket. */
export interface OpenOdds {
  readonly book: OddsBook
  /** The book of a commission group; a list with one price for all need not. */
  bookOf?(group: string): OddsBook
  /** Matches before kick-off, in no order. */
  upcoming(): readonly UpcomingMatch[]
  /** What a league or a team is called in a language. */
  nameIn(language: Language, name: string): string
  /** Names of the odds whose name in another language holds a text. */
  namesHolding(text: string): readonly string[]
  /** Withdraws matches from sale; a list that sells nothing itself need not. */
  withhold?(matches: ReadonlySet<number>): void
  /** Suspends what an operator has stopped; a list that sells nothing by itself need not. */
  stopBets?(stops: BettingStops): void
  /** Moves prices for what their lines would cost; a list that sells nothing by itself need not. */
  shiftLines?(shifts: ReadonlyMap<number, LineShift>): void
  /** Matches whose end the database may know though this process missed it, and their stored results. */
  matchesToRead?(): readonly number[]
  listsOf?(matches: readonly number[]): readonly number[]
  takeWords?(
    matches: readonly number[],
    words: readonly ResultWord[],
    lists: ReadonlyMap<number, boolean>,
  ): void
  /** Whether this account has a socket open here; where nobody can say, everybody may have one. */
  isListening?(account: string): boolean
  register(http: FastifyInstance): void
  close(): void
}

export interface AppDeps {
  readonly platform: Platform
  readonly settings: AppSettings
  readonly openOdds: (links: OddsLinks) => OpenOdds
  readonly releases$?: Observable<ReleaseEvent>
  /** Providers of games that are connected. */
  readonly gameProviders: readonly ConnectionSettings[]
  /** Operators that keep the wallets of their members; none unless given. */
  readonly operators?: OperatorConnections
  /** How liabilities move prices; as without a file unless given. */
  readonly pricing?: Pick<Pricing, 'shift'>
  /** Currencies in which the house opens rooms. */
  readonly houseRoomCurrencies: readonly Currency[]
  /** How many times faster than matches are played elsewhere; 1 unless given. */
  readonly houseRoomPace?: number
  /** Rooms that a member may make in an hour; the product's limit unless given. */
  readonly roomsPerHour?: number
}

/** The server before it listens: requests can be injected. */
export interface App {
  readonly http: FastifyInstance
  readonly session: SessionModule
  readonly sportsbook: SportsbookModule
  readonly settlement: SettlementModule
  readonly wallet: Wallet
  readonly tournament: TournamentParts
  /** One round of a job, now; the clock of a test calls it. */
  round(job: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export function buildApp({ platform, settings, openOdds, releases$ = EMPTY, ...deps }: AppDeps): App {
  const trustedProxies = settings.trustedProxies ?? ['loopback']
  const http = openHttp(platform, settings, trustedProxies)
  const wallet = createWallet(platform)
  const operators = createOperatorWallets(platform, deps.operators ?? { settings: [] })
  const uplines = createUplines(platform.database, platform.brands)
  const passwords = createPasswords()
  const sourceOf = requestSources(trustedProxies, settings.defaultBrand ?? FIRST_BRAND)
  const session = createSession({
    platform,
    uplines,
    wallet,
    operators,
    passwords,
    sourceOf,
    // The odds take the sessions first; nobody is notified before both are there.
    isListening: (account) => odds.isListening?.(account) ?? true,
    ...settings,
  })
  const fixtures = createFixtures(platform)
  const messages = createMessages({ platform, sourceOf })
  const odds = openOdds({
    ...session,
    notifications$: platform.notifications.notifications$,
    announcements$: messages.announcements$,
    releases$,
    allowOrigin: (origin, { headers }) => isOrigin(origin, headers.host, settings.allowedOrigins),
    addressOf: addressesBehind(trustedProxies),
    brandOf: (request) => sourceOf(request).brand,
    termsOf: platform.brands.of,
    readWords: recordedWords(platform.database),
    readMoney: moneyOnMatches(platform.database),
    receive: fixtures.receive,
  })
  const sportsbook = createSportsbook({
    platform,
    book: odds.book,
    bookOf: odds.bookOf,
    uplines,
    wallet,
    operators,
    isListening: odds.isListening,
    nameIn: odds.nameIn,
  })
  const settlement = createSettlement({ platform, book: odds.book, notify: sportsbook.notify })
  const cashOut = createCashOut({
    platform,
    book: odds.book,
    notify: sportsbook.notify,
    isListening: odds.isListening,
  })
  const connections = createConnections(deps.gameProviders, platform)
  const catalogue = createCatalogue(platform, connections.all)
  const providers = createProviders({
    platform,
    wallet,
    operators,
    connections,
    gameOf: gamesForBets({ platform, catalogue, maintenance: session.maintenance }),
  })
  const games = createGames({
    platform,
    uplines,
    catalogue,
    connections: connections.all,
    maintenance: session.maintenance,
    openToken: providers.openToken,
    enter: providers.enter,
    sourceOf,
  })
  const tournament = createTournament({
    platform,
    wallet,
    operators,
    book: odds.book,
    upcoming: odds.upcoming,
    currencies: deps.houseRoomCurrencies,
    pace: deps.houseRoomPace ?? 1,
    roomsPerHour: deps.roomsPerHour,
  })
  const modules: ApiModule[] = [
    session,
    sportsbook,
    settlement,
    cashOut,
    fixtures,
    createStatement({ platform, betsAtSettlements: sportsbook.betsAtSettlements }),
    createReports({ platform }),
    createRecordedEnds({ platform, odds }),
    createBettingStops({ platform, odds }),
    createLineShifts({ platform, odds, terms: (deps.pricing ?? FEED_PRICING).shift }),
    createResultLists({ platform, sportsbook, namesHolding: odds.namesHolding }),
    messages,
    createSupport(platform),
    createRetention(platform),
    games,
    createRounds({ platform, wallet, operators, uplines, maintenance: session.maintenance }),
    providers,
    tournament,
  ]
  const jobs = createJobs([...modules.flatMap((module) => module.jobs ?? []), ...operators.jobs], platform)
  const calls = createCallServer(http, session.gate, settings.listRate)
  for (const module of modules) module.register(calls)
  odds.register(http)
  games.registerPlay(http)
  providers.registerCallbacks(http)

  return {
    http,
    session,
    sportsbook,
    settlement,
    wallet,
    tournament: tournament.parts,
    round: jobs.round,
    start: async () => {
      for (const module of modules) await module.start?.()
      await jobs.start()
    },
    stop: async () => {
      await http.close()
      odds.close()
      await jobs.stop()
      for (const module of [...modules].reverse()) await module.stop?.()
    },
  }
}

/** For headers, for whole requests, and for connections on which nothing moves; in milliseconds. */
const TIME_LIMITS = {
  requestTimeout: 20_000,
  connectionTimeout: 75_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
} as const

function openHttp(
  platform: Platform,
  settings: AppSettings,
  trustedProxies: readonly string[],
): FastifyInstance {
  const http = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only an edge that is known may say for whom it asks.
    trustProxy: [...trustedProxies],
    // Calls have limits of their own.
    bodyLimit: 16 * 1024,
    forceCloseConnections: true,
    ...MALFORMED_ANSWERS,
    ...TIME_LIMITS,
  })
  guardServer(http.server, trustedProxies)
  registerErrorAnswers(http)
  registerOverload(http, settings.openRequestsMax)
  registerOriginCheck(http, settings.allowedOrigins)
  registerJsonOnly(http)
  registerMetrics(http)
  http.get('/health', async () => ({ status: 'ok' }))
  return http
}
