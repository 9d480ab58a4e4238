import {
  type MaungLimit,
  MyanmarQuote,
  type OddsPolicy,
  type RefusalDetails,
} from '@touchline/contracts/calls'
import { OddsTypeId } from '@touchline/contracts/odds'
import { type LegToCombine, MAUNG_DEDUCTIONS } from '@touchline/rules'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { adjustMaung, type MaungBasis, maungMoney, maxMaung } from '../domain/burmese-money'
import { type BurmeseTerms, burmeseConsent, burmeseLeg } from '../domain/burmese-terms'
import { pickKey } from '../domain/same-pick'
import { type CombinationFault, combinationFault, type SentCombination } from '../domain/slip-combination'
import type { SlipDraft } from '../domain/slip-draft'
import type { SlipLeg } from '../domain/slip-leg'
import { adjustTyped, maxTyped, type SlipMoney, slipMoney, stakeTextOf } from '../domain/slip-stake'
import type { SlipLimits } from '../domain/slip-terms'
import type { WagerKind } from '../domain/wager-kind'
import type { MyanmarCalls } from '../transport/myanmar-calls'
import type { MyanmarSelection } from './myanmar-selection'
import type { SlipContext } from './slip-context'

/** What the server said is asked for again before a bet leaves on it, once it is older than this. */
const MAX_AGE_MS = 10_000

export interface MyanmarKindPorts {
  readonly context: SlipContext
  readonly calls: Pick<MyanmarCalls, 'check'>
  readonly now: () => number
}

/** A body on one Burmese selection; with two and more, a maung of all of them. */
export class MyanmarKind implements WagerKind<SentCombination> {
  selections: readonly MyanmarSelection[] = []
  private quotes: ReadonlyMap<string, MyanmarQuote> = new Map()
  private parlay: MaungLimit | null = null
  private askedAt = Number.NEGATIVE_INFINITY
  private turn = 0

  constructor(private readonly ports: MyanmarKindPorts) {
    makeAutoObservable<this, 'ports' | 'turn' | 'quotes' | 'parlay'>(
      this,
      {
        ...{ ports: false, turn: false, isFresh: false, isUnread: false },
        ...{ selections: observableRef, quotes: observableRef, parlay: observableRef },
      },
      { autoBind: true },
    )
  }

  hold(selections: readonly MyanmarSelection[]): void {
    this.selections = selections
  }

  get isBody(): boolean {
    return this.selections.length === 1
  }

  /** What the rest of the page is told of the slip. */
  get lead(): SlipLeg | null {
    return this.selections.at(-1)?.leg ?? null
  }

  quoteOf({ pick }: Pick<MyanmarSelection, 'pick'>): MyanmarQuote | null {
    return this.quotes.get(keyOf(pick)) ?? null
  }

  get readiness(): 'locked' | 'ready' | 'asks' {
    const gates = this.selections.map(({ gate }) => gate.gate)
    if (gates.length === 0 || gates.includes('locked') || this.fault.fault !== 'none') return 'locked'
    return gates.every((gate) => gate === 'confirm') ? 'ready' : 'asks'
  }

  get isUnread(): boolean {
    return this.selections.some(({ gate, isUnread }) => gate.gate !== 'confirm' && isUnread)
  }

  get toCombine(): readonly LegToCombine[] {
    return this.selections.map((selection) => {
      const { match_id } = selection.pick
      const quote = this.quoteOf(selection)
      return {
        parentId: quote?.parent_id ?? match_id,
        leagueId: quote?.league_id ?? `of ${match_id}`,
        ...{ outright: false, live: false, comboMin: 2 },
      }
    })
  }

  /** What stands in the way of a maung; a body has none. */
  get fault(): CombinationFault {
    return this.isBody ? { fault: 'none' } : combinationFault(this.toCombine, 'myanmar')
  }

  get limits(): SlipLimits | null {
    const [first] = this.selections
    const limit = this.isBody && first ? this.quoteOf(first) : this.parlay
    // Those of a price that has just closed are zeros, and say nothing.
    if (!limit || limit.max_bet === 0) return null
    return { minBet: limit.min_bet, maxBet: limit.max_bet, maxPayout: limit.max_payout }
  }

  get isFresh(): boolean {
    const isKnown = this.selections.every((selection) => this.quoteOf(selection) !== null)
    return isKnown && this.limits !== null && this.ports.now() - this.askedAt <= MAX_AGE_MS
  }

  /** Terms on show, one for each selection that has some. */
  get terms(): readonly BurmeseTerms[] {
    return this.selections.flatMap(({ terms }) => terms ?? [])
  }

  /** Legs and deduction of the maung; null for a body. */
  get maung(): MaungBasis | null {
    if (this.isBody) return null
    const deductions = this.parlay ? this.parlay.deductions : MAUNG_DEDUCTIONS
    return { legCount: this.selections.length, deductions }
  }

  money({ stakeText }: SlipDraft): SlipMoney | null {
    const { currency, available } = this.ports.context
    const { maung, limits } = this
    if (maung) return maungMoney(maung, stakeText, currency, limits, available)
    const priced = this.bodyPrice
    return priced && slipMoney(stakeText, currency, priced, limits, available)
  }

  adjusted(draft: SlipDraft): SlipDraft | null {
    const { currency } = this.ports.context
    const { maung, limits, bodyPrice } = this
    if (!limits) return null
    const adjustment = maung
      ? adjustMaung(maung, draft.stakeText, currency, limits)
      : bodyPrice && adjustTyped(draft.stakeText, currency, bodyPrice, limits)
    return adjustment && { ...draft, stakeText: stakeTextOf(adjustment.to, currency), adjustment }
  }

  most(): number {
    const { available } = this.ports.context
    const { maung, limits, bodyPrice } = this
    if (!limits) return 0
    if (maung) return maxMaung(maung, limits, available)
    return bodyPrice ? maxTyped(bodyPrice, limits, available) : 0
  }

  /** Asks for prices, limits and deductions of now. A late answer to an older question is dropped. */
  async ask(): Promise<void> {
    const turn = ++this.turn
    const picks = this.selections.map(({ pick, terms }) => ({
      ...pick,
      line_id: terms?.lineId ?? pick.line_id,
    }))
    if (picks.length === 0) return
    const result = await this.ports.calls.check(picks)
    if (turn !== this.turn || result.kind !== 'ok') return
    runInAction(() => {
      this.takeQuotes(result.data.quotes)
      this.parlay = result.data.parlay ?? this.parlay
      this.askedAt = this.ports.now()
    })
  }

  /** A refusal tells what every leg is now; limits and deductions are asked for. */
  takeRefusal({ quotes }: RefusalDetails): void {
    const parsed = v.safeParse(v.array(MyanmarQuote), quotes)
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
        (gate.gate !== 'locked' && seen !== null && burmeseConsent(seen, gate.terms, accept) === 'covered'),
    )
    if (covered) this.consent()
    return covered
  }

  write(
    idem_key: string,
    sentAt: number,
    accept: OddsPolicy,
    { stake, risk, win }: SlipMoney,
  ): SentCombination | null {
    const { account, currency } = this.ports.context
    if (!account || stake === null || risk === null || win === null) return null
    const sent = this.selections.flatMap(({ pick, match, seen }) =>
      match && seen
        ? [{ leg: burmeseLeg(match, seen), pick: { ...pick, odds: seen.odds, ball: seen.ball } }]
        : [],
    )
    if (sent.length !== this.selections.length || sent.length === 0) return null
    return {
      mode: 'myanmar',
      accountId: account.info.account_id,
      sentAt,
      request: {
        ...{ idem_key, stake, accept },
        picks: sent.map(({ pick }) => ({ ...pick, line: 0, score: null })),
      },
      legs: sent.map(({ leg }) => leg),
      ...{ currency, risk, win },
    }
  }

  private takeQuotes(quotes: readonly MyanmarQuote[]): void {
    this.quotes = new Map(quotes.map((quote) => [keyOf(quote), quote]))
  }

  private get bodyPrice() {
    const [terms] = this.terms
    return terms ? { odds: terms.odds, oddsType: OddsTypeId.MY } : null
  }
}

const keyOf = (of: { match_id: number; line_id: number; selection: string }): string =>
  `${of.match_id} ${pickKey(of.line_id, of.selection)}`
