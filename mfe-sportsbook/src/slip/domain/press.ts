/** Nothing is bet so soon after a change that the button shows: the press was meant for the picture before. */
export const GUARD_MS = 400

/** What a press on the button of a bet does. */
export type PressVerdict =
  /** The button has just changed, or the bet is pending. */
  | 'too_soon'
  | 'locked'
  /** The terms that ask for consent came so late that nobody can have read them. */
  | 'unread'
  /** The stake is missing, wrong or just moved by a limit. */
  | 'mend_stake'
  /** Consents to the new terms, and bets. */
  | 'consent'
  | 'bet'

export interface PressFacts {
  /** Epoch milliseconds. */
  readonly now: number
  readonly guardedUntil: number
  readonly isEditing: boolean
  readonly readiness: 'locked' | 'ready' | 'asks'
  readonly isUnread: boolean
  /** Even the minimum stake would pay more than the payout limit. */
  readonly paysTooMuch: boolean
  readonly hasStakeToMend: boolean
}

export function pressVerdict(facts: PressFacts): PressVerdict {
  const { now, guardedUntil, isEditing, readiness, isUnread, paysTooMuch, hasStakeToMend } = facts
  if (!isEditing || now < guardedUntil) return 'too_soon'
  if (readiness === 'locked' || paysTooMuch) return 'locked'
  if (readiness === 'asks' && isUnread) return 'unread'
  if (hasStakeToMend) return 'mend_stake'
  return readiness === 'asks' ? 'consent' : 'bet'
}

/** Whether something that the button shows changed too short before a press; epoch milliseconds. */
export const isHasty = (changedAt: number, now: number): boolean => now - changedAt < GUARD_MS
