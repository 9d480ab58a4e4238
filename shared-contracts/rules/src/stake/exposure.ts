import type { OddsType } from '@touchline/contracts/odds'
import { fromMinor, roundToMinor, toMinor } from '../money/minor'
import { type Ratio, ratio } from '../money/ratio'
import { toHongKong } from '../odds/to-hong-kong'
import type { OddsHundredths } from '../odds/units'

export interface Struck {
  /** As typed, minor units. What it means depends on the sign of the price. */
  readonly stake: number
  /** As displayed at placement. */
  readonly odds: OddsHundredths
  readonly oddsType: OddsType
}

export interface Exposure {
  /** Frozen now and lost on a loss, minor units. */
  readonly risk: number
  /** Profit on a win, minor units. */
  readonly win: number
  /** risk + win. */
  readonly returnedOnWin: number
}

/**
 * The amount that a stake freezes and may win (domain 1.3). At negative Malay and Indonesian prices the stake
 * is the possible win and the price scales the risk; otherwise the stake is the risk. Each amount is rounded
 * half-up once.
 */
export function exposure(struck: Struck): Exposure {
  const exact = exactExposure(struck)
  const risk = roundToMinor(exact.risk)
  const win = roundToMinor(exact.win)
  return { risk, win, returnedOnWin: toMinor(fromMinor(risk) + fromMinor(win)) }
}

/** The same before rounding, for settlement: half of a win is rounded once, not half of a rounded win. */
export function exactExposure({ stake, odds, oddsType }: Struck): { risk: Ratio; win: Ratio } {
  const amount = ratio(fromMinor(stake), 1n)
  const profit = toHongKong(odds, oddsType)
  if (odds < 0) return { risk: ratio(amount.n * BigInt(-odds), 100n), win: amount }
  return { risk: amount, win: ratio(amount.n * profit.n, profit.d) }
}
