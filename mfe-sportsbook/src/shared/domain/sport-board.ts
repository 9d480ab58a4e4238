import { type BetType, type Period, type SportKey, sportKey } from '@touchline/contracts/odds'
import { BOARD_VIEWS, type BoardView } from './board-view'

/** Scores in columns of their own beside the names. */
export interface ScoreColumns {
  /** The name of the parts of a match: key of `scores.*`. */
  readonly kind: 'sets' | 'quarters' | 'maps'
  /** How many parts have a column at least; a longer match in play adds its own. */
  readonly parts: number
  /** Points of the running game, as an umpire calls them. */
  readonly points: boolean
  /** The score that lines are graded on. */
  readonly total: boolean
}

/** The board of a sport: one row of a table, so that another sport is another row. */
export interface SportBoard {
  /** Prices of the whole match, left to right. */
  readonly main: readonly BetType[]
  /** Prices of the part beside it: the first half, or the quarter, set or map that is played now or next. */
  readonly part: readonly BetType[]
  /** Code of the first such part; 0 where only the lines show how a match is divided. */
  readonly firstPart: Period
  readonly views: readonly BoardView[]
  readonly scores: ScoreColumns | null
  /** The units of handicap and total, where those are not the familiar score: key of `unit.*`. */
  readonly unit: 'sets' | 'maps' | null
  /** Head above the names: key of `column.*`. */
  readonly event: 'event' | 'player' | 'team'
}

const VIEWS: readonly BoardView[] = ['hdpou', 'parlay', 'outright']
const MAIN: readonly BetType[] = ['ml', 'hdp', 'ou']

const SPORT_BOARDS: Record<SportKey, SportBoard> = {
  football: {
    main: ['hdp', 'ou', 'oxt'],
    part: ['hdp', 'ou', 'oxt'],
    firstPart: 1,
    views: BOARD_VIEWS,
    scores: null,
    unit: null,
    event: 'event',
  },
  basketball: {
    main: MAIN,
    part: ['hdp', 'ou'],
    firstPart: 11,
    views: VIEWS,
    scores: { kind: 'quarters', parts: 4, points: false, total: true },
    unit: null,
    event: 'team',
  },
  tennis: {
    main: MAIN,
    part: MAIN,
    firstPart: 21,
    views: VIEWS,
    scores: { kind: 'sets', parts: 3, points: true, total: false },
    unit: 'sets',
    event: 'player',
  },
  esports: {
    main: MAIN,
    part: ['ml'],
    firstPart: 21,
    views: VIEWS,
    scores: { kind: 'maps', parts: 0, points: false, total: true },
    unit: 'maps',
    event: 'team',
  },
}

const OTHER: SportBoard = {
  main: MAIN,
  part: MAIN,
  firstPart: 0,
  views: VIEWS,
  scores: null,
  unit: null,
  event: 'event',
}

export function sportBoard(sport: number): SportBoard {
  const key = sportKey(sport)
  return key === undefined ? OTHER : SPORT_BOARDS[key]
}
