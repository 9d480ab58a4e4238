import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { MeantBet } from './meant-bet'
import { type BetState, isUndecided } from './reduce-bet'
import { enteredStakes, isMistyped, type SlipDraft } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipStage } from './slip-stage'
import type { SlipMoney } from './slip-stake'
import type { SlipFacts } from './slip-state'
import type { WagerKind } from './wager-kind'
import { draftInLimits, hasRowsToRead, moneyInLimits, remainingStakeOf } from './wager-limits'

/** A bet of any kind as the slip reads it: its stake in the limits, its stage, and what a press would do. */
export class Wager<Sent extends AnySent> {
  constructor(
    private readonly read: () => BetState<Sent>,
    readonly kind: WagerKind<Sent>,
    protected readonly facts: Pick<SlipFacts, 'member' | 'now'>,
  ) {}

  get stage(): SlipStage<Sent> {
    return this.read().stage
  }

  get key(): string {
    return this.read().key
  }

  get guardedUntil(): number {
    return this.read().guardedUntil
  }

  get draft(): SlipDraft | null {
    const { stage } = this
    return stage.stage === 'empty' ? null : stage.draft
  }

  /** What the stake means: from the press to the answer as on the button, and then as it was sent. */
  get money(): SlipMoney | null {
    const { stage } = this
    const money = this.read().pressed?.meant.money ?? this.moneyNow
    if (!money || stage.stage !== 'sending') return money
    const { risk, win } = stage.sent
    return { ...money, risk, win, verdict: { ok: true } }
  }

  get moneyNow(): SlipMoney | null {
    return this.draft && moneyInLimits(this.kind, this.draft)
  }

  /** The draft of the next press where a limit changes its stake; null where none does. */
  private get draftToBet(): SlipDraft | null {
    const { draft, stage, money } = this
    if (!draft || stage.stage !== 'editing' || this.isConfirming || money?.verdict.ok !== false) return null
    return draftInLimits(this.kind, draft, this.facts.member.currency)
  }

  /** Stake, risk and win inside the limits: a win over a limit is never paid. */
  get moneyToBet(): SlipMoney | null {
    const { draftToBet } = this
    return draftToBet ? moneyInLimits(this.kind, draftToBet) : this.money
  }

  /** The stake that limits give the next press, minor units, or `rows` of a system; null where it stays. */
  get movesTo(): number | 'rows' | null {
    const { draftToBet } = this
    return draftToBet && (draftToBet.notes ? 'rows' : (draftToBet.adjustment?.to ?? null))
  }

  /** Pressed and not answered, also while it is validated. */
  get isConfirming(): boolean {
    return this.read().pressed !== null
  }

  /** The bet on the button. */
  get meant(): MeantBet | null {
    const { draft, moneyNow: money, kind } = this
    return draft && money && { draft, money, ...kind.meant(draft) }
  }

  /** The bet is validated, sent or waiting. */
  get isUndecided(): boolean {
    return isUndecided(this.stage)
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

  get hasRowsToRead(): boolean {
    return this.draft !== null && hasRowsToRead(this.kind, this.draft)
  }

  get isMistyped(): boolean {
    return isMistyped(this.draft)
  }

  /** The stake for storage and other readers. */
  get enteredStake(): string {
    return this.draft ? enteredStakes(this.draft).stakeText : ''
  }
}
