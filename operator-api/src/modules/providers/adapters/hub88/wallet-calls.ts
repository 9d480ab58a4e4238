import { textInput, wholeInput } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import * as v from 'valibot'
import type { MoneyEvent, OutcomeCode, WalletEvent } from '../../wallet-event'

export const CALLS = [
  'user/info',
  'user/balance',
  'transaction/bet',
  'transaction/win',
  'transaction/rollback',
] as const
export type Hub88Call = (typeof CALLS)[number]

/** Their amounts are hundred-thousandths of the currency, ours hundredths. */
const SCALE = 1000

export const amountOf = (minor: number): number => minor * SCALE

const id = textInput(128, 1)
const text = v.optional(v.nullable(textInput(255)), null)
const Body = v.object({
  user: id,
  request_uuid: v.optional(textInput(128), ''),
  token: text,
  game_code: text,
  currency: text,
  round: v.optional(v.nullable(id), null),
  round_closed: v.optional(v.nullable(v.boolean()), false),
  transaction_uuid: v.optional(id),
  reference_transaction_uuid: v.optional(id),
  amount: v.optional(wholeInput()),
})

export type Hub88Fault = 'RS_ERROR_WRONG_SYNTAX' | 'RS_ERROR_WRONG_TYPES'

/** The event of a call, or with which status it is rejected. */
export function readHub88Call(
  call: Hub88Call,
  body: Buffer,
): { readonly event: WalletEvent } | { readonly fault: Hub88Fault; readonly request: string } {
  const json = jsonOf(body)
  const request = requestOf(json)
  if (json === null) return { fault: 'RS_ERROR_WRONG_SYNTAX', request }
  const parsed = v.safeParse(Body, json, { abortEarly: true })
  if (!parsed.success) return { fault: 'RS_ERROR_WRONG_TYPES', request }
  const { user: player, token, game_code: game, round, ...fields } = parsed.output
  const common = { request, player, token }
  const currency = fields.currency as Currency | null
  if (call === 'user/info') return { event: { kind: 'player', ...common } }
  if (call === 'user/balance') return { event: { kind: 'balance', ...common, currency: null } }
  const { transaction_uuid: tx, reference_transaction_uuid: ref } = fields
  const kind = call === 'transaction/bet' ? 'bet' : call === 'transaction/win' ? 'win' : 'rollback'
  const needsRef = kind !== 'bet'
  const amount = kind === 'rollback' ? 0 : minorOf(kind, fields.amount)
  if (tx === undefined || (needsRef && ref === undefined)) return { fault: 'RS_ERROR_WRONG_SYNTAX', request }
  if (amount === null || (kind !== 'rollback' && currency === null))
    return { fault: 'RS_ERROR_WRONG_TYPES', request }
  const event: MoneyEvent = {
    kind,
    ...common,
    tx,
    round,
    game,
    currency,
    amount,
    win: 0,
    refs: ref === undefined || kind === 'bet' ? [] : [{ tx: ref, kind: kind === 'win' ? 'bet' : null }],
    closed: fields.round_closed ?? false,
    isPromotion: false,
    details: null,
  }
  return { event }
}

/** A bet must be whole; a win is rounded half up. */
function minorOf(kind: 'bet' | 'win', amount: number | undefined): number | null {
  if (amount === undefined) return null
  if (kind === 'bet') return amount % SCALE === 0 ? amount / SCALE : null
  return Math.floor((amount + SCALE / 2) / SCALE)
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** Echoed in every answer, of a call that cannot be read too. */
function requestOf(json: unknown): string {
  const given = typeof json === 'object' && json !== null && 'request_uuid' in json ? json.request_uuid : ''
  return typeof given === 'string' ? given.slice(0, 128) : ''
}

const STATUS: Partial<Record<OutcomeCode, string>> = {
  ok: 'RS_OK',
  invalidSession: 'RS_ERROR_INVALID_TOKEN',
  session_expired: 'RS_ERROR_TOKEN_EXPIRED',
  insufficient_balance: 'RS_ERROR_NOT_ENOUGH_MONEY',
  betOverMax: 'RS_ERROR_LIMIT_REACHED',
  betLowerMin: 'RS_ERROR_LIMIT_REACHED',
  duplicate_debit_record: 'RS_ERROR_DUPLICATE_TRANSACTION',
  betNotExists: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolledBack: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  accountInactive: 'RS_ERROR_USER_DISABLED',
  liveCasinoDisabled: 'RS_ERROR_USER_DISABLED',
  lotteryDisabled: 'RS_ERROR_USER_DISABLED',
  MiniGameDisabled: 'RS_ERROR_USER_DISABLED',
  EsportsDisabled: 'RS_ERROR_USER_DISABLED',
  permission_denied: 'RS_ERROR_USER_DISABLED',
  game_maintenance: 'RS_ERROR_INVALID_GAME',
  invalidCurrency: 'RS_ERROR_WRONG_CURRENCY',
  currencyNotSupported: 'RS_ERROR_WRONG_CURRENCY',
  invalidInput: 'RS_ERROR_WRONG_SYNTAX',
  invalidSignature: 'RS_ERROR_INVALID_SIGNATURE',
}

export const statusOf = (code: OutcomeCode): string => STATUS[code] ?? 'RS_ERROR_UNKNOWN'
