import { BET_TYPES, type LineRow, type MyanmarRow } from '@touchline/contracts/odds'
import type { BoardMatch, MyanmarTerms, OddsLine } from './board-match'

/** Group of a Burmese body, behind the groups of ordinary bet types; that of goals follows, as total does handicap. */
export const MYANMAR_BODY = BET_TYPES.length

/** Whether the line has prices, suspended or not. */
export const isOffered = (line: OddsLine | undefined): boolean => line !== undefined && line.state !== 2

/** Where prices begin in a row. */
export const ROW_PRICES = 7

/** Everything of a row but its prices. */
export function newLine(match: BoardMatch, row: LineRow, base: number): OddsLine {
  const [id, group, period, value, ball, state, comboMin] = row
  const count = row.length - ROW_PRICES
  // Every field written out: a spread would give each of thousands of lines a second object.
  return {
    id,
    match,
    group,
    period,
    value,
    comboMin,
    base,
    count,
    myanmar: null,
    ball,
    state,
    stamp: 0,
    changedAt: 0,
    movedAt: 0,
  }
}

/** A Burmese row as a line of two prices, home or Over first, as the columns of the board want them. */
export function newMyanmarLine(match: BoardMatch, row: MyanmarRow, base: number): OddsLine {
  const [id, kind, , , , ball, state] = row
  const group = MYANMAR_BODY + (kind & 1)
  return {
    id,
    match,
    group,
    period: kind >> 1,
    value: 0,
    comboMin: 2,
    base,
    count: 2,
    myanmar: myanmarTerms(row),
    ball,
    state,
    stamp: 0,
    changedAt: 0,
    movedAt: 0,
  }
}

export const myanmarTerms = ([, , upper, goals, percent]: MyanmarRow): MyanmarTerms => ({
  goals,
  percent,
  upper,
})

/** Prices of the upper and lower side, turned to home and away. */
export function myanmarPrices([, , upper, , , , , upperPrice, lowerPrice]: MyanmarRow): [number, number] {
  return upper === 0 ? [upperPrice, lowerPrice] : [lowerPrice, upperPrice]
}
