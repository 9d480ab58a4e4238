import type { PickIntent } from '@touchline/contracts/host'
import { when } from 'mobx'
import type { LastBet } from '../domain/last-bet'
import { newDraft } from '../domain/slip-draft'
import type { SlipCalls } from '../transport/slip-calls'
import type { Slip } from './slip'
import type { SlipContext } from './slip-context'

const MODE_WITHIN_MS = 10_000

/**
 * Puts the offered selections of the last bet into the slip, with its stake and mode. Returns the places of the
 * others.
 */
export async function repeatBet(
  slip: Slip,
  last: LastBet,
  { calls, context }: { readonly calls: Pick<SlipCalls, 'check'>; readonly context: SlipContext },
): Promise<readonly number[]> {
  const member = context.account?.info.account_id
  const isOpen = await Promise.all(last.picks.map((pick) => isOffered(pick)))
  // Another member has logged in meanwhile.
  if (context.account?.info.account_id !== member) return []
  const isKept = (_: unknown, place: number) => isOpen[place]
  const [picks, legs] = [last.picks.filter(isKept), last.legs.filter(isKept)]
  slip.betAgain({ ...last, picks, legs })
  if (picks.length > 0) restake(slip, last)
  return isOpen.flatMap((open, place) => (open ? [] : [place]))

  /** A Burmese card shows it itself; a question without an answer is no refusal. */
  async function isOffered(pick: PickIntent): Promise<boolean> {
    if (pick.myanmar) return true
    const result = await calls.check(pick, context.oddsType)
    return result.kind !== 'ok' || (result.data.quotes[0]?.open ?? false)
  }
}

/** The bet of a receipt once more: a combination with its mode and its stake. */
export function repeatReceipt(slip: Slip, receipt: LastBet): void {
  slip.betAgain(receipt)
  if (receipt.mode !== 'single') restake(slip, receipt)
}

/** Mode and stake of the last bet; the file of its mode may still be on its way. */
function restake(slip: Slip, { mode, stakeText, rows }: LastBet): void {
  slip.chooseMode(mode)
  if (mode === 'single') return
  void when(() => slip.combination?.mode === mode, { timeout: MODE_WITHIN_MS }).then(
    () => slip.combination?.wager.edit({ ...newDraft(stakeText), rows }),
    // The player may type it.
    () => undefined,
  )
}
