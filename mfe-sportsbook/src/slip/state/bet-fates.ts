import type { Bet } from '@touchline/contracts/calls'
import { compareShallow, type IReactionDisposer, reaction } from 'mobx'
import { isReopened } from '../domain/is-reopened'
import type { SentCombination } from '../domain/slip-combination'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { AnySent, SentBet } from '../domain/slip-sent'
import type { SlipRejection, SlipStage } from '../domain/slip-stage'
import type { Slip } from './slip'
import type { SlipEntry } from './slip-entry'
import type { slipNews } from './slip-news'
import { combinedReceiptOf, receiptOf } from './slip-receipts'

interface FatesParts {
  readonly slip: Slip
  readonly news: ReturnType<typeof slipNews>
  /** Whether the player has the slip before them: what it says itself needs no notice then. */
  readonly isInSight: () => boolean
  /** Whether another page is in front of this one. */
  readonly isHidden: () => boolean
  /** Whether this tab sent the bet of a key. */
  readonly isOwn: (key: string) => boolean
  /** Remembers what can be bet once more. */
  readonly keepLast: (receipt: SlipReceipt) => void
  /** Says that a bet is none: it was refused for good, or never arrived. */
  readonly sayNotPlaced: (sent: SentBet | SentCombination, rejection: SlipRejection) => void
  /** Says that a quick bet waits for acceptance. */
  readonly sayWaits: (entry: SlipEntry) => void
}

/** What follows when a bet is decided: its receipt, what can be repeated, and a notice where nobody sees the receipt. */
export function betFates(parts: FatesParts) {
  const { slip, news, isInSight, isHidden, isOwn, keepLast, sayNotPlaced, sayWaits } = parts
  return { reactions, receive, tellQuick }

  function reactions(): IReactionDisposer[] {
    return [
      reaction(
        () => slip.all.filter(({ wager }) => wager.stage.stage === 'accepted'),
        (accepted) => {
          for (const entry of accepted) {
            accept(receiptOf(entry), entry.wager.stage)
            slip.accept(entry, isInSight())
          }
        },
      ),
      reaction(
        () => slip.combinations.filter(({ wager }) => wager.stage.stage === 'accepted'),
        (accepted) => {
          for (const one of accepted) {
            accept(combinedReceiptOf(one), one.wager.stage)
            slip.acceptCombined(one, isInSight())
          }
        },
      ),
      reaction(
        () => [...slip.all, ...slip.combinations].filter(({ wager }) => wager.stage.stage === 'rejected'),
        (rejected, before) => {
          for (const one of rejected) if (!before.includes(one)) reject(one.wager.stage, isShown(one))
        },
        { equals: compareShallow },
      ),
    ]
  }

  /** Whether the slip shows where a bet of its own stands. */
  function isShown(owner: unknown): boolean {
    const shown: readonly unknown[] = slip.mode === 'single' ? slip.all : [slip.combination]
    return shown.includes(owner) && isInSight() && !isHidden()
  }

  function reject(stage: SlipStage | SlipStage<SentCombination>, isSaid: boolean): void {
    if (stage.stage !== 'rejected') return
    if (stage.rejection.why === 'rejected') news.announce(stage.rejection.bet, isSaid)
    else if (!isSaid) sayNotPlaced(stage.sent, stage.rejection)
  }

  /** Perhaps no message says that the bet stands, and the slip may be closed. */
  function accept(last: SlipReceipt | null, stage: SlipStage<AnySent>): void {
    if (last) keepLast(last)
    if (stage.stage === 'accepted') news.announce(stage.bet, isInSight())
  }

  /** A quick bet waits, was accepted or rejected, and perhaps no message says so. */
  function tellQuick(entry: SlipEntry): void {
    const { stage } = entry.wager
    const last = receiptOf(entry)
    if (last) keepLast(last)
    if (stage.stage === 'waiting') {
      if (!isInSight()) sayWaits(entry)
    } else if (stage.stage === 'accepted') news.announce(stage.bet)
    else if (stage.stage === 'rejected')
      // Quick bets that are armed no more are not shown once they are decided.
      reject(stage, stage.rejection.why !== 'rejected' && isInSight() && slip.quick?.isArmed === true)
  }

  /** News of a bet, from the live connection. */
  function receive(bet: Bet): void {
    const owner = [...slip.all, ...slip.combinations, ...(slip.quick?.bets ?? [])].find(({ wager }) =>
      wager.sent(bet),
    )
    // What another tab sent is told by the pages that are looked at.
    const isTold = bet.status !== 'running' || isReopened(bet) || !isHidden() || isOwn(bet.idem_key)
    const wasOpen = owner?.wager.isUndecided
    if (owner) owner.wager.learn(bet)
    // A receipt in sight says that it was accepted, or how it ended if that is heard first; the slip of the tab that sent it says that
    // it is none; all else has a notice.
    const isNone = bet.status === 'rejected' || bet.status === 'void'
    const isSaid =
      bet.status === 'running' || (wasOpen && !isNone)
        ? slip.receipts.some((receipt) => receipt.bet.bet_id === bet.bet_id)
        : owner?.wager.stage.stage === 'rejected' && isShown(owner)
    if (isTold || bet.status === 'running') news.announce(bet, isSaid || !isTold)
  }
}
