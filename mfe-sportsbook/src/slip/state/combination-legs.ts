import type { OddsPolicy, RefusalDetails } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult, PickIntent } from '@touchline/contracts/host'
import type { LegToCombine } from '@touchline/rules'
import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { keyOfPick } from '../../shared/domain/same-pick'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { NewestAnswer } from '../../shared/state/newest-answer'
import { isHasty } from '../domain/press'
import { MAX_AGE_MS } from '../domain/quote-times'
import type { MatchLimitReport } from '../domain/remaining-on-match'
import type { CombinationFault, SeenPick } from '../domain/slip-combination'

/** The selection of a combined bet, at any kind of price. */
export interface LegSelection<Terms = unknown> {
  readonly pick: PickIntent
  readonly seen: Terms | null
  readonly gate:
    | { readonly gate: 'locked' }
    | { readonly gate: 'confirm' | 'accept_price' | 'accept_line'; readonly terms: Terms }
  readonly isUnread: boolean
  /** Line that the server is asked about: where the picked one went. */
  readonly lineToAsk: number
  see(terms: Terms): void
}

type TermsOf<Selection extends LegSelection> = NonNullable<Selection['seen']>
type LegQuote = PickIntent & { readonly line_id: number; readonly match_left?: number | undefined }

/** The particulars of a kind of combination. */
export interface LegsPorts<Selection extends LegSelection, Quote, Limit> {
  readonly now: () => number
  /** Selections that are combined, in the order of the slip. */
  readonly selections: () => readonly Selection[]
  readonly quote: v.GenericSchema<unknown, Quote>
  readonly check: (
    picks: readonly PickIntent[],
  ) => Promise<CallResult<{ quotes: Quote[]; limit: Limit | null }>>
  /** Line whose quote says what the selection is worth. */
  readonly quotedLine: (selection: Selection) => number
  readonly toCombine: (selection: Selection, quote: Quote | null) => LegToCombine
  readonly faultOf: (legs: readonly LegToCombine[], limit: Limit | null | undefined) => CombinationFault
  readonly limitsOf: (limit: Limit | null, first: Quote | null) => SlipLimits | null
  /** Whether the current limit deducts more than the seen one. */
  readonly isDearer?: (seen: Limit, now: Limit) => boolean
  readonly isCovered: (seen: TermsOf<Selection>, now: TermsOf<Selection>, accept: OddsPolicy) => boolean
  /** The leg at the shown terms, if it has some. */
  readonly write: (
    selection: Selection,
    quote: Quote | null,
  ) => { readonly leg: SlipLeg; readonly pick: SeenPick } | null
}

/** The legs of a bet on several selections: what the server says of them, what excludes what, and what asks for consent. */
export class CombinationLegs<Selection extends LegSelection, Quote extends LegQuote, Limit> {
  /** Undefined until the server has spoken; null where it gives none. */
  limit: Limit | null | undefined = undefined
  /** The limit that the player has consented to. */
  private seenLimit: Limit | null = null
  private quotes: ReadonlyMap<string, Quote> = new Map()
  /** A body alone has limits of its own. */
  private lastLimits: { readonly limits: SlipLimits; readonly isAlone: boolean } | null = null
  /** The latest answer that said what the matches leave. */
  matchLimitReport: MatchLimitReport | null = null
  /** Why the latest question brought no limits; null where it was answered. */
  failure: ErrorCode | null = null
  private askedAt = Number.NEGATIVE_INFINITY
  private dearerSince = Number.NEGATIVE_INFINITY
  private readonly questions = new NewestAnswer()

  constructor(private readonly ports: LegsPorts<Selection, Quote, Limit>) {
    makeAutoObservable<
      this,
      'ports' | 'questions' | 'quotes' | 'lastLimits' | 'seenLimit' | 'askedAt' | 'dearerSince'
    >(
      this,
      {
        ports: false,
        questions: false,
        isFresh: false,
        isUnread: false,
        askedAt: false,
        dearerSince: false,
        quotes: observableRef,
        limit: observableRef,
        lastLimits: observableRef,
        seenLimit: observableRef,
        matchLimitReport: observableRef,
      },
      { autoBind: true },
    )
  }

  get selections(): readonly Selection[] {
    return this.ports.selections()
  }

  get readiness(): 'locked' | 'ready' | 'asks' {
    const gates = this.selections.map(({ gate }) => gate.gate)
    if (gates.length === 0 || gates.includes('locked') || this.fault.fault !== 'none') return 'locked'
    return gates.every((gate) => gate === 'confirm') && !this.dearer ? 'ready' : 'asks'
  }

  get isUnread(): boolean {
    const isDearerUnread = this.dearer !== null && isHasty(this.dearerSince, this.ports.now())
    return isDearerUnread || this.selections.some(({ gate, isUnread }) => gate.gate !== 'confirm' && isUnread)
  }

  /** The latest limits that allow a bet: a closed price has zeros or none. */
  get limits(): SlipLimits | null {
    const { limitsOfNow, lastLimits } = this
    const last = lastLimits?.isAlone === this.isAlone ? lastLimits.limits : null
    const limits = limitsOfNow?.maxBet ? limitsOfNow : (last ?? limitsOfNow)
    const quotes = this.selections.map((selection) => this.quoteOf(selection))
    const left = quotes.flatMap((quote) => quote?.match_left ?? [])
    // All of it is at risk on each of its matches. A limit that says what they leave says more than those of the legs.
    const { matchRemaining = left.length > 0 ? Math.min(...left) : undefined } = limits ?? {}
    return limits && { ...limits, matchRemaining: this.isExcluded ? undefined : matchRemaining }
  }

  private get limitsOfNow(): SlipLimits | null {
    const [first] = this.selections
    return this.ports.limitsOf(this.limit ?? null, first ? this.quoteOf(first) : null)
  }

  private get isAlone(): boolean {
    return this.selections.length === 1
  }

  /** The limits for a stake: conflicting legs have no payout. */
  get stakeLimits(): SlipLimits | null {
    const { limits } = this
    return limits && this.isExcluded ? { ...limits, maxPayout: Number.MAX_SAFE_INTEGER } : limits
  }

  private get isExcluded(): boolean {
    const { fault } = this.fault
    return fault === 'conflict' || fault === 'alone'
  }

  get isFresh(): boolean {
    const isKnown = this.selections.every(
      (selection) => this.quoteOf(selection)?.line_id === selection.pick.line_id,
    )
    return isKnown && this.limitsOfNow !== null && this.ports.now() - this.askedAt <= MAX_AGE_MS
  }

  /** The limit that the player has seen, where that of now takes more of a return; null when nothing asks. */
  get dearer(): Limit | null {
    const { limit, seenLimit } = this
    return limit && seenLimit && this.ports.isDearer?.(seenLimit, limit) ? seenLimit : null
  }

  quoteOf(selection: Selection): Quote | null {
    return (
      this.quotes.get(keyOfPick({ ...selection.pick, line_id: this.ports.quotedLine(selection) })) ?? null
    )
  }

  get toCombine(): readonly LegToCombine[] {
    return this.selections.map((selection) => this.ports.toCombine(selection, this.quoteOf(selection)))
  }

  get fault(): CombinationFault {
    return this.ports.faultOf(this.toCombine, this.limit)
  }

  /** Asks for prices, conflicts and limits of all legs. A late answer to an older question is dropped; the newest is waited for. */
  async ask(): Promise<void> {
    const picks = this.selections.map(({ pick, lineToAsk }) => ({ ...pick, line_id: lineToAsk }))
    if (picks.length === 0) return this.questions.overtake()
    await this.questions.ask(
      () => this.ports.check(picks),
      (result) => {
        this.failure = result.kind === 'ok' ? null : result.code
        if (result.kind === 'ok') this.take(result.data)
      },
    )
  }

  /** A refusal brings quotes of all legs; limits are asked for. */
  takeRefusal({ quotes }: RefusalDetails): void {
    const parsed = v.safeParse(v.array(this.ports.quote), quotes)
    if (parsed.success) this.takeQuotes(parsed.output)
    void this.ask()
  }

  /** The player has pressed on what asks. */
  consent(): void {
    for (const { gate, see } of this.selections) if (gate.gate !== 'locked') see(gate.terms)
    this.seenLimit = this.limit ?? null
  }

  /** Consents where a policy covers all that has moved since; false, with nothing changed, where it does not. */
  consentIfCovered(accept: OddsPolicy): boolean {
    if (this.readiness === 'locked' || this.dearer) return false
    const covered = this.selections.every(({ gate, seen }) => {
      if (gate.gate === 'locked') return false
      return gate.gate === 'confirm' || this.isCovered(seen, gate.terms, accept)
    })
    if (covered) this.consent()
    return covered
  }

  /** Legs and picks at the terms on show; null while one of them has none. */
  write(): { readonly legs: readonly SlipLeg[]; readonly picks: readonly SeenPick[] } | null {
    const written = this.selections.flatMap(
      (selection) => this.ports.write(selection, this.quoteOf(selection)) ?? [],
    )
    if (written.length === 0 || written.length !== this.selections.length) return null
    return { legs: written.map(({ leg }) => leg), picks: written.map(({ pick }) => pick) }
  }

  private isCovered(seen: unknown, now: unknown, accept: OddsPolicy): boolean {
    // Terms of one selection are of one kind, which the common interface cannot express.
    return (
      seen !== null && this.ports.isCovered(seen as TermsOf<Selection>, now as TermsOf<Selection>, accept)
    )
  }

  private take({ quotes, limit }: { readonly quotes: readonly Quote[]; readonly limit: Limit | null }): void {
    this.takeQuotes(quotes)
    const isDearerThanBefore = Boolean(this.limit && limit && this.ports.isDearer?.(this.limit, limit))
    this.limit = limit
    this.seenLimit ??= limit
    if (!this.dearer) this.seenLimit = limit
    this.askedAt = this.ports.now()
    const { limitsOfNow: limits, isAlone } = this
    if (limits?.maxBet) this.lastLimits = { limits, isAlone }
    if (this.limits?.matchRemaining !== undefined) this.matchLimitReport = { at: this.askedAt }
    if (isDearerThanBefore) this.dearerSince = this.askedAt
  }

  private takeQuotes(quotes: readonly Quote[]): void {
    this.quotes = new Map(quotes.map((quote) => [keyOfPick(quote), quote]))
  }
}
