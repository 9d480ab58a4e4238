import type { Currency } from '@touchline/contracts/limits'
import * as v from 'valibot'
import type { AskRaw, RawAnswer } from '../../../platform/provider-http'
import { signedPost, touchlineSignature } from '../../../platform/touchline-signature'
import { OperatorFault } from './operator-fault'
import type { OperatorSettings } from './operator-settings'

/** Codes by which an operator rejects a command. */
export const REJECTIONS = [
  'insufficient_balance',
  'account_not_exists',
  'accountLocked',
  'invalidCurrency',
  'duplicate_debit_record',
  'reservationCancelled',
  'reservationConfirmed',
  'invalidInput',
] as const
export type OperatorRejection = (typeof REJECTIONS)[number]

/** The member and the currency that an answer must name again. */
export interface OperatorSubject {
  readonly member: string
  readonly currency: Currency
}

/** A command that moves money; `key` makes it idempotent. */
export interface OperatorOrder extends OperatorSubject {
  readonly key: string
  /** Minor units. */
  readonly amount: number
  /** The purpose of the money, say `bet`. */
  readonly kind: string
  /** Our record, say `bet:17`. */
  readonly reference: string
}

export interface OperatorAnswer {
  readonly status: 'ok' | OperatorRejection
  /** The member's available money at the operator, minor units. */
  readonly balance: number
  /** Number of the newest movement of this member: a higher one has the newer balance. */
  readonly seq: number
}

export interface BookPage {
  readonly pages: number
  readonly movements: readonly BookMovement[]
}

/** A movement in the operator's book. */
export interface BookMovement {
  readonly type: 'reserve' | 'settle'
  readonly key: string
  readonly member: string
  readonly currency: string
  readonly amount: number
  readonly state: 'reserved' | 'confirmed' | 'cancelled' | 'settled'
  readonly at: number
}

/** Signed calls to one operator; every unusable answer is an `OperatorFault`. */
export interface OperatorClient {
  readonly id: string
  balance(subject: OperatorSubject): Promise<OperatorAnswer>
  order(type: 'reserve' | 'confirm' | 'cancel' | 'settle', order: OperatorOrder): Promise<OperatorAnswer>
  /** Movements of a span, `to` not included; pages count from 1. */
  book(span: { readonly from: number; readonly to: number; readonly page: number }): Promise<BookPage>
}

const Answer = v.object({
  status: v.picklist(['ok', ...REJECTIONS]),
  key: v.optional(v.string()),
  member: v.string(),
  currency: v.string(),
  balance: v.pipe(v.number(), v.safeInteger()),
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

const Book = v.object({
  status: v.literal('ok'),
  pages: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000)),
  movements: v.array(
    v.object({
      type: v.picklist(['reserve', 'settle']),
      key: v.string(),
      member: v.string(),
      currency: v.string(),
      amount: v.pipe(v.number(), v.safeInteger()),
      state: v.picklist(['reserved', 'confirmed', 'cancelled', 'settled']),
      at: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
})

const BASE = '/operator/v1/'
const BOOK_LIMITS = { withinMs: 10_000, answerMax: 8 * 1024 * 1024 }

export function operatorClient(
  { id, url, secret }: OperatorSettings,
  { ask, now }: { readonly ask: AskRaw; readonly now: () => number },
): OperatorClient {
  const call = async (action: string, body: object, limits?: Parameters<AskRaw>[2]): Promise<unknown> => {
    const path = `${BASE}${action}`
    const { signature, init } = signedPost({ id, secret }, path, body, now())
    const answer = await ask(`${url}${path}`, init, limits).catch((error: unknown) => {
      throw new OperatorFault('noAnswer', `${id}: ${String(error)}`)
    })
    return checkedJson(answer, { id, secret, path, signature })
  }
  const answerOf = (json: unknown, { member, currency }: OperatorSubject, key?: string): OperatorAnswer => {
    const parsed = v.safeParse(Answer, json)
    if (!parsed.success) throw new OperatorFault('malformed', `${id}: ${v.summarize(parsed.issues)}`)
    const answer = parsed.output
    if (answer.member !== member)
      throw new OperatorFault('wrongMember', `${id}: an answer about ${answer.member}`)
    if (key !== undefined && answer.key !== key) throw new OperatorFault('wrongKey', `${id}: not ${key}`)
    if (answer.currency !== currency) throw new OperatorFault('wrongCurrency', `${id}: ${answer.currency}`)
    return { status: answer.status, balance: answer.balance, seq: answer.seq }
  }
  return {
    id,
    balance: async (subject) => answerOf(await call('balance', subject), subject),
    order: async (type, order) => answerOf(await call(type, order), order, order.key),
    book: async (span) => {
      const parsed = v.safeParse(Book, await call('book', span, BOOK_LIMITS))
      if (!parsed.success) throw new OperatorFault('malformed', `${id}: ${v.summarize(parsed.issues)}`)
      return parsed.output
    },
  }
}

interface Signed {
  readonly id: string
  readonly secret: string
  readonly path: string
  /** Of the request: an answer belongs to one request alone. */
  readonly signature: string
}

function checkedJson(answer: RawAnswer, { id, secret, path, signature }: Signed): unknown {
  const { http, text } = answer
  if (http >= 500) throw new OperatorFault('noAnswer', `${id}: HTTP ${http}`)
  const json = parsed(text)
  if (json === undefined) throw new OperatorFault('malformed', `${id}: not JSON`)
  if (answer.header('x-tl-signature') !== answerSignature(secret, { path, signature, body: text }))
    throw new OperatorFault('unsigned', `${id}: ${path}`)
  return json
}

/** Signature of an answer: as of a request, with the signature of the request in place of the time. */
export const answerSignature = (
  secret: string,
  { path, signature, body }: { readonly path: string; readonly signature: string; readonly body: string },
): string => touchlineSignature(secret, { method: 'ANSWER', path, timestamp: signature, body })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
