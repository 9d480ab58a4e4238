import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import { formatMoney, parseStake } from '@touchline/rules'
import { said } from './said'
import { UsageError } from './usage-error'

/** @throws UsageError for a currency that is none */
export function currencyOf(name: string): Currency {
  const currency = CURRENCIES.find((known) => known === name.toUpperCase())
  if (!currency) throw new UsageError(`No currency ${said(name)}: one of ${CURRENCIES.join(', ')}`)
  return currency
}

const EXAMPLE = 125_000

/** A typed amount above zero in minor units. */
export function minorOf(text: string, currency: Currency): number {
  const parsed = parseStake(text, currency)
  if (!parsed.ok)
    throw new UsageError(
      `${said(text)} is not an amount of ${currency} above zero, such as ${formatMoney(EXAMPLE, currency)}`,
    )
  return parsed.minor
}
