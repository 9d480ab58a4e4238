import type { CombinationLimit, OddsPolicy, Quote } from '@touchline/contracts/calls'
import { combinedOdds, parlayConflicts } from '@touchline/rules'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { pickKey } from '../domain/same-pick'
import {
  adjustCombined,
  type CombinationFault,
  type CombinedLeg,
  combinationFault,
  combinationMoney,
  legPrice,
  maxCombined,
  type SentCombination,
  toCombine,
} from '../domain/slip-combination'
import { slipConsent } from '../domain/slip-consent'
import type { SlipDraft } from '../domain/slip-draft'
import { type SlipLeg, slipLegOf } from '../domain/slip-leg'
import { type SlipMoney, stakeTextOf } from '../domain/slip-stake'
import type { SlipLimits } from '../domain/slip-terms'
import type { WagerKind } from '../domain/wager-kind'
import type { ParlayCalls } from '../transport/parlay-calls'
import type { SlipContext } from './slip-context'
import type { SlipSelection } from './slip-selection'

/** What the server said is asked for again before a bet leaves on it, once it is older than this. */
const MAX_AGE_MS = 10_000

export interface ParlayPorts {
  readonly context: SlipContext
  readonly calls: Pick<ParlayCalls, 'check'>
  readonly now: () => number
  /** Selections that are combined, in the order of the slip. */
  readonly legs: () => readonly SlipSelection[]
}

/** A mix parlay of all selections: one price, one stake, all legs or none. */
export class ParlayKind implements WagerKind<SentCombination> {
  private quotes: ReadonlyMap<string, Quote> = new Map()
  private limit: CombinationLimit | null = null
  private askedAt = Number.NEGATIVE_INFINITY
  private turn = 0

  constructor(private readonly ports: ParlayPorts) {
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
    return this.ports.legs()
  }

  get readiness(): 'locked' | 'ready' | 'asks' {
    const { freshness, isViewOnly } = this.ports.context
    if (isViewOnly || freshness !== 'fresh' || this.fault.fault !== 'none') return 'locked'
    const gates = this.selections.map(({ gate }) => gate.gate)
    if (gates.includes('locked') || this.legs.length < this.selections.length) return 'locked'
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
  get legs(): readonly CombinedLeg[] {
    return this.selections.flatMap((selection) => {
      const { terms } = selection
      return terms ? [{ terms, quote: this.quotes.get(keyOf(selection)) ?? null }] : []
    })
  }

  get prices(): readonly number[] {
    return this.legs.map(legPrice)
  }

  /** Thousandths. */
  get combined(): bigint {
    return combinedOdds(this.prices)
  }

  get toCombine() {
    return this.selections.flatMap((selection) => {
      const { terms, pick } = selection
      return terms
        ? [toCombine(pick.match_id, { terms, quote: this.quotes.get(keyOf(selection)) ?? null })]
        : []
    })
  }

  get fault(): CombinationFault {
    return combinationFault(this.toCombine)
  }

  /** Whether two legs cannot stand together. */
  excludes(place: number, other: number): boolean {
    const [a, b] = [this.toCombine[place], this.toCombine[other]]
    return a !== undefined && b !== undefined && parlayConflicts([a, b]).length > 0
  }

  money({ stakeText }: SlipDraft): SlipMoney | null {
    const { currency, available } = this.ports.context
    if (this.legs.length === 0) return null
    return combinationMoney(stakeText, currency, this.prices, this.limits, available)
  }

  adjusted(draft: SlipDraft): SlipDraft | null {
    const { currency } = this.ports.context
    const adjustment = this.limits && adjustCombined(draft.stakeText, currency, this.prices, this.limits)
    return adjustment && { ...draft, stakeText: stakeTextOf(adjustment.to, currency), adjustment }
  }

  most(): number {
    return this.limits ? maxCombined(this.prices, this.limits, this.ports.context.available) : 0
  }

  /** Asks for prices, conflicts and limits of all legs. A late answer to an older question is dropped. */
  async ask(): Promise<void> {
    const turn = ++this.turn
    const picks = this.selections.map(({ pick, nowTerms }) => ({
      ...pick,
      line_id: nowTerms?.lineId ?? pick.line_id,
    }))
    if (picks.length === 0) return
    const result = await this.ports.calls.check(picks)
    if (turn !== this.turn || result.kind !== 'ok') return
    runInAction(() => {
      this.quotes = new Map(
        result.data.quotes.map((quote) => [
          `${quote.match_id} ${pickKey(quote.line_id, quote.selection)}`,
          quote,
        ]),
      )
      this.limit = result.data.combination ?? this.limit
      this.askedAt = this.ports.now()
    })
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

  write(
    idem_key: string,
    sentAt: number,
    accept: OddsPolicy,
    { stake, win }: SlipMoney,
  ): SentCombination | null {
    const { account, currency } = this.ports.context
    if (!account || stake === null || win === null) return null
    const legs = this.selections.flatMap(({ match, terms }, place) =>
      match && terms ? [legAt(slipLegOf(match, terms), this.prices[place] ?? 0)] : [],
    )
    if (legs.length !== this.selections.length) return null
    const picks = this.selections.map(({ pick, seen }, place) => ({
      ...{ match_id: pick.match_id, line_id: pick.line_id, selection: pick.selection },
      ...{ odds: this.prices[place] ?? 0, ball: seen?.ball ?? 0, line: seen?.line ?? 0 },
      score: seen?.score ? ([...seen.score] as [number, number]) : null,
    }))
    return {
      accountId: account.info.account_id,
      sentAt,
      request: { idem_key, picks, stake, accept },
      legs,
      ...{ currency, risk: stake, win },
    }
  }
}

/** A leg of a combination carries its decimal price. */
const legAt = (leg: SlipLeg, odds: number): SlipLeg => ({ ...leg, odds, odds_type: 4 })

const keyOf = ({ pick, nowTerms }: SlipSelection): string =>
  `${pick.match_id} ${pickKey(nowTerms?.lineId ?? pick.line_id, pick.selection)}`
