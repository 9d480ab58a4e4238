import * as v from 'valibot'
import { answerSignature } from '../../src/modules/wallet'
import { isTouchlineSigned } from '../../src/platform/touchline-signature'
import type { OperatorBook } from './operator-book'
import type { FaultSource, OperatorFault } from './operator-faults'

export interface StandInCall {
  readonly path: string
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

export interface StandInAnswer {
  readonly http: number
  readonly body: string
  readonly signature: string | null
  readonly delayMs: number
  /** The connection is closed without an answer. */
  readonly isLost: boolean
}

export interface StandInDeps {
  readonly book: OperatorBook
  readonly faults: FaultSource
  readonly secret: string
  readonly now: () => number
  readonly slowMs: number
}

const BASE = '/operator/v1/'
const PAGE_SIZE = 1000
const OTHER_CURRENCY = 'CNY'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const whole = v.pipe(v.number(), v.safeInteger())
const Subject = v.object({ member: text, currency: text })
const Command = v.object({ ...Subject.entries, key: text, amount: whole, kind: text, reference: text })
const Span = v.object({ from: whole, to: whole, page: v.pipe(whole, v.minValue(1)) })

type Reply = Record<string, unknown>

/** The operator of the sandbox, without a port. */
export function createStandIn({ book, faults, secret, now, slowMs }: StandInDeps) {
  const answerTo = async (action: string, json: unknown): Promise<Reply> => {
    switch (action) {
      case 'balance': {
        const { member, currency } = v.parse(Subject, json)
        return { member, ...(await book.balanceOf(member, currency)) }
      }
      case 'reserve':
      case 'confirm':
      case 'cancel':
      case 'settle': {
        const command = v.parse(Command, json)
        if (action !== 'settle' && command.amount <= 0) return { status: 'invalidInput' }
        const { key, member } = command
        return { key, member, ...(await book.carryOut(action, command)) }
      }
      case 'book':
        return pageOf(book, v.parse(Span, json))
      default:
        return { status: 'invalidInput' }
    }
  }

  return async (call: StandInCall): Promise<StandInAnswer> => {
    const { path, timestamp, signature, body } = call
    if (!isTouchlineSigned(secret, { method: 'POST', path, timestamp, body }, signature, now()))
      return { ...PLAIN, http: 401, body: '{"status":"invalidSignature"}' }
    const action = path.slice(BASE.length)
    const fault = faults.draw(action)
    if (fault === 'error') return { ...PLAIN, http: 500, body: '{"status":"systemError"}' }
    const json: unknown = JSON.parse(body)
    const reply = await answerTo(action, json)
    const again = fault === 'doubled' ? await answerTo(action, json) : null
    if (fault === 'late-error') return { ...PLAIN, http: 500, body: '{"status":"systemError"}' }
    const text = bodyOf(reply, again, fault)
    return {
      http: 200,
      body: fault === 'half' ? text.slice(0, Math.floor(text.length / 2)) : text,
      signature: fault === 'unsigned' ? null : answerSignature(secret, { path, signature, body: text }),
      delayMs: fault === 'slow' ? slowMs : 0,
      isLost: fault === 'lost',
    }
  }
}

const PLAIN = { signature: null, delayMs: 0, isLost: false } as const

function bodyOf(reply: Reply, again: Reply | null, fault: OperatorFault | null): string {
  if (fault === 'other-member')
    return JSON.stringify({ ...reply, member: 'somebody-else', balance: 999_999_999 })
  if (fault === 'other-currency') return JSON.stringify({ ...reply, currency: OTHER_CURRENCY })
  return JSON.stringify(reply) + (again ? JSON.stringify(again) : '')
}

function pageOf(book: OperatorBook, { page, ...span }: v.InferOutput<typeof Span>): Reply {
  const records = book.recordsOf(span)
  const movements = records
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map(({ type, key, member, currency, amount, state, at }) => ({
      type,
      key,
      member,
      currency,
      amount,
      state,
      at,
    }))
  return { status: 'ok', pages: Math.ceil(records.length / PAGE_SIZE), movements }
}

export type StandIn = ReturnType<typeof createStandIn>
