import type { Period } from '@touchline/contracts/odds'
import type { OfferLine } from '../../../src/modules/feed'
import { twoWay } from '../../../src/modules/odds'
import type { Offer } from '../play/engine'
import type { MatchScript, PlayStep, Score } from '../play/match-script'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import type { Distribution } from '../pricing/chances'
import { cumulative, roundedNormal } from '../pricing/normal'
import {
  FIRST_QUARTER,
  HALF,
  OVERTIME_MINUTES,
  POSSESSION_VARIANCE,
  POSSESSIONS,
  type PointMeans,
  QUARTER_MINUTES,
  QUARTERS,
} from './basketball-script'

/** A money line below this is not shown. */
const MONEY_LINE_LEAST = 8
const ODD_EVEN_CENTS = 5
/** Variance of the points of one side in a whole match. */
const SIDE_VARIANCE = POSSESSIONS * POSSESSION_VARIANCE
/** Of less than this of a match nothing is offered any more. */
const LEFT_LEAST = 0.002
/** Odd and even come as often as each other only while so much is to be played. */
const ODD_EVEN_REMAINING = 0.04

/** The stretch of a market: the remaining part of the match, and the points that count for it already. */
interface Stretch {
  readonly period: Period
  /** Share of a match of regular length. */
  readonly left: number
  readonly already: Score
}

/** The state of a match: the whole of it, the running half, and the quarter that is played now or next. */
export interface MatchState {
  readonly match: Stretch
  readonly half: Stretch | null
  readonly quarter: Stretch
}

const NONE: Score = [0, 0]
const QUARTER = 1 / QUARTERS
const OVERTIME = OVERTIME_MINUTES / (QUARTERS * QUARTER_MINUTES)

/** Before the first quarter. */
export const BEFORE: MatchState = {
  match: { period: 0, left: 1, already: NONE },
  half: { period: 1, left: HALF * QUARTER, already: NONE },
  quarter: { period: FIRST_QUARTER, left: QUARTER, already: NONE },
}

/** The state of a match so many milliseconds after its start. The play after a level end is not known before it. */
export function stateAt(
  { halves }: MatchScript,
  { score, halfScore, scoreboard }: PlayStep,
  at: number,
): MatchState {
  const left = halves.map(({ from, length }, place) => {
    const rest = 1 - Math.min(1, Math.max(0, (at - from) / length))
    return rest * (place < QUARTERS ? QUARTER : OVERTIME)
  })
  const running = left.findIndex((share) => share > 0)
  const place = running < 0 ? left.length - 1 : running
  const until = (end: number) => left.slice(place, end).reduce((sum, share) => sum + share, 0)
  const whole = until(Math.max(QUARTERS, place + 1))
  return {
    match: { period: 0, left: whole, already: score },
    half:
      place < HALF
        ? { period: 1, left: until(HALF), already: score }
        : halfScore && {
            period: 3,
            left: whole,
            already: [score[0] - halfScore[0], score[1] - halfScore[1]],
          },
    quarter: {
      period: FIRST_QUARTER + place,
      left: left[place] ?? 0,
      already: scoreboard?.parts[place] ?? NONE,
    },
  }
}

interface Terms {
  readonly cents: number
  readonly combo_min: number
}

/** Handicap, total and winner of the match, of the running half and of the running quarter. */
export function basketballOffer(
  means: PointMeans,
  { match, half, quarter }: MatchState,
  terms: Terms,
): Offer {
  const stretches = [match, half, quarter].filter((stretch) => stretch !== null && stretch.left > LEFT_LEAST)
  const lines = (stretches as Stretch[]).flatMap((stretch) => linesOf(means, stretch, terms))
  return { lines, myanmar: [] }
}

/** All points of the stretch count, past ones too. */
function linesOf(means: PointMeans, { period, left, already }: Stretch, terms: Terms): OfferLine[] {
  const { cents, combo_min } = terms
  const deviation = Math.sqrt(2 * SIDE_VARIANCE * left)
  const margins = roundedNormal((means[0] - means[1]) * left, deviation)
  const totals = roundedNormal((means[0] + means[1]) * left, deviation)
  const [lead, points] = [already[0] - already[1], already[0] + already[1]]
  const wish = { cents, step: 4 } as const
  const two = (bet_type: 'ml' | 'oe', prices: readonly number[] | null): OfferLine[] =>
    prices ? [{ bet_type, period, line: 0, state: 0, combo_min, prices: [...prices] }] : []
  const winner =
    period === 0 ? winnerOf(lead + (means[0] - means[1]) * left, deviation) : ledBy(margins, lead)
  return [
    ...two('ml', twoWay(winner, cents, MONEY_LINE_LEAST)),
    ...offerAsian(asianLines({ ...wish, kind: 'hdp', distribution: margins, already: lead }), {
      bet_type: 'hdp',
      period,
      combo_min,
    }),
    ...offerAsian(asianLines({ ...wish, kind: 'ou', distribution: totals, already: points }), {
      bet_type: 'ou',
      period,
      combo_min,
    }),
    ...(period >= FIRST_QUARTER && left > ODD_EVEN_REMAINING ? two('oe', twoWay(1, ODD_EVEN_CENTS)) : []),
  ]
}

/** Fair profit on the home side of a match that somebody wins. */
function winnerOf(mean: number, deviation: number): number {
  const home = cumulative(mean / deviation)
  return (1 - home) / home
}

/** The same of a part, which may end level: then the stake goes back. */
function ledBy({ from, p }: Distribution, lead: number): number {
  let [home, away] = [0, 0]
  for (let i = 0; i < p.length; i++) {
    const margin = from + i + lead
    if (margin > 0) home += p[i] as number
    else if (margin < 0) away += p[i] as number
  }
  return away / home
}
