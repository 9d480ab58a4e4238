import { CURRENCIES } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { momentText } from '../../moment'
import { rateText } from '../../percents'

/** Details that are amounts in minor units, rates in hundredths of a percent, and moments. */
const AMOUNTS = ['amount', 'amounts']
const RATES = ['rate', 'commission_rate']
const MOMENTS = ['until', 'at']

/** Texts in nine languages: `announce show` has them. */
const LONG = ['bodies']
const TEXT_MAX = 200

/** The details of a row as an operator types and reads them; `currency` is that of the member whom it is about. */
export function detailsText(details: Record<string, unknown>, currency: string | null): string {
  const own = typeof details.currency === 'string' ? details.currency : currency
  return Object.entries(details)
    .filter(([name, value]) => value !== null && value !== undefined && !LONG.includes(name))
    .map(([name, value]) => `${name} ${textOf(name, value, own)}`)
    .join(', ')
}

function textOf(name: string, value: unknown, currency: string | null): string {
  if (Array.isArray(value)) return value.map((one) => textOf(name, one, currency)).join(' ')
  if (typeof value === 'number') {
    const known = CURRENCIES.find((one) => one === currency)
    if (AMOUNTS.includes(name) && known) return formatMoney(value, known)
    if (RATES.includes(name)) return rateText(value)
    if (name === 'position_percent') return `${value} %`
    if (MOMENTS.includes(name) && value > 0) return momentText(value)
  }
  if (name === 'titles') return textOf('', (value as { en?: unknown }).en, currency)
  if (typeof value === 'object' && value !== null)
    return `(${detailsText(value as Record<string, unknown>, currency)})`
  // A row is one line.
  return String(value).replace(/\s+/g, ' ').slice(0, TEXT_MAX)
}
