import {
  type BetStatus,
  betAcceptList,
  betCheck,
  betLookup,
  betRejectList,
  betSingle,
  dBetList,
  dBetListCancel,
  pendingBetList,
  vBetSingle,
} from '@touchline/contracts/calls'
import type { Access } from '../../plugins/access'
import { refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import { betOf, type ScoreOf } from './bet-of'
import { quoteOf } from './rules'
import { offerFor, type PlaceSingleDeps, placeSingle } from './service'

const LOOK: Access = { need: 'view', product: 'sportsbook' }
const BET: Access = { need: 'act', product: 'sportsbook' }
// Bets that stand are shown even where new ones are switched off.
const OWN: Access = { need: 'view' }

/** Which bets each list shows. */
const LISTS: readonly [typeof betAcceptList, readonly BetStatus[]][] = [
  [betAcceptList, ['running']],
  [betRejectList, ['rejected']],
  [pendingBetList, ['waiting']],
  [dBetList, ['settled', 'cashout']],
  [dBetListCancel, ['void']],
]

export function registerBets(calls: CallServer, deps: PlaceSingleDeps & { readonly scoreOf: ScoreOf }): void {
  const { platform, book, bets, termsOf, scoreOf } = deps

  calls.member(betCheck, LOOK, async ({ picks }, caller) => {
    const terms = await termsOf(caller.account)
    if (!terms) return refuse('account_not_exists')
    const now = platform.now()
    const { limits } = terms
    return { quotes: picks.map((pick) => quoteOf(pick, offerFor(book, pick, caller, now), limits)) }
  })

  // Each kind of member bets by one call: whose money it is must never be in doubt.
  calls.member(betSingle, BET, (request, caller) =>
    caller.operatorType === 1 ? placeSingle(deps, request, caller) : refuse('forbiddenAccess'),
  )
  calls.member(vBetSingle, BET, (request, caller) =>
    caller.operatorType === 2 ? placeSingle(deps, request, caller) : refuse('forbiddenAccess'),
  )

  calls.member(betLookup, OWN, async ({ idem_key, abandon }, caller) => {
    if (abandon && !caller.viewOnly) await bets.abandon(caller.account, idem_key, platform.now())
    const row = await bets.byKey(caller.account, idem_key)
    if (row) return { bet: betOf(row, scoreOf) }
    // A key that was not burnt may still be used: "not placed" would be no final answer.
    return refuse(abandon && caller.viewOnly ? 'SUSPEND' : 'betNotExists')
  })

  for (const [call, statuses] of LISTS)
    calls.list(call, OWN, async (page, caller) => {
      const found = await bets.page(caller.account, statuses, page)
      return { bets: found.bets.map((row) => betOf(row, scoreOf)), total: found.total }
    })
}
