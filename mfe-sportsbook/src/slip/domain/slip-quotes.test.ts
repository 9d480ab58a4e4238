import type { Quote } from '@touchline/contracts/calls'
import { arsenalQuote, HANDICAP, TOTAL } from '../../testing/slip-fixtures'
import {
  isDue,
  isFreshFor,
  quotesAnswered,
  quotesRefused,
  quotingOf,
  type SlipQuotes,
  UNQUOTED,
} from './slip-quotes'

type Answer = Parameters<typeof quotesAnswered>[2]
const received = (at: number) => ({ at, currency: 'MYR' }) as const
const ok = (...quotes: Quote[]): Answer => ({ kind: 'ok', data: { quotes } })
const silence: Answer = { kind: 'unknown', code: 'requestFailed', text: '' }
const answered = (before: SlipQuotes, answer: Answer, line = HANDICAP, at = 1000) =>
  quotesAnswered(before, line, answer, received(at))

const KNOWN = answered(UNQUOTED, ok(arsenalQuote({ match_left: 4800 })))
const CLOSED = answered(KNOWN, ok(arsenalQuote({ open: false, reason: 'invalidOdds', max_bet: 0 })))
const FAILED = answered(UNQUOTED, silence)

test.each([
  { after: 'no question', quotes: UNQUOTED, quoting: 'asking' },
  { after: 'a quote', quotes: KNOWN, quoting: 'ready' },
  { after: 'a first question without an answer', quotes: FAILED, quoting: 'failed', code: 'requestFailed' },
  { after: 'a quote that follows a failure', quotes: answered(FAILED, ok(arsenalQuote())), quoting: 'ready' },
  {
    after: 'an answer without quotes',
    quotes: answered(UNQUOTED, ok()),
    quoting: 'failed',
    code: 'invalidBet',
  },
  { after: 'silence about the same line', quotes: answered(KNOWN, silence), quoting: 'ready' },
  {
    after: 'silence about another line',
    quotes: answered(KNOWN, silence, TOTAL),
    quoting: 'failed',
    code: 'requestFailed',
  },
])('after $after a selection is $quoting', ({ quotes, quoting, code }) => {
  expect(quotingOf(quotes)).toEqual({ quoting, ...(code && { code }) })
})

const later = (change: Partial<Quote>) => answered(KNOWN, ok(arsenalQuote(change)), HANDICAP, 2000)
const refused = quotesRefused(KNOWN, arsenalQuote({ max_bet: 5000 }), received(2000))

test.each([
  { of: 'a closed price', quotes: later({ max_bet: 0 }), matchRemaining: 4800 },
  { of: 'a quote without that limit', quotes: later({ max_bet: 5000 }), maxBet: 5000 },
  {
    of: 'a quote with that limit',
    quotes: later({ max_bet: 5000, match_left: 700 }),
    maxBet: 5000,
    matchRemaining: 700,
    reportedAt: 2000,
  },
  { of: 'a refusal', quotes: refused, maxBet: 5000, matchRemaining: 4800 },
])('after $of the remaining match limit is $matchRemaining', (row) => {
  const { quotes, maxBet = KNOWN.limits?.maxBet, matchRemaining, reportedAt = 1000 } = row
  expect(quotes.limits).toMatchObject({ maxBet })
  expect([quotes.limits?.matchRemaining, quotes.reportedAt]).toEqual([matchRemaining, reportedAt])
})

test.each([
  { of: 'of now', quotes: KNOWN, isFresh: true, due: false },
  { of: 'to be renewed', quotes: KNOWN, now: 8001, isFresh: true, due: true },
  { of: 'that is old', quotes: KNOWN, now: 11_001, isFresh: false, due: true },
  { of: 'of another line', quotes: KNOWN, line: TOTAL, isFresh: false, due: false },
  { of: 'of a closed price', quotes: CLOSED, isFresh: false, due: false },
  { of: 'that never came', quotes: UNQUOTED, isFresh: false, due: true },
])('a quote $of can be bet: $isFresh, and is asked anew: $due', ({ quotes, isFresh, due, ...row }) => {
  const { line = HANDICAP, now = 1000 } = row
  expect([isFreshFor(quotes, line, now), isDue(quotes, now)]).toEqual([isFresh, due])
})
