import type { Bet } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { Combination } from './combination'
import type { SlipEntry } from './slip-entry'

/** Receipts of bets that stand: those of the latest press first, singles of one press in the order of the list. */
export class SlipReceipts {
  all: readonly SlipReceipt[] = []
  newest: SlipReceipt | undefined

  constructor() {
    makeAutoObservable(this, { all: observableRef, newest: observableRef }, { autoBind: true })
  }

  /** Those of the press that the latest of them left by. */
  get ofLatest(): readonly SlipReceipt[] {
    return this.all.filter(({ press }) => press === this.all[0]?.press)
  }

  add(receipt: SlipReceipt): void {
    const { entry = 0, press } = receipt
    const before = this.all.filter((one) => one.press === press && (one.entry ?? entry) < entry)
    this.all = [...before, receipt, ...this.all.filter((one) => !before.includes(one))]
    this.newest = receipt
  }

  putAway(receipt: SlipReceipt): void {
    this.all = this.all.filter((one) => one !== receipt)
  }

  clear(): void {
    this.all = []
    this.newest = undefined
  }

  /** Whether a receipt of the bet is in sight. */
  shows(bet: Bet): boolean {
    return this.all.some((receipt) => receipt.bet.bet_id === bet.bet_id)
  }
}

/** Receipt of a single that stands; null while it does not. */
export function receiptOf({ id, wager: { stage, lastPress: press } }: SlipEntry): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { match_id, line_id, selection } = stage.sent.request
  const picks = [{ match_id, line_id, selection }]
  const { bet, sent, draft } = stage
  return { bet, legs: [sent.leg], picks, stakeText: draft.stakeText, entry: id, press, mode: 'single' }
}

/** The same of a combination. */
export function combinedReceiptOf({
  mode,
  wager: { stage, lastPress: press },
}: Combination): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { bet, sent, draft } = stage
  const picks = sent.request.picks.map(({ match_id, line_id, selection, myanmar }) => ({
    ...{ match_id, line_id, selection },
    ...(myanmar && { myanmar }),
  }))
  return { bet, legs: sent.legs, picks, stakeText: draft.stakeText, press, mode, rows: draft.rows }
}
