import type { OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { MeantBet, MeantKind } from './meant-bet'
import type { MatchLimitReport } from './remaining-on-match'
import type { SlipDraft } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipMoney } from './slip-stake'

/**
 * The particulars of a kind of bet: selections, arithmetic and request. Stages, keys and calls are the same for
 * all kinds.
 */
export interface WagerKind<Sent extends AnySent> {
  /** Mode and selections without their lines: two wagers of one name are the same bet. */
  readonly name: string
  /** What it is on, as it is picked. */
  readonly picks: readonly PickIntent[]
  /** The effect of a press: none, bet, or accept the moved terms and bet. */
  readonly readiness: 'locked' | 'ready' | 'asks'
  /** What asks came so late before the press that nobody can have read it. */
  readonly isUnread: boolean
  /** Null until they are known. */
  readonly limits: SlipLimits | null
  /**
   * The latest report of the remaining match limit, not from a refusal; each report is another object. Null
   * before the first.
   */
  readonly matchLimitReport: MatchLimitReport | null
  /** Limits are recent enough for a bet to leave on them. */
  readonly isFresh: boolean
  /** Why the latest question for limits brought none; null where it was answered. */
  readonly failure: ErrorCode | null
  money(draft: SlipDraft): SlipMoney | null
  /** The draft within the limits, with the limit that changed it; null where it is unchanged. */
  adjusted(draft: SlipDraft): SlipDraft | null
  /** The same when one of several fields loses the focus: its own limits only. */
  adjustedField?(draft: SlipDraft): SlipDraft | null
  /** The most that limits and the balance allow, or may be risked of another amount, minor units; 0 when nothing fits. */
  most(available?: number): number
  /** The stake that risks this amount, without limits; by default the same amount. */
  stakeRisking?(risk: number): number
  /** The least of several stakes together, where `most` is of all of them: of a system all its tickets at theirs. */
  least?(draft: SlipDraft): number
  /** Whether it would pay more than the payout limit even at the minimum stake: nothing can be staked on it as it is. */
  paysTooMuch(draft: SlipDraft): boolean
  /** Whether a policy covers all that has moved since the player consented. */
  isCovered(accept: OddsPolicy): boolean
  /** Of a system: its fields. */
  readonly rows?: {
    readonly sizes: readonly number[]
    /** The change of the draft; null where the text is no amount. */
    typed(draft: SlipDraft, size: number, text: string): Partial<SlipDraft> | null
    /** The largest stake of a ticket of a size, minor units. */
    most(draft: SlipDraft, size: number): number
  }
  /** What the button states of it beside stake, risk and win. */
  meant(draft: SlipDraft): MeantKind
  /** The bet as it is stated now, at the terms on show; null while something is missing. */
  write(key: string, at: number, accept: OddsPolicy, bet: MeantBet): Sent | null
}
