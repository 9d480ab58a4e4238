import type { ErrorCode } from '@touchline/contracts/errors'

/**
 * The answer of a rule. `code` is a code of the error catalogue, where the messages are; `field` names the
 * input at fault and `bound` the limit it met, so that the view can word the message. Rules never hold words.
 */
export type Verdict<Code extends ErrorCode> = Passed | Refused<Code>

export interface Passed {
  readonly ok: true
}

export interface Refused<Code extends ErrorCode> {
  readonly ok: false
  readonly code: Code
  readonly field?: string
  /** The limit that was met: minor units, a count or a length, as the code says. */
  readonly bound?: number
  /** Places of the legs that are at fault, where a bet has several. */
  readonly legs?: readonly number[]
}

export const PASSED: Passed = { ok: true }

/** A refusal with its code and, where it helps the message, the field, the bound and the legs. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  detail: Omit<Refused<Code>, 'ok' | 'code'> = {},
): Refused<Code> {
  return { ok: false, code, ...detail }
}

/** The first refusal of a list of verdicts, in order; passed without one. */
export function firstRefusal<Code extends ErrorCode>(verdicts: Iterable<Verdict<Code>>): Verdict<Code> {
  for (const verdict of verdicts) if (!verdict.ok) return verdict
  return PASSED
}
