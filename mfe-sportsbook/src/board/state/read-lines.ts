import type { HeadRow } from '@touchline/contracts/odds'
import type { BoardMatch, OddsLine } from './board-match'
import { myanmarPrices, newLine, newMyanmarLine, ROW_PRICES } from './odds-line'
import type { PriceTable } from './price-table'

/** The lines of a head row in its order, their prices written to the table. */
export function readLines(match: BoardMatch, row: HeadRow, table: PriceTable): OddsLine[] {
  const ordinary = row[21].map((lineRow) => {
    const base = table.take(lineRow.length - ROW_PRICES)
    for (let i = ROW_PRICES; i < lineRow.length; i += 1)
      table.start(base + i - ROW_PRICES, lineRow[i] as number)
    return newLine(match, lineRow, base)
  })
  const myanmar = row[22].map((myanmarRow) => {
    const base = table.take(2)
    for (const [i, price] of myanmarPrices(myanmarRow).entries()) table.start(base + i, price)
    return newMyanmarLine(match, myanmarRow, base)
  })
  return myanmar.length > 0 ? [...ordinary, ...myanmar] : ordinary
}
