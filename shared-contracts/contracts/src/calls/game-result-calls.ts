import * as v from 'valibot'
import { defineCall } from './define-call'
import { GAME_CATEGORIES } from './games-calls'
import { pageInput, textInput } from './input'

const int = v.pipe(v.number(), v.integer())
const minor = v.pipe(v.number(), v.safeInteger())

/** `running` until the provider closes it; `cancelled` when all its bets were taken back. */
export const ROUND_STATUSES = ['running', 'settled', 'cancelled'] as const
export type RoundStatus = (typeof ROUND_STATUSES)[number]

/** A provider's description of a round for drawing it; its fields depend on `kind`. */
const summary = () => v.nullable(v.record(v.string(), v.unknown()))

const fair = () =>
  v.nullable(
    v.object({
      seed_hash: v.string(),
      client_seed: v.string(),
      nonce: v.pipe(v.number(), v.integer()),
      /** As the round is played again; not every provider says. */
      bet: v.optional(v.unknown()),
      actions: v.optional(v.array(v.unknown())),
    }),
  )

const roundFields = () => ({
  /** The reference that members name in questions. */
  ref_no: v.string(),
  /** Of the first bet, epoch milliseconds. */
  at: v.number(),
  /** When it was closed; null while it runs. */
  closed_at: v.nullable(v.number()),
  product: v.picklist(GAME_CATEGORIES),
  provider: v.string(),
  provider_name: v.string(),
  game: v.string(),
  game_code: v.string(),
  /** The provider's own name of it. */
  round: v.string(),
  /** Minor units; `net` is `win` less `bet`. */
  bet: minor,
  win: minor,
  net: minor,
  valid_turnover: minor,
  status: v.picklist(ROUND_STATUSES),
  /** The provider's page of this round. */
  detail_url: v.nullable(v.string()),
  /** Kind of the game, say `slot` or `roulette`: how `summary` is drawn. */
  kind: v.nullable(v.string()),
  fair: fair(),
  summary: summary(),
})

const gameRound = () => v.object(roundFields())
export type GameRound = v.InferOutput<ReturnType<typeof gameRound>>

const sums = () => v.object({ bet: minor, win: minor, net: minor, valid_turnover: minor })

/** Betting days, yyyy-mm-dd, both included, at most `STATEMENT_DAYS`. */
const request = () =>
  v.object({ from: v.optional(textInput(10)), to: v.optional(textInput(10)), ...pageInput })
const response = () => v.object({ rows: v.array(gameRound()), total: int, sums: sums() })

/**
 * Rounds that began on these betting days, the newest first; `sums` are those of the whole range. Slots, mini games, fishing and
 * others. Rejected as `dailyStatement`.
 */
export const gameResultSlots = defineCall({
  name: 'gameResultSlots',
  path: '/gameresultslots',
  request: request(),
  response: response(),
})

export const gameResultLiveCasino = defineCall({
  name: 'gameResultLiveCasino',
  path: '/gameresultlivecasino',
  request: request(),
  response: response(),
})

export const gameResultEsports2 = defineCall({
  name: 'gameResultEsports2',
  path: '/gameresultesports2',
  request: request(),
  response: response(),
})

/** One round of any product with its movements. Rejected with `betNotExists` for another member's. */
export const gameResultEsports2Detail = defineCall({
  name: 'gameResultEsports2Detail',
  path: '/gameresultesports2detail',
  request: v.object({ ref_no: textInput(32, 1) }),
  response: v.object({
    row: gameRound(),
    movements: v.array(
      v.object({
        ref_no: v.string(),
        at: v.number(),
        /** `bet`, `win`, `rollback` or `resettle`. */
        kind: v.string(),
        /** The change of the balance, minor units; negative for a loss. */
        amount: minor,
      }),
    ),
  }),
})
