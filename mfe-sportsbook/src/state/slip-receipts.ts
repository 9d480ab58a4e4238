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
  return { bet: stage.bet, legs: [stage.sent.leg], picks, stakeText: stage.draft.stakeText, mode: 'single' }
}

/** The same of a combination. */
export function combinedReceiptOf({ mode, wager: { stage } }: Combination): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { bet, sent, draft } = stage
  const picks = sent.request.picks.map(({ match_id, line_id, selection, myanmar }) => ({
    ...{ match_id, line_id, selection },
    ...(myanmar && { myanmar }),
  }))
  return { bet, legs: sent.legs, picks, stakeText: draft.stakeText, mode, rows: draft.rows }
}
