import {
  BET_TYPES,
  type BetType,
  MARKET_PERIODS,
  type MyanmarKind,
  type Period,
} from '@touchline/contracts/odds'

/**
 * Ids of lines: match, part, market and value in fixed places, so that the same line has the same id in every process and
 * after every restart, and a bet slip from before can never meet another line. A match has 2^18 ids and matches are below
 * 2^35, so that the highest id is a safe integer (docs/decisions/0061). Ids of one match share their digits, which
 * compresses well.
 *
 * Each part has a place for every value of a handicap and of a total, and one for each bet type without a value.
 */
const PER_MATCH = 2 ** 18
/** Ids of matches are below this. */
export const MATCH_IDS = 2 ** 35

const HANDICAP = { least: -500, count: 1000 }
/** Quarters of a goal up to 200; from there on halves, up to 800: nothing so high is counted in quarters. */
const TOTAL = { quarters: 800, count: 2000 }
const PLAIN_AT = HANDICAP.count + TOTAL.count
const PER_PART = PLAIN_AT + 100
/** 68 parts have a name today. */
const PARTS_MOST = 84
const MYANMAR_AT = PARTS_MOST * PER_PART

/** The place of a line among those of its match; null when it has none: an unknown part, or a value beyond all bounds. */
export function linePlace(type: BetType, period: Period, line: number): number | null {
  const part = MARKET_PERIODS.indexOf(period)
  const value = valuePlace(type, line)
  return part < 0 || part >= PARTS_MOST || value === null ? null : part * PER_PART + value
}

function valuePlace(type: BetType, line: number): number | null {
  if (type === 'hdp') return placeIn(line - HANDICAP.least, HANDICAP.count, 0)
  if (type !== 'ou') return PLAIN_AT + BET_TYPES.indexOf(type)
  const above = line - TOTAL.quarters
  return placeIn(above < 0 ? line : TOTAL.quarters + above / 2, TOTAL.count, HANDICAP.count)
}

const placeIn = (place: number, count: number, at: number): number | null =>
  Number.isInteger(place) && place >= 0 && place < count ? at + place : null

export function lineId(match: number, type: BetType, period: Period, line: number): number {
  const place = linePlace(type, period, line)
  // The feed refuses such lines before they come here.
  if (place === null) throw new RangeError(`No id for ${type} ${line} of part ${period}`)
  return match * PER_MATCH + place
}

/** The match of a line, by the id of the line. */
export const matchOfLine = (line: number): number => Math.floor(line / PER_MATCH)

/** Id of the Myanmar line of a kind of a match. */
export const myanmarId = (match: number, kind: MyanmarKind): number => match * PER_MATCH + MYANMAR_AT + kind
