import { LIMITS } from '@touchline/contracts/limits'
import { firstRefusal, PASSED, refuse, type Verdict } from '../verdict/verdict'

export interface PasswordChange {
  readonly current: string
  readonly next: string
  readonly confirm: string
}

export type PasswordCode = 'fieldRequired' | 'passwordLength' | 'passwordsDoNotMatch' | 'passwordUnchanged'

/**
 * All three are required, the new one has 6 to 10 characters, is typed alike twice and differs from the current one.
 * Case counts. The current password's length is not judged: an old one may have been set under other rules.
 */
export function checkPasswordChange({ current, next, confirm }: PasswordChange): Verdict<PasswordCode> {
  const { min, max } = LIMITS.password
  const length = [...next].length
  return firstRefusal<PasswordCode>([
    filled('current', current),
    filled('next', next),
    filled('confirm', confirm),
    length < min ? refuse('passwordLength', { field: 'next', bound: min }) : PASSED,
    length > max ? refuse('passwordLength', { field: 'next', bound: max }) : PASSED,
    next === confirm ? PASSED : refuse('passwordsDoNotMatch', { field: 'confirm' }),
    next === current ? refuse('passwordUnchanged', { field: 'next' }) : PASSED,
  ])
}

// Not trimmed: blanks are characters of a password.
const filled = (field: string, text: string): Verdict<'fieldRequired'> =>
  text === '' ? refuse('fieldRequired', { field }) : PASSED
