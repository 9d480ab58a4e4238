import * as v from 'valibot'
import { stakeInput } from './bet-input'
import { defineCall } from './define-call'
import { keyInput, listInput, pageInput, textInput, wholeInput } from './input'

const int = v.pipe(v.number(), v.integer())
const minor = v.pipe(v.number(), v.safeInteger())

/** `closing` is the last five seconds before the lock. */
export const ROUND_STATES = [
  'open',
  'closing',
  'locked',
  'running',
  'result',
  'settled',
  'archived',
  'void',
] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** Products of shared rounds. */
export const ROUND_PRODUCTS = ['virtual', 'lottery'] as const
export type RoundProduct = (typeof ROUND_PRODUCTS)[number]

const facts = () => v.record(v.string(), v.unknown())

/** A shared round. Moments are epoch milliseconds. */
export const Round = v.object({
  /** Public id, which is the client seed of its draw. */
  round_id: v.string(),
  kind: v.string(),
  /** Of its day, from 1. */
  number: int,
  state: v.picklist(ROUND_STATES),
  /** Bets are accepted before this moment of the server's clock. */
  close_at: int,
  off_at: int,
  result_at: int,
  /** The facts that decide price and draw, and their hash, published before the first bet. */
  facts: facts(),
  facts_hash: v.string(),
  /** Names of home and away; empty where nobody meets. */
  sides: v.array(v.string()),
  /**
   * The seed is number `index` of the chain that began with the published `end`; hashed once for each round between, it is
   * `known`, the last seed that was revealed.
   */
  chain: v.object({
    end: v.string(),
    index: int,
    known: v.object({ index: int, seed: v.string() }),
  }),
  /** Published at the lock. */
  bets_digest: v.nullable(v.string()),
  /** Both null before the draw. */
  seed: v.nullable(v.string()),
  result: v.nullable(facts()),
})
export type Round = v.InferOutput<typeof Round>

export const RoundKindView = v.object({
  code: v.string(),
  product: v.picklist(ROUND_PRODUCTS),
  /** Id of a special sport. */
  sport: v.nullable(int),
  /** Code that rejects its bets now; null when it can be played. */
  reason: v.nullable(v.string()),
  /** Of the first round that accepts bets; null when none does. */
  next_close_at: v.nullable(int),
  next_off_at: v.nullable(int),
})
export type RoundKindView = v.InferOutput<typeof RoundKindView>

/** Kinds of rounds; with `kind` its next rounds, the one under way, and the last results, the newest first. */
export const roundBoard = defineCall({
  name: 'roundBoard',
  path: '/roundboard',
  request: v.object({ kind: v.optional(textInput(16)) }),
  response: v.object({
    server_time: int,
    kinds: v.array(RoundKindView),
    rounds: v.array(Round),
    results: v.array(Round),
    /** Of one bet, minor units; null while nothing can be bet. */
    limits: v.nullable(v.object({ min_bet: minor, max_bet: minor, max_payout: minor })),
  }),
})

/** Rounds with a result, the newest first: of a kind, of the fights (`ef`) or of the number games and races (`ng`). */
export const roundResults = defineCall({
  name: 'roundResults',
  path: '/roundresults',
  request: v.object({
    kind: v.optional(textInput(16)),
    group: v.optional(v.picklist(['ef', 'ng'])),
    /** Betting day of the off, yyyy-mm-dd; without it the record's range applies. */
    date: v.optional(textInput(10)),
    /** A number of the lottery that was drawn. */
    number: v.optional(textInput(4)),
    ...pageInput,
  }),
  /** `kinds`: all that were asked for, drawn or not. */
  response: v.object({ rounds: v.array(Round), total: int, kinds: v.array(v.string()) }),
})

/** How often selections won, and balls were drawn, in the last rounds of a kind. Draws have no memory: it predicts nothing. */
export const roundStatistics = defineCall({
  name: 'roundStatistics',
  path: '/roundstatistics',
  request: v.object({ kind: textInput(16, 1) }),
  response: v.object({
    /** Rounds that were counted, 200 at most. */
    rounds: int,
    selections: v.array(v.object({ market: v.string(), selection: v.array(v.string()), hits: int })),
    /** Balls by their number, those never drawn too; empty where none are drawn. */
    balls: v.array(v.object({ ball: int, hits: int })),
  }),
})

export const ROUND_BET_STATES = ['running', 'won', 'lost', 'refunded', 'void'] as const
export type RoundBetState = (typeof ROUND_BET_STATES)[number]

export const RoundBet = v.object({
  ref_no: v.string(),
  product: v.picklist(ROUND_PRODUCTS),
  kind: v.string(),
  round_id: v.string(),
  off_at: int,
  market: v.string(),
  selection: v.array(v.string()),
  /** Runners of its kind by number; empty where none run. */
  runners: v.array(v.string()),
  /** Names of home and away; empty where nobody meets. */
  sides: v.array(v.string()),
  /** Decimal, hundredths. */
  odds: int,
  stake: minor,
  state: v.picklist(ROUND_BET_STATES),
  /** Null while it runs. */
  returned: v.nullable(minor),
  placed_at: int,
  settled_at: v.nullable(int),
  /** Both null before it is settled. */
  result: v.nullable(facts()),
  seed: v.nullable(v.string()),
})
export type RoundBet = v.InferOutput<typeof RoundBet>

const bets = () =>
  v.object({
    bets: v.array(RoundBet),
    total: int,
    sums: v.object({ bet: minor, win: minor, net: minor }),
  })

/** Own bets that were placed on these working days, the newest first. */
export const roundBets = defineCall({
  name: 'roundBets',
  path: '/roundbets',
  request: v.object({
    start_date: v.optional(textInput(10)),
    end_date: v.optional(textInput(10)),
    product: v.optional(v.picklist(ROUND_PRODUCTS)),
    round_id: v.optional(textInput(32)),
    /** Unsettled rounds only. */
    open: v.optional(v.boolean(), false),
    ...pageInput,
  }),
  response: bets(),
})

const lotteryDays = () =>
  v.object({ start_date: v.optional(textInput(10)), end_date: v.optional(textInput(10)), ...pageInput })

/** Own lottery bets. */
export const gameResultLottery = defineCall({
  name: 'gameResultLottery',
  path: '/gameresultlottery',
  request: lotteryDays(),
  response: bets(),
})

/** Own lottery bets of void draws. */
export const cancelledBetListLottery = defineCall({
  name: 'cancelledBetListLottery',
  path: '/cancelledbetlistlottery',
  request: lotteryDays(),
  response: bets(),
})

const pick = {
  /** Of a special sport; a round of another one is refused. */
  sports_id: v.optional(wholeInput(1, 999)),
  round_id: textInput(32, 1),
  market: textInput(16, 1),
  selection: listInput(textInput(20, 1), 10, 1),
}

const quote = () =>
  v.object({
    round_id: v.string(),
    market: v.string(),
    selection: v.array(v.string()),
    status: v.union([v.literal(1), v.string()]),
    odds: v.nullable(int),
    ball: int,
    min_bet: v.nullable(minor),
    max_bet: v.nullable(minor),
    max_payout: v.nullable(minor),
    state: v.nullable(v.picklist(ROUND_STATES)),
    close_at: v.nullable(int),
    server_time: int,
  })

/** Price and limits of a selection. Refused with the code that would reject a bet on it. */
export const betCheckSpecial = defineCall({
  name: 'betCheckSpecial',
  path: '/bet/betcheckspecial',
  request: v.object({ ...pick, stake: v.optional(stakeInput) }),
  response: quote(),
})

/** The same for several selections, each with a status of its own. */
export const betCheckMultiSpecial = defineCall({
  name: 'betCheckMultiSpecial',
  path: '/bet/betcheckmultispecial',
  request: v.object({ items: listInput(v.object({ ...pick, stake: v.optional(stakeInput) }), 20, 1) }),
  response: v.object({ items: v.array(quote()) }),
})

/** Most bets of one order. */
export const ROUND_ITEMS_MAX = 50

const placedItem = () =>
  v.object({
    /** 1, or the code that rejects this bet alone. */
    status: v.union([v.literal(1), v.string()]),
    ref_no: v.nullable(v.string()),
    odds: v.nullable(int),
    stake: minor,
    risk: minor,
    to_win: minor,
    placed_at: v.nullable(int),
    /** The most that can still be staked, where the number is sold out; null elsewhere. */
    available: v.nullable(minor),
  })
export type PlacedRoundBet = v.InferOutput<ReturnType<typeof placedItem>>

/**
 * Places bets on shared rounds; each item is accepted or rejected by itself. Under the same key with the same items an accepted
 * bet is answered again; a rejected one is tried again. Rejected with `matchEnded` after the lock, `matchNotActive` for an unknown round, `invalidBetType` for an unknown
 * market, `invalidBetTeam` for an unknown selection, `invalidOddsBall` where the price differs, `betOverLimit` where the number
 * is sold out.
 */
export const betSingleSpecial = defineCall({
  name: 'betSingleSpecial',
  path: '/bet/betsinglespecial',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    items: listInput(
      v.object({
        ...pick,
        /** Decimal price that the player saw, hundredths. */
        odds: wholeInput(1, 100_000_000),
        ball: v.optional(wholeInput()),
        stake: stakeInput,
      }),
      ROUND_ITEMS_MAX,
      1,
    ),
    accept_better: v.optional(v.boolean(), true),
    accept_any: v.optional(v.boolean(), false),
  }),
  /** `balance` is null where the operator that keeps the wallet does not answer. */
  response: v.object({ items: v.array(placedItem()), balance: v.nullable(minor) }),
})
/** The same for operator_type 2. */
export const vBetSingleSpecial = defineCall({
  ...betSingleSpecial,
  name: 'vBetSingleSpecial',
  path: '/bet/vbetsinglespecial',
})
