import type { Currency } from '@touchline/contracts/limits'
import { mostTypable } from '@touchline/rules'
import type { Refusal } from '../../../plugins/refusal'

/** Refusals that say how much may be staked, or be at risk, after all: least and most stake are whole already, see `betTermsOf`. */
const SAY_HOW_MUCH: ReadonlySet<string> = new Set([
  'betOverMaxPayout',
  'betOverMaxPerMatch',
  'insufficient_balance',
])

/** A bet's refusal with a bound that can be staked: where a currency is shown whole, its parts are left out. */
export function withBoundToStake(refusal: Refusal, currency: Currency): Refusal {
  const { refused, details } = refusal
  if (details?.bound === undefined || !SAY_HOW_MUCH.has(refused)) return refusal
  return { refused, details: { ...details, bound: mostTypable(details.bound, currency) } }
}
