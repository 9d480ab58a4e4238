import type { Quote } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import { limitsFrom, type SlipLimits } from '../../shared/domain/slip-terms'
import type { Quoting } from './slip-gate'

/** The server's word on a selection: price, limits, and whether this member may bet on it. */
export interface SlipQuotes {
  readonly quote: Quote | null
  /** When the quote came, epoch milliseconds. */
  readonly at: number
  /** The latest limits that allow a bet: a closed price has zeros. */
  readonly limits: SlipLimits | null
  /** When the remaining match limit was last reported. */
  readonly reportedAt: number
  /** Why the latest question brought no answer; null once one came. */
  readonly failure: ErrorCode | null
}

const NO_QUOTE = { quote: null, at: Number.NEGATIVE_INFINITY } as const

/** Before the first answer. */
export const UNQUOTED: SlipQuotes = {
  ...NO_QUOTE,
  limits: null,
  reportedAt: Number.NEGATIVE_INFINITY,
  failure: null,
}

/** The currency and the time of an answer. */
interface Received {
  readonly at: number
  readonly currency: Currency
}

/** After the answer to a question about a line. A failure keeps the last quote of the same line. */
export function quotesAnswered(
  before: SlipQuotes,
  lineId: number,
  answer: CallResult<{ quotes: readonly Quote[] }>,
  received: Received,
): SlipQuotes {
  const quote = answer.kind === 'ok' ? answer.data.quotes[0] : undefined
  if (!quote) {
    const failure = answer.kind === 'ok' ? 'invalidBet' : answer.code
    return { ...before, ...(before.quote?.line_id !== lineId && NO_QUOTE), failure }
  }
  const isReported = quote.max_bet > 0 && quote.match_left !== undefined
  return { ...quoted(before, quote, received), ...(isReported && { reportedAt: received.at }) }
}

/** After a quote that came with a refusal. It has no remaining match limit: the known one stays. */
export const quotesRefused = (before: SlipQuotes, quote: Quote, received: Received): SlipQuotes =>
  quoted(before, { ...quote, match_left: quote.match_left ?? before.limits?.matchRemaining }, received)

function quoted(before: SlipQuotes, quote: Quote, { at, currency }: Received): SlipQuotes {
  const limits = quote.max_bet > 0 ? limitsFrom(quote, currency) : before.limits
  return { ...before, quote, at, limits, failure: null }
}

/** Whether limits are known. */
export function quotingOf({ quote, failure }: SlipQuotes): Quoting {
  if (quote) return { quoting: 'ready' }
  return failure ? { quoting: 'failed', code: failure } : { quoting: 'asking' }
}

/** Recent enough, and about this line, for a bet to leave on it. */
export const isFreshFor = ({ quote, at }: SlipQuotes, lineId: number, now: number): boolean =>
  quote?.open === true && quote.line_id === lineId && now - at <= MAX_AGE_MS

/** It is time to ask again though nothing changed. */
export const isDue = ({ at }: SlipQuotes, now: number): boolean => now - at > RENEW_AFTER_MS

/*
 * How long the word of the server on prices and limits counts, for selections and for combinations of them.
 */

/** An older quote is renewed before a bet uses it. */
export const MAX_AGE_MS = 10_000
/** An older quote is renewed in the background, so that no press waits for it. */
export const RENEW_AFTER_MS = 7000
/** Prices change in bursts; one question answers a burst. */
export const ASK_DELAY_MS = 400
