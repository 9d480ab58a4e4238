import type { Quote } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import type { OddsType } from '@touchline/contracts/odds'
import { makeAutoObservable, observableRef } from 'mobx'
import type { LeftTold } from '../domain/left-on-match'
import type { Quoting } from '../domain/slip-gate'
import { limitsFrom, type SlipLimits } from '../domain/slip-terms'
import type { SlipCalls } from '../transport/slip-calls'
import { NewestAnswer } from './newest-answer'

/** A quote older than this is asked for again before a bet leaves. */
const QUOTE_MAX_AGE_MS = 10_000
/** Sooner than that it is renewed in passing. */
const QUOTE_RENEW_MS = 7000

type QuoteAnswer =
  | { readonly got: 'nothing' }
  | { readonly got: 'quote'; readonly quote: Quote; readonly at: number }
  | { readonly got: 'failure'; readonly code: ErrorCode }

/** The server's word on the selection in the slip: price, limits, and whether this member may bet on it. */
export class SlipQuotes {
  private answer: QuoteAnswer = { got: 'nothing' }
  private lastLimits: SlipLimits | null = null
  /** The latest answer to a question that said what is left of the match. */
  leftTold: LeftTold | null = null
  /** Why the latest question brought no answer; null once one came. */
  failure: ErrorCode | null = null
  private readonly questions = new NewestAnswer()

  constructor(
    private readonly calls: Pick<SlipCalls, 'check'>,
    private readonly now: () => number,
    private readonly currency: () => Currency,
  ) {
    makeAutoObservable<this, 'answer' | 'lastLimits' | 'questions' | 'calls' | 'now' | 'currency'>(this, {
      answer: observableRef,
      lastLimits: observableRef,
      leftTold: observableRef,
      isDue: false,
      questions: false,
      calls: false,
      now: false,
      currency: false,
    })
  }

  get quote(): Quote | null {
    return this.answer.got === 'quote' ? this.answer.quote : null
  }

  /** The latest limits that allowed anything: those of a price that just closed are zeros, and say nothing. */
  get limits(): SlipLimits | null {
    return this.lastLimits
  }

  get quoting(): Quoting {
    return quotingOf(this.answer)
  }

  /** Recent enough, and about this line, for a bet to leave on it. */
  isFreshFor(lineId: number): boolean {
    const { answer } = this
    if (answer.got !== 'quote' || !answer.quote.open || answer.quote.line_id !== lineId) return false
    return this.now() - answer.at <= QUOTE_MAX_AGE_MS
  }

  /** It is time to ask again though nothing changed. */
  get isDue(): boolean {
    return this.answer.got !== 'quote' || this.now() - this.answer.at > QUOTE_RENEW_MS
  }

  /**
   * Asks anew. An older answer that comes late is dropped, the newest is waited for; a failure leaves the last quote of the same
   * line standing.
   */
  ask(pick: PickIntent, oddsType: OddsType): Promise<void> {
    return this.questions.ask(
      () => this.calls.check(pick, oddsType),
      (result) => this.hear(result, pick),
    )
  }

  private hear(result: Awaited<ReturnType<SlipCalls['check']>>, pick: PickIntent): void {
    const quote = result.kind === 'ok' ? result.data.quotes[0] : undefined
    if (quote) this.hearOffered(quote)
    else this.hearNothing(pick, result.kind === 'ok' ? 'invalidBet' : result.code)
  }

  private hearNothing(pick: PickIntent, code: ErrorCode): void {
    this.failure = code
    if (this.quote?.line_id !== pick.line_id) this.answer = { got: 'failure', code }
  }

  /** Takes a quote that came with a refusal. */
  take(quote: Quote): void {
    this.questions.overtake()
    // It does not say what is left of the match: what was known of it stands.
    this.keep({ ...quote, match_left: quote.match_left ?? this.lastLimits?.matchLeft })
  }

  private hearOffered(quote: Quote): void {
    this.keep(quote)
    if (quote.max_bet > 0 && quote.match_left !== undefined) this.leftTold = { at: this.now() }
  }

  private keep(quote: Quote): void {
    this.failure = null
    this.answer = { got: 'quote', quote, at: this.now() }
    if (quote.max_bet > 0) this.lastLimits = limitsFrom(quote, this.currency())
  }
}

function quotingOf(answer: QuoteAnswer): Quoting {
  switch (answer.got) {
    case 'nothing':
      return { quoting: 'asking' }
    case 'quote':
      return { quoting: 'ready' }
    case 'failure':
      return { quoting: 'failed', code: answer.code }
  }
}
