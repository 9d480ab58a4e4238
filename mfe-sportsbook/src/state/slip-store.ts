import type { Bet, OddsPolicy, PickIntent } from '@touchline/contracts'
import { makeAutoObservable, observableRef } from 'mobx'
import { isSamePick, newDraft, type SlipDraft, type SlipRefusal } from '../domain/slip-draft'
import { type SlipGate, slipGate } from '../domain/slip-gate'
import { type SlipLeg, slipLegOf } from '../domain/slip-leg'
import type { SlipFeed, SlipMatch } from '../domain/slip-match'
import { readOffer, type SlipOffer } from '../domain/slip-offer'
import { betRequestOf, type SentBet } from '../domain/slip-sent'
import { EMPTY, type SlipStage } from '../domain/slip-stage'
import { adjustTyped, type SlipMoney, slipMoney, stakeTextOf } from '../domain/slip-stake'
import { isOnItsWay, type SlipEvent, slipStep } from '../domain/slip-step'
import type { SlipTerms } from '../domain/slip-terms'
import type { SlipContext } from './slip-context'
import type { SlipCourier } from './slip-courier'
import type { SlipQuotes } from './slip-quotes'

/** A second press within this time was meant for the button that stood here before. */
const PRESS_GUARD_MS = 400

/** Limits could not be asked for: nothing was sent. */
const NOT_CHECKED: SlipRefusal = { code: 'requestFailed', text: '' }

export interface SlipStorePorts {
  readonly context: SlipContext
  readonly quotes: SlipQuotes
  readonly now: () => number
  readonly newKey: () => string
  /** Stake that a new selection starts with, as text. */
  readonly firstStake: () => string
  readonly savePolicy: (policy: OddsPolicy) => void
  /** A bet leaves with this stake, as text. */
  readonly onSend: (stakeText: string) => void
  /** A pick came while the last bet is not known to stand or fall. */
  readonly onBusy: () => void
}

/** The slip of one member: one selection at a time, and what became of its bet. */
export class SlipStore {
  stage: SlipStage = EMPTY
  feed: SlipFeed = { feed: 'connecting' }
  /** Terms before the latest move that the odds policy covered, while it is marked. */
  movedFrom: SlipTerms | null = null
  keepsSelection = false
  private readonly sentKeys = new Set<string>()
  private pressedAt = Number.NEGATIVE_INFINITY
  private courier: Pick<SlipCourier, 'send'> | null = null

  constructor(private readonly ports: SlipStorePorts) {
    makeAutoObservable<this, 'ports' | 'pressedAt' | 'courier' | 'sentKeys'>(
      this,
      {
        stage: observableRef,
        feed: observableRef,
        movedFrom: observableRef,
        ports: false,
        sentKeys: false,
        pressedAt: false,
        courier: false,
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
    return this.match && this.terms && slipLegOf(this.match, this.terms)
  }

  get money(): SlipMoney | null {
    if (!this.draft || !this.terms) return null
    const { currency, available } = this.ports.context
    return slipMoney(this.draft.stakeText, currency, this.terms, this.ports.quotes.limits, available)
  }

  /** Gives the store the way to the server; null when nobody is logged in. */
  connect(courier: Pick<SlipCourier, 'send'> | null): void {
    this.courier = courier
  }

  apply(event: SlipEvent): void {
    this.stage = slipStep(this.stage, event)
  }

  /** Takes a selection, in place of the one held; the same one again takes it out. */
  pick(pick: PickIntent): void {
    if (isOnItsWay(this.stage)) this.ports.onBusy()
    else if (this.stage.stage === 'editing' && isSamePick(this.stage.draft.pick, pick)) this.remove()
    else this.take(pick)
  }

  private take(pick: PickIntent): void {
    this.ports.quotes.clear()
    this.movedFrom = null
    this.apply({ type: 'pick', draft: newDraft(pick, this.draft?.stakeText || this.ports.firstStake()) })
  }

  /** Puts a draft back that an earlier page held. */
  restore(draft: SlipDraft): void {
    this.apply({ type: 'pick', draft })
  }

  remove(): void {
    this.apply({ type: 'remove' })
  }

  undo(): void {
    this.apply({ type: 'undo' })
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
        return this.confirm(gate.terms)
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

  /**
   * Sends the bet at exactly these terms, unless the stake is wrong or a limit changes it: then the player sees the new
   * stake first and presses again.
   */
  private async confirm(terms: SlipTerms): Promise<void> {
    if (this.askAboutStake(terms)) return
    if (this.ports.quotes.isFreshFor(terms.lineId)) return this.send(terms)
    this.apply({ type: 'validate' })
    const { draft } = this
    if (!draft) return
    await this.ports.quotes.ask(draft.pick, this.ports.context.oddsType)
    if (this.stage.stage !== 'validating') return
    this.apply({ type: 'reconsider', draft: this.stage.draft })
    if (!this.ports.quotes.isFreshFor(terms.lineId)) return this.edit({ refusal: NOT_CHECKED })
    const { gate } = this
    if (gate.gate === 'confirm' && !this.askAboutStake(gate.terms)) return this.send(gate.terms)
  }

  /** True when the stake must be looked at again before anything is sent. */
  private askAboutStake(terms: SlipTerms): boolean {
    const { limits } = this.ports.quotes
    const { currency } = this.ports.context
    if (!this.draft || !limits) return true
    const adjustment = adjustTyped(this.draft.stakeText, currency, terms, limits)
    if (adjustment) {
      this.edit({ stakeText: stakeTextOf(adjustment.to, currency), adjustment, asked: true })
      return true
    }
    if (this.money?.verdict.ok) return false
    this.edit({ asked: true })
    return true
  }

  private async send(terms: SlipTerms): Promise<void> {
    const { draft, money, match } = this
    const { account, currency, policy } = this.ports.context
    if (!draft || !match || !account || !this.courier) return
    if (money?.stake == null || money.risk === null || money.win === null) return
    const sent: SentBet = {
      accountId: account.info.account_id,
      sentAt: this.ports.now(),
      request: betRequestOf(this.ports.newKey(), draft.pick, terms, money.stake, policy),
      leg: slipLegOf(match, terms),
      currency,
      risk: money.risk,
      win: money.win,
    }
    this.sentKeys.add(sent.request.idem_key)
    this.ports.onSend(draft.stakeText)
    return this.courier.send(sent)
  }

  private isSecondPress(): boolean {
    const now = this.ports.now()
    const isSecond = now - this.pressedAt < PRESS_GUARD_MS
    if (!isSecond) this.pressedAt = now
    return isSecond
  }

  /** Another member, or nobody: nothing of the last one stays. */
  reset(stage: SlipStage = EMPTY): void {
    this.stage = stage
    this.feed = { feed: 'connecting' }
    this.movedFrom = null
    this.ports.quotes.clear()
  }

  /** Is this the bet that the slip shows? */
  shows(bet: Bet): boolean {
    const { stage } = this
    return stage.stage !== 'empty' && 'sent' in stage && stage.sent.request.idem_key === bet.idem_key
  }

  /** Did this page send the bet with this key? */
  hasSent(key: string): boolean {
    return this.sentKeys.has(key)
  }
}
