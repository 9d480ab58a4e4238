import type { BetState } from './reduce-bet'
import type { CombinationMode, SentCombination } from './slip-combination'
import type { SlipReceipt } from './slip-receipt'
import type { SentBet } from './slip-sent'

/** Adds a receipt: those of the latest press first, singles of one press in the order of the list. */
export function withReceipt(receipts: readonly SlipReceipt[], receipt: SlipReceipt): readonly SlipReceipt[] {
  const { entry = 0, press } = receipt
  const before = receipts.filter((one) => one.press === press && (one.entry ?? entry) < entry)
  return [...before, receipt, ...receipts.filter((one) => !before.includes(one))]
}

/** The receipts of the latest press. */
export const ofLatestPress = (receipts: readonly SlipReceipt[]): readonly SlipReceipt[] =>
  receipts.filter(({ press }) => press === receipts[0]?.press)

/** The receipt of an accepted single; null of any other. */
export function receiptOf(id: number, { stage, press }: BetState<SentBet>): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { match_id, line_id, selection } = stage.sent.request
  const picks = [{ match_id, line_id, selection }]
  const { bet, sent, draft } = stage
  return { bet, legs: [sent.leg], picks, stakeText: draft.stakeText, entry: id, press, mode: 'single' }
}

/** The same of a combination. */
export function combinedReceiptOf(
  mode: CombinationMode,
  { stage, press }: BetState<SentCombination>,
): SlipReceipt | null {
  if (stage.stage !== 'accepted') return null
  const { bet, sent, draft } = stage
  const picks = sent.request.picks.map(({ match_id, line_id, selection, myanmar }) => ({
    match_id,
    line_id,
    selection,
    ...(myanmar && { myanmar }),
  }))
  return { bet, legs: sent.legs, picks, stakeText: draft.stakeText, press, mode, rows: draft.rows }
}
