import {
  BET_TYPES,
  type HeadRow,
  isAsian,
  type LineChange,
  type MyanmarRow,
  pricesFault,
} from '@touchline/contracts/odds'
import { sportRules } from '@touchline/rules'
import type { BoardMatch, OddsLine } from './board-match'
import { linesByPlace, shapeOf } from './lines-by-place'
import { isOffered, myanmarPrices, myanmarTerms } from './odds-line'
import { PriceTable } from './price-table'
import { readLines } from './read-lines'

/** The tick that brings a change. */
export interface Tick {
  readonly number: number
  /** Server time, epoch milliseconds. */
  readonly now: number
}

/** Lines by their id with their prices. Stamps say when each line and its match changed last. */
export class LineBook {
  readonly table = new PriceTable()
  /** Whether a line was closed or opened again since this was last set back: rows have no place for closed ones. */
  reshaped = false
  private readonly lines = new Map<number, OddsLine>()

  byId(id: number): OddsLine | undefined {
    return this.lines.get(id)
  }

  /** Gives a match the lines of a row for those it had; says whether its row now has another shape. */
  replace(match: BoardMatch, row: HeadRow, tick: Tick): boolean {
    const before = linesByPlace(match.lines)
    match.lines = readLines(match, row, this.table)
    const after = linesByPlace(match.lines)
    for (const [place, line] of after) {
      this.inherit(line, this.lines.get(line.id) ?? before.get(place), tick)
      this.lines.set(line.id, line)
    }
    for (const line of before.values()) this.dropLine(line)
    return shapeOf(before) !== shapeOf(after)
  }

  /** New prices of a line; undefined when nobody knows it. */
  change(change: LineChange, tick: Tick): OddsLine | undefined {
    const line = this.lines.get(change[0])
    if (!line) return undefined
    if (!isFitting(line, change)) {
      this.touch(line, change[1], SUSPENDED, tick)
      return line
    }
    const { priceStep } = sportRules(line.match.head.sport)
    // By index and not by rest: a tick brings hundreds, and each rest would be an array of its own.
    for (let i = 0; i < line.count; i += 1)
      this.table.set(
        line.base + i,
        (change[CHANGE_PRICES + i] as number) ?? 0,
        priceStep,
        isMalay(line.group),
      )
    this.touch(line, change[1], change[2], tick)
    return line
  }

  changeMyanmar(row: MyanmarRow, tick: Tick): OddsLine | undefined {
    const line = this.lines.get(row[0])
    if (!line) return undefined
    const terms = myanmarTerms(row)
    if (!line.myanmar || !isSameTerms(line.myanmar, terms)) {
      line.movedAt = tick.now
      line.myanmar = terms
    }
    const { priceStep } = sportRules(line.match.head.sport)
    for (const [i, price] of myanmarPrices(row).entries())
      this.table.set(line.base + i, price, priceStep, true)
    this.touch(line, row[5], row[6], tick)
    return line
  }

  private touch(line: OddsLine, ball: number, state: OddsLine['state'], tick: Tick): void {
    const before = isOffered(line)
    line.ball = ball
    line.state = state
    line.stamp = tick.number
    line.changedAt = tick.now
    line.match.stamp = tick.number
    if (isOffered(line) !== before) this.reshaped = true
  }

  /** Ends the offers of a match that a row may still show: its places in the table may soon be another line's. */
  drop(match: BoardMatch): void {
    for (const line of match.lines) this.dropLine(line)
    match.lines = []
  }

  /** A replaced line shows how its price moved, and that it moved itself. */
  private inherit(line: OddsLine, held: OddsLine | undefined, tick: Tick): void {
    line.stamp = tick.number
    if (!held) return
    line.movedAt = isSameLine(line, held) ? held.movedAt : tick.now
    if (!isSameLine(line, held)) return
    const { priceStep } = sportRules(line.match.head.sport)
    for (let i = 0; i < line.count; i += 1) {
      const price = this.table.price(line.base + i)
      this.table.continue(line.base + i, held.base + i)
      this.table.set(line.base + i, price, priceStep, isMalay(line.group))
      if (this.table.direction(line.base + i) !== 0) line.changedAt = tick.now
    }
  }

  private dropLine(line: OddsLine): void {
    this.table.giveBack(line.base, line.count)
    // A line that went over to the live channel under the same id is somebody else's now.
    if (this.lines.get(line.id) === line) this.lines.delete(line.id)
  }
}

/** Burmese groups, beyond the bet types, are priced as two-way types are. */
const isMalay = (group: number): boolean => isAsian(BET_TYPES[group] ?? 'hdp')

/** Where prices begin in a change. */
const CHANGE_PRICES = 3
const SUSPENDED = 1

/** Whether its prices can be those of the line; otherwise the old ones stay, and cannot be bet on. */
const isFitting = ({ group, count }: OddsLine, change: LineChange): boolean =>
  change.length === CHANGE_PRICES + count &&
  pricesFault(change, CHANGE_PRICES, isMalay(group), change[2]) === null

function isSameLine(a: OddsLine, b: OddsLine): boolean {
  if (a.myanmar && b.myanmar) return isSameTerms(a.myanmar, b.myanmar)
  return a.value === b.value && a.count === b.count
}

const isSameTerms = (a: NonNullable<OddsLine['myanmar']>, b: NonNullable<OddsLine['myanmar']>): boolean =>
  a.goals === b.goals && a.percent === b.percent && a.upper === b.upper
