import { MINUS } from '../money/format-money'
import type { OddsHundredths } from './units'

/** A price as shown: two places, true minus, no plus. */
export function formatOdds(odds: OddsHundredths): string {
  const size = Math.abs(odds)
  const places = String(size % 100).padStart(2, '0')
  return `${odds < 0 ? MINUS : ''}${Math.floor(size / 100)}.${places}`
}
