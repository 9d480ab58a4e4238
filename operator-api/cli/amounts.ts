import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import { formatMoney, parseStake } from '@touchline/rules'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

/** @throws UsageError for an unknown currency */
export function currencyOf(name: string): Currency {
  const currency = CURRENCIES.find((known) => known === name.toUpperCase())
  if (!currency) throw new UsageError(`No currency ${quoted(name)}: one of ${CURRENCIES.join(', ')}`)
  return currency
}

const EXAMPLE = 125_000

/** A typed amount above zero in minor units. */
export function minorOf(text: string, currency: Currency): number {
  const parsed = parseStake(text, currency)
  if (!parsed.ok)
    throw new UsageError(
      `${quoted(text)} is not an amount of ${currency} above zero, such as ${formatMoney(EXAMPLE, currency)}`,
    )
  return parsed.minor
}
