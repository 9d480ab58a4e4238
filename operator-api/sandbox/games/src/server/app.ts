import type { OpenedJournal } from '@touchline/serving'
import Fastify, { type FastifyInstance } from 'fastify'
import { Book } from './book'
import type { BookEntry } from './book-entries'
import { engineOf, kindOf } from './catalogue/game-list'
import { Deliveries } from './deliveries'
import { demoBalances } from './demo-balances'
import { operatorRoutes } from './operator-routes'
import { pageRoutes } from './page-routes'
import { pages } from './pages'
import { PlayerLocks } from './player-locks'
import { keepRawBodies } from './raw-body'
import { limitRequests } from './request-limits'
import { roundFactsRoute } from './round-facts'
import { Rounds } from './rounds'
import { Seeds } from './seeds'
import { Sessions } from './sessions'
import type { Settings } from './settings'
import type { WalletClient } from './wallet-client'

const BODY_MAX = 32_000

export interface AppDependencies {
  readonly settings: Pick<Settings, 'secret' | 'publicUrl' | 'frameAncestors' | 'trustedProxies'>
  readonly clientFolder: string
  readonly opened: OpenedJournal<BookEntry>
  readonly wallet: WalletClient
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  readonly later: (ms: number, work: () => void) => void
  readonly newSeed: () => string
}

export interface GamesApp {
  readonly app: FastifyInstance
  readonly rounds: Rounds
  readonly book: Book
}

/** The whole provider, without a port. Rounds of earlier runs are ended before it is returned. */
export async function createGamesApp(d: AppDependencies): Promise<GamesApp> {
  const { settings, now, wait, later, wallet } = d
  const { journal, entries } = d.opened
  const book = new Book()
  for (const entry of entries) book.apply(entry)
  const locks = new PlayerLocks()
  const seeds = new Seeds({ book, journal, now, newSeed: d.newSeed })
  const sessions = new Sessions({ book, journal, now })
  const deliveries = new Deliveries({ book, journal, wallet, later })
  const demo = demoBalances()
  const rounds = new Rounds({
    book,
    journal,
    wallet,
    deliveries,
    seeds,
    locks,
    demo,
    engineOf,
    kindOf,
    now,
    wait,
  })
  deliveries.resume()
  await rounds.recover()

  const app = Fastify({
    bodyLimit: BODY_MAX,
    routerOptions: { maxParamLength: 150 },
    trustProxy: [...settings.trustedProxies],
  })
  keepRawBodies(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  app.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    reply.code(statusCode).send({ status: statusCode < 500 ? 'invalidRequest' : 'systemError' }),
  )
  app.get('/health', async () => ({ status: 1 }))
  await app.register(async (scope) => operatorRoutes(scope, { ...settings, book, sessions, now }))
  await app.register(async (scope) => {
    limitRequests(scope, sessions)
    pageRoutes(scope, { book, sessions, rounds, seeds, locks, now })
  })
  roundFactsRoute(app, book)
  pages(app, { folder: d.clientFolder, frameAncestors: settings.frameAncestors })
  return { app, rounds, book }
}
