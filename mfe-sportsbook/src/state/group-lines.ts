import type { HeadRow } from '@touchline/contracts'
import type { BoardMatch } from './board-match'
import { groupKey, myanmarPrices, newLine, newMyanmarLine, type OddsLine } from './odds-line'
import type { PriceTable } from './price-table'

/** The lines of a head row, their prices written to the table, together by kind and half. */
export function groupLines(match: BoardMatch, row: HeadRow, table: PriceTable): BoardMatch['groups'] {
  const groups: BoardMatch['groups'] = []
  for (const lineRow of row[21]) {
    const [, , , , , , , ...prices] = lineRow
    put(groups, newLine(match, lineRow, write(table, prices)))
  }
  for (const myanmarRow of row[22]) {
    put(groups, newMyanmarLine(match, myanmarRow, write(table, myanmarPrices(myanmarRow))))
  }
  return groups
}

function put(groups: BoardMatch['groups'], line: OddsLine): void {
  const key = groupKey(line.group, line.period)
  const group = groups[key]
  if (group) group.push(line)
  else groups[key] = [line]
}

function write(table: PriceTable, prices: readonly number[]): number {
  const base = table.take(prices.length)
  for (const [i, price] of prices.entries()) table.set(base + i, price)
  return base
}
