import { gameList } from '@touchline/contracts/calls'
import { VIEW } from '../../plugins/access'
import { refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import type { Uplines } from '../uplines'
import type { GamesService } from './service'

export function registerGames(
  calls: CallServer,
  service: GamesService,
  members: Pick<Uplines, 'byId'>,
): void {
  // The product depends on the lobby that is asked for, so the route itself cannot name one.
  calls.list(gameList, VIEW, async ({ category }, caller) => {
    const member = await members.byId(caller.account)
    const answer = await service.lobby(category, member?.disabledProducts ?? [])
    return answer.ok ? answer.data : refuse(answer.code)
  })
}
