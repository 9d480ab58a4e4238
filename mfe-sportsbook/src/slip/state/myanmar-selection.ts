import type { MyanmarQuote } from '@touchline/contracts/calls'
import type { HostServices, PickIntent } from '@touchline/contracts/host'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { Subscription } from 'rxjs'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipFeed, SlipMatch } from '../../shared/domain/slip-match'
import {
  type BurmeseOffer,
  type BurmesePick,
  type BurmeseTerms,
  burmeseConsent,
  burmeseLeg,
  pickAt,
  readBurmese,
} from '../domain/burmese-terms'
import { isHasty } from '../domain/press'
import type { SlipLock } from '../domain/slip-gate'
import { slipFeed$ } from '../transport/slip-feed'
import type { SlipContext } from './slip-context'
import { MOVE_MARK_MS } from './slip-selection'

/** What a press would do with the selection. */
export type BurmeseGate =
  | { readonly gate: 'confirm'; readonly terms: BurmeseTerms }
  | {
      readonly gate: 'accept_price' | 'accept_line'
      readonly from: BurmeseTerms
      readonly terms: BurmeseTerms
    }
  | { readonly gate: 'locked'; readonly lock: SlipLock }

export interface MyanmarSelectionPorts {
  readonly context: SlipContext
  readonly live: HostServices['live']
  readonly now: () => number
  readonly quote: (selection: MyanmarSelection) => MyanmarQuote | null
  /** A bet on it is pending: the seen terms are fixed. */
  readonly isHeld: () => boolean
  /** The player has seen other terms: the pick follows them. */
  readonly onSeen: (before: PickIntent, now: BurmesePick) => void
}

/** A Burmese selection: the offer of now, and the goals, percent and price that the player has consented to. */
export class MyanmarSelection {
  pick: PickIntent
  /** Where another tab has picked it anew, the key of that. */
  readonly key: string | undefined
  seen: BurmeseTerms | null
  feed: SlipFeed = { feed: 'connecting' }
  /** What it was before the latest move that the odds policy covered, for as long as that is marked. */
  movedFrom: BurmeseTerms | null = null
  private asksSince = Number.NEGATIVE_INFINITY
  private readonly remembered: SlipLeg | null
  private readonly running = new Subscription()

  constructor(
    first: BurmesePick,
    private readonly ports: MyanmarSelectionPorts,
  ) {
    const { pick, seen = null, leg = null, key } = first
    this.key = key
    this.remembered = leg
    this.pick = seen ? pickAt(pick, { ...seen, lineId: pick.line_id }) : pick
    this.seen = seen
    makeAutoObservable<this, 'ports' | 'remembered' | 'running' | 'asksSince'>(
      this,
      {
        pick: observableRef,
        seen: observableRef,
        feed: observableRef,
        movedFrom: observableRef,
        key: false,
        ports: false,
        remembered: false,
        running: false,
        asksSince: false,
        isUnread: false,
      },
      { autoBind: true },
    )
  }

  get match(): SlipMatch | null {
    if (this.feed.feed === 'match') return this.feed.match
    return this.feed.feed === 'gone' ? this.feed.last : null
  }

  get offer(): BurmeseOffer {
    return readBurmese(this.pick, this.feed, this.ports.quote(this))
  }

  /** Whether the feed offers it: the quote may be older. */
  get isOffered(): boolean {
    return readBurmese(this.pick, this.feed, null).offer === 'open'
  }

  get gate(): BurmeseGate {
    const { policy, freshness, isViewOnly, closedUntil } = this.ports.context
    const { offer, seen } = this
    if (isViewOnly) return locked({ lock: 'view_only' })
    if (closedUntil !== null) return locked({ lock: 'maintenance' })
    if (freshness !== 'fresh') return locked({ lock: freshness === 'lost' ? 'offline' : 'stale' })
    if (offer.offer === 'suspended') return locked({ lock: 'suspended', why: offer.why })
    if (offer.offer === 'closed') return locked({ lock: 'closed', why: offer.why })
    if (offer.offer === 'loading' || !seen) return locked({ lock: 'loading' })
    const { terms } = offer
    const consent = burmeseConsent(seen, terms, policy)
    if (consent === 'same' || consent === 'covered') return { gate: 'confirm', terms }
    return { gate: consent === 'price' ? 'accept_price' : 'accept_line', from: seen, terms }
  }

  /** The shown terms: those of the next bet, else the last known. */
  get terms(): BurmeseTerms | null {
    const { offer } = this
    return offer.offer === 'open' || offer.offer === 'suspended' ? offer.terms : this.seen
  }

  get lineToAsk(): number {
    return this.terms?.lineId ?? this.pick.line_id
  }

  get leg(): SlipLeg | null {
    return (this.match && this.terms && burmeseLeg(this.match, this.terms)) ?? this.remembered
  }

  /** What it asks for came so late before a press that nobody can have read it. */
  get isUnread(): boolean {
    return isHasty(this.asksSince, this.ports.now())
  }

  /** What the button would accept: also where it asks because something else than the price is no longer in the way. */
  private get asked() {
    const { gate } = this
    if (gate.gate !== 'accept_price' && gate.gate !== 'accept_line') return null
    const { goals, percent, upper, odds } = gate.terms
    return { goals, percent, upper, odds }
  }

  /** From here on these are the terms that the player has seen. */
  see(terms: BurmeseTerms): void {
    this.seen = terms
    const { pick: before } = this
    const pick = pickAt(before, terms)
    if (!compareStructural(pick, before)) this.pick = pick
    this.ports.onSeen(before, {
      pick: this.pick,
      seen: terms,
      leg: this.match && burmeseLeg(this.match, terms),
    })
  }

  /** Forgets the mark of the latest covered move. */
  settleMove(): void {
    this.movedFrom = null
  }

  takeFeed(feed: SlipFeed): void {
    this.feed = feed
  }

  /** Follows the match until `close`. */
  start(): void {
    this.running.add(slipFeed$(this.ports.live, this.pick.match_id).subscribe((feed) => this.takeFeed(feed)))
    this.running.add(
      reaction(
        () => [this.offer, this.ports.context.policy, this.ports.isHeld()],
        () => this.takeOffer(),
        { fireImmediately: true },
      ),
    )
    this.running.add(
      reaction(
        () => this.asked,
        (asked) => {
          if (asked) this.asksSince = this.ports.now()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
    this.running.add(
      reaction(
        () => this.movedFrom,
        () => this.settleMove(),
        { delay: MOVE_MARK_MS },
      ),
    )
  }

  close(): void {
    this.running.unsubscribe()
  }

  /**
   * Takes the first offer as the board showed it, and every move that the odds policy covers; other moves ask.
   */
  private takeOffer(): void {
    const { offer } = this
    if (this.ports.isHeld() || offer.offer !== 'open') return
    const { terms } = offer
    const seen = this.seen ?? { ...terms, ...this.pick.myanmar }
    const consent = burmeseConsent(seen, terms, this.ports.context.policy)
    const isTaken = consent === 'same' || consent === 'covered'
    if (consent === 'covered') this.movedFrom = seen
    const now = isTaken ? terms : seen
    // The same terms in another object are no news: seeing them would bring the offer up again.
    if (!compareStructural(this.seen, now)) this.see(now)
  }
}

const locked = (lock: SlipLock): BurmeseGate => ({ gate: 'locked', lock })
