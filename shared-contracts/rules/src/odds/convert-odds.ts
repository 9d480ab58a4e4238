import { type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import type { Ratio } from '../money/ratio'
import { toHongKong } from './to-hong-kong'
import type { OddsHundredths } from './units'

/**
 * The stored Malay master in another odds type (domain 1.2). Never feed it a price that was itself derived: each
 * derivation truncates, and a second one would drift (HK 1.15 -> Malay -0.86 -> HK 1.16).
 */
export function convertOdds(master: OddsHundredths, to: OddsType): OddsHundredths {
  return convertBetween(master, OddsTypeId.MY, to)
}

/**
 * A price of one type in another, truncated toward zero at two places as printed tables of the trade do.
 * Even money is -1.00 in Malay and Indonesian. Decimal is the shown Hong Kong price plus one.
 */
export function convertBetween(odds: OddsHundredths, from: OddsType, to: OddsType): OddsHundredths {
  const shown = showPivot(toHongKong(odds, from), to)
  if (shown === 0) throw new RangeError(`${odds} of type ${from} has no form in type ${to}`)
  return shown
}

function showPivot({ n, d }: Ratio, to: OddsType): OddsHundredths {
  const hongKong = Number((100n * n) / d)
  const inverse = -Number((100n * d) / n)
  switch (to) {
    case 1:
    case 5:
      return n < d ? hongKong : inverse
    case 2:
      return hongKong
    case 3:
      return n > d ? hongKong : inverse
    case 4:
      return hongKong + 100
  }
}
