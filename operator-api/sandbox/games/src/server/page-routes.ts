import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { OpenedGame } from '../api'
import { type Book, seedStateOf } from './book'
import type { Round, Session } from './book-entries'
import { amountsIn } from './catalogue/currency-units'
import { gameOf } from './catalogue/game-list'
import { runningJackpot } from './jackpots'
import type { PlayerLocks } from './player-locks'
import type { RawBody } from './raw-body'
import type { Rounds } from './rounds'
import type { Seeds } from './seeds'
import type { Sessions } from './sessions'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[\w-]+$/))
const KeySchema = v.object({ key: v.pipe(v.string(), v.maxLength(100)) })
const BetSchema = v.object({
  request: v.pipe(id, v.minLength(8), v.maxLength(40)),
  client_seed: v.pipe(v.string(), v.maxLength(64)),
  bet: v.unknown(),
})
const ActionSchema = v.object({
  round: id,
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  action: v.unknown(),
})
const RoundSchema = v.object({ round: id })

/** The outcome of a round is shown for so long. */
const FINISHED_SHOWN_MS = 24 * 60 * 60 * 1000

export interface PageRoutes {
  readonly book: Book
  readonly sessions: Sessions
  readonly rounds: Rounds
  readonly seeds: Seeds
  readonly locks: PlayerLocks
  readonly now: () => number
}

/** Calls of the game page. The bearer is a header, so that no other site can send it. */
export function pageRoutes(app: FastifyInstance, d: PageRoutes): void {
  const sessionOf = (request: FastifyRequest): Session | null => d.sessions.of(request.headers.authorization)

  app.post<{ Body: RawBody }>('/api/session', async (request, reply) => {
    const parsed = v.safeParse(KeySchema, request.body.json)
    const opened = parsed.success ? await d.sessions.exchange(parsed.output.key) : null
    if (!opened) return reply.code(401).send({ status: 'invalidSession' })
    return openedGame(opened.session, opened.bearer)
  })

  app.post('/api/state', async (request, reply) => {
    const session = sessionOf(request)
    return session ? openedGame(session, '') : ended(reply)
  })

  app.post<{ Body: RawBody }>('/api/bet', async (request, reply) => {
    const session = sessionOf(request)
    if (!session) return ended(reply)
    const parsed = v.safeParse(BetSchema, request.body.json)
    if (!parsed.success) return reply.code(400).send({ status: 'invalidBet' })
    const { bet = null, ...rest } = parsed.output
    return answer(reply, await d.rounds.bet(session, { ...rest, bet }))
  })

  app.post<{ Body: RawBody }>('/api/action', async (request, reply) => {
    const session = sessionOf(request)
    if (!session) return ended(reply)
    const parsed = v.safeParse(ActionSchema, request.body.json)
    if (!parsed.success) return reply.code(400).send({ status: 'invalidAction' })
    const { round, step, action = null } = parsed.output
    return answer(reply, await d.rounds.act(session, round, step, action))
  })

  app.post<{ Body: RawBody }>('/api/watch', async (request, reply) => {
    const session = sessionOf(request)
    if (!session) return ended(reply)
    const parsed = v.safeParse(RoundSchema, request.body.json)
    if (!parsed.success) return reply.code(400).send({ status: 'invalidAction' })
    return answer(reply, await d.rounds.watch(session, parsed.output.round))
  })

  app.post('/api/rotate', async (request, reply) => {
    const session = sessionOf(request)
    if (!session) return ended(reply)
    const revealed = await d.locks.run(session.player, () => d.seeds.rotate(session.player))
    return revealed ?? reply.code(409).send({ status: 'roundOpen' })
  })

  async function openedGame(session: Session, bearer: string): Promise<OpenedGame> {
    const game = gameOf(session.game_code)
    if (!game) throw new Error(`No game ${session.game_code}`)
    const seeds = await d.locks.run(session.player, () => d.seeds.ready(session.player))
    const { balance = null } = await d.rounds.balanceOf(session)
    const open = d.book
      .openRoundsOf(session.player)
      .find((round) => round.game_code === session.game_code && round.isTaken)
    const history = d.book.history(session.player, session.game_code)
    const finished = d.book.newestEnded(session.player, session.game_code, d.now() - FINISHED_SHOWN_MS)
    return {
      bearer,
      game: game.facts,
      lang: session.lang,
      mode: session.mode,
      currency: session.currency,
      limits: session.limits,
      amounts: amountsIn(session.currency, game.stakeKind, session.limits, game.stakeUnits),
      jackpot: runningJackpot(d.book, session.game_code, session.currency),
      return_url: session.return_url ?? null,
      balance,
      seed: seedStateOf(seeds),
      history: history.map(({ end }) => end?.summary),
      open_round: open ? d.rounds.answerOf(open, balance) : null,
      open_for_ms: open ? d.now() - open.at : 0,
      finished: finished && { ...d.rounds.answerOf(finished, balance), is_alone: isAlone(finished) },
    }
  }
}

/** A refused bet ends its round too, but the page showed that at once. */
const isAlone = ({ end }: Round): boolean =>
  !!end?.isAlone || (end?.state === 'void' && RETURNED.includes(end.status))
const RETURNED: readonly string[] = ['idle', 'restart']

const ended = (reply: FastifyReply): FastifyReply => reply.code(401).send({ status: 'session_expired' })

type Answered = Awaited<ReturnType<Rounds['bet']>>
const answer = (reply: FastifyReply, result: Answered): unknown =>
  result.ok ? result.value : reply.code(409).send(result.refused)
