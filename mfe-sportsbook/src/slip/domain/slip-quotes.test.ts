import type { Quote } from '@touchline/contracts/calls'
import { arsenalQuote, HANDICAP, TOTAL } from '../../testing/slip-fixtures'
import { isDue, isFreshFor, quotesAnswered, quotesRefused, quotingOf, UNQUOTED } from './slip-quotes'

const received = (at = 1000) => ({ at, currency: 'MYR' }) as const
const ok = (...quotes: Quote[]) => ({ kind: 'ok', data: { quotes } }) as const
const away = { kind: 'unknown', code: 'requestFailed', text: '' } as const
const CLOSED = arsenalQuote({ open: false, reason: 'invalidOdds', max_bet: 0 })
const known = quotesAnswered(UNQUOTED, HANDICAP, ok(arsenalQuote({ match_left: 4800 })), received())

describe('the quotes of a selection', () => {
  test.each([
    { what: 'nothing yet', quotes: UNQUOTED, quoting: { quoting: 'asking' } },
    { what: 'a quote', quotes: known, quoting: { quoting: 'ready' } },
    {
      what: 'no answer, and none before',
      quotes: quotesAnswered(UNQUOTED, HANDICAP, away, received()),
      quoting: { quoting: 'failed', code: 'requestFailed' },
    },
    {
      what: 'no quote in its answer',
      quotes: quotesAnswered(UNQUOTED, HANDICAP, ok(), received()),
      quoting: { quoting: 'failed', code: 'invalidBet' },
    },
    {
      what: 'no answer, after a quote of the same line',
      quotes: quotesAnswered(known, HANDICAP, away, received()),
      quoting: { quoting: 'ready' },
    },
    {
      what: 'no answer, after a quote of another line',
      quotes: quotesAnswered(known, TOTAL, away, received()),
      quoting: { quoting: 'failed', code: 'requestFailed' },
    },
  ])('is $what', ({ quotes, quoting }) => {
    expect(quotingOf(quotes)).toEqual(quoting)
  })

  test('is a quote once one comes after a question without an answer', () => {
    const failed = quotesAnswered(UNQUOTED, HANDICAP, away, received())
    const now = quotesAnswered(failed, HANDICAP, ok(arsenalQuote()), received(2000))
    expect([failed.failure, now.failure, quotingOf(now)]).toEqual([
      'requestFailed',
      null,
      { quoting: 'ready' },
    ])
  })

  test.each([
    { of: 'a price that closed leaves the limits', max_bet: 0, matchRemaining: 4800, reportedAt: 1000 },
    { of: 'a quote without a limit of the match takes that away', max_bet: 5000, reportedAt: 1000 },
    {
      of: 'a quote that names it',
      max_bet: 5000,
      match_left: 700,
      matchRemaining: 700,
      reportedAt: 2000,
    },
  ])('$of', ({ max_bet, match_left, matchRemaining, reportedAt }) => {
    const now = quotesAnswered(known, HANDICAP, ok(arsenalQuote({ max_bet, match_left })), received(2000))
    expect([now.limits?.matchRemaining, now.reportedAt]).toEqual([matchRemaining, reportedAt])
  })

  test('a quote of a refusal keeps the known remaining match limit', () => {
    const now = quotesRefused(known, arsenalQuote({ max_bet: 5000 }), received(2000))
    expect(now).toMatchObject({
      limits: { maxBet: 5000, matchRemaining: 4800 },
      reportedAt: 1000,
    })
  })

  test.each([
    { of: 'of now', quotes: known, line: HANDICAP, now: 1000, isFresh: true, due: false },
    { of: 'that is to be renewed', quotes: known, line: HANDICAP, now: 8001, isFresh: true, due: true },
    { of: 'that is old', quotes: known, line: HANDICAP, now: 11_001, isFresh: false, due: true },
    { of: 'of another line', quotes: known, line: TOTAL, now: 1000, isFresh: false, due: false },
    {
      of: 'of what is closed',
      quotes: quotesAnswered(known, HANDICAP, ok(CLOSED), received()),
      line: HANDICAP,
      now: 1000,
      isFresh: false,
      due: false,
    },
    { of: 'that never came', quotes: UNQUOTED, line: HANDICAP, now: 1000, isFresh: false, due: true },
  ])('$of: a bet leaves on it $isFresh, it is asked anew $due', ({ quotes, line, now, isFresh, due }) => {
    expect([isFreshFor(quotes, line, now), isDue(quotes, now)]).toEqual([isFresh, due])
  })
})
