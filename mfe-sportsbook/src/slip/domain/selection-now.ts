import type { MyanmarQuote, OddsPolicy, Quote } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import type { OddsType } from '@touchline/contracts/odds'
import type { LegToCombine } from '@touchline/rules'
import { subjectOfPick } from '../../shared/domain/same-pick'
import { type SlipLeg, slipLegOf } from '../../shared/domain/slip-leg'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { readOffer } from '../../shared/domain/slip-offer'
import type { SlipLimits, SlipTerms } from '../../shared/domain/slip-terms'
import type { LegSelection } from './bets/legs'
import { BURMESE, type BurmeseTerms, burmeseLeg, pickAt, readBurmese } from './burmese-terms'
import {
  ASIAN,
  type Comparison,
  type Gate,
  isHasty,
  type Offer,
  type Quoting,
  type SlipConsent,
  slipGate,
} from './slip-gate'
import { isFreshFor, quotingOf, type SlipQuotes } from './slip-quotes'
import type { AsianPrice, BurmesePrice, Price, Selection, SlipFacts } from './slip-state'
import type { WagerSubject } from './wager'

type AnyTerms = SlipTerms | BurmeseTerms

/** A selection with the offer, the terms and the consent that its state means now. */
abstract class SelectionNow<Terms extends AnyTerms, P extends Price> {
  constructor(
    protected readonly read: () => Selection<P>,
    protected readonly facts: Pick<SlipFacts, 'member' | 'now'>,
  ) {}

  abstract readonly offer: Offer<Terms>
  /** Whether the feed offers it: the quote may be older. */
  abstract readonly isOffered: boolean
  /** The line that the server is asked about. */
  abstract readonly lineToAsk: number
  /** The selection at the terms that the player has seen. */
  abstract readonly seenLeg: SlipLeg | null
  protected abstract readonly quoting: Quoting
  protected abstract readonly comparison: Comparison<Terms>
  /** The terms on the price that was picked, at its first offer. */
  abstract firstTerms(offered: Terms): Terms
  protected abstract legAt(match: SlipMatch, terms: Terms): SlipLeg

  get id(): number {
    return this.read().id
  }

  get pick(): PickIntent {
    return this.read().pick
  }

  get seen(): Terms | null {
    return this.read().price.seen as Terms | null
  }

  /** Terms before the latest move that the odds policy covered, while it is marked. */
  get movedFrom(): Terms | null {
    return this.read().price.movedFrom as Terms | null
  }

  get match(): SlipMatch | null {
    const { feed } = this.read()
    if (feed.feed === 'match') return feed.match
    return feed.feed === 'gone' ? feed.last : null
  }

  get gate(): Gate<Terms> {
    const { policy, freshness, isViewOnly: viewOnly, closedUntil } = this.facts.member
    const { offer, seen, quoting } = this
    const isMaintained = closedUntil !== null
    return slipGate({ offer, seen, policy, freshness, viewOnly, isMaintained, quoting }, this.comparison)
  }

  /** The shown terms: those of the next bet, else the last known. */
  get terms(): Terms | null {
    const { gate, offer } = this
    if (gate.gate !== 'locked') return gate.terms
    return offer.offer === 'open' || offer.offer === 'suspended' ? offer.terms : this.seen
  }

  get leg(): SlipLeg | null {
    const { match, terms } = this
    return match && terms ? this.legAt(match, terms) : this.read().remembered
  }

  consentTo(now: Terms, policy = this.facts.member.policy): SlipConsent {
    return this.seen ? this.comparison.consent(this.seen, now, policy) : 'same'
  }

  /** The same when its market moves to another line. */
  get subject(): string {
    return subjectOfPick(this.pick, this.terms)
  }

  get readiness(): 'locked' | 'ready' | 'asks' {
    const { gate } = this.gate
    if (gate === 'locked') return 'locked'
    return gate === 'confirm' ? 'ready' : 'asks'
  }

  /** Whether a policy covers the move since the player consented. */
  isCovered(accept: OddsPolicy): boolean {
    const { gate, seen } = this
    if (gate.gate === 'locked' || !seen) return false
    return gate.gate === 'confirm' || this.consentTo(gate.terms, accept) === 'covered'
  }

  /** The asked terms came so late before a press that nobody can have read them. */
  get isUnread(): boolean {
    return isHasty(this.read().asked.since, this.facts.now())
  }
}

export type { SelectionNow }

export class AsianSelection
  extends SelectionNow<SlipTerms, AsianPrice>
  implements WagerSubject, LegSelection<Quote>
{
  protected readonly comparison = ASIAN

  constructor(
    read: () => Selection<AsianPrice>,
    facts: Pick<SlipFacts, 'member' | 'now'>,
    /** Whether another selection of the slip is on this, or moves there first. */
    private readonly isTaken: (pick: PickIntent) => boolean,
  ) {
    super(read, facts)
  }

  get offer(): Offer<SlipTerms> {
    const offer = readOffer(this, this.read().feed, this.quotes.quote, this.facts.member.oddsType)
    if (offer.offer !== 'closed' || !offer.moved) return offer
    // Where both lines have become one a press on both would make the same bet twice.
    const isTaken = this.isTaken({ ...this.pick, line_id: offer.moved.lineId })
    return isTaken ? { ...offer, moved: null, why: { from: 'slip' } } : offer
  }

  get isOffered(): boolean {
    return readOffer(this, this.read().feed, null, this.facts.member.oddsType).offer === 'open'
  }

  get quotes(): SlipQuotes {
    return this.read().price.quotes
  }

  get limits(): SlipLimits | null {
    return this.quotes.limits
  }

  get stakeLimits(): SlipLimits | null {
    return this.limits
  }

  get reportedAt(): number {
    return this.quotes.reportedAt
  }

  get failure(): ErrorCode | null {
    return this.quotes.failure
  }

  protected get quoting(): Quoting {
    return quotingOf(this.quotes)
  }

  get oddsType(): OddsType {
    return this.facts.member.oddsType
  }

  /** The terms of the current offer; null without one. */
  get nowTerms(): SlipTerms | null {
    const { offer } = this
    if (offer.offer === 'open') return offer.terms
    return offer.offer === 'closed' ? offer.moved : null
  }

  get seenLeg(): SlipLeg | null {
    const { match, seen } = this
    return match && seen ? slipLegOf(match, seen) : this.read().remembered
  }

  /** The limits of a new line are needed by the press that accepts it. */
  get lineToAsk(): number {
    return this.nowTerms?.lineId ?? this.pick.line_id
  }

  /** Facts for the rules of combining. */
  toCombine(quote = this.quotes.quote): LegToCombine {
    return {
      ...eventOfLeg(this.pick.match_id, quote),
      outright: quote?.outright ?? this.terms?.betType === 'orz',
      live: this.terms?.market === 3,
      comboMin: quote?.combo_min ?? LIMITS.parlayLegs.min,
    }
  }

  /** Its market went in-play since it was picked: another market, which removes it from the slip. */
  get wentInPlay(): boolean {
    return this.seen !== null && this.seen.market !== 3 && this.match?.market === 3
  }

  /** The quote is recent enough, and about its line, for a bet. */
  get isFresh(): boolean {
    return isFreshFor(this.quotes, this.pick.line_id, this.facts.now())
  }

  firstTerms(offered: SlipTerms): SlipTerms {
    return offered
  }

  protected legAt(match: SlipMatch, terms: SlipTerms): SlipLeg {
    return slipLegOf(match, terms)
  }
}

export class BurmeseSelection
  extends SelectionNow<BurmeseTerms, BurmesePrice>
  implements LegSelection<MyanmarQuote>
{
  protected readonly comparison = BURMESE
  /** Limits are those of the body or maung. */
  protected readonly quoting = { quoting: 'ready' } as const

  constructor(
    read: () => Selection<BurmesePrice>,
    facts: Pick<SlipFacts, 'member' | 'now'>,
    private readonly quote: (pick: PickIntent) => MyanmarQuote | null,
  ) {
    super(read, facts)
  }

  get offer(): Offer<BurmeseTerms> {
    return readBurmese(this.pick, this.read().feed, this.quote(this.pick))
  }

  get isOffered(): boolean {
    return readBurmese(this.pick, this.read().feed, null).offer === 'open'
  }

  get seenLeg(): SlipLeg | null {
    const { match, seen } = this
    return match && seen ? burmeseLeg(match, seen) : this.read().remembered
  }

  get lineToAsk(): number {
    return this.terms?.lineId ?? this.pick.line_id
  }

  /** Facts for the rules of combining: neither outrights nor matches in play have such prices. */
  toCombine(quote: MyanmarQuote | null): LegToCombine {
    const comboMin = LIMITS.myanmarParlayLegs.min
    return { ...eventOfLeg(this.pick.match_id, quote), outright: false, live: false, comboMin }
  }

  /** Goals and percent as the board showed them. */
  firstTerms(offered: BurmeseTerms): BurmeseTerms {
    return { ...offered, ...this.pick.myanmar }
  }

  protected legAt(match: SlipMatch, terms: BurmeseTerms): SlipLeg {
    return burmeseLeg(match, terms)
  }
}

/** Before the first quote a match is its own event. */
const eventOfLeg = (matchId: number, quote: Pick<Quote, 'parent_id' | 'league_id'> | null) => ({
  parentId: quote?.parent_id ?? matchId,
  leagueId: quote?.league_id ?? `of ${matchId}`,
})

/** The selection after the player has seen these terms; its pick follows them. */
export function withSeen(selection: Selection, terms: AnyTerms): Selection {
  const { pick, price } = selection
  if (price.kind === 'burmese') {
    const seen = terms as BurmeseTerms
    return { ...selection, pick: pickAt(pick, seen), price: { ...price, seen } }
  }
  const seen = terms as SlipTerms
  const followed = pick.line_id === seen.lineId ? pick : { ...pick, line_id: seen.lineId }
  return { ...selection, pick: followed, price: { ...price, seen } }
}

/** The terms that the button of a gate would accept, as text; null where it asks for nothing. */
export function askedTerms(gate: Gate<AnyTerms>): string | null {
  if (gate.gate !== 'accept_price' && gate.gate !== 'accept_line') return null
  const { terms } = gate
  return JSON.stringify(
    'goals' in terms
      ? [terms.goals, terms.percent, terms.upper, terms.odds]
      : [terms.odds, terms.line, terms.score],
  )
}

/** Whether terms are the same with the version of their price. */
export const isSameTerms = (seen: AnyTerms | null, now: AnyTerms): boolean =>
  seen !== null &&
  Object.entries(now).every(([name, value]) => String(seen[name as keyof AnyTerms]) === String(value))
