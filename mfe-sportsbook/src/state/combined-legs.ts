import {
  type CombinationLimit,
  type OddsPolicy,
  Quote,
  type RefusalDetails,
} from '@touchline/contracts/calls'
import { combinedOdds, type LegToCombine, parlayConflicts } from '@touchline/rules'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { pickKey } from '../domain/same-pick'
import {
  type CombinationFault,
  type CombinedLeg,
  combinationFault,
  legPrice,
  type SeenPick,
  toCombine,
} from '../domain/slip-combination'
import { slipConsent } from '../domain/slip-consent'
import { type SlipLeg, slipLegOf } from '../domain/slip-leg'
import type { SlipLimits } from '../domain/slip-terms'
import type { CombinationCalls } from '../transport/combination-calls'
import type { SlipContext } from './slip-context'
import type { SlipSelection } from './slip-selection'

/** What the server said is asked for again before a bet leaves on it, once it is older than this. */
const MAX_AGE_MS = 10_000

export interface LegsPorts {
  readonly context: SlipContext
  readonly calls: Pick<CombinationCalls, 'check'>
  readonly now: () => number
  readonly kind: 'parlay' | 'system'
  /** Selections that are combined, in the order of the slip. */
  readonly selections: () => readonly SlipSelection[]
}

/** The legs of a parlay or a system: prices and limits of now, what excludes what, and what asks for consent. */
export class CombinedLegs {
  private quotes: ReadonlyMap<string, Quote> = new Map()
  private limit: CombinationLimit | null = null
  private askedAt = Number.NEGATIVE_INFINITY
  private turn = 0

  constructor(private readonly ports: LegsPorts) {
    makeAutoObservable<this, 'ports' | 'turn' | 'quotes' | 'limit'>(
      this,
      {
        ports: false,
        turn: false,
        quotes: observableRef,
        limit: observableRef,
        isFresh: false,
        isUnread: false,
      },
      { autoBind: true },
    )
  }

  get selections(): readonly SlipSelection[] {
    return this.ports.selections()
  }

  get readiness(): 'locked' | 'ready' | 'asks' {
    const { freshness, isViewOnly } = this.ports.context
    if (isViewOnly || freshness !== 'fresh' || this.fault.fault !== 'none') return 'locked'
    const gates = this.selections.map(({ gate }) => gate.gate)
    if (gates.includes('locked') || this.all.length < this.selections.length) return 'locked'
    return gates.every((gate) => gate === 'confirm') ? 'ready' : 'asks'
  }

  get isUnread(): boolean {
    return this.selections.some(({ gate, isUnread }) => gate.gate !== 'confirm' && isUnread)
  }

  get limits(): SlipLimits | null {
    const { limit } = this
    return limit && { minBet: limit.min_bet, maxBet: limit.max_bet, maxPayout: limit.max_payout }
  }

  get isFresh(): boolean {
    const isKnown = this.selections.every(
      (selection) => this.quotes.get(keyOf(selection))?.line_id === selection.pick.line_id,
    )
    return isKnown && this.limit !== null && this.ports.now() - this.askedAt <= MAX_AGE_MS
  }

  /** Legs that have terms, with what the server says of them. */
  get all(): readonly CombinedLeg[] {
    return this.selections.flatMap((selection) => {
      const { terms } = selection
      return terms ? [{ terms, quote: this.quotes.get(keyOf(selection)) ?? null }] : []
    })
  }

  get prices(): readonly number[] {
    return this.all.map(legPrice)
  }

  /** Thousandths. */
  get combined(): bigint {
    return combinedOdds(this.prices)
  }

  get toCombine(): readonly LegToCombine[] {
    return this.selections.flatMap((selection) => {
      const { terms, pick } = selection
      return terms
        ? [toCombine(pick.match_id, { terms, quote: this.quotes.get(keyOf(selection)) ?? null })]
        : []
    })
  }

  get fault(): CombinationFault {
    return combinationFault(this.toCombine, this.ports.kind === 'system' ? 'system' : 'mix')
  }

  /** Whether two legs cannot stand together. */
  excludes(place: number, other: number): boolean {
    const [a, b] = [this.toCombine[place], this.toCombine[other]]
    return a !== undefined && b !== undefined && parlayConflicts([a, b]).length > 0
  }

  /** Asks for prices, conflicts and limits of all legs. A late answer to an older question is dropped. */
  async ask(): Promise<void> {
    const turn = ++this.turn
    const picks = this.selections.map(({ pick, nowTerms }) => ({
      ...pick,
      line_id: nowTerms?.lineId ?? pick.line_id,
    }))
    if (picks.length === 0) return
    const result = await this.ports.calls.check(picks, this.ports.kind)
    if (turn !== this.turn || result.kind !== 'ok') return
    runInAction(() => {
      this.takeQuotes(result.data.quotes)
      this.limit = result.data.combination ?? this.limit
      this.askedAt = this.ports.now()
    })
  }

  /** A refusal tells what every leg is now; limits and all else are asked for. */
  takeRefusal({ quotes }: RefusalDetails): void {
    const parsed = v.safeParse(v.array(Quote), quotes)
    if (parsed.success) this.takeQuotes(parsed.output)
    void this.ask()
  }

  consent(): void {
    for (const { gate, see } of this.selections) if (gate.gate !== 'locked') see(gate.terms)
  }

  covers(accept: OddsPolicy): boolean {
    if (this.readiness === 'locked') return false
    const covered = this.selections.every(
      ({ gate, seen }) =>
        gate.gate === 'confirm' ||
        (gate.gate !== 'locked' && seen !== null && slipConsent(seen, gate.terms, accept) === 'covered'),
    )
    if (covered) this.consent()
    return covered
  }

  private takeQuotes(quotes: readonly Quote[]): void {
    this.quotes = new Map(
      quotes.map((quote) => [`${quote.match_id} ${pickKey(quote.line_id, quote.selection)}`, quote]),
    )
  }

  /** Legs and picks at the terms on show; null while one of them has none. */
  write(): { readonly legs: readonly SlipLeg[]; readonly picks: readonly SeenPick[] } | null {
    const legs = this.selections.flatMap(({ match, terms }, place) =>
      match && terms ? [legAt(slipLegOf(match, terms), this.prices[place] ?? 0)] : [],
    )
    if (legs.length !== this.selections.length) return null
    const picks = this.selections.map(({ pick, seen }, place) => ({
      ...{ match_id: pick.match_id, line_id: pick.line_id, selection: pick.selection },
      ...{ odds: this.prices[place] ?? 0, ball: seen?.ball ?? 0, line: seen?.line ?? 0 },
      score: seen?.score ? ([...seen.score] as [number, number]) : null,
    }))
    return { legs, picks }
  }
}

/** A leg of a combination carries its decimal price. */
const legAt = (leg: SlipLeg, odds: number): SlipLeg => ({ ...leg, odds, odds_type: 4 })

const keyOf = ({ pick, nowTerms }: SlipSelection): string =>
  `${pick.match_id} ${pickKey(nowTerms?.lineId ?? pick.line_id, pick.selection)}`
