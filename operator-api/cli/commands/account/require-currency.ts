import type { Currency } from '@touchline/contracts/limits'
import type { CommandContext } from '../../command'
import { UsageError } from '../../usage-error'

/** @throws UsageError when the brand of the command does not have the currency */
export function requireBrandCurrency(currency: Currency, { brand, brands }: CommandContext): void {
  const offered = brands.of(brand).currencies
  if (!offered.includes(currency))
    throw new UsageError(`${brand} has no ${currency}: one of ${offered.join(', ')}`)
}
