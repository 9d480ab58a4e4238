import type { CashOutOffer, CashOutReceipt, cashOut, RequestOf } from '@touchline/contracts/calls'

/** Stage of the cash-out of one bet; without one the card shows the offer. */
export type Sale =
  /** Pressed: the offer of now is asked for. */
  | { readonly stage: 'repricing'; readonly percent: number; readonly seenAmount: number }
  /**
   * The player decides until the offer expires; `fellFrom` and its time are set once it is lower than at the
   * press.
   */
  | {
      readonly stage: 'confirm'
      readonly offer: CashOutOffer
      readonly percent: number
      readonly fellFrom: number | null
      readonly fellAt: number
    }
  | Sent<'sending'>
  | Sent<'unknown'>
  | { readonly stage: 'waiting'; readonly receipt: CashOutReceipt }
  | { readonly stage: 'done'; readonly receipt: CashOutReceipt }
  /** The bet stays as it was. */
  | {
      readonly stage: 'rejected'
      readonly code: string
      readonly text: string
      readonly newAmount: number | null
    }

/** On its way, or with an answer that was lost. */
interface Sent<Stage extends string> {
  readonly stage: Stage
  readonly request: RequestOf<typeof cashOut>
  readonly seenAmount: number
  readonly until: number
}

/** A press so soon after an offer fell was meant for the one before. */
const PRESSED_MS = 400

/** Whether the player has had time to see the amount. */
export const isSeen = ({ fellFrom, fellAt }: Extract<Sale, { stage: 'confirm' }>, now: number): boolean =>
  fellFrom === null || now >= fellAt + PRESSED_MS

/** A percentage of an offer, minor units: rounded like on the server. */
export const partOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100)

/** The percent that brings nearest to an amount. */
export function percentFor(amount: number, offer: CashOutOffer): number {
  const [least, most] = offer.parts ?? [100, 100]
  return Math.min(most, Math.max(least, Math.round((100 * amount) / Math.max(1, offer.amount))))
}

/** A pressed cash-out meets the offer of now. What fell since the press is asked about again, never taken. */
export function meetOffer(sale: Sale | undefined, offer: CashOutOffer, now: number): Sale | undefined {
  switch (sale?.stage) {
    case 'repricing':
      if (offer.state !== 'offered') return rejectedBy(offer)
      return {
        stage: 'confirm',
        offer,
        percent: sale.percent,
        fellFrom: offer.amount < sale.seenAmount ? sale.seenAmount : null,
        fellAt: now,
      }
    case 'confirm': {
      if (offer.state !== 'offered') return undefined
      if (offer.amount < sale.offer.amount)
        return { ...sale, offer, fellFrom: sale.fellFrom ?? sale.offer.amount, fellAt: now }
      const isBack = sale.fellFrom !== null && offer.amount >= sale.fellFrom
      return { ...sale, offer, fellFrom: isBack ? null : sale.fellFrom }
    }
    default:
      return sale
  }
}

const rejectedBy = ({ reason }: CashOutOffer): Sale => ({
  stage: 'rejected',
  code: reason ?? 'invalidProviderCashOut',
  text: '',
  newAmount: null,
})

/** A receipt of the server. */
export function meetReceipt(receipt: CashOutReceipt): Sale {
  if (receipt.state === 'waiting') return { stage: 'waiting', receipt }
  if (receipt.state === 'done') return { stage: 'done', receipt }
  return {
    stage: 'rejected',
    code: receipt.reason ?? 'invalidProviderCashOut',
    text: '',
    newAmount: receipt.new_amount,
  }
}
