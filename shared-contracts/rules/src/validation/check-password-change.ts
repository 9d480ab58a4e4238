import { LIMITS } from '@touchline/contracts'
import { firstRefusal, PASSED, refuse, type Verdict } from '../verdict/verdict'
import { type FormCode, maxLength, minLength, notSameAs } from './form-templates'

export interface PasswordChange {
  readonly current: string
  readonly next: string
  readonly confirm: string
}

/** `passwordsDoNotMatch` is "Passwords do not match!"; the others are the generic templates. */
export type PasswordCode = FormCode | 'passwordsDoNotMatch'

/**
 * All three are required, the new one has 6 to 10 characters, is typed alike twice and differs from the current one.
 * Case counts. The current password's length is not judged: an old one may have been set under other rules.
 */
export function checkPasswordChange({ current, next, confirm }: PasswordChange): Verdict<PasswordCode> {
  const { min, max } = LIMITS.password
  return firstRefusal<PasswordCode>([
    filled('current', current),
    filled('next', next),
    filled('confirm', confirm),
    minLength('next', next, min),
    maxLength('next', next, max),
    next === confirm ? PASSED : refuse('passwordsDoNotMatch', { field: 'confirm' }),
    notSameAs('next', next, current),
  ])
}

// Not trimmed: blanks are characters of a password.
const filled = (field: string, text: string): Verdict<'required'> =>
  text === '' ? refuse('required', { field }) : PASSED
