import type { Currency } from '@touchline/contracts/limits'
import { typedStake } from './slip-stake'

/**
 * Whether a keystroke was a sign that makes no amount, as the second point of "12.3.4" or the letter of "1e5": what is typed after
 * it belongs to no amount either, and without this the field would join it to what stands before. A digit too many ends nothing, and
 * in an empty field nothing does: "RM50" is 50, typed as it is when pasted.
 */
export function isTypedStop(text: string, before: string, currency: Currency): boolean {
  if (before === '') return false
  const sign = signAdded(text, before)
  return sign !== null && !/^\p{Nd}$/u.test(sign) && typedStake(text, before, currency) === null
}

/**
 * Whether a field refuses what came in a way that the player has to be told of: what was pasted or filled as a whole, or a sign
 * that is no digit. A digit too many is seen not to come.
 */
export const isRefusedEntry = (text: string, before: string, currency: Currency): boolean =>
  typedStake(text, before, currency) === null && !/^\p{Nd}$/u.test(signAdded(text, before) ?? '')

/** The sign that a keystroke has put into `before`; null where it did something else. */
export function signAdded(text: string, before: string): string | null {
  if (text.length !== before.length + 1) return null
  let at = 0
  while (at < before.length && text[at] === before[at]) at += 1
  return text.slice(at + 1) === before.slice(at) ? (text[at] ?? null) : null
}
