import { BET_TYPES, type BetType, type Period } from '@touchline/contracts/odds'

const PER_MATCH = 100_000
const PER_MARKET = 2000
/** Lowest line is -500 quarter goals. */
const LINE_OFFSET = 500
const MYANMAR_FROM = 2 * BET_TYPES.length * PER_MARKET

/**
 * Id of a line: match, market and line in decimal places. The same line has the same id after a restart, so a bet
 * slip from before it can never meet another line; and ids of one match share their digits, which compresses well.
 */
export function lineId(match: number, type: BetType, period: Period, line: number): number {
  const market = 2 * BET_TYPES.indexOf(type) + period
  return match * PER_MATCH + market * PER_MARKET + line + LINE_OFFSET
}

/** Id of the Myanmar body (0) or goals (1) line of a match. */
export const myanmarId = (match: number, kind: 0 | 1): number => match * PER_MATCH + MYANMAR_FROM + kind
