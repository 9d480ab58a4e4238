import { OddsTypeId } from '@touchline/contracts/odds'
import { fromMinor, toMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import type { OddsHundredths } from '../odds/units'
import type { Payment } from '../settlement/pay-bet'
import { type Exposure, exposure } from '../stake/exposure'

/** The Malay price beside goal and percent; 0.95 is exactly the usual 5 % tax on winnings (domain 4.3). */
export const MYANMAR_PRICE: OddsHundredths = 95

export interface BodyStake {
  /** Minor units. */
  readonly stake: number
  /** Malay hundredths: scales wins when positive, losses when negative. */
  readonly malay?: OddsHundredths
}

/** The amount that a body bet freezes, and its best win; the rules of Malay prices hold. */
export function bodyExposure({ stake, malay = MYANMAR_PRICE }: BodyStake): Exposure {
  return exposure({ stake, odds: malay, oddsType: OddsTypeId.MY })
}

/**
 * The payment of a body bet at an outcome of `settleBody` or a refund (domain 4.3); the amount returned is
 * rounded half-up once. Valid turnover is the decided part of the risk: all of it at ±100, half at ±50,
 * nothing at 0.
 */
export function payBody(bet: BodyStake & { readonly percent: number | 'void' }): Payment {
  const { stake, malay = MYANMAR_PRICE } = bet
  const percent = BigInt(bet.percent === 'void' ? 0 : bet.percent)
  const frozen = fromMinor(bodyExposure(bet).risk)
  const winScale = BigInt(malay > 0 ? malay : 100)
  const change = percent > 0n ? fromMinor(stake) * percent * winScale : frozen * percent * 100n
  const returned = roundHalfUp(frozen * 10_000n + change, 10_000n)
  const decided = percent < 0n ? -percent : percent
  return {
    net: toMinor(returned - frozen),
    returned: toMinor(returned),
    validTurnover: toMinor(roundHalfUp(frozen * decided, 100n)),
  }
}
