import type { Bet } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'
import type { CombinationMode, SentCombination } from '../domain/slip-combination'
import type { SlipPick } from '../domain/slip-pick'
import type { SentBet } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import { stakeFaultOf } from '../domain/slip-stake'
import { refusedQuote, type SlipCalls } from '../transport/slip-calls'
import type { StoredStake } from '../transport/slip-record'
import { isTaken } from './is-taken'
import { singleKind } from './single-kind'
import type { Slip } from './slip'
import type { SlipContext } from './slip-context'
import type { SlipEntry } from './slip-entry'
import { SlipSelection } from './slip-selection'
import { SlipWager } from './slip-wager'
import type { NotSent, WagerPorts } from './wager-ports'

/** The ports that all wagers of this tab share. */
export interface Leaving {
  readonly host: HostServices
  readonly context: SlipContext
  readonly calls: SlipCalls
  /** Stores a bet before it is sent. */
  readonly keep: (sent: SentBet | SentCombination, stakeText: string) => void
  readonly drop: (key: string) => void
  /** The stored draft of a mode. */
  readonly draftOf: (mode: CombinationMode) => StoredStake
  readonly onNotSent: (why: NotSent) => void
  readonly onBet: (bet: Bet) => void
}

/** Ports of a wager that do not depend on what it is on. */
export const leavingPorts = ({ host, context, calls, ...leaving }: Leaving) => ({
  context,
  now: host.now,
  lookup: calls.lookup,
  keep: leaving.keep,
  drop: leaving.drop,
  onBet: leaving.onBet,
  onNotSent: leaving.onNotSent,
  onFate: () => void host.refreshBalance(),
})

/** A selection with a single on it. */
export function openEntry(
  slip: Slip,
  leaving: Leaving,
  id: number,
  pick: SlipPick,
  first: SlipStage,
): SlipEntry {
  const { host, context, calls } = leaving
  const selection = new SlipSelection(pick, {
    context,
    calls,
    live: host.live,
    now: host.now,
    isQuoted: () => {
      const { stage } = wager.stage
      if (stage !== 'editing' && stage !== 'rejected') return false
      const { quote } = selection.quotes
      // The others are asked for once, and again before they leave, or where the feed offers what the server had closed, or its
      // match may have room by now.
      const isFull = stakeFaultOf(wager.money, wager.limits) === 'full'
      return slip.open?.id === id || quote === null || (!quote.open && selection.isOffered) || isFull
    },
    isHeld: () => wager.stage.stage !== 'editing' || slip.isCombining,
    isTaken: (target) => isTaken(slip, id, target),
  })
  const ports: WagerPorts<SentBet> = {
    ...leavingPorts(leaving),
    isOneOfSeveral: () => slip.all.length > 1 && slip.all.some((entry) => entry.id === id),
    place: ({ request }) => calls.place(request, context.account?.info.operator_type ?? 1),
    onRefusal: ({ details }) => {
      const quote = refusedQuote(details)
      if (quote) selection.takeRefused(quote)
      else void selection.ask()
    },
  }
  const key = pick.key ?? host.newKey()
  const wager = new SlipWager(first, singleKind(selection, context), ports, key)
  selection.start()
  return { id, selection, wager }
}
