import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import { isSamePick } from '../../shared/domain/same-pick'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { adjustBy, type StakeAdjustment, sinceTyped, stakeTextOf } from './slip-stake'

/** The stake of a bet that is being made up, and what has been said about it. */
export interface SlipDraft {
  /** As typed. */
  readonly stakeText: string
  /**
   * The limit that last changed the stake, to be named under the button. What it has cut stays cut when legs go: only the player
   * raises a stake.
   */
  readonly adjustment: StakeAdjustment | null
  /** A press asked for the stake, so that what is wrong with it may be said. */
  readonly asked: boolean
  /**
   * Fields in which what was typed or pasted last is no amount: rows of a system by their size, and 0 for the one stake of any other
   * bet. What stands there is then not what was meant: until it is edited it is no stake, which no limit moves, no press bets, and
   * which goes on nowhere else (`enteredStakes`).
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
 * Why a press did not bet. It is written by the answer of the server (`slipStep`), and where nothing was sent because a price moved
 * or limits did not come, by `SlipWager` and `sendPressed`. It ends
 * - with any change of the stake (`UNSAID`),
 * - with other selections, and when what is told later contradicts it: `keepRefusalOfNow`, by the rule of `leftOnMatch`,
 * - of a price that was moving, when it was read (`takeBackPassing`), and with the next press.
 *
 * It is said beside the stake where it is about that (`stakeError`), else by the form (`RefusalNotice`); of several singles on the card
 * of each (`entryNews`), and of a combination on the legs that it is about, too (`refusalOf`).
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

/** The price moved under the finger. One of its own each time: what is said again is there to be read again. */
export const movedMeanwhile = (): SlipRefusal => ({ code: 'oddsIsUpdating', text: '' })

/** After a change of the stake nothing has been said about it yet. */
export const UNSAID = {
  adjustment: null,
  notes: undefined,
  refusal: null,
  asked: false,
  mistyped: undefined,
} as const

export const newDraft = (stakeText: string): SlipDraft => ({ stakeText, ...UNSAID })

/** Whether a field refused what was typed last: the row of a size, or the one stake of a bet without rows. */
export const isMistyped = (draft: SlipDraft | null, size = 0): boolean =>
  draft?.mistyped?.includes(size) ?? false

/** What is refused beside a field: each keeps what was refused in it until it is typed itself. */
export const mistypedBeside = (draft: SlipDraft, size: number): readonly number[] | undefined =>
  draft.mistyped?.filter((one) => one !== size)

/** The stakes for records, other tabs, and whatever else takes them up: there is none in a field that refused what was typed last. */
export const enteredStakes = (draft: SlipDraft): Pick<SlipDraft, 'stakeText' | 'rows'> => ({
  stakeText: isMistyped(draft) ? '' : draft.stakeText,
  rows:
    draft.rows &&
    Object.fromEntries(Object.entries(draft.rows).filter(([size]) => !isMistyped(draft, Number(size)))),
})

/** The draft with the stake that a limit has made of it; null where the stake stands. */
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
