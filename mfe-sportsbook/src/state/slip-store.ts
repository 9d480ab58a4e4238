import type { Bet, OddsPolicy } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SlipDraft } from '../domain/slip-draft'
import { type SlipGate, slipGate } from '../domain/slip-gate'
import { type SlipLeg, slipLegOf } from '../domain/slip-leg'
import type { SlipFeed, SlipMatch } from '../domain/slip-match'
import { readOffer, type SlipOffer } from '../domain/slip-offer'
import type { SlipStage } from '../domain/slip-stage'
import { type SlipMoney, slipMoney } from '../domain/slip-stake'
import { type SlipEvent, slipStep } from '../domain/slip-step'
import type { SlipTerms } from '../domain/slip-terms'
import { type ConfirmationPorts, SlipConfirmation } from './slip-confirmation'

/** A second press within this time was meant for the button that stood here before. */
const PRESS_GUARD_MS = 400

export interface SlipStorePorts extends ConfirmationPorts {
  readonly savePolicy: (policy: OddsPolicy) => void
}

/** One selection, and what became of its bet. */
export class SlipStore {
  stage: SlipStage
  feed: SlipFeed = { feed: 'connecting' }
  /** Terms before the latest move that the odds policy covered, while it is marked. */
  movedFrom: SlipTerms | null = null
  keepsSelection = false
  private readonly confirmation: SlipConfirmation
  private pressedAt = Number.NEGATIVE_INFINITY

  constructor(
    first: SlipStage,
    private readonly ports: SlipStorePorts,
  ) {
    this.stage = first
    this.confirmation = new SlipConfirmation(this, ports)
    makeAutoObservable<this, 'ports' | 'pressedAt' | 'confirmation'>(
      this,
      {
        stage: observableRef,
        feed: observableRef,
        movedFrom: observableRef,
        ports: false,
        confirmation: false,
        pressedAt: false,
      },
      { autoBind: true },
    )
  }

  get draft(): SlipDraft | null {
    return this.stage.stage === 'empty' ? null : this.stage.draft
  }

  get match(): SlipMatch | null {
    if (this.feed.feed === 'match') return this.feed.match
    return this.feed.feed === 'gone' ? this.feed.last : null
  }

  get offer(): SlipOffer {
    const { draft } = this
    if (!draft) return { offer: 'loading' }
    return readOffer(draft, this.feed, this.ports.quotes.quote, this.ports.context.oddsType)
  }

  get gate(): SlipGate {
    const { policy, freshness, isViewOnly } = this.ports.context
    return slipGate({
      offer: this.offer,
      seen: this.draft?.seen ?? null,
      policy,
      freshness,
      viewOnly: isViewOnly,
      quoting: this.ports.quotes.quoting,
    })
  }

  /** The terms on show: those that a press would accept or confirm, else the last ones known. */
  get terms(): SlipTerms | null {
    if (this.gate.gate !== 'locked') return this.gate.terms
    if (this.offer.offer === 'open' || this.offer.offer === 'suspended') return this.offer.terms
    return this.draft?.seen ?? null
  }

  /** What the selection is offered at now, whatever the stage; null when it is not. */
  get nowTerms(): SlipTerms | null {
    const { offer } = this
    if (offer.offer === 'open') return offer.terms
    return offer.offer === 'closed' ? offer.moved : null
  }

  get leg(): SlipLeg | null {
    if (this.stage.stage !== 'empty' && 'sent' in this.stage) return this.stage.sent.leg
    const known = this.match && this.terms && slipLegOf(this.match, this.terms)
    return known ?? this.draft?.remembered ?? null
  }

  /** The selection at the terms that the player has seen, for the next page: it changes when they do, not with a tick. */
  get seenLeg(): SlipLeg | undefined {
    const { match, draft } = this
    if (match && draft?.seen) return slipLegOf(match, draft.seen)
    return draft?.remembered ?? undefined
  }

  get money(): SlipMoney | null {
    if (!this.draft || !this.terms) return null
    const { currency, available } = this.ports.context
    return slipMoney(this.draft.stakeText, currency, this.terms, this.ports.quotes.limits, available)
  }

  apply(event: SlipEvent): void {
    this.stage = slipStep(this.stage, event)
  }

  remove(): void {
    this.apply({ type: 'remove' })
  }

  choosePolicy(policy: OddsPolicy): void {
    this.ports.savePolicy(policy)
  }

  setKeepsSelection(keeps: boolean): void {
    this.keepsSelection = keeps
  }

  /** The one big button: accepts what moved, or confirms. Safe to press twice. */
  async press(): Promise<void> {
    if (this.isSecondPress() || this.stage.stage !== 'editing') return
    const { gate } = this
    switch (gate.gate) {
      case 'locked':
        return
      case 'accept_price':
      case 'accept_line':
        return this.see(gate.terms)
      case 'confirm':
        return this.confirmation.confirm(gate.terms)
    }
  }

  /** After a rejection: the same selection at the price of now. */
  tryAgain(): void {
    if (this.isSecondPress()) return
    const terms = this.nowTerms
    this.apply({ type: 'again' })
    // Price and line of now stand on the button that was pressed.
    if (terms) this.see(terms)
  }

  /** Puts the receipt away. */
  finish(): void {
    if (this.isSecondPress()) return
    this.apply({ type: 'done', keep: this.keepsSelection })
  }

  /** Changes the bet being made up. */
  edit(change: Partial<SlipDraft>): void {
    if (this.stage.stage !== 'editing') return
    this.apply({ type: 'edit', draft: { ...this.stage.draft, ...change } })
  }

  /** From here on these are the terms that the player has seen; the pick follows its line to a new id. */
  see(terms: SlipTerms): void {
    if (this.stage.stage !== 'editing') return
    const { pick } = this.stage.draft
    this.edit({ seen: terms, pick: { ...pick, line_id: terms.lineId } })
  }

  /** Marks a move that the odds policy covered. */
  markMove(from: SlipTerms): void {
    this.movedFrom = from
  }

  /** Forgets the mark of the latest covered move. */
  settleMove(): void {
    this.movedFrom = null
  }

  takeFeed(feed: SlipFeed): void {
    this.feed = feed
  }

  /** What the button would do has changed: a press that is on its way was meant for what stood here before. */
  guardPress(): void {
    this.pressedAt = this.ports.now()
  }

  private isSecondPress(): boolean {
    const now = this.ports.now()
    const isSecond = now - this.pressedAt < PRESS_GUARD_MS
    if (!isSecond) this.pressedAt = now
    return isSecond
  }

  /** Is this the bet that the slip shows? */
  shows(bet: Bet): boolean {
    const { stage } = this
    return stage.stage !== 'empty' && 'sent' in stage && stage.sent.request.idem_key === bet.idem_key
  }
}
