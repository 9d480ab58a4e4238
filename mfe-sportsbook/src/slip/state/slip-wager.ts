import type { Bet, OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { nextKey } from '../domain/bet-key'
import { isSameList, type MeantBet } from '../domain/meant-bet'
import {
  enteredStakes,
  isMistyped,
  isRefusedAmount,
  mistypedBeside,
  movedMeanwhile,
  type SlipDraft,
  UNSAID,
} from '../domain/slip-draft'
import type { AnySent } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import { type SlipMoney, stakeOf, stakeTextOf, typedStake } from '../domain/slip-stake'
import { isPending, type SlipEvent, slipStep } from '../domain/slip-step'
import type { WagerKind } from '../domain/wager-kind'
import { draftInLimits, leftStakeOf, moneyInLimits, mostInLimits } from '../domain/wager-limits'
import { takeBackPassing } from './passing-refusal'
import { ANSWER_MS, MEANING_MS } from './press-times'
import { keepRefusalOfNow } from './refusal-of-now'
import { sendPressed } from './send-pressed'
import { LOOKUP_EVERY_MS, SlipPlacement } from './slip-placement'
import type { WagerPorts } from './wager-ports'

/** What is typed is no stake of the currency, and no limit has made one of it: of nought none is made. */
const NO_AMOUNT: readonly string[] = [
  'invalidBetAmount',
  'betAmountWhole',
  'betLowerMin',
] satisfies ErrorCode[]

/** A bet of any kind: its stake, and where it stands between the first digit and the answer. */
export class SlipWager<Sent extends AnySent> {
  stage: SlipStage<Sent>
  /** The idempotency key of the bet; the next bet has another one, once this is decided. */
  key: string
  /** The press that its bet left by: one of its own, or the same as that of others. */
  lastPress: object | undefined
  /**
   * Time of the host until which its button takes no press, whichever way it comes, keys too, and is drawn at rest (`useRest`):
   * presses in haste go by, after `MEANING_MS` or `ANSWER_MS`.
   */
  restsUntil = Number.NEGATIVE_INFINITY
  /** What the button said when it was pressed, until the answer comes. */
  private pressed: SlipMoney | null = null
  private readonly placement: SlipPlacement<Sent>
  private readonly stop: () => void

  constructor(
    first: SlipStage<Sent>,
    readonly kind: WagerKind<Sent>,
    private readonly ports: WagerPorts<Sent>,
    key: string,
  ) {
    this.stage = first
    this.key = key
    makeAutoObservable<this, 'pressed' | 'ports' | 'placement' | 'isResting' | 'stop'>(
      this,
      {
        stage: observableRef,
        pressed: observableRef,
        kind: false,
        lastPress: false,
        ports: false,
        placement: false,
        isResting: false,
        stop: false,
      },
      { autoBind: true },
    )
    this.placement = new SlipPlacement({
      ...ports,
      keep: (sent) => ports.keep(sent, this.draft?.stakeText ?? ''),
      stage: () => this.stage,
      apply: this.apply,
    })
    const stops = [
      takeBackPassing(this, () => ports.isOneOfSeveral?.() ?? false),
      keepRefusalOfNow(this, ports),
      // A leg that kicks off just before the press: the button says the same, and would bet on others. A single is on one alone; of
      // several of them `Slip.letGo` sees to the one that is left.
      reaction(
        () => this.draft && kind.meant(this.draft).on,
        () => this.rest(),
        { equals: (a, b) => isSameList(a ?? [], b ?? []) },
      ),
    ]
    this.stop = () => {
      for (const stop of stops) stop()
    }
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

  /** The bet is leaving, or has left and is not decided. */
  get isUndecided(): boolean {
    return this.stage.stage === 'validating' || isPending(this.stage)
  }

  get limits(): SlipLimits | null {
    return this.kind.limits
  }

  get leftStake(): number | undefined {
    return this.draft ? leftStakeOf(this.kind, this.draft) : undefined
  }

  private get isResting(): boolean {
    return this.ports.now() < this.restsUntil
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

  /** The stake for whatever else takes it up. */
  get enteredStake(): string {
    return this.draft ? enteredStakes(this.draft).stakeText : ''
  }

  /** Takes what is typed; what makes no amount never stands in the field. */
  type(text: string): void {
    const stakeText = typedStake(text, this.draft?.stakeText ?? '', this.ports.context.currency)
    if (stakeText !== null) this.edit({ stakeText, ...UNSAID })
  }

  /** What `type` does not take keeps the stake that stands from being bet; of a system in the row of this size. */
  mistype(isRefused: boolean, size = 0): void {
    const { draft } = this
    if (!draft || (!isRefused && !isMistyped(draft, size))) return
    const beside = mistypedBeside(draft, size) ?? []
    this.edit({ mistyped: isRefused ? [...beside, size] : beside, asked: false })
  }

  /**
   * The field was left: the stake is written out and moved into the limits; true when they changed it. What is no amount, such
   * as half a kyat, is said to be none before a press asks for it. `mayRisk` is of its match, beside other bets on it.
   */
  leave(mayRisk?: number): boolean {
    const isChanged = this.adjustLeft(mayRisk)
    if (isChanged) this.rest()
    const verdict = this.isMistyped ? undefined : this.money?.verdict
    if (verdict?.ok === false && NO_AMOUNT.includes(verdict.code) && !this.hasRowsToRead)
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
    const { draft } = this
    const most = draft && mostInLimits(this.kind, draft, this.ports.context.available)
    if (most !== null) this.set(most)
  }

  clear(): void {
    this.edit({ stakeText: '', ...UNSAID })
  }

  /**
   * The one big button: bets, and accepts with the same press what has moved. Refused only when it is worse again by the
   * time it arrives. Safe to press twice.
   */
  async press(press: object = {}): Promise<void> {
    if (this.isResting) return
    if (this.stage.stage !== 'editing') return
    const { kind } = this
    const { policy } = this.ports.context
    if (kind.readiness === 'locked' || this.paysTooMuch) return
    this.lastPress = press
    // It was said of the press before this one; an amount that was refused is too much until it is changed.
    if (this.draft?.refusal && !isRefusedAmount(this.draft.refusal)) this.edit({ refusal: null })
    if (kind.readiness === 'ready') return this.confirm(policy)
    if (kind.isUnread) return this.edit({ refusal: movedMeanwhile() })
    // What has moved stays marked while the stake keeps the bet from leaving.
    if (this.asksAboutStake()) return
    kind.consent()
    return this.confirm(policy === 'none' ? 'better' : policy)
  }

  /** True when the stake must be looked at again before anything is sent; what is wrong with it is then said. */
  asksAboutStake(): boolean {
    const asks = this.adjust() || !this.moneyNow?.verdict.ok || this.hasRowsToRead
    if (asks) {
      this.edit({ asked: true })
      this.rest()
    }
    return asks
  }

  /** Takes no press for as long as it takes to read what has changed; never ends before what it was told earlier. */
  rest(forMs = MEANING_MS): void {
    this.restsUntil = Math.max(this.restsUntil, this.ports.now() + forMs)
  }

  /** A press on it and others would not bet yet: it comes too soon, or the stake is looked at first; what is in the way is then said. */
  asksFirst(): boolean {
    return this.isResting || this.asksAboutStake()
  }

  /** After a rejection: the same once more; what has moved meanwhile asks. */
  reopen(): void {
    if (!this.isResting) this.apply({ type: 'again' })
  }

  remove(): void {
    this.apply({ type: 'remove' })
  }

  /** An earlier page or another tab sent this bet: it is looked up after a time, unless a message decides it. */
  follow(sent: Sent, afterMs = LOOKUP_EVERY_MS): void {
    this.placement.follow(sent, afterMs)
  }

  /** The tab that sent the bet knows its result. */
  giveUp(): void {
    this.apply({ type: 'give_up' })
  }

  /** All tabs share the key of a draft. */
  takeKey(key: string): void {
    if (!isPending(this.stage)) this.key = key
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
    this.stop()
    this.placement.close()
  }

  apply(event: SlipEvent<Sent>): void {
    const before = this.stage
    this.stage = slipStep(before, event)
    const isDecided = 'sent' in before && isPending(before) && !isPending(this.stage)
    if (isDecided) this.key = nextKey(before.sent.request.idem_key)
    const { stage } = this.stage
    // It stands: what is kept of it is no bet that is leaving.
    if (event.type === 'done') this.pressed = null
    // A second press in haste must not bet on what is kept, nor at a price or limit that the answer has just brought.
    const isAnswered = isDecided && (stage === 'rejected' || stage === 'editing')
    if (isAnswered || event.type === 'done' || event.type === 'reconsider') this.rest(ANSWER_MS)
  }

  edit(change: Partial<SlipDraft>): void {
    if (this.stage.stage === 'editing')
      this.apply({ type: 'edit', draft: { ...this.stage.draft, ...change } })
  }

  /** What is pressed on stands as the button said it until the answer has come. */
  private async confirm(accept: OddsPolicy): Promise<void> {
    if (this.asksAboutStake()) return
    const { meant } = this
    if (!meant) return
    const { money } = meant
    this.pressed = money
    const ports = { ...this.ports, send: (sent: Sent) => this.placement.send(sent) }
    await sendPressed({ wager: this, ports, meant, accept }).finally(() =>
      runInAction(() => {
        // Perhaps the next bet on the same was pressed meanwhile.
        if (this.pressed === money) this.pressed = null
      }),
    )
  }

  /** What leaving a field does to its stake. */
  private adjustLeft(mayRisk?: number): boolean {
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
