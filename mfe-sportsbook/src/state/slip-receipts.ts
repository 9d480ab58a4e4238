import type { Bet } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { Combination } from './combination'
import type { SlipEntry } from './slip-entry'

/** Receipts of bets that stand, the latest first. */
export class SlipReceipts {
  all: readonly SlipReceipt[] = []

  constructor() {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true })
  }

  add(receipt: SlipReceipt): void {
    this.all = [receipt, ...this.all]
  }

  putAway(receipt: SlipReceipt): void {
    this.all = this.all.filter((one) => one !== receipt)
  }

  clear(): void {
    this.all = []
  }

  /** Whether a receipt of the bet is in sight. */
  shows(bet: Bet): boolean {
    return this.all.some((receipt) => receipt.bet.bet_id === bet.bet_id)
  }
}

/** Receipt of a single that stands; null while it does not. */
export function receiptOf({ wager: { stage } }: SlipEntry): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { match_id, line_id, selection } = stage.sent.request
  const picks = [{ match_id, line_id, selection }]
  return { bet: stage.bet, legs: [stage.sent.leg], picks, stakeText: stage.draft.stakeText }
}

/** The same of a combination. */
export function combinedReceiptOf({ wager: { stage } }: Combination): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { bet, sent, draft } = stage
  return { bet, legs: sent.legs, picks: [...sent.request.picks], stakeText: draft.stakeText }
}
