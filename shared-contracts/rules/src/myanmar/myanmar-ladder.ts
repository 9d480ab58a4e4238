import { type LadderCondition, marginRuns, totalRuns } from '../settlement/ladder-condition'
import type { MyanmarPrice } from './myanmar-price'
import { type BodyStake, payBody } from './pay-body'
import { type BodySide, settleBody } from './settle-body'

export interface MyanmarLadderRow {
  /** Percent of the stake won or lost. */
  readonly percent: number
  /** Minor units, as `payBody`. */
  readonly net: number
  readonly returned: number
  /** Margins are those of the chosen side: -1 means that it loses by one. */
  readonly condition: LadderCondition
}

export interface MyanmarLadderBet extends BodyStake {
  readonly price: MyanmarPrice
  readonly side: BodySide
  /** Running score of an in-play bet: margins count from it, totals cannot fall below it. */
  readonly after?: readonly [home: number, away: number]
}

/** "What happens if…" of a Burmese single, best row first, by the functions that settle it. */
export function myanmarLadder(bet: MyanmarLadderBet): MyanmarLadderRow[] {
  return runsOf(bet)
    .map(({ outcome, condition }) => {
      const { net, returned } = payBody({ ...bet, percent: outcome })
      return { percent: outcome, net, returned, condition }
    })
    .sort((a, b) => b.percent - a.percent)
}

function runsOf({ price, side, after }: MyanmarLadderBet) {
  const reach = price.goals + 2
  if (side === 'over' || side === 'under') {
    const fallen = after ? after[0] + after[1] : 0
    return totalRuns(fallen, Math.max(fallen + 1, reach), (total) => settleBody(price, side, total))
  }
  const upperMargin = (margin: number): number => (side === 'upper' ? margin : -margin)
  return marginRuns(reach, after !== undefined, (margin) => settleBody(price, side, upperMargin(margin)))
}
