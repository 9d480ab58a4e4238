import type { BetType, LineState, MatchType, Period, Scoreboard } from '@touchline/contracts/odds'

/** A match that is a runner of an outright, by its type. */
export const OUTRIGHT = 2

export interface HeldLeague {
  id: number
  sport: number
  name: string
  country: string
  order: number
}

export interface HeldLine {
  id: number
  betType: BetType
  period: Period
  line: number
  ball: number
  state: LineState
  comboMin: number
  prices: readonly number[]
}

export interface HeldMyanmar {
  id: number
  kind: 0 | 1
  upper: 0 | 1
  goals: number
  percent: number
  ball: number
  state: LineState
  prices: readonly [number, number]
}

export type Score = readonly [number, number]

/** What moves while a match is played. Clock base in epoch milliseconds. */
export interface PlayState {
  period: number
  clockBase: number
  score: Score
  halfScore: Score | null
  reds: Score
  suspension: number
  danger: boolean
  status: number
  /** Score by set, quarter or map; null for a sport without them. */
  scoreboard: Scoreboard | null
}

export const BEFORE_KICKOFF: PlayState = {
  period: 0,
  clockBase: 0,
  score: [0, 0],
  halfScore: null,
  reds: [0, 0],
  suspension: 0,
  danger: false,
  status: 0,
  scoreboard: null,
}

/** A match as the book holds it: facts, play, offer. Lines stand in the order of the feed. */
export interface HeldMatch {
  id: number
  league: number
  home: string
  away: string
  type: MatchType
  parent: number | null
  kickoff: number
  goesLive: boolean
  media: number
  play: PlayState
  lines: ReadonlyMap<number, HeldLine>
  myanmar: ReadonlyMap<number, HeldMyanmar>
}

export const PERIOD_ENDED = 4

/** What may be done with a line now: nothing of a match is open while it is suspended, nor after its end. */
export function effectiveState({ play }: Pick<HeldMatch, 'play'>, state: LineState): LineState {
  if (play.status === 1 || play.status === 2 || play.period === PERIOD_ENDED) return 2
  if (state === 0 && (play.suspension !== 0 || play.status !== 0)) return 1
  return state
}
