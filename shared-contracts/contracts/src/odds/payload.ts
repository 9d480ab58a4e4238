import type { Market, Period } from './bet-type'

/**
 * The odds payload: four positional parts. Prices are integer hundredths (Malay for hdp, ou, oe, ml; decimal
 * for all others), lines are integer quarter goals seen from the home side (hdp) or of the total (ou).
 */
export type OddsPayload = [
  leagues: LeagueRow[],
  matches: MatchRow[],
  links: ParentChildRow[],
  heads: HeadRow[],
]

/** Keyed by its first element. */
export type LeagueRow = [id: number, sport: number, name: string, country: string, order: number]

/** 0 ordinary, 1 child (corners, bookings), 2 outright, 3 parent whose media goes to its children. */
export type MatchType = 0 | 1 | 2 | 3

/**
 * 0 before kick-off, 1 first half, 2 half time, 3 second half, 4 ended, 5 to 8 extra time and penalties, 9 interrupted;
 * quarters and thirds from 11, overtimes from 15, sets, games and maps from 21, a frame or leg 31, innings from 41 (top) and
 * 61 (bottom), of cricket from 81, rounds of a fight from 91. 32 is a break that has no code of its own.
 */
export type PlayPeriod = number
/** Codes with the same meaning in every sport. */
export const PlayPeriodId = { toCome: 0, halfTime: 2, ended: 4 } as const satisfies Record<string, PlayPeriod>

/** Keyed by its first element. Element 12 of a parent of type 3 is copied to its children. */
export type MatchRow = [
  id: number,
  league: number,
  home: string,
  away: string,
  type: MatchType,
  /** Epoch seconds. */
  kickoff: number,
  period: PlayPeriod,
  /** Epoch seconds at which the minute of the current period was 0; 0 while no clock runs. */
  clockBase: number,
  homeScore: number,
  awayScore: number,
  homeReds: number,
  awayReds: number,
  /** Television channel id or 0. */
  media: number,
  /** Why prices are suspended, 0 when they are not. See `SUSPENSION_REASONS`. */
  suspension: number,
  /** Match status: 0 live or pending, 1 completed, 2 cancelled, 5 suspended, 500 shown as a dash. */
  status: number,
  /** 1 when the match will be, or is, offered in play. */
  goesLive: 0 | 1,
]

export type ParentChildRow = [parent: number, child: number]

/** Counts of lines per bet type in the order of `BET_TYPES`. */
export type HeadCounts = [
  hdp: number,
  ou: number,
  oe: number,
  oxt: number,
  ml: number,
  tw: number,
  cs: number,
  dc: number,
  fglg: number,
  htft: number,
  tg: number,
  orz: number,
]

/** 0 open, 1 suspended, 2 closed. */
export type LineState = 0 | 1 | 2

/**
 * One line: its id is unique within an epoch; the ball is the version of its prices and rises with every
 * change. Prices are in the order of `SELECTIONS`; 0 means that selection is not offered.
 */
export type LineRow = [
  id: number,
  betType: number,
  period: Period,
  line: number,
  ball: number,
  state: LineState,
  /** Minimum number of legs of a parlay with this line; 0 when parlays exclude it. */
  comboMin: number,
  ...prices: number[],
]

/** Body (handicap) and goals of the whole match, then of the first half; the index is the kind on the wire. */
export const MYANMAR_KINDS = [
  { betType: 'hdp', period: 0 },
  { betType: 'ou', period: 0 },
  { betType: 'hdp', period: 1 },
  { betType: 'ou', period: 1 },
] as const
export type MyanmarKind = 0 | 1 | 2 | 3

/**
 * A Myanmar line; its kind is a place in `MYANMAR_KINDS`. `upper` 0 home, 1 away (for goals always 0, "Over").
 * Percent is signed and seen from the upper side; prices are Malay hundredths of upper and lower side.
 */
export type MyanmarRow = [
  id: number,
  kind: MyanmarKind,
  upper: 0 | 1,
  goals: number,
  percent: number,
  ball: number,
  state: LineState,
  upperPrice: number,
  lowerPrice: number,
]

/** Head of a match: positional facts, the twelve counts, then its lines as the board shows them. */
export type HeadRow = [
  match: number,
  sport: number,
  market: Market,
  league: number,
  total: number,
  parlay: number,
  live: number,
  /** Markets of the match and of its children (corners, bookings), by kind and part; 0 where the board shows all. */
  more: number,
  moremore: number,
  ...counts: HeadCounts,
  lines: LineRow[],
  myanmar: MyanmarRow[],
]

/** Where the counts begin in a head row, and the places of the lines behind them. */
export const HEAD = { counts: 9, lines: 21, myanmar: 22, length: 23 } as const

/**
 * A change of an existing line: [id, ball, state, ...prices]. The line value itself never changes under an
 * id.
 */
export type LineChange = [id: number, ball: number, state: LineState, ...prices: number[]]

/** Words for the suspension code of a match row; the index is the code. Keys of the translation `suspension.*`. */
export const SUSPENSION_REASONS = [
  'none',
  'goal',
  'redCard',
  'penalty',
  'varCheck',
  'corner',
  'dangerousAttack',
  'halfTime',
  'feedDelayed',
  'operator',
  'kickOff',
  'ended',
] as const
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]
