import { BET_TYPES, type BetType, isAsian, PERIOD_CODES, type Period, selectionNames } from './bet-type'
import { type Fault, isCount, isWhole, shown } from './fault'
import { MYANMAR_KINDS, type MyanmarRow } from './payload'

/** Places of a line row before its prices. */
const PRICES_FROM = 7
const CHANGE_PRICES_FROM = 3
const MYANMAR_LENGTH = 9

/** How many prices a line of this type holds. */
export const priceCount = (type: BetType, period: Period): number => selectionNames(type, period).length

/** A line is whole or it is nothing: every selection of its type has its place, and an open line has prices. */
export function lineFault(row: unknown): Fault {
  if (!Array.isArray(row)) return 'not a line'
  const [id, code, period, line, ball, state, comboMin] = row
  if (!isCount(id) || !isWhole(line) || !isCount(ball) || !isCount(comboMin)) return 'not a line'
  const type = isCount(code) ? BET_TYPES[code] : undefined
  if (type === undefined) return `no bet type ${shown(code)}`
  if (!isCount(period) || period >= PERIOD_CODES) return `no period ${shown(period)}`
  if (row.length !== PRICES_FROM + priceCount(type, period))
    return `${row.length} places in a line of ${type}`
  return stateFault(state) ?? pricesFault(row, PRICES_FROM, isAsian(type), state)
}

/** The fault of prices of a known type, from this place of the row on. */
export function pricesFault(row: readonly unknown[], from: number, asian: boolean, state: unknown): Fault {
  let offered = 0
  for (let i = from; i < row.length; i++) {
    const price = row[i]
    if (price === 0) continue
    if (!(asian ? isMalay(price) : isDecimal(price))) return `no price ${shown(price)}`
    offered++
  }
  if (state !== 0) return null
  // A handicap with one side is half a market; of a correct score single squares may be missing, not all.
  if (asian ? offered < row.length - from : offered === 0) return 'open without prices'
  return null
}

/** A change carries no type, so its prices are held against the line only when it is applied. */
export function changeFault(row: unknown): Fault {
  if (!Array.isArray(row) || row.length <= CHANGE_PRICES_FROM) return 'not a change'
  if (!row.every(isWhole) || !isCount(row[0]) || !isCount(row[1])) return 'not a change'
  return stateFault(row[2])
}

export function myanmarFault(row: unknown): Fault {
  if (!Array.isArray(row) || row.length !== MYANMAR_LENGTH || !row.every(isWhole)) return 'not a Myanmar line'
  const [id, kind, upper, goals, percent, ball, state, ...prices] = row as unknown as MyanmarRow
  if (!isCount(id) || !isCount(goals) || !isCount(ball)) return 'not a Myanmar line'
  if (!MYANMAR_KINDS[kind]) return `no Myanmar kind ${kind}`
  if (upper !== 0 && upper !== 1) return `no side ${upper}`
  if (Math.abs(percent) > 100) return `no percent ${percent}`
  return stateFault(state) ?? pricesFault(prices, 0, true, state)
}

const stateFault = (state: unknown): Fault =>
  state === 0 || state === 1 || state === 2 ? null : `no line state ${shown(state)}`

const isMalay = (price: unknown): boolean => isWhole(price) && price >= -100 && price <= 100
const isDecimal = (price: unknown): boolean => isWhole(price) && price > 100
