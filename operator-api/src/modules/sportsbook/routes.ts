import { betLookup } from '@touchline/contracts/calls'
import { VIEW } from '../../plugins/access'
import { refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import { registerBetting } from './bet-calls'
import { registerLists } from './bet-lists'
import { betOf, type ScoreOf } from './bet-of'
import type { PlaceBetDeps } from './place-bet'

export function registerBets(calls: CallServer, deps: PlaceBetDeps & { readonly scoreOf: ScoreOf }): void {
  const { platform, bets, scoreOf } = deps
  registerBetting(calls, deps)
  registerLists(calls, deps)

  // Placed bets are shown even where new ones are switched off.
  calls.member(betLookup, VIEW, async ({ idem_key, abandon }, caller) => {
    // Also for a member who may only look: it moves no money, and a key that is not burnt might still be used.
    if (abandon) await bets.abandon(caller.account, idem_key, platform.now())
    const row = await bets.byKey(caller.account, idem_key)
    return row ? { bet: betOf(row, scoreOf) } : refuse('betNotExists')
  })
}
