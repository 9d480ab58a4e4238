import type { ErrorCode } from '@touchline/contracts/errors'

/** The parts of a match; the play periods of each are in `play-order.ts`. */
export type Parts =
  | 'halves'
  | 'quarters'
  | 'thirds'
  | 'sets'
  | 'frames'
  | 'innings'
  | 'overs'
  | 'rounds'
  | 'golfRounds'
  | 'sessions'

/** Which changes of play since placement reject a waiting bet. A red card does in every sport. */
export interface RejectingPlay {
  /** The code of a rejecting change of the score; null where points fall all the time. */
  readonly score: Extract<ErrorCode, 'rejectedGoal' | 'rejectedScore'> | null
  /** The part that was being played is over. */
  readonly partOver: boolean
  /** So many points of the running part may fall, more reject; null where they are not looked at. */
  readonly pointsMost: number | null
}

/** How a sport is bet on, where sports differ. */
export interface SportRules {
  /** The base of a handicap placed in play: goals after the bet, or the whole score. */
  readonly handicapInPlay: 'afterBet' | 'wholeScore'
  /** The minimum delay of a bet in play: long enough for a goal to reach the feed. */
  readonly delaySeconds: number
  readonly rejects: RejectingPlay
  /** Points of chance by which the picked side may have become more likely while the bet waits; null: by any. */
  readonly priceMoveMost: number | null
  /** Points of chance by which a price must move before a board marks it. */
  readonly priceStep: number
  readonly parts: Parts
  /** A match cut short keeps the bets decided by then, and its complete parts. */
  readonly keepsDecided: boolean
  /** When the winner is kept though the other side retires: after one part, once it began; null: never. */
  readonly retirementWinner: 'onePart' | 'started' | null
}

const play = (
  score: RejectingPlay['score'],
  { partOver = false, pointsMost = null }: Partial<Omit<RejectingPlay, 'score'>> = {},
): RejectingPlay => ({ score, partOver, pointsMost })

const GOALS = play('rejectedGoal')
// In basketball one honest bet in six would meet a basket; the price move shows which of them mattered.
const BASKETS = play(null, { partOver: true })
const TRIES = play('rejectedScore')
const RUNS = play('rejectedScore', { partOver: true })
const OVERS = play(null, { partOver: true })
// The score counts sets, their points are those of the part.
const GAMES = play('rejectedScore', { pointsMost: 0 })
const RALLIES = play('rejectedScore', { pointsMost: 1 })
const FRAMES = play('rejectedScore')
const ROUNDS = play('rejectedScore', { partOver: true })

/** Four points pass a basket, and refuse what decides much, the more strictly the nearer the end is. */
const PRICE_MOVE_MOST = 4

/** Four hundredths of an even price: baskets and rallies move prices by less all the time. */
const PRICE_STEP = 1
/** Three hundredths of an even price. */
const PRICE_STEP_OF_GOALS = 0.75

/** The whole score counts and a move of the price rejects, unless a row says otherwise. */
const sport = (
  rejects: RejectingPlay,
  delaySeconds: number,
  parts: Parts,
  other: Partial<SportRules> = {},
): SportRules => ({
  handicapInPlay: 'wholeScore',
  delaySeconds,
  rejects,
  priceMoveMost: PRICE_MOVE_MOST,
  priceStep: PRICE_STEP,
  parts,
  keepsDecided: true,
  retirementWinner: null,
  ...other,
})

const ONE_PART = { retirementWinner: 'onePart' } as const
const ONCE_BEGUN = { retirementWinner: 'started' } as const
const AFTER_BET = { handicapInPlay: 'afterBet', priceStep: PRICE_STEP_OF_GOALS } as const

/** The sports by their ids. */
export const SPORT_RULES: Readonly<Record<number, SportRules>> = {
  // Football with its corners and bookings. Its odds are fixed when the bet is sent: a move of the price rejects nothing.
  1: sport(GOALS, 5, 'halves', { ...AFTER_BET, priceMoveMost: null, keepsDecided: false }),
  // Basketball
  2: sport(BASKETS, 4, 'quarters'),
  // Tennis
  3: sport(GAMES, 4, 'sets', ONE_PART),
  // Volleyball, badminton
  4: sport(RALLIES, 3, 'sets'),
  5: sport(RALLIES, 3, 'sets', ONE_PART),
  // Baseball
  6: sport(RUNS, 5, 'innings'),
  // Table tennis
  7: sport(RALLIES, 3, 'sets', ONE_PART),
  // Snooker and pool
  8: sport(FRAMES, 5, 'frames', ONCE_BEGUN),
  // E-sports: the score counts maps. Kills and rounds are too frequent; their prices show them.
  9: sport(FRAMES, 6, 'sets'),
  // Cricket
  10: sport(OVERS, 6, 'overs'),
  // American football
  11: sport(TRIES, 5, 'quarters'),
  // Ice hockey
  12: sport(GOALS, 5, 'thirds'),
  // Handball
  13: sport(BASKETS, 4, 'halves'),
  // Rugby
  14: sport(TRIES, 5, 'halves'),
  // Darts: the score counts sets or legs, the part the legs of a set
  15: sport(GAMES, 3, 'frames', ONCE_BEGUN),
  // Boxing and mixed martial arts
  16: sport(ROUNDS, 6, 'rounds'),
  // E-football, e-basketball
  17: sport(GOALS, 4, 'halves', AFTER_BET),
  18: sport(BASKETS, 3, 'quarters'),
  // Golf, motor sport
  19: sport(ROUNDS, 8, 'golfRounds'),
  20: sport(ROUNDS, 8, 'sessions'),
  // Futsal
  21: sport(GOALS, 5, 'halves', AFTER_BET),
  // Beach volleyball
  23: sport(RALLIES, 3, 'sets'),
  // Australian rules
  24: sport(BASKETS, 5, 'quarters'),
  // Field hockey, water polo
  27: sport(GOALS, 5, 'quarters'),
  28: sport(GOALS, 5, 'quarters'),
  // Muay Thai
  29: sport(ROUNDS, 6, 'rounds'),
  // Squash
  31: sport(RALLIES, 3, 'sets', ONE_PART),
  // Kabaddi
  32: sport(BASKETS, 4, 'halves'),
  // Sepak takraw
  34: sport(RALLIES, 3, 'sets'),
  // Floorball and bandy
  35: sport(GOALS, 5, 'thirds'),
  // Virtual soccer: never in play, but counted as football is
  48: sport(GOALS, 5, 'halves', AFTER_BET),
  // Beach soccer
  55: sport(GOALS, 5, 'thirds', AFTER_BET),
  // Netball, lacrosse, Gaelic sports
  56: sport(BASKETS, 5, 'quarters'),
  57: sport(GOALS, 5, 'quarters'),
  58: sport(BASKETS, 5, 'halves'),
}

/** A sport without a row: every change of play rejects. */
const ANY_SPORT = sport(play('rejectedScore', { partOver: true }), 5, 'halves')

export const sportRules = (id: number): SportRules => SPORT_RULES[id] ?? ANY_SPORT

/** Does a handicap placed in play count only goals after the bet? */
export const countsAfterBet = (id: number): boolean => sportRules(id).handicapInPlay === 'afterBet'

/** Their matches go on until somebody leads; a quarter or an inning may end level. */
const OVERTIME_UNTIL_DECIDED: readonly number[] = [2, 6, 18]

/** May the match (period 0) or this part of it end with as many points on both sides? */
export function canEndLevel(id: number, period: number): boolean {
  if (sportRules(id).parts === 'sets') return false
  return period !== 0 || !OVERTIME_UNTIL_DECIDED.includes(id)
}

/** The shortest and the longest delay of any sport, seconds. */
export function delayBounds(): { readonly least: number; readonly most: number } {
  const delays = Object.values(SPORT_RULES).map(({ delaySeconds }) => delaySeconds)
  return { least: Math.min(...delays), most: Math.max(...delays) }
}
