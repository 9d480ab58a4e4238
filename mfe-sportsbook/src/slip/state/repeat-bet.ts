import type { PickIntent } from '@touchline/contracts/host'
import type { LastBet } from '../domain/receipts'
import type { SlipCalls } from '../transport/slip-calls'
import type { SlipContext } from './slip-context'
import type { Slip } from './slip-store'

/**
 * Puts the offered selections of the last bet into the slip, with its stake and mode. Returns the places of the
 * others.
 */
export async function repeatBet(
  slip: Pick<Slip, 'betAgain'>,
  last: LastBet,
  { calls, context }: { readonly calls: Pick<SlipCalls, 'check'>; readonly context: SlipContext },
): Promise<readonly number[]> {
  const member = context.account?.info.account_id
  const isOpen = await Promise.all(last.picks.map((pick) => isOffered(pick)))
  // Another member has logged in meanwhile.
  if (context.account?.info.account_id !== member) return []
  const isKept = (_: unknown, place: number) => isOpen[place]
  const [picks, legs] = [last.picks.filter(isKept), last.legs.filter(isKept)]
  slip.betAgain({ ...last, picks, legs }, true)
  return isOpen.flatMap((open, place) => (open ? [] : [place]))

  /** A Burmese card shows it itself; a question without an answer is no refusal. */
  async function isOffered(pick: PickIntent): Promise<boolean> {
    if (pick.myanmar) return true
    const result = await calls.check(pick, context.oddsType)
    return result.kind !== 'ok' || (result.data.quotes[0]?.open ?? false)
  }
}
