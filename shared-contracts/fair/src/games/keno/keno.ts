import { LOSES, type Times } from '../money'
import type { PublishedReturn, TableGame } from '../table-game'
import { ASIAN_BETS, type KenoTotals } from './asian-bets'
import { KENO_BALLS, KENO_DRAWN, PICK_PAYS, picksOf } from './pick-pays'

export interface KenoResult extends KenoTotals {
  /** Balls 1–80 in drawn order. */
  readonly balls: readonly number[]
}

const ALL_BALLS: readonly number[] = Array.from({ length: KENO_BALLS }, (_, index) => index + 1)

export function kenoResult(balls: readonly number[]): KenoResult {
  return {
    balls,
    sum: balls.reduce((sum, ball) => sum + ball, 0),
    up: balls.filter((ball) => ball <= KENO_BALLS / 2).length,
    odd: balls.filter((ball) => ball % 2 === 1).length,
  }
}

/** Return of a number bet, by its count of picks. */
export const PICK_RETURNS: readonly number[] = [0, 9500, 9509, 9435, 9433, 9484, 9475, 9487, 9427, 9490, 9455]

const ASIAN_RETURNS: Readonly<Record<string, number>> = {
  big: 9751,
  small: 9751,
  middle: 9452,
  odd: 9750,
  even: 9750,
  'big-odd': 9544,
  'small-odd': 9544,
  'big-even': 9460,
  'small-even': 9460,
  up: 9481,
  down: 9481,
  'up-down-tie': 9451,
  odds: 9481,
  evens: 9481,
  'odds-evens-tie': 9451,
  dragon: 9540,
  tiger: 9540,
  'dragon-tiger-tie': 9500,
  gold: 9534,
  wood: 9472,
  water: 9507,
  fire: 9458,
  earth: 9512,
}

function pickTimes(picks: readonly number[], balls: readonly number[]): Times {
  const hits = picks.filter((ball) => balls.includes(ball)).length
  return PICK_PAYS[picks.length]?.[hits] ?? LOSES
}

/** Twenty of eighty balls. Number bets and bets on the sum share a draw. */
export const keno: TableGame<KenoResult> = {
  kind: 'table',
  code: 'keno',
  maxBets: 50,
  published: [
    ...Object.entries(ASIAN_RETURNS).map(([bet, hundredths]): PublishedReturn => ({ bet, hundredths })),
    ...PICK_RETURNS.map(
      (hundredths, picks): PublishedReturn => ({ bet: `picks:${picks}`, hundredths }),
    ).slice(1),
  ],
  has: (bet) => ASIAN_BETS.has(bet) || picksOf(bet) !== null,
  draw: (draws) => kenoResult(draws.pick(ALL_BALLS, KENO_DRAWN)),
  times(bet, result) {
    const picks = picksOf(bet)
    if (picks) return pickTimes(picks, result.balls)
    return ASIAN_BETS.get(bet)?.(result) ?? LOSES
  },
}
