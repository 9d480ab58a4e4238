import { fromMinor, toMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import { exactExposure, exposure, type Struck } from '../stake/exposure'
import type { Grade } from './grade'

/** Minor units; `returned` is what the player is paid out of the frozen risk and the house, `net` = returned - risk. */
export interface Payment {
  readonly net: number
  readonly returned: number
  /** The base of the commission. */
  readonly validTurnover: number
}

export interface BetToPay extends Struck {
  readonly grade: Grade
  /** Runners sharing the win of an outright; the profit is divided among them, the stake is not (domain 2.3). */
  readonly deadHeat?: number
}

/**
 * The payment of a graded single (domain 2.1). Half results halve the exact win or the frozen risk; the
 * amount returned is rounded half-up once, and net follows from it, so that net and returned can never
 * disagree.
 */
export function payBet({ grade, deadHeat = 1, ...struck }: BetToPay): Payment {
  const { risk } = exposure(struck)
  const frozen = fromMinor(risk)
  const { win } = exactExposure(struck)
  const paid = (returned: bigint, turnover: bigint): Payment => ({
    net: toMinor(returned - frozen),
    returned: toMinor(returned),
    validTurnover: toMinor(turnover),
  })
  const shareOfWin = (parts: number): bigint => roundHalfUp(win.n, win.d * BigInt(parts))
  switch (grade) {
    case 'win':
      return paid(frozen + shareOfWin(deadHeat), frozen)
    case 'half_win':
      return paid(frozen + shareOfWin(2), roundHalfUp(frozen, 2n))
    case 'draw':
    case 'void':
      return paid(frozen, 0n)
    case 'half_lose':
      return paid(roundHalfUp(frozen, 2n), roundHalfUp(frozen, 2n))
    case 'lose':
      return paid(0n, frozen)
  }
}
