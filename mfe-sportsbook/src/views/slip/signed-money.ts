import type { Currency } from '@touchline/contracts'
import { formatMoney, MINUS } from '@touchline/rules'

/** A gain or a loss: "+100.00", "−96.00". */
export function signedMoney(net: number, currency: Currency): string {
  const text = formatMoney(Math.abs(net), currency)
  return net < 0 ? `${MINUS}${text}` : net > 0 ? `+${text}` : text
}
