import { LIMITS } from '@touchline/contracts/limits'
import { firstRefusal, PASSED, refuse, type Verdict } from '../verdict/verdict'

export interface PasswordChange {
  readonly current: string
  readonly next: string
  readonly confirm: string
}

export type PasswordCode = 'fieldRequired' | 'passwordLength' | 'passwordsDoNotMatch' | 'passwordUnchanged'

/** What a new password has to be, point by point: what a page shows while somebody types. */
export interface PasswordPoints {
  /** 6 to 10 characters. */
  readonly length: boolean
  readonly differs: boolean
  /** Typed alike twice. */
  readonly alike: boolean
}

/** Which points a new password fulfils; an empty one fulfils none. Case counts. */
export function passwordPoints({ current, next, confirm }: PasswordChange): PasswordPoints {
  const { min, max } = LIMITS.password
  const length = [...next].length
  return {
    length: length >= min && length <= max,
    differs: next !== '' && next !== current,
    alike: next !== '' && next === confirm,
  }
}

/**
 * All three are required, the new one has 6 to 10 characters, is typed alike twice and differs from the current one.
 * The current password's length is not judged: an old one may have been set under other rules.
 */
export function checkPasswordChange(change: PasswordChange): Verdict<PasswordCode> {
  const { min, max } = LIMITS.password
  const points = passwordPoints(change)
  const bound = [...change.next].length < min ? min : max
  return firstRefusal<PasswordCode>([
    filled('current', change.current),
    filled('next', change.next),
    filled('confirm', change.confirm),
    points.length ? PASSED : refuse('passwordLength', { field: 'next', bound }),
    points.alike ? PASSED : refuse('passwordsDoNotMatch', { field: 'confirm' }),
    points.differs ? PASSED : refuse('passwordUnchanged', { field: 'next' }),
  ])
}

// Not trimmed: blanks are characters of a password.
const filled = (field: string, text: string): Verdict<'fieldRequired'> =>
  text === '' ? refuse('fieldRequired', { field }) : PASSED
