import { LIMITS } from '@touchline/contracts/limits'
import { firstRefusal, PASSED, refuse, type Verdict } from '../verdict/verdict'

export interface PasswordChange {
  readonly current: string
  readonly next: string
  readonly confirm: string
}

export type PasswordCode = 'fieldRequired' | 'passwordLength' | 'passwordsDoNotMatch' | 'passwordUnchanged'

/** Conditions of a new password, point by point, for a page to show during typing. */
export interface PasswordPoints {
  /** 6 to 10 characters, and not blanks alone. */
  readonly length: boolean
  readonly differs: boolean
  /** Typed alike twice. */
  readonly alike: boolean
}

/** A password as it is hashed and compared: keyboards differ in whether an accent is a character of its own. */
export const passwordTyped = (text: string): string => text.normalize('NFC')

/**
 * A password that is set: 6 to 10 characters, blanks among them but not alone. Page, server and the operators' command line
 * hold this rule.
 */
export function checkNewPassword(next: string): Verdict<'fieldRequired' | 'passwordLength'> {
  const { min, max } = LIMITS.password
  const { length } = [...passwordTyped(next)]
  if (next.trim() === '') return refuse('fieldRequired', { field: 'next' })
  if (length >= min && length <= max) return PASSED
  return refuse('passwordLength', { field: 'next', bound: length < min ? min : max })
}

/** Which points a new password fulfils; an empty one fulfils none. Case counts. */
export function passwordPoints({ current, next, confirm }: PasswordChange): PasswordPoints {
  const isSame = (other: string) => passwordTyped(next) === passwordTyped(other)
  return {
    length: checkNewPassword(next).ok,
    differs: next !== '' && !isSame(current),
    alike: next !== '' && isSame(confirm),
  }
}

/**
 * All three are required, the new one has 6 to 10 characters, is typed alike twice and differs from the current one.
 * The current password's length is not judged: an old one may have been set under other rules.
 */
export function checkPasswordChange(change: PasswordChange): Verdict<PasswordCode> {
  const points = passwordPoints(change)
  return firstRefusal<PasswordCode>([
    filled('current', change.current),
    checkNewPassword(change.next),
    filled('confirm', change.confirm),
    points.alike ? PASSED : refuse('passwordsDoNotMatch', { field: 'confirm' }),
    points.differs ? PASSED : refuse('passwordUnchanged', { field: 'next' }),
  ])
}

// Not trimmed: the current one may be of blanks alone, from when that was allowed.
const filled = (field: string, text: string): Verdict<'fieldRequired'> =>
  text === '' ? refuse('fieldRequired', { field }) : PASSED
