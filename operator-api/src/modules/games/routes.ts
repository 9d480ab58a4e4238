import { gameList } from '@touchline/contracts'
import { VIEW } from '../../plugins/access'
import { refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import type { GamesService } from './service'

/** Products that are switched off for a member. */
export type ProductsOff = (account: string) => Promise<readonly string[]>

export function registerGames(calls: CallServer, service: GamesService, productsOff: ProductsOff): void {
  // The product depends on the lobby that is asked for, so the route itself cannot name one.
  calls.member(gameList, VIEW, async ({ category }, caller) => {
    const answer = await service.lobby(category, await productsOff(caller.account))
    return answer.ok ? answer.data : refuse(answer.code)
  })
}
