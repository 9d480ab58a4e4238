import type { OfferLine } from '../../../src/modules/feed'
import type { Offer } from '../play/engine'
import type { Score } from '../play/match-script'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import type { Distribution } from '../pricing/chances'
import { twoWay } from '../pricing/two-way'
import { remainingSets } from './set-chances'

/** Prices as long as this are still shown: two sets to one is far from even. */
const LEAST = 12
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

/** Money line, handicap and total of a match over two winning sets or maps. */
export function seriesOffer({ current, later, score, cents, combo_min }: Series): Offer {
  if (score[0] === 2 || score[1] === 2) return { lines: [], myanmar: [] }
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
    distribution: collect(rest, (h, a) => h - a),
    already: score[0] - score[1],
  })
    .filter(({ prices }) => prices[0] !== money?.[0])
    .slice(0, HANDICAPS_MOST)
  const totals = asianLines({
    ...wish,
    kind: 'ou',
    alternatives: 0,
    distribution: collect(rest, (h, a) => h + a),
    already: score[0] + score[1],
  })
  lines.push(...offerAsian(margins, { bet_type: 'hdp', period: 0, combo_min }))
  lines.push(...offerAsian(totals, { bet_type: 'ou', period: 0, combo_min }))
  return { lines, myanmar: [] }
}

/** Chances of a number that each way of the rest gives. */
function collect(
  rest: readonly (readonly [number, number, number])[],
  value: (home: number, away: number) => number,
): Distribution {
  const from = -3
  const p = new Array<number>(7).fill(0)
  for (const [home, away, chance] of rest) {
    const place = value(home, away) - from
    p[place] = (p[place] as number) + chance
  }
  return { from, p }
}
