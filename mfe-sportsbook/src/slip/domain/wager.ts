import type { OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { SystemUnit } from '@touchline/rules'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { type BetState, isUndecided } from './reduce-bet'
import { adjustedDraft, enteredStakes, isMistyped, type SlipDraft } from './slip-draft'
import type { BetEvent, SlipEvent } from './slip-event'
import type { AnySent } from './slip-sent'
import type { SlipStage } from './slip-stage'
import {
  adjustmentOf,
  isPaidOverLimit,
  moneyOf,
  type SlipMoney,
  type StakeRules,
  stakeRisking,
} from './slip-stake'
import type { Owner, SlipFacts, SlipMember } from './slip-state'
import type { StakeInput } from './stake-input'
import { draftInLimits, moneyInLimits, remainingStakeOf } from './stake-limits'

/** A bet of any kind: its stake in the limits, its stage, what a press would do, and what a player does with it. */
export class Wager {
  constructor(
    private readonly owner: Owner,
    private readonly read: () => BetState,
    readonly kind: WagerKind,
    private readonly facts: Pick<SlipFacts, 'member' | 'now'>,
    private readonly send: (event: SlipEvent) => Promise<void>,
  ) {}

  readonly press = (): Promise<void> => this.send({ type: 'pressed', owner: this.owner })
  readonly enter = (input: StakeInput): void => void this.send({ type: 'stake', owner: this.owner, input })
  readonly type = (text: string, size?: number): void => this.enter({ do: 'type', text, size })
  /** The field refused an input. */
  readonly mistype = (isRefused: boolean, size?: number): void =>
    this.enter({ do: 'refuse', isRefused, size })
  /** The field lost the focus. */
  readonly leave = (): void => this.enter({ do: 'leave' })
  /** An amount, minor units. */
  readonly set = (minor: number, size?: number): void => this.enter({ do: 'set', minor, size })
  readonly setMin = (): void => this.enter({ do: 'min' })
  readonly setMax = (): void => this.enter({ do: 'max' })
  readonly clear = (): void => this.enter({ do: 'clear' })
  readonly remove = (): void => this.apply({ type: 'remove' })

  /** Edits a rejected bet again; moved terms ask. */
  readonly reopen = (): void => {
    if (this.facts.now() >= this.guardedUntil) this.apply({ type: 'again' })
  }

  private apply(event: BetEvent): void {
    void this.send({ type: 'bet', owner: this.owner, event })
  }

  get stage(): SlipStage {
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
    return this.kind.on.limits
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

/** What a bet is on: a selection, or the legs of a combination. */
export interface WagerSubject {
  /** The effect of a press: none, bet, or accept the moved terms and bet. */
  readonly readiness: 'locked' | 'ready' | 'asks'
  /** What asks came so late before the press that nobody can have read it. */
  readonly isUnread: boolean
  /** Null until they are known. */
  readonly limits: SlipLimits | null
  /** The limits for a stake: legs that exclude each other have no payout. */
  readonly stakeLimits: SlipLimits | null
  /** When an answer, not a refusal, last reported the remaining match limit, epoch milliseconds. */
  readonly reportedAt: number
  /** Limits are recent enough for a bet to leave on them. */
  readonly isFresh: boolean
  /** Why the latest question for limits brought none; null where it was answered. */
  readonly failure: ErrorCode | null
  /** Whether a policy covers all that has moved since the player consented. */
  isCovered(accept: OddsPolicy): boolean
}

/** The arithmetic of a draft, amounts in minor units. */
export interface StakeArithmetic {
  money(draft: SlipDraft): SlipMoney | null
  /** The draft within the limits, with the limit that changed it; null where it is unchanged. */
  adjusted(draft: SlipDraft): SlipDraft | null
  /** The same when one of several fields loses the focus: its own limits only. */
  adjustedField?(draft: SlipDraft): SlipDraft | null
  /** The most that limits and the balance allow, or may be risked of another amount; 0 when nothing fits. */
  most(available?: number): number
  /** The stake that risks this amount, without limits; by default the same amount. */
  stakeRisking?(risk: number): number
  /** The least of several stakes together, where `most` is of all of them: of a system all its tickets at theirs. */
  least?(draft: SlipDraft): number
  /** Whether it would pay more than the payout limit even at the minimum stake: nothing can be staked on it as it is. */
  paysTooMuch(draft: SlipDraft): boolean
  /** Of a system: its fields. */
  readonly rows?: {
    readonly sizes: readonly number[]
    /** The change of the draft; null where the text is no amount. */
    typed(draft: SlipDraft, size: number, text: string): Partial<SlipDraft> | null
    /** The largest stake of a ticket of a size. */
    most(draft: SlipDraft, size: number): number
  }
}

/** A kind of bet. Stages, keys and calls are the same for all kinds. */
export interface WagerKind extends StakeArithmetic {
  readonly on: WagerSubject
  /** Mode and selections without their lines: two wagers of one name are the same bet. */
  name(): string
  /** What the button states of it beside stake, risk and win. */
  meant(draft: SlipDraft): MeantKind
  /** The bet as it is stated now, at the terms on show; null while something is missing. */
  write(key: string, at: number, accept: OddsPolicy, bet: MeantBet): AnySent | null
}

/** The arithmetic of a bet with one stake; `rules` are null while there is no price. */
export const oneStake = (
  rules: () => StakeRules | null,
  on: Pick<WagerSubject, 'limits' | 'stakeLimits'>,
  member: SlipMember,
): StakeArithmetic => {
  const most = (now: StakeRules | null, available?: number) =>
    (on.stakeLimits && now?.most(on.stakeLimits, available)) ?? 0
  return {
    money: ({ stakeText }) => {
      const now = rules()
      return now && moneyOf(stakeText, member.currency, now, on.limits, member.available)
    },
    adjusted: (draft) => {
      const { currency } = member
      const [now, limits] = [rules(), on.stakeLimits]
      const adjustment = now && limits && adjustmentOf(draft.stakeText, currency, now, limits)
      return adjustedDraft(draft, adjustment, currency)
    },
    most: (available = member.available) => most(rules(), available),
    stakeRisking: (risk) => {
      const now = rules()
      return now ? stakeRisking(now, risk) : risk
    },
    paysTooMuch: () => {
      const now = rules()
      return now !== null && on.limits !== null && isPaidOverLimit(on.limits, most(now))
    },
  }
}

/** A limit has changed rows of a system, and no press was made with that in sight: the next one confirms that it was read. */
export function hasRowsToRead(kind: Pick<WagerKind, 'meant'>, draft: SlipDraft): boolean {
  const { notes, asked } = draft
  if (!notes || asked) return false
  // Notes of a size that went with a leg count for nothing.
  const { units } = kind.meant(draft)
  return units ? units.some(({ size }) => notes[size]) : Object.keys(notes).length > 0
}

/** What a kind of bet adds to its stake. */
export interface MeantKind {
  /** The selections that it is on, each the same also when it follows its line. */
  readonly on: readonly unknown[]
  /** Of a system: rows that are staked, null while one of them is no amount; and all their tickets. */
  readonly units?: readonly SystemUnit[] | null
  readonly tickets?: number
  /** Of a maung: percent kept of the gross. */
  readonly deduction?: number | null
}

/** A bet as the button states it. It is taken when it is pressed, and what leaves is never worse. */
export interface MeantBet extends MeantKind {
  readonly draft: SlipDraft
  readonly money: SlipMoney
}

/** A change of the bet for the worse since its button was pressed. */
export type MeantChange = { readonly what: 'selections' } | { readonly what: 'price' } | CountChange

/** Of a system that has other tickets, or of a maung of which more is kept. */
export interface CountChange {
  readonly what: 'tickets' | 'deduction'
  readonly before: number
  readonly now: number
}

/**
 * The first change for the worse, or null. Another selection or ticket is another bet; prices may move as the
 * policy allows.
 */
export function changeForWorse(
  meant: MeantBet,
  now: MeantBet | null,
  accept: OddsPolicy,
): MeantChange | null {
  if (!now || !isSameList(meant.on, now.on)) return { what: 'selections' }
  if (JSON.stringify(meant.units) !== JSON.stringify(now.units))
    return { what: 'tickets', before: meant.tickets ?? 0, now: now.tickets ?? 0 }
  const [before, deduction] = [meant.deduction ?? 0, now.deduction ?? 0]
  if (deduction > before) return { what: 'deduction', before, now: deduction }
  return accept !== 'any' && isWorse(meant.money, now.money) ? { what: 'price' } : null
}

/** Whether both hold the same, in the same order. */
export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, place) => one === b[place])

const isWorse = (meant: SlipMoney, now: SlipMoney): boolean =>
  (now.win ?? 0) < (meant.win ?? 0) || (now.risk ?? 0) > (meant.risk ?? 0)
