import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import { isSamePick } from '../../shared/domain/same-pick'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { adjustBy, type StakeAdjustment, sinceTyped, stakeTextOf } from './slip-stake'

/** The stake of a draft, and the messages about it. */
export interface SlipDraft {
  /** As typed. */
  readonly stakeText: string
  /**
   * The limit that last changed the stake, to be named under the button. What it has cut stays cut when legs go: only the player
   * raises a stake.
   */
  readonly adjustment: StakeAdjustment | null
  /** A press asked for the stake: its error may be shown. */
  readonly asked: boolean
  /**
   * Fields that refused the last input: sizes of system rows, and 0 for the one stake of another bet. Their
   * amount is not bet, moved or stored before the next edit.
   */
  readonly mistyped?: readonly number[] | undefined
  /** Why the last press did not bet it. */
  readonly refusal: SlipRefusal | null
  /** Of a system: the stake of a ticket by the size of the ticket, as typed, and the size that was typed last. */
  readonly rows?: { readonly [size: number]: string | undefined } | undefined
  readonly row?: number
  /** Of a system: the limits that changed rows, by size, until the row is typed anew or a press was made with them in sight. */
  readonly notes?: { readonly [size: number]: StakeAdjustment } | undefined
}

/**
 * Why the last press did not bet: an answer of the server (`reduceBet`), a price that moved, or missing limits
 * (`reduce-press`). An edit of the stake ends it (`NO_MESSAGES`), other selections and later reports (`settle`), and
 * the next press. `stakeError` shows it beside the stake, `RefusalNotice` in the form, `entryNews` on the card of a
 * single, and `refusalOf` on a leg.
 */
export interface SlipRefusal {
  readonly code: ErrorCode
  /** What the server said, for codes that this version does not know how to word. */
  readonly text: string
  readonly bound?: number
  /** When the maintenance ends that it is about, epoch milliseconds. */
  readonly until?: number
  /** Selections of a combination that it is about. */
  readonly about?: readonly PickIntent[]
}

/** The price moved during the press. A new object each time, so that it is announced again. */
export const movedMeanwhile = (): SlipRefusal => ({ code: 'oddsIsUpdating', text: '' })

/** After an edit of the stake there are no messages about it. */
export const NO_MESSAGES = {
  adjustment: null,
  notes: undefined,
  refusal: null,
  asked: false,
  mistyped: undefined,
} as const

export const newDraft = (stakeText: string): SlipDraft => ({ stakeText, ...NO_MESSAGES })

/** Whether the field refused the last input: the row of a size, or the one stake. */
export const isMistyped = (draft: SlipDraft | null, size = 0): boolean =>
  draft?.mistyped?.includes(size) ?? false

/** Mistyped fields beside this one: each stays mistyped until it is edited. */
export const mistypedBeside = (draft: SlipDraft, size: number): readonly number[] | undefined =>
  draft.mistyped?.filter((one) => one !== size)

/** The unread notes of the other rows while this row is typed. */
export function notesBeside({ notes, asked }: SlipDraft, size: number): SlipDraft['notes'] {
  const { [size]: _, ...others } = notes ?? {}
  return asked ? {} : others
}

/** The stakes for storage and other tabs: a mistyped field has none. */
export const enteredStakes = (draft: SlipDraft): Pick<SlipDraft, 'stakeText' | 'rows'> => ({
  stakeText: isMistyped(draft) ? '' : draft.stakeText,
  rows:
    draft.rows &&
    Object.fromEntries(Object.entries(draft.rows).filter(([size]) => !isMistyped(draft, Number(size)))),
})

/** The draft with the stake that a limit changed; null where it is unchanged. */
export const adjustedDraft = (
  draft: SlipDraft,
  adjustment: StakeAdjustment | null,
  currency: Currency,
): SlipDraft | null =>
  adjustment && {
    ...draft,
    stakeText: stakeTextOf(adjustment.to, currency),
    adjustment: sinceTyped(adjustment, draft.adjustment),
  }

/** The draft lowered to the most that the limit of a match leaves. Null where the stake fits, and where none would. */
export function loweredToMatch(
  draft: SlipDraft,
  limits: SlipLimits,
  currency: Currency,
  most: number,
): SlipDraft | null {
  const { stakeText } = draft
  const adjustment = adjustBy(stakeText, currency, limits, (stake) => ({
    stake: most,
    code: stake > most ? 'changeStakeMax' : null,
  }))
  const lowered = adjustedDraft(draft, adjustment && { ...adjustment, limit: 'match' }, currency)
  return lowered && { ...lowered, refusal: null }
}

/** Whether there was too little of something for the stake, and not something in the way of any. */
export const isRefusedAmount = ({ code }: SlipRefusal): boolean =>
  code === 'betOverMaxPerMatch' || code === 'insufficient_balance'

/** Whether a refusal is about this selection. */
export const isRefused = ({ about }: SlipRefusal, pick: PickIntent): boolean =>
  about?.some((one) => isSamePick(one, pick)) ?? false

/** Why the server refused the last attempt, when it was about this selection. */
export const refusalOf = ({ refusal }: SlipDraft, pick: PickIntent): SlipRefusal | null =>
  refusal && isRefused(refusal, pick) ? refusal : null
