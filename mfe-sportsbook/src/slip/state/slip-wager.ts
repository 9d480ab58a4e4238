import type { Bet, OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { BetEvent } from '../domain/bet-event'
import { isSameList, type MeantBet } from '../domain/meant-bet'
import { type PressVerdict, pressVerdict } from '../domain/press'
import { type BetState, isPending, LOOKUP_EVERY_MS, reduceBet } from '../domain/reduce-bet'
import {
  enteredStakes,
  isMistyped,
  isRefusedAmount,
  mistypedBeside,
  movedMeanwhile,
  NO_MESSAGES,
  type SlipDraft,
} from '../domain/slip-draft'
import type { AnySent } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import { type SlipMoney, stakeOf, stakeTextOf, typedStake } from '../domain/slip-stake'
import type { WagerKind } from '../domain/wager-kind'
import { draftInLimits, moneyInLimits, mostInLimits, remainingStakeOf } from '../domain/wager-limits'
import { takeBackPassing } from './passing-refusal'
import { keepRefusalOfNow } from './refusal-of-now'
import { betEffects } from './run-bet-effects'
import { sendPressed } from './send-pressed'
import type { WagerPorts } from './wager-ports'

/** The text is no stake, and no limit can make one of it. */
const NO_AMOUNT: readonly string[] = [
  'invalidBetAmount',
  'betAmountWhole',
  'betLowerMin',
] satisfies ErrorCode[]

/** A bet of any kind: its stake and its stage. */
export class SlipWager<Sent extends AnySent> {
  private state: BetState<Sent>
  /** The press that sent it: its own, or one of several bets. */
  lastPress: object | undefined
  /** The money on the pressed button, until the answer. */
  private pressed: SlipMoney | null = null
  private readonly effects: ReturnType<typeof betEffects<Sent>>
  private readonly stop: () => void

  constructor(
    first: SlipStage<Sent>,
    readonly kind: WagerKind<Sent>,
    private readonly ports: WagerPorts<Sent>,
    key: string,
  ) {
    this.state = { stage: first, key, guardedUntil: Number.NEGATIVE_INFINITY }
    makeAutoObservable<this, 'pressed' | 'ports' | 'state' | 'effects' | 'stop'>(
      this,
      {
        state: observableRef,
        pressed: observableRef,
        kind: false,
        lastPress: false,
        ports: false,
        effects: false,
        apply: false,
        stop: false,
      },
      { autoBind: true },
    )
    this.effects = betEffects(ports, (event) => void this.apply(event))
    const stops = [
      takeBackPassing(this, () => ports.isOneOfSeveral?.() ?? false),
      keepRefusalOfNow(this, ports),
      // A leg may kick off just before the press: the button looks the same, and would bet on others.
      reaction(
        () => this.draft && kind.meant(this.draft).on,
        () => this.guard(),
        { equals: (a, b) => isSameList(a ?? [], b ?? []) },
      ),
    ]
    this.stop = () => {
      for (const stop of stops) stop()
    }
  }

  get stage(): SlipStage<Sent> {
    return this.state.stage
  }

  get key(): string {
    return this.state.key
  }

  get guardedUntil(): number {
    return this.state.guardedUntil
  }

  get draft(): SlipDraft | null {
    return this.stage.stage === 'empty' ? null : this.stage.draft
  }

  /** What the stake means; from the press on as the button said it, and then as it was sent, wherever prices go meanwhile. */
  get money(): SlipMoney | null {
    const money = this.pressed ?? this.moneyNow
    if (!money || this.stage.stage !== 'sending') return money
    const { risk, win } = this.stage.sent
    return { ...money, risk, win, verdict: { ok: true } }
  }

  /** The draft as the next press would have it where a limit changes its stake; null where none does. */
  private get draftToBet(): SlipDraft | null {
    const { draft, stage, money } = this
    if (!draft || stage.stage !== 'editing' || this.pressed || money?.verdict.ok !== false) return null
    return draftInLimits(this.kind, draft, this.ports.context.currency)
  }

  /** Stake, risk and win inside the limits: a win over a limit is never paid. */
  get moneyToBet(): SlipMoney | null {
    const { draftToBet } = this
    return draftToBet ? moneyInLimits(this.kind, draftToBet) : this.money
  }

  /** What limits make of the typed stake at the next press: its amount, minor units, or `rows` of a system; null where it stays. */
  get movesTo(): number | 'rows' | null {
    const { draftToBet } = this
    return draftToBet && (draftToBet.notes ? 'rows' : (draftToBet.adjustment?.to ?? null))
  }

  private get moneyNow(): SlipMoney | null {
    return this.draft && moneyInLimits(this.kind, this.draft)
  }

  /** Pressed, and not answered yet: true without a gap, while stages come and go in between. */
  get isConfirming(): boolean {
    return this.pressed !== null
  }

  /** The bet as the button would state it now. */
  get meant(): MeantBet | null {
    const { draft, moneyNow: money, kind } = this
    return draft && money && { draft, money, ...kind.meant(draft) }
  }

  /** The bet is validated, sent or waiting. */
  get isUndecided(): boolean {
    return this.stage.stage === 'validating' || isPending(this.stage)
  }

  get limits(): SlipLimits | null {
    return this.kind.limits
  }

  get remainingStake(): number | undefined {
    return this.draft ? remainingStakeOf(this.kind, this.draft) : undefined
  }

  /** It would pay more than the payout limit even at the minimum stake: no press bets. */
  get paysTooMuch(): boolean {
    return this.draft !== null && this.kind.paysTooMuch(this.draft)
  }

  /** A limit has changed rows of a system, and no press was made with that in sight: the next one says that it was read. */
  get hasRowsToRead(): boolean {
    const { draft } = this
    if (!draft?.notes || draft.asked) return false
    const { notes } = draft
    // Of a size that went with a leg there is nothing to read.
    const { units } = this.kind.meant(draft)
    return units ? units.some(({ size }) => notes[size]) : Object.keys(notes).length > 0
  }

  get isMistyped(): boolean {
    return isMistyped(this.draft)
  }

  /** The stake for storage and other readers. */
  get enteredStake(): string {
    return this.draft ? enteredStakes(this.draft).stakeText : ''
  }

  /** Takes an input; the field never shows a text that is no amount. */
  type(text: string): void {
    const stakeText = typedStake(text, this.draft?.stakeText ?? '', this.ports.context.currency)
    if (stakeText !== null) this.edit({ stakeText, ...NO_MESSAGES })
  }

  /** A refused input keeps the shown stake from being bet; of a system in the row of this size. */
  mistype(isRefused: boolean, size = 0): void {
    const { draft } = this
    if (!draft || (!isRefused && !isMistyped(draft, size))) return
    const beside = mistypedBeside(draft, size) ?? []
    this.edit({ mistyped: isRefused ? [...beside, size] : beside, asked: false })
  }

  /**
   * The field lost the focus: the stake is written out within the limits; true when they changed it. An
   * unreadable stake shows its error. `mayRisk` is of the match, beside other bets.
   */
  leave(mayRisk?: number): boolean {
    const isChanged = this.adjustField(mayRisk)
    if (isChanged) this.guard()
    const verdict = this.isMistyped ? undefined : this.money?.verdict
    if (verdict?.ok === false && NO_AMOUNT.includes(verdict.code) && !this.hasRowsToRead)
      this.edit({ asked: true })
    return isChanged
  }

  /** An amount of a chip, minor units. */
  set(minor: number): void {
    this.edit({ stakeText: stakeTextOf(minor, this.ports.context.currency), ...NO_MESSAGES })
    this.adjust()
  }

  setMin(): void {
    if (this.kind.limits) this.set(this.kind.limits.minBet)
  }

  /** The most that limits and balance allow; where not even the minimum fits, the minimum, whose error says why. */
  setMax(): void {
    const { draft } = this
    const most = draft && mostInLimits(this.kind, draft, this.ports.context.available)
    if (most !== null) this.set(most)
  }

  clear(): void {
    this.edit({ stakeText: '', ...NO_MESSAGES })
  }

  /** Bets, and consents to moved terms with the same press. Safe to press twice. */
  async press(press: object = {}): Promise<void> {
    const verdict = this.verdictOfPress()
    if (verdict === 'too_soon' || verdict === 'locked') return
    this.lastPress = press
    // A refusal is about the press before; a refused amount stays too much until it is changed.
    if (this.draft?.refusal && !isRefusedAmount(this.draft.refusal)) this.edit({ refusal: null })
    const { policy } = this.ports.context
    switch (verdict) {
      case 'unread':
        return this.edit({ refusal: movedMeanwhile() })
      case 'mend_stake':
        this.asksAboutStake()
        return
      case 'consent':
        this.kind.consent()
        return this.confirm(policy === 'none' ? 'better' : policy)
      case 'bet':
        return this.confirm(policy)
    }
  }

  private verdictOfPress(): PressVerdict {
    const { draft, kind, stage, guardedUntil, paysTooMuch, ports } = this
    const isMoved = draft !== null && draftInLimits(kind, draft, ports.context.currency) !== null
    return pressVerdict({
      now: ports.now(),
      guardedUntil,
      isEditing: stage.stage === 'editing',
      readiness: kind.readiness,
      isUnread: kind.isUnread,
      paysTooMuch,
      hasStakeToMend: isMoved || !this.moneyNow?.verdict.ok || this.hasRowsToRead,
    })
  }

  /** Whether the stake has to be mended before a bet; its error is then shown. */
  asksAboutStake(): boolean {
    const asks = this.adjust() || !this.moneyNow?.verdict.ok || this.hasRowsToRead
    if (asks) {
      this.edit({ asked: true })
      this.guard()
    }
    return asks
  }

  /** Takes no press until the player can have read the change. */
  guard(): void {
    void this.apply({ type: 'guard' })
  }

  /** Whether a press on several bets stops at this one: it comes too soon, or its stake is mended first. */
  asksFirst(): boolean {
    return this.verdictOfPress() === 'too_soon' || this.asksAboutStake()
  }

  /** Edits a rejected bet again; moved terms ask. */
  reopen(): void {
    if (this.ports.now() >= this.guardedUntil) void this.apply({ type: 'again' })
  }

  remove(): void {
    void this.apply({ type: 'remove' })
  }

  /** An earlier page or another tab sent this bet: it is looked up after a time, unless a message decides it. */
  follow(sent: Sent, afterMs = LOOKUP_EVERY_MS): void {
    void this.apply({ type: 'follow', sent, afterMs })
  }

  /** The tab that sent the bet knows its result. */
  giveUp(): void {
    void this.apply({ type: 'give_up' })
  }

  /** All tabs share the key of a draft. */
  takeKey(key: string): void {
    void this.apply({ type: 'key', key })
  }

  /** News of the bet that was sent. */
  learn(bet: Bet): void {
    void this.apply({ type: 'bet', bet })
  }

  /** Is this the bet that it sent? */
  sent(bet: Bet): boolean {
    return 'sent' in this.stage && this.stage.sent.request.idem_key === bet.idem_key
  }

  close(): void {
    this.stop()
    this.effects.close()
  }

  /** Takes an event, and runs its effects; resolves once a sent bet has its answer. */
  apply(event: BetEvent<Sent>): Promise<void> {
    const { state, effects } = reduceBet(this.state, event, this.ports.now())
    runInAction(() => {
      this.state = state
      // A placed bet is not pending.
      if (event.type === 'done') this.pressed = null
    })
    // After the action: a quote of a refusal must come later than the question that its stage asks.
    return this.effects.run(effects)
  }

  edit(change: Partial<SlipDraft>): void {
    if (this.stage.stage === 'editing')
      void this.apply({ type: 'edit', draft: { ...this.stage.draft, ...change } })
  }

  /** The shown money stays as pressed until the answer. */
  private async confirm(accept: OddsPolicy): Promise<void> {
    if (this.asksAboutStake()) return
    const { meant } = this
    if (!meant) return
    const { money } = meant
    this.pressed = money
    await sendPressed({ wager: this, ports: this.ports, meant, accept }).finally(() =>
      runInAction(() => {
        // Perhaps the next bet on the same was pressed meanwhile.
        if (this.pressed === money) this.pressed = null
      }),
    )
  }

  /** What leaving a field does to its stake. */
  private adjustField(mayRisk?: number): boolean {
    const { draft, kind } = this
    if (!draft || !kind.adjustedField) return this.adjust(mayRisk)
    const adjusted = kind.adjustedField(draft)
    if (adjusted) this.edit(adjusted)
    return adjusted !== null
  }

  /** Writes the stake out, in the limits; true when they changed it. */
  private adjust(mayRisk?: number): boolean {
    const { draft, kind } = this
    if (!draft) return false
    const { currency } = this.ports.context
    const adjusted = draftInLimits(kind, draft, currency, mayRisk)
    const amount = stakeOf(draft.stakeText, currency)
    if (adjusted) this.edit(adjusted)
    else if (amount.ok && !this.isMistyped) this.edit({ stakeText: stakeTextOf(amount.minor, currency) })
    return adjusted !== null
  }
}
