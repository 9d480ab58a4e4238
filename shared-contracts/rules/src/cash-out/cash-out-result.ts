import { fromMinor, toMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import type { Payment } from '../settlement/pay-bet'
import { type Exposure, exposure, type Struck } from '../stake/exposure'
import { refuse, type Verdict } from '../verdict/verdict'

/** Is a value worth offering? Above nothing, and below what winning pays (domain 5.1). Minor units. */
export const isOfferable = (value: number, { returnedOnWin }: Pick<Exposure, 'returnedOnWin'>): boolean =>
  value > 0 && value < returnedOnWin

/** A bet cashed out at `value`: net = value - risk; valid turnover is the size of net, at most the risk. Minor units. */
export function cashOutResult({ risk, value }: { readonly risk: number; readonly value: number }): Payment {
  const net = value - risk
  return { net, returned: value, validTurnover: Math.min(Math.abs(net), risk) }
}

/** The quoted amount is valid until the value falls below it; then `bound` is the new amount. */
export function checkQuote(quoted: number, now: number): Verdict<'invalidCashoutAmount'> {
  return now >= quoted ? { ok: true } : refuse('invalidCashoutAmount', { bound: now })
}

export interface PartialCashOut {
  /** The part that is settled now: its stake, its share of the risk and what it is paid. Minor units. */
  readonly closed: { readonly stake: number; readonly risk: number; readonly value: number }
  /** The part that stays open at the price of placement. */
  readonly open: Exposure & { readonly stake: number }
}

/** Cashes out a whole percent (1 to 100) of a bet: that percent of the value now, the rest of the stake stays open. */
export function partialCashOut(
  bet: Struck & { readonly value: number; readonly percent: number },
): PartialCashOut {
  const share = (amount: number): number =>
    toMinor(roundHalfUp(fromMinor(amount) * BigInt(bet.percent), 100n))
  const stake = bet.stake - share(bet.stake)
  const open = exposure({ stake, odds: bet.odds, oddsType: bet.oddsType })
  // The closed risk is the risk that the open part no longer needs: both together equal the frozen risk.
  const risk = exposure(bet).risk - open.risk
  return { closed: { stake: bet.stake - stake, risk, value: share(bet.value) }, open: { stake, ...open } }
}
