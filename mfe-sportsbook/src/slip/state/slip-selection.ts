import type { Quote } from '@touchline/contracts/calls'
import type { HostServices, PickIntent } from '@touchline/contracts/host'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { Subscription } from 'rxjs'
import { type SlipLeg, slipLegOf } from '../../shared/domain/slip-leg'
import type { SlipFeed, SlipMatch } from '../../shared/domain/slip-match'
import { readOffer, type SlipOffer } from '../../shared/domain/slip-offer'
import type { SlipTerms } from '../../shared/domain/slip-terms'
import { NewestAnswer } from '../../shared/state/newest-answer'
import { isHasty } from '../domain/press'
import { ASK_DELAY_MS } from '../domain/quote-times'
import { slipConsent } from '../domain/slip-consent'
import { type SlipGate, slipGate } from '../domain/slip-gate'
import type { SlipPick } from '../domain/slip-pick'
import {
  isDue,
  isFreshFor,
  quotesAnswered,
  quotesRefused,
  quotingOf,
  type SlipQuotes,
  UNQUOTED,
} from '../domain/slip-quotes'
import type { SlipCalls } from '../transport/slip-calls'
import { slipFeed$ } from '../transport/slip-feed'
import type { SlipContext } from './slip-context'

/** How long a covered move stays marked, as on the board. */
export const MOVE_MARK_MS = 3000
export interface SelectionPorts {
  readonly context: SlipContext
  readonly calls: Pick<SlipCalls, 'check'>
  readonly live: HostServices['live']
  readonly now: () => number
  /** Whether limits are asked for; prices are followed all the time. */
  readonly isQuoted: (selection: SlipSelection) => boolean
  /** A bet on it is pending: the seen terms are fixed. */
  readonly isHeld: (selection: SlipSelection) => boolean
  /** Whether another selection of the slip is on this, or went there first. */
  readonly isTaken: (pick: PickIntent) => boolean
}

/** A pick: its offer, its quote, and the terms that the player has consented to. */
export class SlipSelection {
  pick: PickIntent
  seen: SlipTerms | null
  feed: SlipFeed = { feed: 'connecting' }
  /** Terms before the latest move that the odds policy covered, while it is marked. */
  movedFrom: SlipTerms | null = null
  /** The server's word on it. */
  quotes: SlipQuotes = UNQUOTED
  private readonly remembered: SlipLeg | null
  private readonly questions = new NewestAnswer()
  private asksSince = Number.NEGATIVE_INFINITY
  private readonly running = new Subscription()
  private channel = Subscription.EMPTY

  constructor(
    first: SlipPick,
    private readonly ports: SelectionPorts,
  ) {
    this.pick = first.pick
    this.seen = first.seen
    this.remembered = first.remembered
    makeAutoObservable<
      this,
      'ports' | 'remembered' | 'questions' | 'asksSince' | 'running' | 'channel' | 'received'
    >(
      this,
      {
        pick: observableRef,
        seen: observableRef,
        feed: observableRef,
        movedFrom: observableRef,
        quotes: observableRef,
        ports: false,
        remembered: false,
        questions: false,
        running: false,
        channel: false,
        asksSince: false,
        isUnread: false,
        isFresh: false,
        received: false,
      },
      { autoBind: true },
    )
  }

  get match(): SlipMatch | null {
    if (this.feed.feed === 'match') return this.feed.match
    return this.feed.feed === 'gone' ? this.feed.last : null
  }

  get offer(): SlipOffer {
    const offer = readOffer(this, this.feed, this.quotes.quote, this.ports.context.oddsType)
    if (offer.offer !== 'closed' || !offer.moved) return offer
    // Where both lines have become one a press on both would make the same bet twice.
    const isTaken = this.ports.isTaken({ ...this.pick, line_id: offer.moved.lineId })
    return isTaken ? { ...offer, moved: null, why: { from: 'slip' } } : offer
  }

  /** Whether the feed offers it: the quote may be older. */
  get isOffered(): boolean {
    return readOffer(this, this.feed, null, this.ports.context.oddsType).offer === 'open'
  }

  get gate(): SlipGate {
    const { policy, freshness, isViewOnly: viewOnly, closedUntil } = this.ports.context
    const { offer, seen } = this
    const quoting = quotingOf(this.quotes)
    return slipGate({ offer, seen, policy, freshness, viewOnly, isMaintained: closedUntil !== null, quoting })
  }

  /** The shown terms: those of the next bet, else the last known. */
  get terms(): SlipTerms | null {
    if (this.gate.gate !== 'locked') return this.gate.terms
    if (this.offer.offer === 'open' || this.offer.offer === 'suspended') return this.offer.terms
    return this.seen
  }

  /** What it is offered at now; null when it is not. */
  get nowTerms(): SlipTerms | null {
    const { offer } = this
    if (offer.offer === 'open') return offer.terms
    return offer.offer === 'closed' ? offer.moved : null
  }

  get leg(): SlipLeg | null {
    return (this.match && this.terms && slipLegOf(this.match, this.terms)) ?? this.remembered
  }

  /** The selection at the terms that the player has seen, for the next page: it changes when they do, not with a tick. */
  get seenLeg(): SlipLeg | null {
    return this.match && this.seen ? slipLegOf(this.match, this.seen) : this.remembered
  }

  /** Its market went in-play since it was picked: another market, which takes it out of the slip. */
  get wentInPlay(): boolean {
    return this.seen !== null && this.seen.market !== 3 && this.match?.market === 3
  }

  /** What it asks for came so late before a press that nobody can have read it. */
  get isUnread(): boolean {
    return isHasty(this.asksSince, this.ports.now())
  }

  /** From here on these are the terms that the player has seen; the pick follows them to another line. */
  see(terms: SlipTerms): void {
    this.seen = terms
    if (this.pick.line_id !== terms.lineId) this.pick = { ...this.pick, line_id: terms.lineId }
  }

  takeFeed(feed: SlipFeed): void {
    this.feed = feed
  }

  /** Forgets the mark of the latest covered move. */
  settleMove(): void {
    this.movedFrom = null
  }

  /** Recent enough, and about its line, for a bet to leave on what the server said. */
  get isFresh(): boolean {
    return isFreshFor(this.quotes, this.pick.line_id, this.ports.now())
  }

  private get received() {
    return { at: this.ports.now(), currency: this.ports.context.currency }
  }

  /** Asks the server anew. An older answer that comes late is dropped, the newest is waited for. */
  async ask(): Promise<void> {
    const { calls, context } = this.ports
    const { oddsType } = context
    const asked = { ...this.pick, line_id: this.lineToAsk }
    await this.questions.ask(
      () => calls.check(asked, oddsType),
      (answer) => this.takeQuotes(quotesAnswered(this.quotes, asked.line_id, answer, this.received)),
    )
  }

  /** Takes a quote that came with a refusal. */
  takeRefused(quote: Quote): void {
    this.questions.overtake()
    this.takeQuotes(quotesRefused(this.quotes, quote, this.received))
  }

  private takeQuotes(quotes: SlipQuotes): void {
    this.quotes = quotes
  }

  /** Renews limits that have grown old. */
  renew(): void {
    if (isDue(this.quotes, this.ports.now()) && this.question) void this.ask()
  }

  /** Follows the match until `close`. */
  start(): void {
    const { running } = this
    const now = { fireImmediately: true }
    const alike = { equals: compareStructural }
    running.add(
      reaction(
        () => this.pick.match_id,
        (match) => this.watch(match),
        now,
      ),
    )
    running.add(
      reaction(
        () => [this.offer, this.ports.context.policy, this.ports.isHeld(this)],
        () => this.takeOffer(),
        now,
      ),
    )
    running.add(
      reaction(
        () => this.asked,
        (asked) => {
          if (asked) this.asksSince = this.ports.now()
        },
        { ...now, ...alike },
      ),
    )
    running.add(
      reaction(
        () => this.question,
        (question) => question && void this.ask(),
        { ...now, ...alike },
      ),
    )
    running.add(
      reaction(
        () => [this.offer.offer, this.terms?.ball, this.isOffered],
        () => this.question && void this.ask(),
        { ...alike, delay: ASK_DELAY_MS },
      ),
    )
    running.add(
      reaction(
        () => this.movedFrom,
        () => this.settleMove(),
        { delay: MOVE_MARK_MS },
      ),
    )
  }

  close(): void {
    this.running.unsubscribe()
    this.channel.unsubscribe()
  }

  /**
   * Takes the first offer, every move that the odds policy covers, and another odds type. Other moves ask for
   * consent.
   */
  private takeOffer(): void {
    const { offer, seen } = this
    if (this.ports.isHeld(this) || this.wentInPlay) return
    if (offer.offer !== 'open') return
    const { terms } = offer
    const consent = seen === null ? 'same' : slipConsent(seen, terms, this.ports.context.policy)
    if (consent === 'price' || consent === 'line') return
    if (consent === 'covered') this.movedFrom = seen
    const isNew =
      seen?.ball !== terms.ball ||
      seen.oddsType !== terms.oddsType ||
      // A goal that leaves the price alone has no new ball; the bet is of the score that is sent with it.
      String(seen.score) !== String(terms.score)
    if (isNew) this.see(terms)
  }

  /** What the button would accept: also where it asks because something else than the price is no longer in the way. */
  private get asked() {
    const { gate } = this
    if (gate.gate !== 'accept_price' && gate.gate !== 'accept_line') return null
    const { odds, line, score } = gate.terms
    return { odds, line, score }
  }

  private get question() {
    if (!this.ports.isQuoted(this)) return null
    const { match_id, selection } = this.pick
    return { match_id, selection, line: this.lineToAsk, oddsType: this.ports.context.oddsType }
  }

  /** Where the line moved, limits of the new one are needed by the press that accepts it. */
  get lineToAsk(): number {
    return this.nowTerms?.lineId ?? this.pick.line_id
  }

  private watch(match: number): void {
    this.channel.unsubscribe()
    this.takeFeed({ feed: 'connecting' })
    this.channel = slipFeed$(this.ports.live, match).subscribe((feed) => this.takeFeed(feed))
  }
}
