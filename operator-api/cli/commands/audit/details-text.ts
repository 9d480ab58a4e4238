import { CURRENCIES } from '@touchline/contracts/limits'
import { formatMoney, type MatchResult } from '@touchline/rules'
import { momentText } from '../../moment'
import { rateText } from '../../percents'
import { shortResult } from '../result/short-result'

/** Details that are amounts in minor units, rates in hundredths of a percent, and moments. */
const AMOUNTS = ['amount', 'amounts', 'owed_before', 'owed']
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
  if (name === 'result' && typeof value === 'object' && value !== null)
    return `(${resultText(value as Partial<MatchResult>)})`
  if (name === 'titles') return textOf('', (value as { en?: unknown }).en, currency)
  if (typeof value === 'object' && value !== null)
    return `(${detailsText(value as Record<string, unknown>, currency)})`
  // A row is one line.
  return String(value).replace(/\s+/g, ' ').slice(0, TEXT_MAX)
}

/** The fields of a result that its word does not say, as they are called in print. */
const RESULT_WORDS = [
  ['first_goal', 'first goal'],
  ['last_goal', 'last goal'],
  ['first_half_first_goal', 'first goal of the half'],
  ['first_half_last_goal', 'last goal of the half'],
  ['goes_on', 'goes on'],
  ['decided', 'decided'],
  ['abandoned_in', 'abandoned in'],
] as const

/** A result in words: its score or that it is called off, then what else is known of it. */
function resultText(result: Partial<MatchResult>): string {
  const rest = RESULT_WORDS.flatMap(([name, words]) => {
    const value = result[name]
    return value === null || value === undefined ? [] : [`${words} ${String(value).replaceAll('_', ' ')}`]
  })
  const parts = (result.periods ?? []).map(([code, home, away]) => `${code}=${home}-${away}`)
  return [
    ...[shortResult(result), ...rest, ...(parts.length > 0 ? [`parts ${parts.join(' ')}`] : [])],
    ...(typeof result.kicked_off === 'number' ? [`kicked off ${momentText(result.kicked_off)}`] : []),
  ].join(', ')
}
