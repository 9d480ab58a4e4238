import type { ErrorCode } from '@touchline/contracts/errors'
import type { Currency } from '@touchline/contracts/limits'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { isMistyped, mistypedBeside, NO_MESSAGES, notesBeside, type SlipDraft } from './slip-draft'
import { stakeOf, stakeTextOf, typedStake } from './slip-stake'
import { draftInLimits, moneyInLimits, mostInLimits } from './stake-limits'
import { hasRowsToRead, type WagerKind } from './wager'

/** An input into the stake of a bet; of a system `size` is that of the row. */
export type StakeInput =
  | { readonly do: 'type'; readonly text: string; readonly size?: number }
  /** The field refused an input: the shown amount is not the meant one. */
  | { readonly do: 'refuse'; readonly isRefused: boolean; readonly size?: number }
  /** The field lost the focus. */
  | { readonly do: 'leave' }
  /** The amount of a chip, minor units. */
  | { readonly do: 'set'; readonly minor: number; readonly size?: number }
  | { readonly do: 'min' | 'max' | 'clear'; readonly size?: number }
  /** Chips are for this row. */
  | { readonly do: 'row'; readonly size: number }
  /** The stake of this row is for all rows. */
  | { readonly do: 'spread'; readonly size: number }

export interface StakeStep {
  readonly draft: SlipDraft
  /** A limit has changed the stake. */
  readonly isMoved: boolean
}

/** The text is no stake, and no limit can make one of it. */
const NO_AMOUNT: readonly string[] = [
  'invalidBetAmount',
  'betAmountWhole',
  'betLowerMin',
] satisfies ErrorCode[]

export interface StakeOf {
  readonly kind: WagerKind
  readonly currency: Currency
  readonly available: number
}

/** The draft after an input. An input that makes no amount changes nothing. */
export function stakeAfter(draft: SlipDraft, input: StakeInput, of: StakeOf): StakeStep {
  const { available, kind } = of
  const unmoved = (change: Partial<SlipDraft> | null): StakeStep => ({
    draft: { ...draft, ...change },
    isMoved: false,
  })
  switch (input.do) {
    case 'type':
      return unmoved(typed(draft, input.text, input.size, of))
    case 'refuse':
      return unmoved(refused(draft, input.isRefused, input.size))
    case 'leave':
      return leaveStake(draft, of)
    case 'set':
      return setStake(draft, input.minor, input.size, of)
    case 'min':
      return kind.on.limits ? setStake(draft, kind.on.limits.minBet, input.size, of) : unmoved(null)
    case 'max': {
      const most =
        input.size === undefined
          ? mostInLimits(kind, draft, available)
          : Math.max(kind.rows?.most(draft, input.size) ?? 0, kind.on.limits?.minBet ?? 0)
      return most === null ? unmoved(null) : setStake(draft, most, input.size, of)
    }
    case 'clear':
      return unmoved(
        input.size === undefined ? { stakeText: '', ...NO_MESSAGES } : typed(draft, '', input.size, of),
      )
    case 'row':
      return unmoved({ row: input.size })
    case 'spread':
      return spread(draft, input.size, of)
  }
}

function typed(draft: SlipDraft, text: string, size: number | undefined, { kind, currency }: StakeOf) {
  if (size === undefined) {
    const stakeText = typedStake(text, draft.stakeText, currency)
    return stakeText === null ? null : { stakeText, ...NO_MESSAGES }
  }
  const row = kind.rows?.typed(draft, size, text)
  if (!row) return null
  return {
    ...NO_MESSAGES,
    ...row,
    notes: notesBeside(draft, size),
    mistyped: mistypedBeside(draft, size),
  }
}

function refused(draft: SlipDraft, isRefused: boolean, size = 0): Partial<SlipDraft> | null {
  if (!isRefused && !isMistyped(draft, size)) return null
  const beside = mistypedBeside(draft, size) ?? []
  return { mistyped: isRefused ? [...beside, size] : beside, asked: false }
}

/**
 * The stake written out within the limits. An unreadable stake shows its error. `mayRisk` is what the match leaves
 * beside other bets, minor units.
 */
export function leaveStake(draft: SlipDraft, of: StakeOf, mayRisk?: number): StakeStep {
  const { kind } = of
  const byField = kind.adjustedField?.(draft)
  const step: StakeStep = kind.adjustedField
    ? { draft: byField ?? draft, isMoved: byField != null }
    : withinLimits(draft, of, mayRisk)
  const verdict = isMistyped(step.draft) ? undefined : moneyInLimits(kind, step.draft)?.verdict
  const isWrong = verdict?.ok === false && NO_AMOUNT.includes(verdict.code)
  return isWrong && !hasRowsToRead(kind, step.draft)
    ? { ...step, draft: { ...step.draft, asked: true } }
    : step
}

/** The stake written out, in the limits. */
export function withinLimits(
  draft: SlipDraft,
  { kind, currency }: Pick<StakeOf, 'kind' | 'currency'>,
  mayRisk?: number,
): StakeStep {
  const moved = draftInLimits(kind, draft, currency, mayRisk)
  if (moved) return { draft: moved, isMoved: true }
  const amount = stakeOf(draft.stakeText, currency)
  const isWritten = amount.ok && !isMistyped(draft)
  return {
    draft: isWritten ? { ...draft, stakeText: stakeTextOf(amount.minor, currency) } : draft,
    isMoved: false,
  }
}

function setStake(draft: SlipDraft, minor: number, size: number | undefined, of: StakeOf): StakeStep {
  const text = stakeTextOf(minor, of.currency)
  if (size !== undefined) {
    const row = typed(draft, text.replaceAll(',', ''), size, of)
    return leaveStake({ ...draft, ...row }, of)
  }
  const { draft: set } = withinLimits({ ...draft, stakeText: text, ...NO_MESSAGES }, of)
  return { draft: set, isMoved: false }
}

function spread(draft: SlipDraft, size: number, of: StakeOf): StakeStep {
  if (!of.kind.rows || isMistyped(draft, size)) return { draft, isMoved: false }
  const text = draft.rows?.[size] ?? ''
  const rows = Object.fromEntries(of.kind.rows.sizes.map((one) => [one, text]))
  return leaveStake({ ...draft, ...NO_MESSAGES, rows, row: size }, of)
}

/** Ways to enter an amount, of one bet or of several at once. */
export interface StakeEntry {
  /** Null until they are known; from then on as they were last known. */
  readonly limits: SlipLimits | null
  /** The stake that the limit of the match leaves, minor units; of several bets the least. Absent where it is not known. */
  readonly remainingStake?: number | undefined
  type(text: string): void
  /** The field lost the focus. */
  leave(): void
  /** An amount of a chip, minor units. */
  set(minor: number): void
  setMin(): void
  setMax(): void
  clear(): void
}

/** An amount with a field of its own. */
export interface FieldEntry extends StakeEntry {
  /** The field refused the last input: its amount is not the meant one. */
  readonly isMistyped: boolean
  mistype(isRefused: boolean): void
}
