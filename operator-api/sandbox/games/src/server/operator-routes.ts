import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Book } from './book'
import { engineOf, gameList, gameOf } from './catalogue/game-list'
import { transactionsOf } from './day-transactions'
import { listedJackpots } from './jackpots'
import { type RawBody, rawBodyOf } from './raw-body'
import type { Sessions } from './sessions'
import { isSigned } from './signing'

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const LaunchSchema = v.object({
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  token: v.nullish(v.pipe(v.string(), v.maxLength(255)), ''),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
  game_code: v.string(),
  lang: v.optional(v.picklist(['en', 'cn', 'tw', 'vi', 'th', 'id', 'my', 'ja', 'ko']), 'en'),
  mode: v.picklist(['real', 'demo']),
  return_url: v.fallback(
    v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(500))),
    null,
  ),
  limits: v.optional(v.partial(v.object({ min_bet: amount, max_bet: amount, max_win: amount })), {}),
})
const ListSchema = v.object({
  lang: v.optional(v.string(), 'en'),
  currency: v.optional(v.string()),
})

const TransactionsSchema = v.object({
  /** Epoch milliseconds; `to` is not part of it. */
  from: amount,
  to: amount,
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
})
/** Transactions of one answer. */
const PAGE_SIZE = 1000

export interface OperatorRoutes {
  readonly secret: string
  readonly publicUrl: string
  readonly book: Book
  readonly sessions: Sessions
  readonly now: () => number
}

/** Signed calls of the operator: the list of games, and the launch of one. */
export function operatorRoutes(
  app: FastifyInstance,
  { secret, publicUrl, book, sessions, now }: OperatorRoutes,
): void {
  app.addHook<{ Body: RawBody }>('preHandler', async (request, reply) => {
    const { 'x-tl-timestamp': timestamp, 'x-tl-signature': signature } = request.headers
    const signed = {
      method: 'POST',
      path: request.url,
      timestamp: String(timestamp),
      body: rawBodyOf(request),
    }
    if (!isSigned(secret, signed, String(signature), now()))
      return reply.code(401).send({ status: 'invalidSignature', statusdesc: 'The signature does not fit.' })
  })

  app.post<{ Body: RawBody }>('/GameList', async ({ body }, reply) => {
    const parsed = v.safeParse(ListSchema, body.json)
    if (!parsed.success) return reply.code(400).send(INVALID)
    return { status: 1, ...gameList(parsed.output.currency) }
  })

  app.post<{ Body: RawBody }>('/Jackpots', async ({ body }, reply) => {
    const parsed = v.safeParse(ListSchema, body.json)
    if (!parsed.success) return reply.code(400).send(INVALID)
    return { status: 1, jackpots: listedJackpots(book, parsed.output.currency) }
  })

  app.post<{ Body: RawBody }>('/Transactions', async ({ body }, reply) => {
    const parsed = v.safeParse(TransactionsSchema, body.json)
    if (!parsed.success) return reply.code(400).send(INVALID)
    const { page, ...span } = parsed.output
    const all = transactionsOf(book, span, (code) => engineOf(code).movement === 'betwin')
    const transactions = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const pages = Math.ceil(all.length / PAGE_SIZE)
    return { status: 1, complete: book.knowsSince(span.from), pages, transactions }
  })

  app.post<{ Body: RawBody }>('/LaunchGame', async ({ body }, reply) => {
    const parsed = v.safeParse(LaunchSchema, body.json)
    if (!parsed.success) return reply.code(400).send(INVALID)
    const { limits: asked, ...launch } = parsed.output
    const game = gameOf(launch.game_code)
    if (!game) return { status: 'gameNotExists', statusdesc: 'No such game.' }
    const limits = game.limitsIn(launch.currency)
    if (!limits) return { status: 'currencyNotSupported', statusdesc: 'This currency is not supported.' }
    if (launch.mode === 'real' && !launch.token)
      return { status: 'invalidSession', statusdesc: 'A wallet token is missing.' }
    const key = sessions.newKey({
      ...launch,
      token: launch.token ?? '',
      player: launch.mode === 'demo' ? `demo-${crypto.randomUUID()}` : launch.player,
      limits: {
        min_bet: Math.max(limits.min_bet, asked.min_bet ?? 0),
        max_bet: Math.min(limits.max_bet, asked.max_bet ?? Number.MAX_SAFE_INTEGER),
        max_win: Math.min(limits.max_win, asked.max_win ?? Number.MAX_SAFE_INTEGER),
      },
    })
    return { status: 1, url: `${publicUrl}/g/${game.facts.game_code}?lang=${launch.lang}#k=${key}` }
  })
}

const INVALID = { status: 'invalidRequest', statusdesc: 'A field is missing or malformed.' }
