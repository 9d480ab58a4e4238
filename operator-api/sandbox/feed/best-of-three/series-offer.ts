import type { Period } from '@touchline/contracts/odds'
import type { OfferLine } from '../../../src/modules/feed'
import { twoWay } from '../../../src/modules/odds'
import type { Offer } from '../play/engine'
import type { Score } from '../play/match-script'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import { distributed } from '../pricing/chances'
import { remainingSets } from './set-chances'

/** Prices as long as this are still shown: late in a set, or a set ahead, one side is far from even. */
export const LEAST = 5
/** A main line and an alternative. */
const HANDICAPS_MOST = 2

export interface Series {
  /** Chance of the home side to win the running set or map, and each later one. */
  readonly current: number
  readonly later: number
  readonly score: Score
  readonly cents: number
  readonly combo_min: number
}

/** Has one side won its two sets or maps? */
export const isSeriesOver = (score: Score): boolean => Math.max(...score) === 2

/** Money line, handicap and total of a match over two winning sets or maps. */
export function seriesOffer({ current, later, score, cents, combo_min }: Series): Offer {
  if (isSeriesOver(score)) return { lines: [], myanmar: [] }
  const rest = remainingSets(current, later, score[0], score[1])
  const home = rest.reduce((sum, [h, , p]) => (score[0] + h === 2 ? sum + p : sum), 0)
  const money = twoWay((1 - home) / home, cents, LEAST)
  const lines: OfferLine[] = money
    ? [{ bet_type: 'ml', period: 0, line: 0, state: 0, combo_min, prices: [...money] }]
    : []
  const wish = { cents, step: 4, least: LEAST } as const
  // Half a set more or less often decides nothing but the winner, who has a price already.
  const margins = asianLines({
    ...wish,
    kind: 'hdp',
    alternatives: 2,
    distribution: distributed(rest, (h, a) => h - a),
    already: score[0] - score[1],
  })
    .filter(({ prices }) => prices[0] !== money?.[0])
    .slice(0, HANDICAPS_MOST)
  const totals = asianLines({
    ...wish,
    kind: 'ou',
    alternatives: 0,
    distribution: distributed(rest, (h, a) => h + a),
    already: score[0] + score[1],
  })
  lines.push(...offerAsian(margins, { bet_type: 'hdp', period: 0, combo_min }))
  lines.push(...offerAsian(totals, { bet_type: 'ou', period: 0, combo_min }))
  return { lines, myanmar: [] }
}

/** A set or map, and the terms of its prices. */
export interface PartTerms {
  readonly period: Period
  readonly cents: number
  readonly combo_min: number
}

/** The winner of a set or map; `home` is the chance of the home side. */
export function partWinner(home: number, { period, cents, combo_min }: PartTerms): OfferLine[] {
  const prices = twoWay((1 - home) / home, cents, LEAST)
  return prices ? [{ bet_type: 'ml', period, line: 0, state: 0, combo_min, prices: [...prices] }] : []
}
