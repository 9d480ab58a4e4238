import {
  type CombinationLimit,
  type MaungLimit,
  MyanmarQuote,
  type OddsPolicy,
  Quote,
  type RefusalDetails,
} from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import { deductionOf, type LegToCombine, MAUNG_DEDUCTIONS } from '@touchline/rules'
import * as v from 'valibot'
import { keyOfPick } from '../../../shared/domain/same-pick'
import { type SlipLeg, slipLegOf } from '../../../shared/domain/slip-leg'
import { limitsFrom, type SlipLimits } from '../../../shared/domain/slip-terms'
import { type BurmeseTerms, burmeseLeg } from '../burmese-terms'
import type { AsianSelection, BurmeseSelection } from '../selection-now'
import {
  type CombinationFault,
  type CombinedLeg,
  combinationFault,
  legPrice,
  limitedFault,
} from '../slip-combination'
import type { QuotesAnswer } from '../slip-event'
import { isHasty } from '../slip-gate'
import { MAX_AGE_MS } from '../slip-quotes'
import type { SeenPick } from '../slip-sent'
import type { LegsState, SlipFacts } from '../slip-state'
import type { WagerSubject } from '../wager'
import type { MaungBasis } from './myanmar'

/** The selection of a combined bet, at any kind of price. */
export interface LegSelection<Quote> {
  readonly id: number
  readonly pick: PickIntent
  /** The same when its market moves to another line. */
  readonly subject: string
  readonly readiness: 'locked' | 'ready' | 'asks'
  readonly isUnread: boolean
  readonly lineToAsk: number
  isCovered(accept: OddsPolicy): boolean
  toCombine(quote: Quote | null): LegToCombine
}

type LegQuote = PickIntent & { readonly match_left?: number | undefined }

/** The particulars of a kind of combination. */
export interface LegsRules<Leg, Quote, Limit> {
  /** Combined selections, in the order of the slip. */
  readonly selections: () => readonly Leg[]
  readonly quote: v.GenericSchema<unknown, Quote>
  /** The line whose quote prices the leg. */
  readonly quotedLine: (leg: Leg) => number
  readonly faultOf: (legs: readonly LegToCombine[], limit: Limit | null | undefined) => CombinationFault
  readonly limitsOf: (limit: Limit | null, first: Quote | null, count: number) => SlipLimits | null
  /** Whether the current limit deducts more than the seen one. */
  readonly isDearer?: (seen: Limit, now: Limit, count: number) => boolean
  /** The leg at the shown terms, if it has some. */
  readonly write: (leg: Leg, quote: Quote | null) => { readonly leg: SlipLeg; readonly pick: SeenPick } | null
}

/** The legs of a combination: their quotes and limits, what excludes what, and what asks for consent. */
export class Legs<Leg extends LegSelection<Quote>, Quote extends LegQuote, Limit> implements WagerSubject {
  constructor(
    private readonly read: () => LegsState<Quote, Limit>,
    private readonly rules: LegsRules<Leg, Quote, Limit>,
    private readonly facts: Pick<SlipFacts, 'now'>,
  ) {}

  get selections(): readonly Leg[] {
    return this.rules.selections()
  }

  /** Undefined before the first answer; null where the server gives none. */
  get limit(): Limit | null | undefined {
    return this.read().limit
  }

  get reportedAt(): number {
    return this.read().reportedAt
  }

  get failure(): ErrorCode | null {
    return this.read().failure
  }

  get readiness(): 'locked' | 'ready' | 'asks' {
    const each = this.selections.map(({ readiness }) => readiness)
    if (each.length === 0 || each.includes('locked') || this.fault.fault !== 'none') return 'locked'
    return each.includes('asks') || this.dearer ? 'asks' : 'ready'
  }

  get isUnread(): boolean {
    const isDearerUnread = this.dearer !== null && isHasty(this.read().dearerSince, this.facts.now())
    return (
      isDearerUnread || this.selections.some(({ readiness, isUnread }) => readiness !== 'ready' && isUnread)
    )
  }

  /** The latest limits that allow a bet: a closed price has zeros or none. */
  get limits(): SlipLimits | null {
    const { limitsOfNow } = this
    const { lastLimits } = this.read()
    const last = lastLimits?.isAlone === this.isAlone ? lastLimits.limits : null
    const limits = limitsOfNow?.maxBet ? limitsOfNow : (last ?? limitsOfNow)
    const left = this.selections.flatMap((leg) => this.quoteOf(leg)?.match_left ?? [])
    // All of it is at risk on each match. The remaining limit of the combination counts before those of its legs.
    const { matchRemaining = left.length > 0 ? Math.min(...left) : undefined } = limits ?? {}
    return limits && { ...limits, matchRemaining: this.isExcluded ? undefined : matchRemaining }
  }

  private get limitsOfNow(): SlipLimits | null {
    const { selections } = this
    const [first] = selections
    return this.rules.limitsOf(this.limit ?? null, first ? this.quoteOf(first) : null, selections.length)
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

  /** Limits and prices are recent enough for a bet. */
  get isFresh(): boolean {
    const isKnown = this.selections.every((leg) => this.quoteOf(leg)?.line_id === leg.pick.line_id)
    return isKnown && this.limitsOfNow !== null && this.facts.now() - this.read().answeredAt <= MAX_AGE_MS
  }

  /** The limit that the player has seen, where the current one deducts more; null when nothing asks. */
  get dearer(): Limit | null {
    const { limit, seenLimit } = this.read()
    return limit && seenLimit && this.isDearer(seenLimit, limit) ? seenLimit : null
  }

  private isDearer(seen: Limit, now: Limit): boolean {
    return this.rules.isDearer?.(seen, now, this.selections.length) ?? false
  }

  quoteOf(leg: Leg): Quote | null {
    return this.read().quotes.get(keyOfPick({ ...leg.pick, line_id: this.rules.quotedLine(leg) })) ?? null
  }

  get toCombine(): readonly LegToCombine[] {
    return this.selections.map((leg) => leg.toCombine(this.quoteOf(leg)))
  }

  get fault(): CombinationFault {
    return this.rules.faultOf(this.toCombine, this.limit)
  }

  /** Picks that the server is asked about. */
  get picksToAsk(): readonly PickIntent[] {
    return this.selections.map(({ pick, lineToAsk }) => ({ ...pick, line_id: lineToAsk }))
  }

  /** Whether a policy covers all moves since the player consented. */
  isCovered(accept: OddsPolicy): boolean {
    if (this.readiness === 'locked' || this.dearer) return false
    return this.selections.every((leg) => leg.isCovered(accept))
  }

  /** Legs and picks at the seen terms; null while one of them has none. */
  write(): { readonly legs: readonly SlipLeg[]; readonly picks: readonly SeenPick[] } | null {
    const written = this.selections.flatMap((leg) => this.rules.write(leg, this.quoteOf(leg)) ?? [])
    if (written.length === 0 || written.length !== this.selections.length) return null
    return { legs: written.map(({ leg }) => leg), picks: written.map(({ pick }) => pick) }
  }

  /** After the player has pressed on what asks. */
  consented(): LegsState<Quote, Limit> {
    return { ...this.read(), seenLimit: this.limit ?? null }
  }

  /** After a refusal, which may bring quotes of all legs. */
  refused({ quotes }: RefusalDetails): LegsState<Quote, Limit> {
    const parsed = v.safeParse(v.array(this.rules.quote), quotes)
    return parsed.success ? { ...this.read(), quotes: byPick(parsed.output) } : this.read()
  }

  /** After an answer to the question about all legs. */
  answered(answer: QuotesAnswer): LegsState<Quote, Limit> {
    if (answer.kind !== 'ok') return { ...this.read(), failure: answer.code }
    const before = this.read()
    const limit = (answer.data.limit ?? null) as Limit | null
    const answeredAt = this.facts.now()
    const isDearerThanBefore = Boolean(before.limit && limit && this.isDearer(before.limit, limit))
    let state: LegsState<Quote, Limit> = {
      ...before,
      limit,
      answeredAt,
      quotes: byPick(answer.data.quotes as readonly Quote[]),
      seenLimit: before.seenLimit ?? limit,
      failure: null,
      dearerSince: isDearerThanBefore ? answeredAt : before.dearerSince,
    }
    const now = new Legs(() => state, this.rules, this.facts)
    if (!now.dearer) state = { ...state, seenLimit: limit }
    const { limitsOfNow: limits, isAlone } = now
    if (limits?.maxBet) state = { ...state, lastLimits: { limits, isAlone } }
    if (now.limits?.matchRemaining !== undefined) state = { ...state, reportedAt: answeredAt }
    return state
  }
}

const byPick = <Quote extends LegQuote>(quotes: readonly Quote[]): ReadonlyMap<string, Quote> =>
  new Map(quotes.map((quote) => [keyOfPick(quote), quote]))

/** Legs of a parlay or a system. */
export type AsianLegs = Legs<AsianSelection, Quote, CombinationLimit>

export const asianLegs = (
  kind: 'parlay' | 'system',
  read: () => LegsState<Quote, CombinationLimit>,
  selections: () => readonly AsianSelection[],
  facts: Pick<SlipFacts, 'now' | 'member'>,
): AsianLegs =>
  new Legs(
    read,
    {
      selections,
      quote: Quote,
      quotedLine: ({ lineToAsk }) => lineToAsk,
      faultOf: (legs, limit) =>
        limitedFault(combinationFault(legs, kind === 'system' ? 'system' : 'mix'), limit),
      limitsOf: (limit) => limit && limitsFrom(limit, facts.member.currency),
      write: ({ match, seen, pick }, quote) => {
        if (!match || !seen) return null
        // A leg of a combination has its decimal price.
        const odds = legPrice({ terms: seen, quote })
        const { match_id, line_id, selection } = pick
        const { ball, line, score } = seen
        return {
          leg: { ...slipLegOf(match, seen), odds, odds_type: 4 },
          pick: { match_id, line_id, selection, odds, ball, line, score: score && [...score] },
        }
      },
    },
    facts,
  )

/** A leg that has terms, with what the server says of it. */
export function pricedLeg(legs: AsianLegs, selection: AsianSelection): CombinedLeg | null {
  const { terms } = selection
  return terms && { terms, quote: legs.quoteOf(selection) }
}

/** Legs that have terms. */
export const pricedLegs = (legs: AsianLegs): readonly CombinedLeg[] =>
  legs.selections.flatMap((selection) => pricedLeg(legs, selection) ?? [])

/** What the legs multiplied the bet by before what asks moved, hundredths. */
export const pricesBefore = (legs: AsianLegs): readonly number[] =>
  legs.selections.flatMap((selection) => {
    const { gate } = selection
    if (gate.gate === 'accept_price' || gate.gate === 'accept_line')
      return legPrice({ terms: gate.from, quote: null })
    const leg = pricedLeg(legs, selection)
    return leg ? legPrice(leg) : []
  })

/** Their decimal prices, hundredths. */
export const pricesOf = (legs: AsianLegs): readonly number[] => pricedLegs(legs).map(legPrice)

export type AnyLegs = AsianLegs | BurmeseLegs

/** The leg of a body, or the legs of a maung. */
export type BurmeseLegs = Legs<BurmeseSelection, MyanmarQuote, MaungLimit>

export const burmeseLegs = (
  read: () => LegsState<MyanmarQuote, MaungLimit>,
  selections: () => readonly BurmeseSelection[],
  facts: Pick<SlipFacts, 'now' | 'member'>,
): BurmeseLegs =>
  new Legs(
    read,
    {
      selections,
      quote: MyanmarQuote,
      quotedLine: ({ pick }) => pick.line_id,
      faultOf: (legs, limit) =>
        legs.length === 1 ? { fault: 'none' } : limitedFault(combinationFault(legs, 'myanmar'), limit),
      limitsOf: (maung, body, count) => {
        const limit = count === 1 ? body : maung
        // The limits of a closed price are zeros.
        return limit && limit.max_bet > 0 ? limitsFrom(limit, facts.member.currency) : null
      },
      isDearer: (seen, limit, count) =>
        count !== 1 && deductionOf(count, limit.deductions) > deductionOf(count, seen.deductions),
      write: ({ pick, match, seen }) =>
        match &&
        seen && {
          leg: burmeseLeg(match, seen),
          pick: { ...pick, odds: seen.odds, ball: seen.ball, line: 0, score: null },
        },
    },
    facts,
  )

/** Legs and deduction of the maung, as they are or as the player has seen them; null for a body. */
export function maungOf(legs: BurmeseLegs, limit = legs.limit): MaungBasis | null {
  const legCount = legs.selections.length
  return legCount === 1 ? null : { legCount, deductions: limit ? limit.deductions : MAUNG_DEDUCTIONS }
}

/** Terms on show, one for each selection that has some. */
export const termsOf = (legs: BurmeseLegs): readonly BurmeseTerms[] =>
  legs.selections.flatMap(({ terms }) => terms ?? [])
