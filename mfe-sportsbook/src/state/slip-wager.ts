import type { Bet, OddsPolicy } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { changeForWorse, type MeantBet } from '../domain/meant-bet'
import { loweredToMatch, type SlipDraft, type SlipRefusal, UNSAID } from '../domain/slip-draft'
import type { AnySent } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import { type SlipMoney, stakeOf, stakeTextOf, typedStake } from '../domain/slip-stake'
import { isOnItsWay, type SlipEvent, slipStep } from '../domain/slip-step'
import type { SlipLimits } from '../domain/slip-terms'
import type { WagerKind } from '../domain/wager-kind'
import { PressGuard } from './press-guard'
import { ANSWER_MS, MEANING_MS } from './press-times'
import { SlipPlacement } from './slip-placement'
import type { NotSent, WagerPorts } from './wager-ports'

/** Limits could not be asked for: nothing was sent. */
const NOT_CHECKED: SlipRefusal = { code: 'requestFailed', text: '' }
/** The price moved under the finger. */
const MOVED_MEANWHILE: SlipRefusal = { code: 'oddsIsUpdating', text: '' }

/** A bet of any kind: its stake, and where it stands between the first digit and the answer. */
export class SlipWager<Sent extends AnySent> {
  stage: SlipStage<Sent>
  /** Pressed, and not answered yet: true without a gap, while stages come and go in between. */
  isConfirming = false
  private readonly placement: SlipPlacement<Sent>
  private readonly guard: PressGuard

  constructor(
    first: SlipStage<Sent>,
    readonly kind: WagerKind<Sent>,
    private readonly ports: WagerPorts<Sent>,
  ) {
    this.stage = first
    this.guard = new PressGuard(ports.now)
    makeAutoObservable<this, 'ports' | 'placement' | 'guard'>(
      this,
      { stage: observableRef, kind: false, ports: false, placement: false, guard: false },
      { autoBind: true },
    )
    this.placement = new SlipPlacement({
      ...ports,
      keep: (sent) => ports.keep(sent, this.draft?.stakeText ?? ''),
      stage: () => this.stage,
      apply: this.apply,
    })
  }

  get draft(): SlipDraft | null {
    return this.stage.stage === 'empty' ? null : this.stage.draft
  }

  get money(): SlipMoney | null {
    return this.draft && this.kind.money(this.draft)
  }

  /** The bet is leaving, or has left and is not decided. */
  get isUndecided(): boolean {
    return this.stage.stage === 'validating' || this.stage.stage === 'waiting' || isOnItsWay(this.stage)
  }

  get limits(): SlipLimits | null {
    return this.kind.limits
  }

  /** Time of the host until which its button takes no press, and is drawn at rest. */
  get restsUntil(): number {
    return this.guard.until
  }

  /** It would pay more than the payout limit even at the minimum stake: no press bets. */
  get paysTooMuch(): boolean {
    return this.draft !== null && this.kind.paysTooMuch(this.draft)
  }

  /** A limit has changed rows of a system, and no press was made with that in sight: the next one says that it was read. */
  get hasUnreadRows(): boolean {
    const { notes = {}, asked = false } = this.draft ?? {}
    return !asked && Object.keys(notes).length > 0
  }

  /** Takes what is typed; what makes no amount never stands in the field. */
  type(text: string): void {
    const stakeText = typedStake(text, this.draft?.stakeText ?? '', this.ports.context.currency)
    if (stakeText !== null) this.edit({ stakeText, ...UNSAID })
  }

  /**
   * The field was left: the stake is written out and moved into the limits; true when they changed it. What is no amount, such
   * as half a kyat, is said to be none before a press asks for it.
   */
  leave(): boolean {
    const isChanged = this.adjust()
    if (isChanged) this.guard.start(MEANING_MS)
    const verdict = this.money?.verdict
    if (verdict?.ok === false && verdict.code === 'invalidBetAmount' && !this.hasUnreadRows)
      this.edit({ asked: true })
    return isChanged
  }

  /** An amount of a chip, minor units. */
  set(minor: number): void {
    this.edit({ stakeText: stakeTextOf(minor, this.ports.context.currency), ...UNSAID })
    this.adjust()
  }

  setMin(): void {
    if (this.kind.limits) this.set(this.kind.limits.minBet)
  }

  /** The most that limits and balance allow; where not even the minimum fits, the minimum, whose error says why. */
  setMax(): void {
    if (this.kind.limits) this.set(Math.max(this.kind.most(), this.kind.limits.minBet))
  }

  clear(): void {
    this.edit({ stakeText: '', ...UNSAID })
  }

  /**
   * The one big button: bets, and accepts with the same press what has moved. Refused only when it is worse again by the
   * time it arrives. Safe to press twice.
   */
  async press(): Promise<void> {
    if (this.guard.isOn || this.stage.stage !== 'editing') return
    const { kind } = this
    const { policy } = this.ports.context
    if (kind.readiness === 'locked' || this.paysTooMuch) return
    // Before this tab hears of the others, who have pressed on the same, and before it follows a line.
    const key = this.ports.keyOf(kind.name, kind.picks)
    if (kind.readiness === 'ready') return this.confirm(key, policy)
    if (kind.isUnread) return this.edit({ refusal: MOVED_MEANWHILE })
    // What has moved stays marked while the stake keeps the bet from leaving.
    if (this.asksAboutStake()) return
    kind.consent()
    return this.confirm(key, policy === 'none' ? 'better' : policy)
  }

  /** A press would not bet yet: it comes too soon, or the stake is looked at first; what is in the way is then said. */
  asksFirst(): boolean {
    if (this.guard.isOn) return true
    const { readiness, isUnread } = this.kind
    if (readiness !== 'asks' || !isUnread) return this.asksAboutStake()
    this.edit({ refusal: MOVED_MEANWHILE })
    return true
  }

  /** After a rejection: the same once more; what has moved meanwhile asks. */
  reopen(): void {
    if (!this.guard.isOn) this.apply({ type: 'again' })
  }

  remove(): void {
    this.apply({ type: 'remove' })
  }

  /** Nobody else looks after the bet any more: what became of it is asked for here. */
  takeOver(): void {
    if (this.stage.stage === 'sending' || this.stage.stage === 'waiting')
      this.placement.recover(this.stage.sent)
  }

  /** News of the bet that was sent. */
  learn(bet: Bet): void {
    this.placement.learn(bet)
  }

  /** Is this the bet that it sent? */
  sent(bet: Bet): boolean {
    return 'sent' in this.stage && this.stage.sent.request.idem_key === bet.idem_key
  }

  close(): void {
    this.placement.close()
  }

  apply(event: SlipEvent<Sent>): void {
    // What another tab has sent, and gives back, was not pressed here.
    const hadLeft = event.type !== 'returned' && (isOnItsWay(this.stage) || this.stage.stage === 'waiting')
    this.stage = slipStep(this.stage, event)
    const { stage } = this.stage
    // A second press in haste must not bet on what is kept, nor at a price or limit that the answer has just brought.
    const isAnswered = hadLeft && (stage === 'rejected' || stage === 'editing')
    if (isAnswered || event.type === 'done' || event.type === 'reconsider') this.guard.start(ANSWER_MS)
  }

  edit(change: Partial<SlipDraft>): void {
    if (this.stage.stage === 'editing')
      this.apply({ type: 'edit', draft: { ...this.stage.draft, ...change } })
  }

  /** Limits that are not recent are asked for before anything leaves, and what they change is seen first. */
  private async confirm(key: string, accept: OddsPolicy): Promise<void> {
    this.isConfirming = true
    await this.checkAndSend(key, accept).finally(() => runInAction(() => (this.isConfirming = false)))
  }

  private async checkAndSend(key: string, accept: OddsPolicy): Promise<void> {
    const { kind } = this
    const pressedAt = this.ports.now()
    const { name } = kind
    if (this.asksAboutStake()) return
    const { meant } = this
    if (!meant) return
    if (!kind.isFresh) {
      this.apply({ type: 'validate' })
      await kind.ask()
      if (this.stage.stage !== 'validating') return
      this.apply({ type: 'reconsider', draft: meant.draft })
      // What is locked says why by itself.
      if (kind.readiness === 'locked' || this.paysTooMuch) return
      if (!kind.isFresh) return this.edit({ refusal: NOT_CHECKED })
      if (!kind.consentIfCovered(accept) || this.asksAboutStake() || !this.isAsMeant(meant, accept)) return
    }
    if (!(await this.isStillMeant(meant, accept, pressedAt))) return
    const bet = this.meant
    const sent = bet && kind.write(key, this.ports.now(), accept, bet)
    if (!sent) return this.ports.giveTurnBack(name)
    this.ports.countSend(kind.picks)
    await this.placement.send(sent)
    if (this.isRefused) this.ports.giveTurnBack(name)
  }

  /** The bet as the button states it now. */
  private get meant(): MeantBet | null {
    const { draft, money, kind } = this
    return draft && money && { draft, money, ...kind.meant(draft) }
  }

  /**
   * Settles with the other tabs of the browser which of them sends, and takes up what they have done meanwhile. False when the
   * bet stays here: another tab has sent it, or it is no longer what was pressed on.
   */
  private async isStillMeant(meant: MeantBet, accept: OddsPolicy, pressedAt: number): Promise<boolean> {
    const { kind } = this
    const { name } = kind
    this.apply({ type: 'validate' })
    const isTurn = await this.ports.takeTurn(name, this.ports.now() - pressedAt)
    this.apply({ type: 'reconsider', draft: meant.draft })
    // What this tab does not hold any more has kicked off, or was taken out; the rest other tabs tell.
    const hasLeft = changeForWorse(meant, this.meant, 'any')?.what === 'selections'
    this.ports.catchUp()
    if (!isTurn) {
      // What the other tab sent had this key: what is meant from now on is another bet.
      this.ports.countSend(kind.picks)
      return this.staysHere({ what: 'sent' })
    }
    const stands = hasLeft ? this.staysHere({ what: 'selections' }) : this.stands(meant, accept)
    if (!stands) this.ports.giveTurnBack(name)
    return stands
  }

  /** Whether it can still be bet as it was pressed, after other tabs were heard. */
  private stands(meant: MeantBet, accept: OddsPolicy): boolean {
    const { kind } = this
    const change = changeForWorse(meant, this.meant, accept)
    if (change?.what === 'selections' || change?.what === 'changed')
      return this.staysHere({ what: 'changed' })
    if (this.stage.stage !== 'editing' || kind.readiness === 'locked') return false
    // A price may have become worse than the one on the button, or a deduction higher.
    if (kind.consentIfCovered(accept)) return this.isAsMeant(meant, accept)
    this.edit({ refusal: MOVED_MEANWHILE })
    return false
  }

  /** Whether what would be written is no worse than what the button said; where it is, the slip says what has changed. */
  private isAsMeant(meant: MeantBet, accept: OddsPolicy): boolean {
    const change = changeForWorse(meant, this.meant, accept)
    if (change?.what === 'price') this.edit({ refusal: MOVED_MEANWHILE })
    else if (change) this.staysHere(change)
    return change === null
  }

  private staysHere(why: NotSent): false {
    this.guard.start(MEANING_MS)
    this.ports.onNotSent(why)
    return false
  }

  /** The server said no to what was sent, so that there is no bet of it. */
  private get isRefused(): boolean {
    const { stage } = this
    return stage.stage === 'rejected' || (stage.stage === 'editing' && stage.draft.refusal !== null)
  }

  /** True when the stake must be looked at again before anything is sent. */
  private asksAboutStake(): boolean {
    const asks = this.adjust() || !this.money?.verdict.ok || this.hasUnreadRows
    if (asks) {
      this.edit({ asked: true })
      this.guard.start(MEANING_MS)
    }
    return asks
  }

  /** Writes the stake out, in the limits; true when they changed it. */
  private adjust(): boolean {
    const { draft } = this
    if (!draft) return false
    const { currency } = this.ports.context
    const { kind } = this
    const adjusted = kind.adjusted(draft) ?? loweredToMatch(draft, kind.limits, currency, kind.most)
    const amount = stakeOf(draft.stakeText, currency)
    if (adjusted) this.edit(adjusted)
    else if (amount.ok) this.edit({ stakeText: stakeTextOf(amount.minor, currency) })
    return adjusted !== null
  }
}
