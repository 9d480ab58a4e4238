import type { Scoreboard } from '@touchline/contracts/odds'

export type Score = readonly [number, number]

/** The part of a match that changes during play. Clock base in epoch milliseconds. */
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

export const PERIOD_ENDED = 4

/** Does a state say that the match is over? */
export const hasPlayEnded = ({ period, status }: Pick<PlayState, 'period' | 'status'>): boolean =>
  status === 1 || status === 2 || period === PERIOD_ENDED
