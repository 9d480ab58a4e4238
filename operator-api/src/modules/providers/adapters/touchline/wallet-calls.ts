import { textInput, wholeInput } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import * as v from 'valibot'
import type { MoneyEvent, RoundDetails, TransactionRef, WalletEvent } from '../../wallet-event'

export const ACTIONS = ['balance', 'bet', 'win', 'betwin', 'rollback', 'resettle', 'status'] as const
export type Action = (typeof ACTIONS)[number]

const id = textInput(128, 1)
const DETAILS_MAX = 4096

const Body = v.object({
  request_id: v.optional(textInput(128), ''),
  action: v.optional(v.picklist(ACTIONS)),
  token: v.optional(v.nullable(textInput(128)), null),
  player: id,
  currency: v.optional(v.nullable(textInput(5)), null),
  game_code: v.optional(v.nullable(textInput(128)), null),
  round: v.optional(v.nullable(id), null),
  round_closed: v.optional(v.boolean(), false),
  tx: v.optional(id),
  ref: v.optional(v.nullable(id), null),
  refs: v.optional(v.pipe(v.array(id), v.maxLength(100)), []),
  amount: v.optional(wholeInput()),
  win: v.optional(wholeInput(), 0),
  details: v.optional(v.nullable(v.unknown()), null),
})

const Details = v.object({
  kind: v.optional(textInput(32)),
  fair: v.optional(
    v.nullable(
      v.object({
        seed_hash: textInput(128),
        client_seed: textInput(128),
        nonce: wholeInput(),
        bet: v.optional(v.unknown()),
        actions: v.optional(v.array(v.unknown())),
      }),
    ),
  ),
  summary: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  valid_turnover: v.optional(wholeInput()),
})

/** The event of a call of our own protocol; null for an invalid body. */
export function readTouchlineCall(action: Action, json: unknown): WalletEvent | null {
  const parsed = v.safeParse(Body, json, { abortEarly: true })
  if (!parsed.success) return null
  const { request_id: request, player, token, currency: named, tx, ...body } = parsed.output
  if (body.action !== undefined && body.action !== action) return null
  // Whether the member has it is looked at with the other facts.
  const currency = named as Currency | null
  const fields = { request, player, token }
  if (action === 'balance') return { kind: 'balance', ...fields, currency }
  if (tx === undefined) return null
  if (action === 'status') return { kind: 'status', ...fields, tx }
  const refs = refsOf(action, body)
  const { amount } = body
  if (refs === null || (amount === undefined && action !== 'rollback')) return null
  const event: MoneyEvent = {
    kind: action,
    ...fields,
    tx,
    refs,
    currency,
    round: body.round,
    game: body.game_code,
    closed: body.round_closed || action === 'resettle',
    amount: amount ?? 0,
    win: action === 'betwin' ? body.win : 0,
    isPromotion: false,
    details: detailsOf(body.details),
  }
  return event
}

function refsOf(
  action: Action,
  { ref, refs }: { ref: string | null; refs: readonly string[] },
): TransactionRef[] | null {
  if (action === 'bet' || action === 'betwin') return []
  const kind = action === 'rollback' ? null : 'bet'
  const named = [...new Set([...(ref === null ? [] : [ref]), ...refs])].map((tx) => ({ tx, kind }) as const)
  return action === 'rollback' && named.length === 0 ? null : named
}

function detailsOf(given: unknown): RoundDetails | null {
  if (given === null || JSON.stringify(given).length > DETAILS_MAX) return null
  const parsed = v.safeParse(Details, given)
  if (!parsed.success) return null
  const { kind, fair, summary, valid_turnover } = parsed.output
  return {
    ...(kind !== undefined && { kind }),
    ...(fair && { fair }),
    ...(summary && { summary }),
    ...(valid_turnover !== undefined && { valid_turnover }),
  }
}
